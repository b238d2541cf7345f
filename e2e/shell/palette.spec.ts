import { expect, test } from '../support/product.ts'
import { serious } from '../support/screens.ts'

test('the palette is opened, moved through and closed by the keyboard', async ({ signedIn: page }) => {
  await page.goto('/index/exchanges')
  // The shell stands: its keys are heard.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox')
  await expect(box).toBeFocused()
  expect(await serious(page)).toEqual([])
  await box.fill('设置')
  await expect(page.getByRole('option', { name: '设置', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/settings\/appearance(?:\?market=\w+)?$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

test('IND-10 an industry is found in the palette by its name or code and opened', async ({ signedIn: page }) => {
  await page.goto('/index/exchanges')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Control+k')
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/industry/nodeSearch') &&
      (request.postDataJSON() as { text: string }).text === '银行',
  )
  await page.getByRole('combobox').fill('银行')
  await asked
  const found = page.getByRole('group', { name: '行业' }).getByRole('option').first()
  await expect(found).toContainText('银行')
  await found.click()
  await expect(page).toHaveURL(/\/index\/industries\/\d+/)
  await expect(page.getByRole('main')).toContainText('银行')
})

test('RANK-19 a code is typed and entered in one go: the company opens once its answer has come, and is not what stood there before', async ({
  signedIn: page,
}) => {
  await page.goto('/index/exchanges')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('009902')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009902(?:\?market=\w+)?$/)
})

test('the palette compares companies, travels in time and searches documents; what is typed before it stands is kept', async ({
  signedIn: page,
}) => {
  await page.goto('/index/exchanges')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  // Its code comes late: nothing that is typed meanwhile is lost.
  await page.route(/\/assets\/Palette-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('compare 009902 009904')
  const box = page.getByRole('combobox', { name: /^公司、代码/ })
  await expect(box).toHaveValue('compare 009902 009904')
  await expect(page.getByRole('group', { name: '对比' }).getByRole('option').first()).toContainText('曜川锂业')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009902\/compare\?with=[A-Z]+-009904/)

  // What was opened before has closed: a key pressed sooner is typed into it.
  await expect(box).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('截至 2023-06-30')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/asOf=2023-06-30/)
  await expect(box).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('最新')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/asOf=/)

  await expect(box).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await box.fill('曜川')
  await page.getByRole('option', { name: '在全部文档里查找“曜川”' }).click()
  await expect(page).toHaveURL(/\/index\/documents\?q=/)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('曜川')
})
