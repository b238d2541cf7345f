import { accounts } from '@pandora/contract/domains/accounts/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { administrator, expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage, openAnew } from '../support/screens.ts'

test('DIGEST-01 DIGEST-04 the weekly report with its weeks and their sum, the news list, and the archive fit a phone too', async ({
  signedIn: page,
}) => {
  await page.goto('/index/digest')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByRole('heading', { level: 1, name: '资讯摘要' })).toBeVisible()
  const counts = page.getByRole('list', { name: '各周' }).getByRole('button')
  await expect(counts.first()).toBeVisible()
  const numbers = (await counts.locator('> :last-child').allTextContents()).map(Number)
  const sum = page.getByText('12 周合计')
  // The sum stands below the list, whatever is scrolled in it.
  await expect(sum).toBeInViewport()
  expect(await sum.locator('..').textContent()).toBe(
    `12 周合计${numbers.reduce((a, b) => a + b, 0).toLocaleString('en')}`,
  )
  await page.getByRole('button', { name: '更早的周' }).click()
  await expect(page.getByText('24 周合计')).toBeVisible()
  expect(await page.getByRole('link', { name: 'Atom 订阅源' }).getAttribute('href')).toMatch(/\/digest\/\w+\.atom/)
  await expectAccessible(page)
  await page.getByRole('link', { name: '资讯', exact: true }).click()
  await expect(page).toHaveURL(/\/index\/digest\/news/)
  await page.getByRole('link', { name: '往期' }).click()
  await expect(page.getByText('还没有往期')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['', '/news', '/subscriptions', '/archive']) {
    await openAnew(page, `/index/digest${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: '资讯摘要' })).toBeVisible()
    await expectNoSideScroll(page)
  }
})

test('a subscription is previewed, made, changed and deleted', async ({ signedIn: page }) => {
  await page.goto('/index/digest/subscriptions')
  await inLanguage(page, 'en')
  await page.getByRole('button', { name: 'New subscription' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Evening')
  await dialog.getByLabel('About').selectOption('market')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('heading', { name: 'An edition of this moment' })).toBeVisible()
  await dialog.getByLabel('Time', { exact: true }).fill('18:15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('18:15 (Asia/Shanghai)')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('When').selectOption('weekly')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Weekly · Saturday')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).last().click()
  await expect(page.getByText('No subscriptions yet')).toBeVisible()
})

test('the newest news are one step away; the mail is shown as it looks before it is switched on, and why nothing would be in it', async ({
  signedIn: page,
}) => {
  await page.goto('/index/digest')
  await inLanguage(page, 'en')
  // The example's news are old: the newest of them are one step away, and their week stands in the list where it fits.
  await page.getByRole('button', { name: /^The latest week with news/ }).click()
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
  await expect(page.getByRole('list', { name: 'Weekly report' }).getByRole('listitem').first()).toBeVisible()
  // Whatever else is watched by then, nobody is in a group of its own.
  const empty = `Nobody ${Date.now()}`
  const asUser = await page.request.post(accounts.signIn.path, { data: administrator })
  const { token } = ((await asUser.json()) as { data: { token: string } }).data
  const own = { authorization: `Bearer ${token}` }
  const made = await page.request.post(watch.saveGroup.path, { data: { name: empty }, headers: own })
  const { groupId } = ((await made.json()) as { data: { groupId: string } }).data
  const monday = new URL(page.url()).searchParams.get('date') ?? ''
  const day = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/index/digest/subscriptions?asOf=${day}`)
  await page.getByRole('button', { name: 'New subscription' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('About').selectOption('group')
  await dialog.getByRole('combobox', { name: 'A watch group', exact: true }).selectOption({ label: empty })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('There is no company in what you chose')).toBeVisible()
  await dialog.getByLabel('About').selectOption('market')
  await dialog.getByLabel('When').selectOption('weekly')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('Subject of the mail')).toBeVisible()
  const mail = dialog.frameLocator('iframe[title="The mail as it looks"]')
  await expect(mail.getByRole('link', { name: 'Unsubscribe from this digest' })).toBeVisible()
  await page.request.post(watch.deleteGroup.path, { data: { groupId }, headers: own })
})
