import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

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
    await page.goto(`/index/risk/${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: '风险管理' })).toBeVisible()
    await expectNoSideScroll(page)
  }
})
