import { inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage, openAnew } from '../support/screens.ts'

test('RISK-01 each part of risk management opens by its tab, says what would fill it, and fits a phone', async ({
  signedIn: page,
}) => {
  await page.goto('/index/risk')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByRole('heading', { level: 1, name: '风险管理' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '风险话题' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '风险登记册' }).click()
  await expect(page.getByText('登记册是空的')).toBeVisible()
  await page.getByRole('button', { name: '看风险话题' }).click()
  await expect(page).toHaveURL(/\/index\/risk(?:\?|$)/)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['portfolio', 'epidemics', 'countries', 'register']) {
    await openAnew(page, `/index/risk/${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: '风险管理' })).toBeVisible()
    await expectNoSideScroll(page)
  }
})

test('RISK-12 in the cloud of topics every word has the room that it takes', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/risk?market=demo')
  const words = page.getByRole('list', { name: '话题云' }).getByRole('button')
  await expect.poll(() => words.count(), { timeout: 30_000 }).toBeGreaterThan(5)
  const wider = await words.evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const over = range.getBoundingClientRect().width - one.getBoundingClientRect().width
      return over > 1 ? [`${one.textContent} ${over.toFixed(1)}`] : []
    }),
  )
  expect(wider).toEqual([])
})
