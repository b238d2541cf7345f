import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { partsOf, quartersOf } from '../support/sample-statements.ts'
import { bothSizes, expectTidy } from '../support/screens.ts'

const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })
const storage = { id: 'SHZ-009902', code: '009902' }

/** An amount in yuan as the screens shorten it. */
function yi(value: number): string {
  const [scaled, unit] = Math.abs(value) >= 1e8 * 0.99995 ? [value / 1e8, '亿'] : [value / 1e4, '万']
  const digits = Math.abs(scaled) >= 1000 ? 0 : Math.abs(scaled) >= 100 ? 1 : 2
  return `${scaled < 0 ? '\u2212' : ''}${Math.abs(scaled).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`
}
const quarter = (year: number, number: number) => {
  const found = quartersOf(storage.code).find((one) => one.year === year && one.quarter === number)
  if (!found) throw new Error('the sample has no such quarter')
  return found
}
const million = 1e6
const yearly = (year: number) => [1, 2, 3, 4].reduce((sum, one) => sum + quarter(year, one).revenue, 0) * million
const rate = (first: number, last: number, years: number) =>
  `${((last / first) ** (1 / years) * 100 - 100).toFixed(1)}%`

test('COMP-04 COMP-10 the quarters of a company stand at the latest; the slider and the arrows choose another, kept in the address', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}`)
  const quarters = tile(page, '季度业绩')
  const slider = quarters.getByRole('slider', { name: '季度', exact: true })
  await expect(slider).toHaveAttribute('aria-valuetext', '2024Q1')
  await expect(quarters).toContainText(yi(quarter(2024, 1).revenue * million))
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/[?&]quarter=2023Q4/)
  await expect(quarters).toContainText(yi(quarter(2023, 4).revenue * million))
  await expect(tile(page, '同业对比')).toContainText('23Q4 · TTM')
  await page.reload()
  await expect(slider).toHaveAttribute('aria-valuetext', '2023Q4')
  await quarters.getByRole('slider', { name: /季度业绩，/ }).focus()
  await page.keyboard.press('End')
  await expect(page).not.toHaveURL(/quarter=/)
})

test('COMP-05 COMP-30 main business by year: eliminations negative and marked; a part opens the report at its row', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}`)
  const business = tile(page, '主营构成')
  const [main, , elimination] = partsOf(storage.code, 2023).industry
  await expect(business.getByRole('combobox')).toHaveValue('2023-12-31')
  const part = business.getByRole('button', { name: /^主业/ })
  await expect(part).toContainText(yi((main?.[1] ?? 0) * 10_000))
  await expect(business.getByRole('button', { name: /^分部间抵销/ })).toContainText(
    yi((elimination?.[1] ?? 0) * 10_000),
  )
  await expect(business).toContainText('含分部间抵销，负数照原样列出')
  await part.click()
  await expect(page).toHaveURL(/[?&]row=2023-12-31/)
  const report = panel(page, '主营构成')
  const row = report.locator('tr[aria-current]')
  await expect(row).toContainText('主业')
  await expect(row).toContainText(/第 \d+ 行/)
  await row.getByRole('button', { name: /来源/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/main_business\.csv 第 [\d,]+ 行/)
  await page.keyboard.press('Escape')
  await report.getByRole('button', { name: '关闭' }).click()
  await expect(panel(page, '主营构成')).toHaveCount(0)
  await business.getByRole('combobox').selectOption('2022-12-31')
  await expect(part).toContainText(yi((partsOf(storage.code, 2022).industry[0]?.[1] ?? 0) * 10_000))
  await expect(page).toHaveURL(/period=2022-12-31/)
})

test('COMP-15 COMP-45 main business is kept by year, in lines that join its parts; a figure opens its year’s report', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/business`)
  const industry = tile(page, '行业')
  await expect(industry.getByRole('columnheader')).toHaveText(['项目', '复合增速', '2023', '2022'])
  const row = industry.getByRole('row').filter({ hasText: '主业' })
  for (const year of [2022, 2023])
    await expect(row).toContainText(yi((partsOf(storage.code, year).industry[0]?.[1] ?? 0) * 10_000))
  await expect(industry.getByRole('row').filter({ hasText: '分部间抵销' })).toContainText('\u2212')
  await row.getByRole('button', { name: /^主业 2022/ }).click()
  await expect(panel(page, '主营构成').locator('tr[aria-current]')).toContainText('主业')
  await expect(page).toHaveURL(/row=2022-12-31/)
  await panel(page, '主营构成').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('radio', { name: '构成' }).click()
  await expect(row).toContainText('82')
})

test('COMP-32 growth compounds over the years chosen; a rate that means nothing says why', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/business`)
  const growth = tile(page, '复合增速')
  const revenue = growth.getByRole('row').filter({ hasText: '营业收入' })
  await expect(revenue).toContainText(rate(yearly(2022) - (yearly(2023) - yearly(2022)), yearly(2023), 2))
  await growth.getByLabel('起').selectOption('2022')
  await expect(page).toHaveURL(/from=2022/)
  await expect(revenue).toContainText(rate(yearly(2022), yearly(2023), 1))
  const eliminated = growth.getByRole('row').filter({ hasText: '分部间抵销' })
  await expect(eliminated).toContainText('首年为负，增速无意义')
})

