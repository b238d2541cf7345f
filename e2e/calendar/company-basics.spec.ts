import { figures } from '@pandora/contract/domains/figures/operations'
import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

test('the PE of a day opens its receipt with price, shares and the report known then, and is the one of the page', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const { dataList } = await ask(screening.companies, { filter: {} })
  const one = await firstThat(dataList, async ({ companyId }) => {
    const { latest } = await ask(figures.valuationBands, { companyId })
    return latest.peTtm !== null
  })
  await page.goto(`/index/company/${one.companyId}/valuation`)
  await inLanguage(page, 'en')
  const tile = page.getByRole('region', { name: 'Valuation bands', exact: true })
  await expect(tile.getByText('Report known then')).toBeVisible()
  await expectAccessible(page)
  await tile.getByRole('button', { name: /PE, TTM/ }).click()
  await expect(page.getByText('Close as paid').first()).toBeVisible()
  await expect(page.getByText('All shares').first()).toBeVisible()
  await expect(page).toHaveURL(/peTtm%7Eday%7E/)
  await page.getByRole('radio', { name: 'Price bands' }).click()
  await expect(page).toHaveURL(/shown=price/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/company/${one.companyId}/valuation`)
  await expect(tile.getByText('Report known then')).toBeVisible()
  await expectNoSideScroll(page)
})

test('holders are those of the report that is chosen, among all shares and free float; dividends say yield and why there is none', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const { dataList } = await ask(screening.companies, { filter: {} })
  const one = await firstThat(dataList, async ({ companyId }) => {
    const [held, paid] = await Promise.all([
      ask(shareholders.holders, { companyId }),
      ask(shareholders.dividends, { companyId }),
    ])
    return held.days.length > 1 && paid.dataList.some((row) => row.yield !== null)
  })
  const held = await ask(shareholders.holders, { companyId: one.companyId })
  await page.goto(`/index/company/${one.companyId}/holders`)
  await inLanguage(page, 'zh-CN')
  const table = page.getByRole('region', { name: '十大股东', exact: true })
  await expect(table.getByText(held.dataList[0]?.holder ?? '').first()).toBeVisible()
  await table.getByRole('combobox', { name: '报告期' }).selectOption(held.days[1] ?? '')
  await expect(page).toHaveURL(/day=/)
  await table.getByRole('radio', { name: '流通股' }).click()
  await expect(page).toHaveURL(/scope=float/)
  await expect(
    page.getByRole('region', { name: '分红与送转', exact: true }).getByText('股息率 %').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})
