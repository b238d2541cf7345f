// Last of all files: failures count against the address, so every later sign-in from here would be asked for a captcha
// too.
import { mailedCode } from './support/database.ts'
import { administrator, expect, test } from './support/product.ts'
import { serious } from './support/screens.ts'

test('ACC-09 ACC-10 CONV-12 after failures the captcha is demanded; a wrong answer brings another image, and what was typed stays', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/status of 40[01]/)
  await page.goto('/u/login')
  await page.getByLabel('邮箱').fill('nobody@example.test')
  await page.getByLabel(/^密码/).fill('not the password')
  const image = page.getByRole('img', { name: /验证码图片/ })
  const submit = page.getByRole('button', { name: '登录', exact: true })
  for (let attempt = 0; attempt < 8 && (await image.count()) === 0; attempt += 1) {
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('邮箱或密码不对')
    await expect(submit).toBeEnabled()
  }
  await expect(image).toBeVisible()
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('请填写图片中的字符')
  const before = await image.getAttribute('src')
  await page.getByLabel('验证码', { exact: true }).fill('0000')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('图形验证码不对')
  expect(await image.getAttribute('src')).not.toBe(before)
  await expect(page.getByLabel('邮箱')).toHaveValue('nobody@example.test')
  await expect(page.getByLabel(/^密码/)).toHaveValue('not the password')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(page.getByLabel(/^密码/)).toHaveAttribute('type', 'text')
})

test('ACC-09 ACC-10 who cannot read the image asks for a mailed code, types it in its place and is in', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/status of 40[01]/)
  await page.goto('/u/login')
  await page.getByLabel('邮箱').fill(administrator.email)
  await page.getByLabel(/^密码/).fill('not the password')
  const image = page.getByRole('img', { name: /验证码图片/ })
  const submit = page.getByRole('button', { name: '登录', exact: true })
  for (let attempt = 0; attempt < 4 && (await image.count()) === 0; attempt += 1) {
    await submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(submit).toBeEnabled()
  }
  await page.getByLabel(/^密码/).fill(administrator.password)
  await page.getByRole('button', { name: '看不清？用邮件验证码' }).click()
  const field = page.getByLabel('邮件验证码')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expect(field).toHaveAccessibleDescription(/验证码已寄往那里/)
  await expect(image).toHaveCount(0)
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  expect(await serious(page)).toEqual([])
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('请填写 6 位验证码')
  // The image may be answered still, and the code after it.
  await page.getByRole('button', { name: '改看图片' }).click()
  await expect(image).toBeVisible()
  await page.getByRole('button', { name: '看不清？用邮件验证码' }).click()
  await expect(field).toBeVisible()
  await field.fill(await mailedCode(administrator.email))
  await submit.click()
  await expect(page).toHaveURL(/\/index/)
  await page.goto(`/index/administration/outbox?q=${encodeURIComponent(administrator.email)}`)
  await expect(page.getByRole('grid', { name: '发件箱' })).toContainText('代替图片的验证码')
})