test('COMP-33 concentration of the parts and of the industry, for as many of the largest as asked', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/business`)
  const concentration = tile(page, '集中度')
  const parts = partsOf(storage.code, 2023)
  const regions = parts.region.map(([, revenue]) => revenue)
  await concentration.getByLabel('最大几项').selectOption('1')
  await expect(page).toHaveURL(/[?&]n=1/)
  await expect(concentration.getByRole('columnheader', { name: 'CR1' })).toBeVisible()
  const share = ((Math.max(...regions) / regions.reduce((sum, one) => sum + one, 0)) * 100).toFixed(1)
  await expect(concentration.getByRole('row').filter({ hasText: '地区' })).toContainText(share)
  // Where the public data stand beside the sample its companies are of the class too, without revenue of that year.
  await expect(concentration).toContainText(/3 \/ \d+ 家有 2023 年收入/)
  await expect(concentration.getByText(/本公司第 2/)).toBeVisible()
})

test('COMP-06 COMP-07 COMP-42 companies compared on every field at the latest quarter, in an order of one’s own, kept in the address', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/compare?with=SHZ-009904,SSE-609902`)
  const table = tile(page, '对比表')
  await expect(table.getByRole('slider', { name: '季度' })).toHaveAttribute('aria-valuetext', '2024Q1')
  await expect(table.getByRole('rowheader')).toHaveCount(19)
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const revenue = table.getByRole('row').filter({ hasText: '营业收入' })
  const four =
    [quarter(2023, 2), quarter(2023, 3), quarter(2023, 4), quarter(2024, 1)].reduce(
      (sum, one) => sum + one.revenue,
      0,
    ) * million
  await expect(revenue.getByRole('cell').first()).toContainText(yi(four))
  await expect(table.getByRole('row').filter({ hasText: '利息支出' }).getByRole('cell').first()).toContainText(
    '这一期没有披露',
  )
  const chips = page.getByRole('list', { name: '公司' })
  const names = () =>
    chips
      .getByRole('listitem')
      .allInnerTexts()
      .then((all) => all.map((one) => one.split('\n')[0]))
  const [own, first, second] = await names()
  await chips.getByRole('button', { name: new RegExp(`^${first} · 拖动`) }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(names).toEqual([own, second, first])
  await page.getByRole('button', { name: '加公司' }).click()
  await page.getByRole('textbox', { name: /公司或指数/ }).fill('鸣野')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /鸣野汽车/ })
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await page.reload()
  await expect.poll(names).toEqual([own, second, first, '鸣野汽车'])
  await chips.getByRole('button', { name: '移除 鸣野汽车' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await table.getByRole('slider', { name: '季度' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/quarter=2023Q4/)
  await expect(revenue.getByRole('cell').first()).toContainText(yi(yearly(2023)))
  const saved = page.waitForEvent('download')
  await table.getByRole('button', { name: '对比表 · 更多' }).click()
  await page.getByRole('menuitem', { name: '导出 CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(19)
  expect(text).toContain(String(Math.round(yearly(2023))).slice(0, 6))
})

test('COMP-28 single quarters, the year so far and the last four quarters; a figure opens how it comes about', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/finance`)
  const row = tile(page, '业绩表').getByRole('row').filter({ hasText: '2023Q2' })
  await expect(row).toContainText(yi(quarter(2023, 2).revenue * million))
  await page.getByRole('radio', { name: '累计' }).click()
  await expect(row).toContainText(yi((quarter(2023, 1).revenue + quarter(2023, 2).revenue) * million))
  await page.getByRole('radio', { name: '最近四季' }).click()
  await expect(row).toContainText(
    yi(
      (quarter(2022, 3).revenue + quarter(2022, 4).revenue + quarter(2023, 1).revenue + quarter(2023, 2).revenue) *
        million,
    ),
  )
  await page.getByRole('radio', { name: '单季' }).click()
  // Until the quarters are there the row stands as it was, and its figure opens as what it is.
  await expect(row).toContainText(yi(quarter(2023, 2).revenue * million))
  await row.getByRole('button', { name: /营业收入：打开凭证/ }).click()
  const receipt = panel(page, '营业收入')
  await expect(receipt).toContainText('单季 = 本期累计 − 同一财年上期累计')
  await expect(receipt).toContainText('quarterly_indicators.csv')
  await expect(page).toHaveURL(/figure=/)
  await page.reload()
  await expect(receipt).toContainText(yi(quarter(2023, 2).revenue * million))
  await receipt.getByRole('button', { name: '关闭' }).click()
  await expect(receipt).toHaveCount(0)
})

test('COMP-46 NOPAT stands with the parts that it is made of, and what is missing says why', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${storage.id}/finance?basis=ttm`)
  const nopat = tile(page, '税后净营业利润')
  await expect(nopat).toContainText('NOPAT = 营业利润 ×（1 − 实际税率）')
  const row = nopat.getByRole('row').filter({ hasText: '2023Q4' })
  const profit = (await row.getByRole('gridcell').allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  const [, operating = '', taxRate = '', after = ''] = profit
  const money = (text: string) =>
    Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', '')) * (text.includes('亿') ? 1e8 : 1e4)
  expect(money(after) / (money(operating) * (1 - Number(taxRate) / 100))).toBeCloseTo(1, 2)
  await row.getByRole('button', { name: /税后净营业利润：打开凭证/ }).click()
  await expect(panel(page, '税后净营业利润')).toContainText('营业利润 ×（1 − 实际税率）')
  await expect(panel(page, '税后净营业利润')).toContainText('annual_financials.csv')
})

for (const way of bothSizes) {
  test(`nothing serious for axe and no sideways scrolling on ${way.size} beside an open receipt`, async ({
    signedIn: page,
  }) => {
    test.setTimeout(150_000)
    await expectTidy(
      page,
      way,
      [`/finance?figure=${storage.id}~nopat~ttm~2023-12-31`, '/business?row=2023-12-31~industry~主业'].map(
        (path) => `/index/company/${storage.id}${path}`,
      ),
    )
  })
}
