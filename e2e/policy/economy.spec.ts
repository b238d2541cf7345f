import { macro } from '@pandora/contract/domains/macro/operations'
import { inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectNoSideScroll } from '../support/screens.ts'

test('POLICY-22 POLICY-37 POLICY-41 a restated gross product is drawn by year with both values; another source has its own granularity, and all stands in the address', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const gdp = await ask(macro.series, { source: 'gdp' })
  const restated = gdp.lines[0]?.revisions ?? []
  expect(restated.length).toBeGreaterThan(0)
  await page.goto('/index/economy?market=demo')
  await expect(page.getByRole('heading', { level: 1, name: '经济指标' })).toBeVisible()
  const view = page.getByRole('region', { name: '经济指标', exact: true })
  await expect(view.getByRole('radio', { name: '年', exact: true })).toBeChecked()
  await expect(view).toContainText('修订过的数值')
  for (const { value } of restated[0]?.values ?? [])
    await expect(view).toContainText((value / 1e8).toLocaleString('zh-CN', { maximumFractionDigits: 1 }))
  await view.getByRole('combobox', { name: '指标来源' }).selectOption('consumer-prices')
  await expect(page).toHaveURL(/source=consumer-prices/)
  await expect(view.getByRole('radio', { name: '月', exact: true })).toBeChecked()
  await expect(view).toContainText('没有来源提供')
  // How far back it reaches is chosen, stands in the address, and is there again.
  await expect(view.getByRole('radio', { name: '全部', exact: true })).toBeChecked()
  await view.getByRole('radio', { name: '3年', exact: true }).click()
  await expect(page).toHaveURL(/period=3y/)
  await page.reload()
  await expect(view.getByRole('radio', { name: '3年', exact: true })).toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})
