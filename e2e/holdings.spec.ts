import type { Page } from '@playwright/test'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { administrator, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'
import { undoLast } from './support/undo.ts'

/** Leaves the user without anything held. */
async function nothingHeld(page: Page): Promise<void> {
  const { data } = (await (await page.request.post('/api/login/v2', { data: administrator })).json()) as {
    data: { token: string }
  }
  const headers = { authorization: `Bearer ${data.token}` }
  const answer = (await (await page.request.get(holdings.portfolios.path, { headers })).json()) as {
    data: OutputOf<typeof holdings.portfolios>
  }
  for (const { portfolioId } of answer.data.dataList)
    await page.request.post(holdings.deletePortfolio.path, { data: { portfolioId }, headers })
}

const statement = `成交日期,证券代码,买卖标志,成交数量,成交价格,手续费,印花税
2024-06-04,609901,证券卖出,40,12,5,0.48
2024-06-04,609901,证券卖出,400,12,5,0
`

test('a purchase is recorded, a statement with one bad row imported, and the profit is that worked out by hand', async ({
  signedIn: page,
}) => {
  await nothingHeld(page)
  await page.goto('/index/holdings')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByText('还没有交易。记下第一笔')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '记一笔交易' }).last().click()
  const dialog = page.getByRole('dialog')
  // What is typed at once is written in it: with the sign that closes first, Enter would take the question away.
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await dialog.getByRole('textbox').first().fill('岚溪银行')
  await dialog.getByRole('button', { name: /岚溪银行/ }).click()
  await dialog.getByRole('textbox', { name: '日期' }).fill('2024-06-03')
  await dialog.getByRole('textbox', { name: '日期' }).press('Enter')
  await dialog.getByLabel('数量').fill('100')
  await dialog.getByLabel('价格').fill('10')
  await dialog.getByLabel('费用').fill('5')
  await dialog.getByRole('button', { name: '保存' }).click()
  const sums = page.getByRole('region', { name: 'CNY 合计' })
  await expect(sums).toBeVisible()

  await page.getByRole('button', { name: '导入对账单' }).first().click()
  await dialog.getByLabel('选择文件').setInputFiles({
    name: '成交.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement),
  })
  await expect(dialog.getByText('2024-06-04 只持有 60 股，不能转出或卖出 400 股。')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 1 笔' }).click()
  await expect(dialog.getByText('已导入 1', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '完成' }).click()

  // 100 for 1005; 40 of them, 402, sold for 480 − 5 − 0.48: 72.52.
  await expect(sums.getByText('+72.52')).toBeVisible()
  await expect(page.getByRole('table', { name: '持仓' }).or(page.getByRole('grid', { name: '持仓' }))).toContainText(
    '60',
  )
  await page.getByRole('link', { name: '交易', exact: true }).click()
  await expect(page.getByText('2 笔')).toBeVisible()
  await page.getByRole('button', { name: '删除 岚溪银行 2024-06-04 的交易' }).click()
  await undoLast(page)
  await expect(page.getByText('2 笔')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/holdings')
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await nothingHeld(page)
})
