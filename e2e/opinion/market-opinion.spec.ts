import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, openAnew } from '../support/screens.ts'

test('OPINION-03 OPINION-13 OPINION-43 the heat map tells of a company and leads to what forums hold of it', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  const hottest = async () => (await ask(marketOpinion.topStock, { days: '20' })).dataList[0]
  await expect.poll(async () => (await hottest())?.commentManyNum ?? 0, { timeout: 60_000 }).toBeGreaterThan(0)
  const company = await hottest()
  if (!company) throw new Error('no company')
  await page.goto('/index/market-opinion?market=demo')
  const map = page.getByRole('listbox', { name: '热度树图' })
  await expect(map.getByRole('option').first()).toBeAttached()
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/companyId=/)
  await expectAccessible(page)
  await openAnew(page, `/index/market-opinion/company/${company.companyId}?market=demo`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.companyNameZh ?? '')
  await expect(page.getByRole('region', { name: '发帖统计' })).toContainText('过去五个交易日')
  await page.getByRole('list', { name: '词云' }).getByRole('button').first().click()
  await expect(page.getByRole('list', { name: /^含/ }).getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
})

test('OPINION-19 OPINION-36 a board shows its posts, and each part fits a phone', async ({ page }) => {
  const ask = await inDemoMarket(page)
  const bars = async () => (await ask(marketOpinion.industryBar, { days: '20' })).dataList
  await expect
    .poll(async () => (await bars()).filter((one) => one.total > 0).length, { timeout: 60_000 })
    .toBeGreaterThan(1)
  await page.goto('/index/market-opinion/bars?market=demo')
  await page.getByRole('row').filter({ hasText: '农林牧渔' }).click()
  await expect(page).toHaveURL(/bar=industry/)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['', '/top', '/bars', '/topics']) {
    await openAnew(page, `/index/market-opinion${tab}?market=demo`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll(page)
  }
})
