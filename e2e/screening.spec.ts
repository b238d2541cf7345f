import { readFile } from 'node:fs/promises'
import type { Language } from '@pandora/contract/language'
import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

const found = (page: Page) => page.locator('[data-tile-context]', { hasText: /家|companies/ })
const results = (page: Page) => page.getByRole('grid', { name: /^(结果|Results)$/ })
const shownRows = (page: Page) => results(page).locator('[data-row]')

async function openScreening(page: Page, query = '', language: Language = 'zh-CN'): Promise<void> {
  await page.goto(`/index/screening${query}`)
  await inLanguage(page, language)
  await expect(shownRows(page).first()).toBeVisible()
}

/** The periods of the sample ended years before today: they count in bounds and orders where that is asked for. */
const OLD = 'old=1'

/** Types into a bound; it counts when it is left. */
async function bound(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('textbox', { name, exact: true }).press('Enter')
}

test('COMP-09 COMP-47 companies are narrowed by bounds; how many are left is told at once, and the address holds the screen', async ({
  signedIn: page,
}) => {
  await openScreening(page, `?${OLD}`)
  await expect(found(page).first()).toHaveText('8 / 8 家')
  await bound(page, '营业收入 TTM 下限', '40')
  await expect(found(page).first()).toHaveText('4 / 8 家')
  await expect(page).toHaveURL(/where=revenue(:|%3A)4000000000%7E/)
  await expect(shownRows(page)).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '营业收入 TTM 下限', exact: true })).toHaveValue('40')
  await expect(shownRows(page)).toHaveCount(4)
  await page.getByRole('button', { name: /^行业:/ }).click()
  await page.getByRole('searchbox', { name: '查找行业' }).fill('动力电池')
  await page.getByRole('checkbox', { name: /^动力电池/ }).click()
  await page.keyboard.press('Escape')
  await expect(found(page).first()).toHaveText('1 / 8 家')
  await expect(shownRows(page)).toContainText('曜川锂业')
  await page.getByRole('button', { name: '清空条件' }).first().click()
  await expect(found(page).first()).toHaveText('8 / 8 家')
})

