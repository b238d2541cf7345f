import { readFile } from 'node:fs/promises'
import { forgetFailures } from '../support/database.ts'
import { codeTo } from '../support/outbox.ts'
import { administrator, expect, signIn, test } from '../support/product.ts'

test('ACC-04 signing out clears the session: the shell asks to sign in again, over a reload too', async ({ page }) => {
  await signIn(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /的菜单/ })
    .click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/u\/login/)
  await page.goto('/index')
  await expect(page).toHaveURL(/\/u\/login/)
  expect(await page.evaluate(() => localStorage.getItem('pandora-session'))).toBeNull()
})

test('ACC-03 A03 a reload keeps the session, and no script can read its tokens', async ({ page }) => {
  await signIn(page)
  await page.reload()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  await expect(page.getByRole('button', { name: /AD · / })).toBeVisible()
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).not.toMatch(/eyJ|pandora_refresh/)
})

test('without “keep me signed in” the session lasts while the window is open', async ({ page, context }) => {
  await page.goto('/u/login')
  await page.getByLabel('邮箱').fill(administrator.email)
  await page.getByLabel(/^密码/).fill(administrator.password)
  await page.getByLabel('在这台设备上保持登录').uncheck()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  await page.reload()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  const cookies = await context.cookies(`${new URL(page.url()).origin}/api/refreshtoken`)
  // -1: gone with the window.
  expect(cookies.map(({ expires }) => expires)).toEqual(cookies.map(() => -1))
  expect(cookies.some(({ name, httpOnly }) => name === 'pandora_refresh' && httpOnly)).toBe(true)
})

test('ACC-19 the form says which field is wrong before anything is sent', async ({ page }) => {
  await page.goto('/u/login')
  const submit = page.getByRole('button', { name: '登录', exact: true })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('请填写邮箱。')
  await page.getByLabel('邮箱').fill('nobody')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('这不像一个邮箱地址。')
  await page.getByLabel('邮箱').fill('nobody@example.test')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('请填写密码。')
  await expect(page.getByLabel(/^密码/)).toBeFocused()
})

test('ACC-37 ACC-23 the password is changed with the current one; other sessions end', async ({
  signedIn: page,
  browser,
  expectFailure,
}) => {
  expectFailure(/status of 40[01]/)
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(other)
  const change = async (old: string, fresh: string) => {
    await page.getByLabel('当前密码').fill(old)
    await page.getByLabel('新密码', { exact: true }).fill(fresh)
    await page.getByLabel('再输一次新密码').fill(fresh)
    await page.getByRole('button', { name: '修改密码' }).click()
  }
  await page.goto('/index/settings/password')
  await change('not the password', 'another orchard eight')
  await expect(page.getByRole('alert')).toContainText('当前密码不对')
  await change(administrator.password, 'another orchard eight')
  await expect(page.locator('[data-notice="success"]')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/u\/login/)
  await other.context().close()
  await expect(page.getByLabel('当前密码')).toHaveValue('')
  await change('another orchard eight', administrator.password)
  // Not by its notice: that of the first change may still stand, and the next test would sign in before this is done.
  await expect(page.getByLabel('当前密码')).toHaveValue('')
})

test('the list of sessions ends one, and all others after asking', async ({ signedIn: page, browser }) => {
  const others = await Promise.all([0, 1].map(async () => (await browser.newContext({ locale: 'zh-CN' })).newPage()))
  for (const other of others) await signIn(other)
  await page.goto('/index/settings/sessions')
  const rows = page.locator('tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  const before = await rows.count()
  expect(before).toBeGreaterThanOrEqual(3)
  await page
    .getByRole('button', { name: /^结束 .* 上的登录$/ })
    .first()
    .click()
  await expect(rows).toHaveCount(before - 1)
  await page.getByRole('button', { name: '结束其他所有登录' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('只有本设备在登录。')).toBeVisible()
  await others[0]?.reload()
  if (others[0]) await expect(others[0]).toHaveURL(/\/u\/login/)
  for (const other of others) await other.context().close()
})

test('ACC-11 ACC-13 ACC-23 the profile is stored: names, years of investing, funds; the menu shows the new initials', async ({
  signedIn: page,
}) => {
  await page.goto('/index/settings/profile')
  await page.getByLabel('名', { exact: true }).fill('ada')
  await page.getByLabel('姓', { exact: true }).fill('min')
  await page.getByLabel('投资年限').fill('many')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert')).toContainText('0 到 80')
  await page.getByLabel('投资年限').fill('12')
  await page.getByLabel('指数').check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: /^AM · / })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('投资年限')).toHaveValue('12')
  await expect(page.getByLabel('指数')).toBeChecked()
  await page.getByLabel('名', { exact: true }).fill('')
  await page.getByLabel('姓', { exact: true }).fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: /^AD · / })).toBeVisible()
})

test('one’s data are a file; an account is deleted with its password, asked twice, and is gone', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/status of 40[01]/)
  const email = 'leaving@example.test'
  const password = 'paper lantern seven'
  await forgetFailures()
  await page.goto('/u/register')
  await page.getByLabel('邮箱').fill(email)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByLabel('邮件验证码').fill(await codeTo(email))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码').fill(password)
  await page.getByRole('button', { name: '完成注册' }).click()
  await expect(page).toHaveURL(/\/index/)
  await page.goto('/index/settings/data')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载文件' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(text))).toContain(email)
  expect(text).not.toContain('argon2')
  await page.getByRole('button', { name: '删除账户…' }).click()
  await page.getByLabel('当前密码').fill('not the password')
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '永久删除' }).click()
  await expect(page.getByRole('alert')).toContainText('密码不对')
  await page.getByLabel('当前密码').fill(password)
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(email)
  await page.getByRole('button', { name: '永久删除' }).click()
  await expect(page).toHaveURL(/\/u\/login/)
  await page.getByLabel('邮箱').fill(email)
  await page.getByLabel(/^密码/).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('邮箱或密码不对')
  await forgetFailures()
})
