import { expect, test } from './support/product.ts'
import { expectAccessible, openAnew } from './support/screens.ts'

test('IND-06 IND-07 the Shenwan tree has three levels with counts, and a class shows the companies in it', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries')
  const tree = page.getByRole('tree', { name: '申万行业' })
  await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-level', '1')
  await page.getByRole('searchbox', { name: /搜索行业/ }).fill('630701')
  const third = tree.locator('[role="treeitem"][aria-level="3"]')
  await expect(third).toHaveCount(1)
  const count = Number(/(\d+)\s*$/.exec(await third.innerText())?.[1])
  expect(count).toBeGreaterThanOrEqual(3)
  await third.click()
  await expect(page).toHaveURL(/\/index\/industries\/630701(?:\?market=\w+)?$/)
  const path = page.getByRole('navigation', { name: '行业路径' })
  await expect(path.getByRole('link')).toHaveCount(2)
  await page.getByRole('navigation', { name: '行业页面' }).getByRole('link', { name: '成分公司' }).click()
  await expect(page).toHaveURL(/\/index\/industries\/630701\/companies(?:\?market=\w+)?$/)
  await expect(page.getByRole('main')).toContainText(`/ ${count}`)
  const table = page.getByRole('grid', { name: '成分公司' })
  await expect(table).toHaveAttribute('aria-rowcount', String(Math.min(50, count) + 1))
  await path.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/index\/industries\/630000(?:\?market=\w+)?$/)
})

test('constituents are sorted by the server, the order in the address; a row opens its company', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries/630701/companies')
  const table = page.getByRole('grid', { name: '成分公司' })
  await table.getByRole('button', { name: '涨跌幅 %' }).click()
  await expect(page).toHaveURL(/sort=change-down/)
  await expect(table.getByRole('columnheader', { name: /涨跌幅/ })).toHaveAttribute('aria-sort', 'descending')
  await expect(async () => {
    const rates = await table
      .locator('[role="row"]:not([aria-rowindex="1"]) [role="gridcell"]:nth-child(6)')
      .allInnerTexts()
    const known = rates.flatMap((text) => {
      const [, figure] = /^([+\u2212]?[\d.]+)%/.exec(text.trim()) ?? []
      return figure === undefined ? [] : [Number(figure.replace('\u2212', '-'))]
    })
    expect(known.length).toBeGreaterThanOrEqual(3)
    expect(known).toEqual(known.toSorted((a, b) => b - a))
  }).toPass()
  await table.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/company\//)
  await page.goBack()
  await expect(page).toHaveURL(/industries\/630701\/companies\?.*sort=change-down/)
})

test('the tree is moved through, opened and closed by the keyboard', async ({ signedIn: page }) => {
  await page.goto('/index/industries')
  const tree = page.getByRole('tree', { name: '申万行业' })
  await expect(tree.getByRole('treeitem').first()).toBeVisible()
  const before = await tree.getByRole('treeitem').count()
  await tree.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true')
  expect(await tree.getByRole('treeitem').count()).toBeGreaterThan(before)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/industries\/\d+(?:\?market=\w+)?$/)
})

test('a search in the tree that finds nothing says so and is cleared; an unknown industry leads back', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure(/404.*api\/industry/)
  await page.goto('/index/industries')
  await page.getByRole('searchbox', { name: /搜索行业/ }).fill('没有这种行业')
  await expect(page.getByRole('main')).toContainText('没有名称或代码含“没有这种行业”的行业')
  await page.getByRole('button', { name: '清空搜索' }).click()
  await expect(page.getByRole('tree', { name: '申万行业' })).toBeVisible()
  await page.goto('/index/industries/999999')
  await page.getByRole('button', { name: '看全部行业' }).click()
  await expect(page).toHaveURL(/\/index\/industries(?:\?market=\w+)?$/)
})