test('IND-05 Shenzhen and Shanghai are preselected; all exchanges are a choice that the address holds', async ({
  signedIn: page,
}) => {
  await openScreening(page)
  const exchanges = page.getByRole('group', { name: '交易所' })
  const both = ['深圳证券交易所', '上海证券交易所']
  for (const name of both)
    await expect(exchanges.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await exchanges.getByRole('button', { name: '上海证券交易所', exact: true }).click()
  await expect(page).toHaveURL(/exchanges=SHZ/)
  await expect(found(page).first()).toHaveText('4 / 8 家')
  await exchanges.getByRole('button', { name: '深圳证券交易所', exact: true }).click()
  await expect(page).toHaveURL(/exchanges=all/)
  await expect(found(page).first()).toHaveText('8 / 8 家')
  for (const name of both)
    await expect(exchanges.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: '清空条件' }).first().click()
  await expect(exchanges.getByRole('button', { name: '上海证券交易所', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('IND-04 an exchange is shown by its name in the language of the interface', async ({ signedIn: page }) => {
  await openScreening(page)
  await expect(page.getByRole('group', { name: '交易所' }).getByRole('button')).toContainText([
    '深圳证券交易所',
    '上海证券交易所',
  ])
  await inLanguage(page, 'en')
  await expect(page.getByRole('group', { name: 'Exchanges' }).getByRole('button')).toContainText([
    'Shenzhen Stock Exchange',
    'Shanghai Stock Exchange',
  ])
  await inLanguage(page, 'zh-CN')
})

test('COMP-09 the head says which day the prices are of and from when periods count; every row says its own period and day; old periods count when asked for', async ({
  signedIn: page,
}) => {
  await openScreening(page)
  const head = page.locator('[data-tile-state]', { hasText: /行情 \d{4}-\d\d-\d\d · 财报期末 ≥ \d{4}-\d\d-\d\d/ })
  await expect(head).toBeVisible()
  for (const name of ['报告期末', '行情日'])
    await expect(results(page).getByRole('columnheader', { name })).toBeAttached()
  await page.getByRole('group', { name: '计入' }).getByRole('button', { name: '旧报告期' }).click()
  await expect(page).toHaveURL(/old=1/)
  await expect(page.getByText('财报期末不限')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: '计入' }).getByRole('button', { name: '旧报告期' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('COMP-47 the result is sorted by any column, columns are chosen, and all of it is saved as CSV', async ({
  signedIn: page,
}) => {
  await openScreening(page, `?${OLD}`)
  await results(page).getByRole('button', { name: '营业收入 TTM' }).click()
  await expect(results(page).getByRole('columnheader', { name: /营业收入 TTM/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(shownRows(page).first()).toContainText(/009904|609904/)
  await results(page).getByRole('button', { name: '营业收入 TTM' }).click()
  await expect(shownRows(page).first()).toContainText(/009901|609901/)
  await page.getByRole('button', { name: '列', exact: true }).click()
  // What is chosen stands in the address, and the box follows it.
  for (const name of ['资产负债率', '换手率']) {
    await page.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(results(page).getByRole('columnheader', { name: '资产负债率' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeff代码,公司,')).toBe(true)
  expect(text).toContain('资产负债率（%）')
  expect(text.trim().split('\r\n')).toHaveLength(9)
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX', exact: true }).click(),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^screening-\d{4}-\d\d-\d\d\.xlsx$/)
})

test('COMP-09 a screen is saved, opened again, renamed and deleted', async ({ signedIn: page }) => {
  const name = `大营收 ${Date.now()}`
  await openScreening(page, `?where=revenue:4e9~&sort=revenue:up&${OLD}`)
  await page.getByRole('button', { name: '我的筛选' }).click()
  await page.getByRole('textbox', { name: '保存当前筛选' }).fill(name)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[data-notice="success"]').filter({ hasText: name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '清空条件' }).first().click()
  await expect(found(page).first()).toHaveText('8 / 8 家')
  await page.getByRole('button', { name: '我的筛选' }).click()
  await page.getByRole('button', { name: `打开“${name}”` }).click()
  await expect(found(page).first()).toHaveText('4 / 8 家')
  await expect(results(page).getByRole('columnheader', { name: /营业收入 TTM/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('button', { name: '我的筛选' }).click()
  await page.getByRole('button', { name: `给“${name}”改名` }).click()
  await page.getByRole('textbox', { name: `给“${name}”改名` }).fill(`${name} 改`)
  await page.getByRole('button', { name: '保存', exact: true }).first().click()
  const entry = page.getByRole('listitem').filter({ hasText: `${name} 改` })
  await expect(entry).toBeVisible()
  await entry.getByRole('button', { name: '删除', exact: true }).click()
  await entry.getByRole('button', { name: '删除', exact: true }).click()
  await expect(entry).toHaveCount(0)
})

test('COMP-47 a figure of the result opens how it came about, with its source', async ({ signedIn: page }) => {
  await openScreening(page)
  await shownRows(page)
    .filter({ hasText: '澄岳银行' })
    .getByRole('button', { name: /打开 澄岳银行 这一数字的凭证/ })
    .first()
    .click()
  const receipt = page.getByRole('complementary').filter({ hasText: '澄岳银行' })
  await expect(receipt).toContainText('.csv')
  await expect(page).toHaveURL(/figure=SHZ-009901/)
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
})

test('COMP-07 companies picked from the result open the comparison', async ({ signedIn: page }) => {
  await openScreening(page)
  await page.getByRole('checkbox', { name: '选中 澄岳银行 以便比较' }).click()
  await expect(page.getByRole('button', { name: '比较 1 家' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '选中 岚溪银行 以便比较' }).click()
  await page.getByRole('button', { name: '比较 2 家' }).click()
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009901\/compare\?with=SSE-609901/)
})

test('COMP-09 a filter that nobody meets says so and offers to clear it; a bound that is no number is marked', async ({
  signedIn: page,
}) => {
  await openScreening(page)
  await bound(page, '净资产收益率 下限', '9e9')
  await expect(page.getByText('没有公司满足这些条件。')).toBeVisible()
  await results(page).getByRole('button', { name: '清空条件' }).click()
  await expect(shownRows(page)).toHaveCount(8)
  await bound(page, '净资产收益率 下限', '很多')
  await expect(page.getByRole('textbox', { name: '净资产收益率 下限', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`COMP-09 the screen is readable by everyone and stays within its window (${language})`, async ({
    signedIn: page,
  }) => {
    await openScreening(page, `?where=revenue:3e9~&${OLD}`, language)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: language === 'en' ? 'Conditions (2)' : '条件（2）' })).toBeVisible()
    await expectNoSideScroll(page)
    await page.getByRole('button', { name: language === 'en' ? 'Conditions (2)' : '条件（2）' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByRole('textbox', { name: language === 'en' ? 'Revenue, TTM from' : '营业收入 TTM 下限', exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
