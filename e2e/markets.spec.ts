import { companies } from '@pandora/contract/domains/companies/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { chooseDemoMarket } from './support/demo-market.ts'
import { enter, expect, test } from './support/product.ts'
import { inLanguage } from './support/screens.ts'

const chooser = /· 市场$/

test('a link names its market: in a fresh browser, and in one where another market is chosen, it opens what was linked to', async ({
  page,
  browser,
  baseURL,
}) => {
  const ask = await chooseDemoMarket(page)
  await inLanguage(page, 'zh-CN')
  await expect(page).toHaveURL(/market=demo/)
  const companyId = (await ask(screening.companies, { size: 1 })).dataList[0]?.companyId ?? ''
  await page.goto(`/index/company/${companyId}`)
  const name = (await ask(companies.profile, { companyId })).companyNameZh ?? '-'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`/index/company/${companyId}\\?market=demo`))
  const link = page.url()
  const fresh = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })).newPage()
  await enter(fresh)
  const markets = new Set<string | undefined>()
  fresh.on('request', (request) => {
    if (request.url().endsWith(companies.profile.path)) markets.add(request.headers()['x-market'])
  })
  await fresh.goto(link)
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(name)
  // The other market was not even asked.
  expect([...markets]).toEqual(['demo'])
  // From there on every screen is of that market; the back button returns to the market before.
  await fresh.getByRole('button', { name: chooser }).click()
  await fresh.getByRole('menuitemradio', { name: /真实市场/ }).click()
  await expect(fresh).not.toHaveURL(/market=demo/)
  await expect(fresh).toHaveURL(/market=/)
  await fresh.goBack()
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(name)
  await fresh.goto('/index/exchanges?market=no-such')
  await expect(fresh.getByText('没有名为 no-such 的市场')).toBeVisible()
  await expect(fresh).not.toHaveURL(/no-such/)
  await fresh.context().close()
})
