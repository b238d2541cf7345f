import type { OutputOf } from '@pandora/contract/operation'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { Page } from '@playwright/test'
import { importText } from './support/import.ts'
import { administrator, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

const bars = (rows: readonly (readonly [string, number])[]) =>
  [
    'date,code,open,close,high,low,volume_lots,amount_cny,turnover_pct',
    ...rows.map(([day, close]) => `${day},009901,${close},${close},${close + 1},${close - 1},15,150000,1`),
  ].join('\n')

/** Takes back what the test has imported, and its rules: later tests find the market and the bell as they were. */
async function leaveNothing(page: Page): Promise<void> {
  const signedIn = (await (await page.request.post('/api/login/v2', { data: administrator })).json()) as {
    data: { token: string }
  }
  const headers = { authorization: `Bearer ${signedIn.data.token}` }
  const asked = await page.request.post(imports.list.path, { headers, data: {} })
  const { data } = (await asked.json()) as { data: OutputOf<typeof imports.list> }
  for (const { runId, file } of data.dataList)
    if (file === 'alerts-bars.csv') await page.request.post(imports.remove.path, { headers, data: { runId } })
}

test('a price rule is made on a company’s page, shows what it would have sent, and the bell counts the alert that a new bar makes', async ({
  signedIn: page,
}) => {
  await page.goto('/index/company/SHZ-009901')
  await inLanguage(page, 'zh-CN')
  await page
    .getByRole('button', { name: /提醒我/ })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: '新建规则' })
  await expect(editor.getByText('澄岳银行', { exact: true })).toBeVisible()
  await editor.getByLabel('价格', { exact: true }).fill('900')
  await expect(editor.getByText('当澄岳银行的收盘价升到 900 或以上时提醒我。')).toBeVisible()
  await editor.getByRole('button', { name: '看看过去 30 天会提醒什么' }).click()
  await expect(editor.getByText(/过去 30 天没有会触发的内容/)).toBeVisible()
  await expectAccessible(page)
  await editor.getByLabel('规则名称').fill('到九百元')
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor).toHaveCount(0)

  await importText(
    'alerts-bars.csv',
    bars([
      ['2024-07-08', 500],
      ['2024-07-09', 950],
    ]),
  )
  const bell = page.getByRole('button', { name: /通知.*1|1.*通知/ })
  await expect(bell).toBeVisible({ timeout: 30_000 })
  await bell.click()
  await page.getByRole('button', { name: /澄岳银行收盘 950，升到 900 以上（前一日 500）/ }).click()
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009901/)
  await expect(bell).toHaveCount(0)

  await page.goto('/index/alerts/history')
  await expect(page.getByText('规则：到九百元')).toBeVisible()
  await expectAccessible(page)
  await inLanguage(page, 'en')
  await expect(page.getByText(/closed at 950, above 900/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/index/alerts')
  await page.getByRole('button', { name: /^Delete / }).click()
  await expect(page.getByText('No rules yet', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('button', { name: /^Delete / })).toBeVisible()
  await page.getByRole('button', { name: /^Delete / }).click()
  await leaveNothing(page)
})
