import { expect, test } from './support/product.ts'
import { openAnew, serious } from './support/screens.ts'

test('RANK-17 a company is found by name, code, former name, pinyin, initials and English name; the form that matched is said', async ({
  signedIn: page,
}) => {
  await page.goto('/index/settings/about')
  for (const [text, form] of [
    ['曜川锂业', '简称'],
    ['009904', '代码'],
    ['曜川资源', '曾用名'],
    ['yaochuan', '拼音|英文名'],
    ['ycly', '拼音首字母'],
    ['Yaochuan Lithium', '英文名'],
  ] as const) {
    await openAnew(page, `/index/search?text=${encodeURIComponent(text)}`)
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
  await history.getByRole('group').getByRole('button', { name: '清除历史' }).click()
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

test('a phrase is found in all documents, narrowed, read with its places marked, saved, and come back to', async ({
  signedIn: page,
}) => {
  await page.goto('/index/documents')
  // Before a search it says what can be written.
  await expect(page.getByRole('region', { name: '可以这样查' }).getByRole('button')).toHaveCount(10)
  expect(await serious(page)).toEqual([])
  const line = page.getByRole('main').getByRole('textbox')
  await expect(line).toBeFocused()
  await line.fill('"中标省级项目')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('第 1 个字符处的引号没有闭合')
  await line.fill('"中标省级项目" -回购')
  await page.keyboard.press('Enter')
  const results = page.getByRole('list', { name: '找到的文档' })
  await expect(results.getByRole('button')).toHaveCount(8)
  await expect(results.locator('mark').first()).toHaveText('中标省级项目')
  expect(await serious(page)).toEqual([])

  // Narrowed to a company: the condition stands in the query.
  await page.getByRole('region', { name: '公司', exact: true }).getByRole('button', { name: '曜川锂业' }).click()
  await expect(line).toHaveValue('"中标省级项目" -回购 公司:SHZ-009904')
  await expect(results.getByRole('button')).toHaveCount(1)
  await results.getByRole('button').click()
  const reader = page.getByRole('region', { name: '阅读' })
  await expect(reader).toContainText('中标省级项目，金额约9亿元')
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => (range as Range).toString())),
    )
    .toEqual(['中标省级项目', '中标省级项目'])
  await expect(reader.getByRole('link', { name: '曜川锂业' })).toBeVisible()

  await page.getByRole('button', { name: '已存搜索' }).click()
  await page.getByRole('textbox', { name: '保存当前搜索' }).fill('锂业中标')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[data-notice="success"]')).toContainText('已保存“锂业中标”')
  await page.keyboard.press('Escape')

  // Back undoes the narrowing, reading first; a link and the saved search lead to it again.
  await page.goBack()
  await expect(page).not.toHaveURL(/news=/)
  await page.goBack()
  await expect(results.getByRole('button')).toHaveCount(8)
  await page.goto('/index/documents')
  await page.getByRole('region', { name: '已存搜索' }).getByRole('button', { name: '锂业中标' }).click()
  await expect(line).toHaveValue('"中标省级项目" -回购 公司:SHZ-009904')
  await expect(results.getByRole('button')).toHaveCount(1)
  await page.goto('/index/documents')
  await expect(page.getByRole('region', { name: '最近搜索' }).getByRole('button').first()).toHaveText(/中标省级项目/)
})

test('as of a day only what was known then is found; on a phone the text stands alone, and the way back with it', async ({
  signedIn: page,
}) => {
  await page.goto('/index/documents?q=减持&asOf=2024-01-31')
  await expect(page.getByRole('main')).toContainText('现在看到的只是 2024-01-31 之前已知的文档')
  await page.getByRole('button', { name: '回到最新' }).last().click()
  const results = page.getByRole('list', { name: '找到的文档' })
  await expect(results.getByRole('button').first()).toContainText('减持')
  await page.setViewportSize({ width: 390, height: 844 })
  await results.getByRole('button').first().click()
  await expect(results).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('一名持股5%以上股东拟减持不超过2%')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: '返回结果' }).click()
  await expect(results.getByRole('button').first()).toBeVisible()
  // Below what narrows it, and not beside it out of sight.
  const { x, width } = (await results.boundingBox()) ?? { x: 390, width: 390 }
  expect([x < 40, x + width <= 390]).toEqual([true, true])
  // The line that is typed into gives way to what stands in it.
  const button = (await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).boundingBox()) ?? {
    x: 390,
    width: 390,
  }
  expect(button.x + button.width).toBeLessThanOrEqual(384)
})

test('before anything is typed the company search is a directory; what is opened from it has a way back in the same market', async ({
  signedIn: page,
}) => {
  await page.goto('/index/search')
  const main = page.getByRole('main')
  for (const name of ['涨跌居前', '最近发布财报', '按行业'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  await expect(main.getByRole('link', { name: '电力设备' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await main.getByRole('radio', { name: '跌幅' }).click()
  await expect(page).toHaveURL(/movers=fallers/)
  const movers = main.getByRole('region', { name: '涨跌居前' })
  await expect(movers.getByRole('listitem').first()).toContainText('−')
  const first = movers.locator('a[href*="/index/company/"]').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await main.getByRole('link', { name: '对比', exact: true }).first().click()
  await page.getByRole('link', { name: `返回（${name}）` }).click()
  await expect(page).toHaveURL(/\/index\/company\/[A-Z]+-\d+(?:\?market=\w+)?$/)
})
