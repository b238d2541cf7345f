import { forgetFailures } from './support/database.ts'
import { codeTo } from './support/outbox.ts'
import { enter, expect, signIn, test } from './support/product.ts'
import type { Page } from '@playwright/test'

const member = { email: 'mu.chen@example.test', password: 'violet station nine' }

/** A member, registered by the form. */
async function register(page: Page): Promise<void> {
  await forgetFailures()
  await page.goto('/u/register')
  await page.getByLabel('邮箱').fill(member.email)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByLabel('邮件验证码').fill(await codeTo(member.email))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码').fill(member.password)
  await page.getByRole('button', { name: '完成注册' }).click()
  await expect(page).toHaveURL(/\/index/)
}

const openMember = async (page: Page) => {
  await page.goto('/index/administration/users')
  await page.getByRole('searchbox', { name: /姓名、邮箱/ }).fill('mu.chen')
  const row = page.getByRole('row', { name: /mu\.chen/ })
  await expect(page.getByRole('grid', { name: '账户' }).getByRole('row')).toHaveCount(2)
  await row.click()
  return page.getByRole('complementary', { name: member.email })
}

test('administration is for administrators: anyone else is told that the role may not, and is not offered it', async ({
  page,
}) => {
  await register(page)
  await expect(
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '管理', exact: true }),
  ).toHaveCount(0)
  await page.goto('/index/administration/users')
  await expect(page.getByText('管理页面只对管理员开放。')).toBeVisible()
})

test('ACC-18 an administrator finds a member, gives the role of administrator, and takes it back by undo', async ({
  signedIn: page,
}) => {
  await page.goto('/index')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '管理', exact: true }).click()
  const panel = await openMember(page)
  await panel.getByRole('radio', { name: '管理员' }).click()
  await expect(panel.getByRole('radio', { name: '管理员' })).toBeChecked()
  const notice = page.locator('[data-notice="success"]')
  await expect(notice).toContainText('现在是管理员')
  await notice.getByRole('button', { name: '撤销' }).click()
  await expect(panel.getByRole('radio', { name: '用户' })).toBeChecked()
})

test('ACC-07 a disabled account is out at once, told Invalid Token, and stays out until it is enabled', async ({
  signedIn: page,
  browser,
  expectFailure,
}) => {
  expectFailure(/status of 40[0-9]/)
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await enter(other, member)
  await other.goto('/index')
  // Told as soon as the page reads anything, which it may do by itself before it is led on.
  const told = expect(other.locator('[data-notice="error"]')).toHaveText('Invalid Token', { timeout: 30_000 })
  const panel = await openMember(page)
  await panel.getByRole('button', { name: '停用' }).click()
  await expect(panel.getByText(/所有登录立即结束/)).toBeVisible()
  await panel.getByRole('button', { name: '停用' }).click()
  await expect(panel.getByRole('button', { name: '恢复使用' })).toBeVisible()
  await expect(panel.getByText('没有打开的登录。')).toBeVisible()
  await other.evaluate(() => {
    history.pushState({}, '', '/index/settings/sessions')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await told
  await expect(other).toHaveURL(/\/u\/login/)
  await other.getByLabel('邮箱').fill(member.email)
  await other.getByLabel(/^密码/).fill(member.password)
  await other.getByRole('button', { name: '登录', exact: true }).click()
  await expect(other.getByRole('main').getByRole('alert')).toContainText('已停用')
  await panel.getByRole('button', { name: '恢复使用' }).click()
  await expect(panel.getByRole('button', { name: '停用' })).toBeVisible()
  await signIn(other, member)
  await other.context().close()
  await forgetFailures()
})

test('a message is read on demand only, its used code is dots, and every reading stands in the audit trail', async ({
  signedIn: page,
}) => {
  await page.goto('/index/administration/outbox?q=mu.chen')
  await expect(page.getByText(/没有设置 SMTP_URL/)).toBeVisible()
  await page
    .getByRole('grid', { name: '发件箱' })
    .getByRole('row', { name: /注册验证码/ })
    .click()
  await expect(page.getByText('每次查看都会写入审计记录', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '查看内容' }).click()
  await expect(page.locator('[data-message="body"]')).toContainText('••••••')
  await expect(page.locator('[data-message="body"]')).not.toContainText(/\d{6}/)
  await page.goto('/index/administration/audit')
  await page.getByRole('combobox', { name: '动作' }).selectOption({ label: '查看消息' })
  const lines = page.getByRole('grid', { name: '审计记录' }).getByRole('row')
  await expect(lines.nth(1)).toContainText('查看消息')
  await expect(lines.nth(1)).toContainText('mu.chen@example.test')
  await expect(page).toHaveURL(/action=message-viewed/)
  await page.reload()
  await expect(lines.nth(1)).toContainText('查看消息')
  expect(await lines.getByText('登录失败').count()).toBe(0)
})

test('the audit trail is filtered by account and by day', async ({ signedIn: page }) => {
  const panel = await openMember(page)
  await panel.getByRole('link', { name: '这个账户的审计记录' }).click()
  await expect(page).toHaveURL(/audit\?user=\d+/)
  const lines = page.getByRole('grid', { name: '审计记录' }).getByRole('row')
  await expect(lines.nth(1)).toContainText('mu.chen@example.test')
  for (const line of await lines.all().then((all) => all.slice(1)))
    await expect(line).toContainText('mu.chen@example.test')
  const { searchParams } = new URL(page.url())
  await page.goto(`/index/administration/audit?user=${searchParams.get('user')}&to=2020-01-01`)
  await expect(page.getByText('没有符合的记录。')).toBeVisible()
})
