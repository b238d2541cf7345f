import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

test('MEM-02 the settings tell the state of the membership, and that everything is open while no plan is sold', async ({
  signedIn: page,
}) => {
  await page.goto('/index/settings/membership')
  await inLanguage(page, 'zh-CN')
  const main = page.getByRole('main')
  await expect(main).toContainText('这里没有开启会员方案，所有功能都已开放。')
  await expectAccessible(page)
  await inLanguage(page, 'en')
  await expect(main).toContainText('Membership')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})

test('an administrator sees plans, orders, coupons and the ledger, and what is not set up', async ({
  signedIn: page,
}) => {
  await page.goto('/index/administration/membership')
  await inLanguage(page, 'zh-CN')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '开启方案' })).toBeVisible()
  await expect(main).toContainText('密钥由服务器的环境变量设置')
  await expectAccessible(page)
})

test('the ledger is narrowed by days, and a day of which nothing was posted says so', async ({ signedIn: page }) => {
  await page.goto('/index/administration/membership?part=ledger&from=2001-01-01&to=2001-01-02')
  await inLanguage(page, 'en')
  const main = page.getByRole('main')
  await expect(main.getByLabel('First day').first()).toHaveValue('2001-01-01')
  await expect(main).toContainText('The ledger is empty.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})

test('a coupon whose limit is no number is not made without a limit', async ({ signedIn: page }) => {
  await page.goto('/index/administration/membership?part=coupons')
  await inLanguage(page, 'en')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Per cent off (1–99)').fill('10')
  await expect(dialog.getByRole('button', { name: 'Make' })).toBeEnabled()
  await dialog.getByLabel('Uses in all').fill('ten')
  await expect(dialog).toContainText('A whole number above 0 is needed')
  await expect(dialog.getByRole('button', { name: 'Make' })).toBeDisabled()
})
