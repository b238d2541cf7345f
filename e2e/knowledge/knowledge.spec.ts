import type { Page } from '@playwright/test'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { administrator, expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

/** Leaves the user without a base. */
async function noBases(page: Page): Promise<void> {
  const { data } = (await (await page.request.post('/api/login/v2', { data: administrator })).json()) as {
    data: { token: string }
  }
  const headers = { authorization: `Bearer ${data.token}` }
  const answer = (await (await page.request.post(knowledge.list.path, { headers, data: {} })).json()) as {
    data: OutputOf<typeof knowledge.list>
  }
  for (const { baseId } of answer.data.dataList)
    await page.request.post(knowledge.remove.path, { data: { baseId }, headers })
}

const report = `Northmere Instruments, Inc.
Consolidated Statements of Income (in millions)
Item  2023  2022
Net sales  1,250  1,000
Operating income  200  150

Northmere opened its plant in Harwick on March 14, 2023.
`

// Several screens in one journey, each looked at by axe.
test.setTimeout(120_000)

test('files are uploaded and read, a question is answered with its formula, a quote opens at its line, what is not there is not told', async ({
  signedIn: page,
  expectFailure,
}) => {
  // A damaged file is refused.
  expectFailure('/api/knowledge/upload')
  await noBases(page)
  await page.goto('/index/knowledge')
  await inLanguage(page, 'en')
  await expect(page.getByRole('heading', { name: 'Ask your own documents' })).toBeVisible()
  await page.getByRole('button', { name: 'New base' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Instruments')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instruments' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(report) },
    { name: 'broken.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('no archive') },
  ])
  await expect(page.getByText(/“broken.docx” is damaged/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open “report.txt”' })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Ask this base').fill('What was the operating margin of Northmere in FY2023?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('16%')
  await expect(answer).toContainText('(200 / 1,250) × 100')
  await expectAccessible(page)
  await answer.getByRole('button', { name: 'report.txt, page 1, line 5' }).click()
  await expect(dialog.locator('[aria-current="true"]')).toHaveText('Operating income  200  150')
  await page.keyboard.press('Escape')
  await page.getByLabel('Ask this base').fill('What was the operating margin of Calder Optics in FY2023?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(answer).toContainText('These documents do not name “Calder Optics”.')
})

test('a base is shared by e-mail and link, renamed and deleted; on a phone nothing scrolls sideways', async ({
  signedIn: page,
  expectFailure,
}) => {
  // The page of a base that is deleted hears of it before it leaves.
  expectFailure('status of 404')
  await noBases(page)
  await page.goto('/index/knowledge')
  await inLanguage(page, 'zh-CN')
  await page.getByRole('button', { name: '新建知识库' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名称').fill('锂业研究')
  await dialog.getByRole('button', { name: '新建' }).click()
  await page.getByRole('button', { name: '共享', exact: true }).click()
  await dialog.getByLabel('电子邮箱').fill('colleague@example.test')
  await dialog.getByRole('button', { name: '共享给' }).click()
  await expect(dialog.getByText('colleague@example.test · 邮箱')).toBeVisible()
  await dialog.getByRole('button', { name: '生成链接' }).click()
  await expect(dialog.getByLabel('链接（只显示这一次）')).toHaveValue(/\/index\/knowledge\?open=/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '收回 colleague@example.test 的阅读权' }).click()
  await expect(dialog.getByText('还没有共享给任何人。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: '改名' }).click()
  await dialog.getByLabel('名称').fill('锂业与电池')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '锂业与电池' })).toBeVisible()
  await page.getByRole('button', { name: '删除' }).click()
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('heading', { name: '向自己的资料提问' })).toBeVisible()
})