test('IND-04 the exchanges of the market stand with the number of their companies, by language, with their figures and a map of each', async ({
  signedIn: page,
}) => {
  await page.goto('/index/exchanges')
  const row = page.getByRole('row').filter({ hasText: '上海证券交易所' })
  await expect(row).toContainText('SSE')
  const head = await page.getByRole('columnheader').allInnerTexts()
  const cells = await row.getByRole('gridcell').allInnerTexts()
  const cell = (title: string) => cells[head.findIndex((one) => one.trim().startsWith(title))] ?? ''
  expect(Number(cell('公司').replace(',', ''))).toBeGreaterThanOrEqual(4)
  expect(cell('总市值')).toMatch(/\d/)
  const map = page.getByRole('region', { name: '上海证券交易所' })
  await expect(map.getByRole('listbox').getByRole('option').first()).toBeAttached()
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(/\/index\/screening\?exchanges=SSE/)
})

test('IND-01 IND-02 IND-03 IND-12 an industry’s page draws its index over a period beside the market, its mean price and its strength; what is chosen stands in the address', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries/630000')
  const tile = page.getByRole('region', { name: '行业指数' })
  await expect(tile.getByRole('img', { name: /行业指数/ })).toBeVisible()
  await expect(tile).toContainText('等权指数')
  await tile.getByRole('radiogroup', { name: '区间' }).getByRole('radio', { name: '全部' }).click()
  await expect(page).toHaveURL(/period=all/)
  await tile.getByRole('radiogroup', { name: '画什么' }).getByRole('radio', { name: '均价' }).click()
  await expect(tile).toContainText('均价 =（低 + 高）÷ 2')
  await tile.getByRole('radio', { name: '表', exact: true }).click()
  await page.reload()
  const table = tile.getByRole('grid', { name: '行业指数' })
  const first = table.locator('[role="row"][aria-rowindex="2"] [role="gridcell"]')
  await expect(first).toHaveCount(4)
  const [price = 0, low = 0, high = 0] = (await first.allInnerTexts())
    .slice(1)
    .map((text) => Number(text.replace(/,/g, '')))
  expect(low).toBeGreaterThan(0)
  // Each figure is shown with two digits.
  expect(Math.abs(price - (low + high) / 2)).toBeLessThanOrEqual(0.011)
})

test('IND-11 the page shows breadth over time, the companies as a map and as a table, leaders, and the industries below; each opens its own page', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries/630000')
  await expect(page.getByRole('region', { name: '涨跌家数走势' }).getByRole('img').first()).toBeVisible()
  const map = page.getByRole('region', { name: '热力图' })
  await expect(map.getByRole('listbox')).toBeVisible()
  await map.getByRole('radio', { name: '表' }).click()
  await expect(page).toHaveURL(/mapView=table/)
  await expect(map.getByRole('grid', { name: '热力图' }).locator('[role="row"]').nth(1)).toBeVisible()
  await expect(page.getByRole('region', { name: '龙头与集中度' })).toBeVisible()
  const below = page.getByRole('region', { name: '下级行业' }).getByRole('grid')
  await below.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/industries\/6[34]\d{4}(\?|$)/)
  await expect(page.getByRole('navigation', { name: '行业路径' }).getByRole('link')).toHaveCount(1)
})

test('IND-01 IND-11 up- and downstream and the events of an industry have addresses of their own; a word that is no tab leads to the overview', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries/630000/chain')
  await expect(page.getByRole('region', { name: '上下游' })).toBeVisible()
  await openAnew(page, '/index/industries/630000/events')
  await expect(page.getByRole('region', { name: '事件' })).toBeVisible()
  await openAnew(page, '/index/industries/630000/nonsense')
  await expect(page).toHaveURL(/\/index\/industries\/630000(?:\?market=\w+)?$/)
})

test('on a phone the first level stands first; the tree is behind a button and gives way to what it chooses', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/industries')
  const tree = page.getByRole('tree', { name: '申万行业' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(tree).toHaveCount(0)
  await page.getByRole('button', { name: '选择行业' }).click()
  await tree.getByRole('treeitem').first().click()
  await expect(page).toHaveURL(/\/index\/industries\/\d{6}/)
  await expect(tree).toHaveCount(0)
})
