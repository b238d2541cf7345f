import { expect, test } from './support/product.ts'
import { serious } from './support/screens.ts'

/** The demo is loaded by the worker while other tests go on. */
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => ((await (await request.get('/api/offers')).json()) as { data: { demo: string } }).data.demo, {
      timeout: 60_000,
    })
    .toBe('ready')
})

test('SHELL-02 SHELL-16 a stranger opens the address, tries the demo and is on a floor of rooms in a fictional market', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: '试用演示' }).click()
  await expect(page).toHaveURL(/\/index/)
  // Named as fictional where the market is chosen (decisions 3).
  await expect(page.getByRole('button', { name: /演示市场.*虚构/ })).toBeVisible()
  for (const tile of ['快讯', '价格与事件', '分析台'])
    await expect(page.getByRole('region', { name: tile, exact: true })).toBeVisible()
  // Not empty at first sight: companies with a price, and news.
  await expect(page.getByRole('row').nth(3)).toContainText(/[+−]\d+\.\d\d%/)
  await expect(page.getByText('演示市场（虚构）').first()).toBeVisible()
})

test('ACC-18 a guest of the demo is told how long the account lasts, sees no administration, and keeps what was set up by registering', async ({
  page,
}) => {
  await page.goto('/u/demo')
  await expect(page).toHaveURL(/\/index/)
  await page.goto('/index/settings/guest')
  await expect(page.getByRole('main')).toContainText(/小时/)
  expect(await serious(page)).toEqual([])
  await page.goto('/index/imports')
  await expect(page.getByRole('main')).toContainText('管理员')
  await page.goto('/u/register')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/保留/)
})

test('the demo in English: one language on the page, and numbers of the demo carry their fictional source', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/u/demo')
  await expect(page).toHaveURL(/\/index/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: /Demo market.*ictional/ })).toBeVisible()
  await page.goto('/index/flash')
  await expect(page.getByText(/Demo market \(fictional\)/).first()).toBeVisible()
  await context.close()
})
