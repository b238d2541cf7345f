import { administrator, expect, test } from '../support/product.ts'
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

test('an administrator gives a membership, sees what it is made of, and takes it back', async ({ signedIn: page }) => {
  await page.goto('/index/administration/membership?part=members')
  await inLanguage(page, 'en')
  await page.getByRole('button', { name: 'Give a membership' }).click()
  const form = page.getByRole('complementary', { name: 'Memberships given by hand' })
  await form.getByLabel('E-mail, number or uid').fill(administrator.email)
  await form.getByLabel('Days').fill('0')
  await expect(form).toContainText('A whole number from 1 to 1100')
  await form.getByLabel('Days').fill('12')
  await form.getByLabel('Reason').fill('a trial of the list')
  await form.getByRole('button', { name: 'Give', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Account or uid' }).fill(administrator.email)
  const row = page.getByRole('row').filter({ hasText: administrator.email })
  await expect(row).toContainText('Premium member')
  await row.click()
  const panel = page.getByRole('complementary', { name: administrator.email })
  await expect(panel).toContainText('By hand · 12 days')
  await expect(panel).toContainText('a trial of the list')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
  await panel.getByLabel('Reason').fill('the trial is over')
  await panel.getByRole('button', { name: 'Take back' }).click()
  await panel
    .getByRole('group', { name: 'Take back what was given' })
    .getByRole('button', { name: 'Take back' })
    .click()
  await expect(panel).toContainText('Taken back')
  await expect(panel).toContainText('Membership ended')
})
