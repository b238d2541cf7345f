import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'

const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
/** What the rates screen was answered; the overview, left behind, asks the same. */
const answered = async (page: Page, operation: string) => {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith(`/api/policy/${operation}`) && response.frame().url().includes('/index/rates'),
  )
  const { data } = (await answer.json()) as { data: Record<string, (number | null)[]> & Record<string, string[]> }
  return data
}

test('POLICY-23 POLICY-24 five currencies against the yuan: last value, day, unit per one, per hundred for the yen', async ({
  signedIn: page,
}) => {
  const [data] = await Promise.all([answered(page, 'exchangeRate'), page.goto('/index/rates')])
  for (const [title, field, currency, digits] of [
    ['美元', 'usdCny', '1 USD', 4],
    ['欧元', 'eurCny', '1 EUR', 4],
    ['日元', 'jpyCny', '100 JPY', 4],
    ['港元', 'hkdCny', '1 HKD', 4],
    ['英镑', 'gbpCny', '1 GBP', 4],
  ] as const) {
    const values = data[field] as unknown as (number | null)[]
    const at = values.findLastIndex((value) => value !== null)
    await expect(tile(page, title)).toContainText(`${values[at]?.toFixed(digits)}`)
    await expect(tile(page, title)).toContainText(`CNY / ${currency} · ${(data['time'] as unknown as string[])[at]}`)
    await expect(tile(page, title).getByRole('img').first()).toBeVisible()
  }
  expect(Number((data['jpyCny'] as unknown as number[]).at(-1))).toBeGreaterThan(1)
})

test('the exchange rates are read as tables too, over the range chosen once for all', async ({ signedIn: page }) => {
  await page.goto('/index/rates')
  await page.getByRole('radiogroup', { name: '人民币汇率 · 显示方式' }).getByRole('radio', { name: '表' }).click()
  await expect(page).toHaveURL(/fxView=table/)
  await expect(tile(page, '日元').getByRole('grid')).toBeVisible()
  const rows = async () => Number(await tile(page, '美元').getByRole('grid').getAttribute('aria-rowcount'))
  const year = await rows()
  await page.getByRole('radiogroup', { name: '人民币汇率 · 范围' }).getByRole('radio', { name: '1月' }).click()
  await expect.poll(rows).toBeLessThan(year / 5)
  await page.getByRole('radiogroup', { name: '人民币汇率 · 范围' }).getByRole('radio', { name: '全部' }).click()
  await expect.poll(rows).toBeGreaterThan(year)
})

test('POLICY-25 the loan prime rate of one and five years with its day, in per cent', async ({ signedIn: page }) => {
  const [data] = await Promise.all([answered(page, 'lpr'), page.goto('/index/rates')])
  const lpr = tile(page, '贷款市场报价利率 LPR')
  await expect(lpr).toContainText(`${Number((data['oneYear'] as unknown as number[]).at(-1)).toFixed(2)}%`)
  await expect(lpr).toContainText(`${Number((data['fiveYear'] as unknown as number[]).at(-1)).toFixed(2)}%`)
  await expect(lpr).toContainText(`${(data['valueCode'] as unknown as string[]).at(-1)}`)
  await lpr.getByRole('radio', { name: '表' }).click()
  await expect(lpr.getByRole('grid').getByRole('row').nth(1)).toContainText(
    `${(data['valueCode'] as unknown as string[]).at(-1)}`,
  )
})

test('POLICY-26 SHIBOR as a curve of eight tenors from overnight, and over time', async ({ signedIn: page }) => {
  const [data] = await Promise.all([answered(page, 'shibor'), page.goto('/index/rates')])
  const curve = tile(page, 'SHIBOR 期限结构')
  await expect(curve.getByRole('img').first()).toBeVisible()
  await curve.getByRole('radio', { name: '表' }).click()
  const rows = curve.getByRole('grid').getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(rows.nth(1)).toContainText('隔夜')
  await expect(rows.nth(1)).toContainText(Number((data['now'] as unknown as number[]).at(-1)).toFixed(3))
  await expect(rows.nth(8)).toContainText(Number((data['oneYear'] as unknown as number[]).at(-1)).toFixed(3))
  const history = tile(page, 'SHIBOR 走势')
  await history.getByRole('radio', { name: '全部期限' }).click()
  await history.getByRole('radio', { name: '表' }).click()
  await expect(history.getByRole('grid').getByRole('columnheader')).toHaveCount(9)
})

test('rates know the as-of date: nothing later is shown, and before the first value the page says so', async ({
  signedIn: page,
}) => {
  await page.goto('/index/rates?asOf=2024-03-01&fxView=table')
  await expect(tile(page, '美元').getByRole('grid').getByRole('row').nth(1)).toContainText(/2024-0[23]-\d\d/)
  await page.goto('/index/rates?asOf=2001-01-01')
  await expect(tile(page, '贷款市场报价利率 LPR')).toContainText('截至所选日期没有这组数据')
  await tile(page, '贷款市场报价利率 LPR').getByRole('button', { name: '回到最新' }).click()
  await expect(tile(page, '贷款市场报价利率 LPR').getByRole('img').first()).toBeVisible()
})

test('a failed read says what failed, and tries again', async ({ signedIn: page, expectFailure }) => {
  expectFailure(/503.*policy\/lpr/)
  let away = true
  await page.route('**/api/policy/lpr', (route) =>
    away ? route.fulfill({ status: 503, json: { code: 'DATABASE_AWAY', data: null, message: '' } }) : route.continue(),
  )
  await page.goto('/index/rates')
  const lpr = tile(page, '贷款市场报价利率 LPR')
  await expect(lpr.getByRole('alert')).toContainText('数据库暂时不可用')
  away = false
  await lpr.getByRole('button', { name: '再试一次' }).click()
  await expect(lpr.getByRole('img').first()).toBeVisible()
})
