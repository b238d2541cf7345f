import { expect, signIn, test } from './support/product.ts'
import { expectNoSideScroll, serious } from './support/screens.ts'

const painted = '[data-picture]'

test('SHELL-01 SHELL-02 the landing page says in one screen what Pandora is, with the market drawn by the server, in both languages', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/每个数字\s*都有出处/)
  const picture = page.locator(painted)
  await expect(picture).toBeVisible()
  // Drawn, not merely there: the picture has its size, and says its numbers to who cannot see it.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780)
  await expect(picture).toHaveAttribute('alt', /[+-]?\d+\.\d\d%/)
  await expect(page.getByText('公司', { exact: true })).toBeVisible()
  // One screen: nothing of it lies below.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every number\s*shows its source/)
  await expect(picture).toHaveAttribute('src', /language=en/)
  expect(await page.locator('body').innerText()).not.toMatch(/出处|登录|注册/)
  expect(await serious(page)).toEqual([])
  // The product opens in the language chosen here.
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('SHELL-02 every text of the landing page stands there in both languages', async ({ page }) => {
  await page.goto('/')
  const unpaired = await page.evaluate(() =>
    [...document.querySelectorAll('[lang="zh-CN"]:not(html):not(.always)')]
      .filter(
        (one) =>
          one.nextElementSibling?.getAttribute('lang') !== 'en' ||
          !one.textContent?.trim() ||
          !one.nextElementSibling.textContent?.trim(),
      )
      .map((one) => one.outerHTML),
  )
  expect(unpaired).toEqual([])
})

test('SHELL-02 who is signed in is offered the way in, and leads to the floors', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await signIn(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeHidden()
  await page.getByRole('link', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(/\/index/)
})

test('SHELL-02 on a phone the landing page stands in one column, nothing is cut off at the side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?language=en')
  await expect(page.locator(painted)).toBeVisible()
  await expect(page.locator(painted)).toHaveAttribute('src', /shape=tall/)
  // It is what a visitor waits for.
  await expect(page.locator(painted)).toHaveAttribute('fetchpriority', 'high')
  await expectNoSideScroll(page)
  expect(await serious(page)).toEqual([])
})

test('SHELL-02 what a visitor loads for the landing page is at most 120 kB', async ({ page }) => {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/')
  await expect(page.locator(painted)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
})
