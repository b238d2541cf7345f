import { expect, test } from './support/product.ts'

test('RANK-17 a company is found by name, code, former name, pinyin, initials and English name; the form that matched is said', async ({
  signedIn: page,
}) => {
  for (const [text, form] of [
    ['曜川锂业', '简称'],
    ['009904', '代码'],
    ['曜川资源', '曾用名'],
    ['yaochuan', '拼音|英文名'],
    ['ycly', '拼音首字母'],
    ['Yaochuan Lithium', '英文名'],
  ] as const) {
    await page.goto(`/index/search?text=${encodeURIComponent(text)}`)
    const row = page.getByRole('grid', { name: '结果' }).getByRole('row').filter({ hasText: '009904' })
    await expect(row).toContainText('曜川锂业')
    await expect(row.getByRole('gridcell').last()).toHaveText(new RegExp(form))
  }
})

test('RANK-17 a search asks for 60 a page; typing changes the address, and the page begins anew', async ({
  signedIn: page,
}) => {
  await page.goto('/index/search?text=none-such&page=3')
  await expect(page.getByRole('main')).toContainText('没有找到“none-such”')
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/search/company') && (request.postDataJSON() as { text: string }).text === '0099',
  )
  await page.getByRole('searchbox').fill('0099')
  expect((await asked).postDataJSON()).toMatchObject({ text: '0099', page: 0, size: 60 })
  await expect(page).toHaveURL(/search\?text=0099(?:&market=\w+)?$/)
  await expect(page.getByRole('grid', { name: '结果' }).getByRole('row').filter({ hasText: '009901' })).toBeVisible()
})

test('RANK-02 what was opened from a search is remembered, shown, opened again and cleared', async ({
  signedIn: page,
}) => {
  await page.goto('/index/search?text=feili')
  await page.getByRole('grid', { name: '结果' }).getByRole('row').filter({ hasText: '009903' }).click()
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009903(?:\?market=\w+)?$/)
  await page.goto('/index/search')
  const history = page.getByRole('region', { name: '搜索历史' })
  await expect(history.getByRole('link', { name: '飞砾机器人' }).first()).toBeVisible()
  await history.getByRole('button', { name: 'feili' }).first().click()
  await expect(page).toHaveURL(/text=feili/)
  await expect(page.getByRole('searchbox')).toHaveValue('feili')
  await history.getByRole('button', { name: '清除历史' }).click()
  await expect(history).toContainText('还没有搜索过')
  await page.reload()
  await expect(history).toContainText('还没有搜索过')
})

test('a company is starred from the results without leaving them; an index has no star and its own page', async ({
  signedIn: page,
}) => {
  await page.goto('/index/search?text=609903')
  const star = page.getByRole('button', { name: /关注 鸣野汽车/ })
  await star.click()
  await expect(page.locator('[data-notice="success"]')).toContainText('stared !')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/index\/search/)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/index/search?text=000001')
  const index = page.getByRole('grid', { name: '结果' }).getByRole('row').filter({ hasText: '指数' }).first()
  await expect(index.getByRole('button')).toHaveCount(0)
  await index.click()
  await expect(page).toHaveURL(/\/index\/company\/SSE-000001-index(?:\?market=\w+)?$/)
})
