import { floors } from '@pandora/contract/domains/floors/operations'
import { accountOf, callsOf, dragBy, dragTile, newFloor, placeOf, tileOf } from './support/floors.ts'
import type { Call, WantedTile } from './support/floors.ts'
import { enter, expect, test } from './support/product.ts'
import { undoLast } from './support/undo.ts'

const two: readonly WantedTile[] = [
  { key: 'dailyFlash', view: 'headlines', at: { x: 0, y: 0, w: 8, h: 12 } },
  { key: 'portfolioDashboard', view: 'companies', at: { x: 8, y: 0, w: 12, h: 12 } },
]
let account = { email: '', password: '' }
let call: Call
/** px of one column with its gap, at a window of 1440. */
const COLUMN = (1440 - 48 - 12 + 6) / 24

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'floors')
  call = await callsOf(request, account)
})
test.beforeEach(async ({ page }) => {
  await enter(page, account)
})
const open = (floorId: string) => `/index/floor/${floorId}`

test('SHELL-15 SHELL-39 SHELL-16 a new account lands on a first floor that shows the day: five rooms, the first floor current', async ({
  page,
}) => {
  await page.goto('/index')
  const tabs = page.getByRole('navigation', { name: '打开的楼层' })
  await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[data-tile]')).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 2, name: '快讯' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '价格与事件' })).toBeVisible()
  // The address of /index stays; a floor's own address shows the same.
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
})

test('SHELL-20 SHELL-44 a tile is dragged by its head and resized by its corner; where it stands is kept over a reload', async ({
  page,
}) => {
  const {
    floor,
    ids: [left = '', right = ''],
  } = await newFloor(call, '拖动', two)
  await page.goto(open(floor.id))
  await expect(tileOf(page, right)).toBeVisible()
  await dragTile(page, right, COLUMN * 4, 0)
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 12, y: 0, w: 12, h: 12 })
  await tileOf(page, left).hover()
  await dragBy(page, tileOf(page, left).locator('.react-resizable-handle-se'), COLUMN * 2, 30 * 3)
  await expect.poll(() => placeOf(call, floor.id, left)).toMatchObject({ x: 0, y: 0, w: 10, h: 15 })
  await page.reload()
  await expect(tileOf(page, left)).toBeVisible()
  expect(Math.round((await tileOf(page, left).boundingBox())?.height ?? 0)).toBe(15 * 30 - 6)
  await dragTile(page, right, -COLUMN * 2, 0)
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 10 })
  // Ctrl+Z takes back what was done now, and after another reload what was done before.
  await page.keyboard.press('Control+z')
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 12 })
  await page.reload()
  await expect(tileOf(page, left)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => placeOf(call, floor.id, left)).toMatchObject({ x: 0, y: 0, w: 8, h: 12 })
})

test('SHELL-20 a tile let go over another takes its place and size and gives its own; Escape puts a held tile back', async ({
  page,
}) => {
  const {
    floor,
    ids: [left = '', right = ''],
  } = await newFloor(call, '交换', [
    { ...(two[0] as WantedTile) },
    { ...(two[1] as WantedTile), at: { x: 8, y: 0, w: 16, h: 14 } },
  ])
  await page.goto(open(floor.id))
  await expect(tileOf(page, right)).toBeVisible()
  await dragTile(page, left, COLUMN * 9, 30)
  await expect.poll(() => placeOf(call, floor.id, left)).toMatchObject({ x: 8, y: 0, w: 16, h: 14 })
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 0, y: 0, w: 8, h: 12 })
  const before = await tileOf(page, left).boundingBox()
  const head = await tileOf(page, right).locator('h2').boundingBox()
  const [x, y] = [(head?.x ?? 0) + 10, (head?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + COLUMN * 9, y, { steps: 8 })
  await expect.poll(async () => (await tileOf(page, left).boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  // Where it would land stands its outline, with its title.
  const outline = page.locator('.react-grid-placeholder')
  await expect(outline).toBeVisible()
  const title = await tileOf(page, right).locator('h2').textContent()
  expect(await outline.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(`"${title}"`)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(async () => (await tileOf(page, left).boundingBox())?.x).toBe(before?.x)
  expect(await placeOf(call, floor.id, right)).toMatchObject({ x: 0, y: 0, w: 8, h: 12 })
})

test('SHELL-20 a tile is moved and resized by keyboard: arrows, Shift and arrows, Enter keeps, Escape cancels, all of it said', async ({
  page,
}) => {
  const {
    floor,
    ids: [left = '', right = ''],
  } = await newFloor(call, '键盘', two)
  await page.goto(open(floor.id))
  const grip = tileOf(page, right).getByRole('button', { name: /用键盘移动或缩放/ })
  await grip.focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('main').locator('p[role="status"]')
  await expect(said).toContainText('方向键移动')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(said).toHaveText('第 11 列，第 1 行，宽 12 列，高 13 行')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('已保留')
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 10, y: 0, w: 12, h: 13 })
  await expect(grip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText('第 10 列，第 1 行，宽 12 列，高 13 行')
  await page.keyboard.press('Escape')
  await expect(said).toContainText('已取消')
  expect(await placeOf(call, floor.id, right)).toMatchObject({ x: 10 })
  // Down goes past the neighbour where there is one below.
  const leftGrip = tileOf(page, left).getByRole('button', { name: /用键盘移动或缩放/ })
  await leftGrip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(said).toHaveText('第 1 列，第 1 行，宽 7 列，高 12 行')
  await page.keyboard.press('Enter')
  await expect.poll(() => placeOf(call, floor.id, left)).toMatchObject({ w: 7 })
})

test('SHELL-44 two windows move different tiles of one floor at the same time: neither loses anything, and each shows both', async ({
  page,
  context,
}) => {
  const {
    floor,
    ids: [left = '', right = ''],
  } = await newFloor(call, '两个窗口', [
    { ...(two[0] as WantedTile) },
    { ...(two[1] as WantedTile), at: { x: 8, y: 0, w: 8, h: 12 } },
  ])
  const other = await context.newPage()
  await page.goto(open(floor.id))
  await other.goto(open(floor.id))
  await expect(tileOf(page, right)).toBeVisible()
  await expect(tileOf(other, left)).toBeVisible()
  await tileOf(page, left).hover()
  await dragBy(page, tileOf(page, left).locator('.react-resizable-handle-s'), 0, 30 * 4)
  await dragTile(other, right, COLUMN * 8, 0)
  await expect
    .poll(async () => [await placeOf(call, floor.id, left), await placeOf(call, floor.id, right)])
    .toMatchObject([
      { x: 0, w: 8, h: 16 },
      { x: 16, w: 8, h: 12 },
    ])
  for (const [one, tile, box] of [
    [page, right, { x: 48 + 6 + COLUMN * 16 }],
    [other, left, { height: 16 * 30 - 6 }],
  ] as const) {
    await expect
      .poll(async () => {
        const found = await tileOf(one, tile).boundingBox()
        return Object.entries(box).every(
          ([side, value]) => Math.abs((found?.[side as 'x' | 'height'] ?? 0) - value) < 3,
        )
      })
      .toBe(true)
  }
  await other.close()
})

test('a change that cannot be saved is kept, said, and brought home once the server answers; a reload loses nothing', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/updateLayouts|status of 503/)
  const {
    floor,
    ids: [, right = ''],
  } = await newFloor(call, '断线', two)
  await page.goto(open(floor.id))
  await expect(tileOf(page, right)).toBeVisible()
  await page.route('**/api/floor/updateLayouts', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"code":"DATABASE_AWAY","data":null,"message":""}',
    }),
  )
  await dragTile(page, right, COLUMN * 4, 0)
  await expect(page.getByText('改动还没存上，正在重试')).toBeVisible()
  expect(await placeOf(call, floor.id, right)).toMatchObject({ x: 8 })
  await page.unroute('**/api/floor/updateLayouts')
  await expect.poll(() => placeOf(call, floor.id, right), { timeout: 15_000 }).toMatchObject({ x: 12 })
  await expect(page.getByText('改动还没存上，正在重试')).toHaveCount(0)
  // Left at once after the change: it is sent while the page goes.
  await dragTile(page, right, -COLUMN * 3, 0)
  await page.goto('/index/settings/about')
  await expect.poll(() => placeOf(call, floor.id, right)).toMatchObject({ x: 9 })
})

test('link colours: choosing a company in one tile moves the tiles of its letter, is kept, and leaves other letters alone', async ({
  page,
}) => {
  const {
    floor,
    ids: [list = '', price = '', apart = ''],
  } = await newFloor(call, '联动', [
    { key: 'portfolioDashboard', view: 'companies', link: 'B', at: { x: 0, y: 0, w: 10, h: 12 } },
    { key: 'priceEvent', view: 'price', link: 'B', at: { x: 10, y: 0, w: 8, h: 12 } },
    { key: 'priceEvent', view: 'documents', link: 'C', at: { x: 18, y: 0, w: 6, h: 12 } },
  ])
  await page.goto(open(floor.id))
  // Whatever companies stand there: the reader's own, or the largest of the market.
  await tileOf(page, list).getByRole('row').nth(2).click()
  const companyOf = async (tile: string) => {
    const { rooms } = await call(floors.details, { floorId: floor.id })
    const { parameters } = JSON.parse(rooms.find(({ id }) => id === tile)?.metadata ?? '{}') as {
      parameters?: Record<string, string>
    }
    return parameters?.['companyId'] ?? null
  }
  await expect.poll(() => companyOf(price)).not.toBeNull()
  await expect.poll(() => companyOf(list)).toBe(await companyOf(price))
  expect(await companyOf(apart)).toBeNull()
  // Joining the group takes over what it has chosen.
  await tileOf(page, apart)
    .getByRole('button', { name: /联动组 C/ })
    .click()
  await page.getByRole('menuitemradio', { name: '联动组 B' }).click()
  await expect.poll(() => companyOf(apart)).toBe(await companyOf(price))
  await page.reload()
  await expect(tileOf(page, apart).getByRole('button', { name: /联动组 B/ })).toBeVisible()
})

test('SHELL-42 SHELL-45 SHELL-46 a room is added, its view changed, copied, and removed with undo', async ({
  page,
}) => {
  const { floor } = await newFloor(call, '房间', [two[0] as WantedTile])
  await page.goto(open(floor.id))
  await page.getByRole('button', { name: '添加房间' }).click()
  const dialog = page.getByRole('dialog', { name: /添加/ })
  await dialog.locator('[data-room="noyaxe"] [data-choice]').first().click()
  await expect(dialog).toHaveCount(0)
  const tile = page.locator('[data-tile]').filter({ has: page.getByRole('heading', { name: '分析台' }) })
  await expect(tile).toHaveCount(1)
  await tile.getByRole('radio', { name: '涨跌榜' }).click()
  await expect
    .poll(async () =>
      (await call(floors.details, { floorId: floor.id })).rooms.some(
        ({ key, metadata }) => key === 'noyaxe' && metadata.includes('movers'),
      ),
    )
    .toBe(true)
  await tile.getByRole('button', { name: '分析台 · 更多' }).click()
  await page.getByRole('menuitem', { name: '复制这一块' }).click()
  await expect(tile).toHaveCount(2)
  await tile.last().getByRole('button', { name: '分析台 · 更多' }).click()
  await page.getByRole('menuitem', { name: '移除' }).click()
  await expect(tile).toHaveCount(1)
  await undoLast(page)
  await expect(tile).toHaveCount(2)
})

test('SHELL-18 A16 a floor’s full screen hides the nav bar, a room’s the header, leaving shows both; the room has an address with its views as tabs', async ({
  page,
}) => {
  const {
    floor,
    ids: [, right = ''],
  } = await newFloor(call, '全屏', two)
  await page.goto(open(floor.id))
  const [header, nav] = [page.locator('header').first(), page.getByRole('navigation', { name: '主导航' })]
  await expect(tileOf(page, right)).toBeVisible()
  await page.getByRole('button', { name: '全屏', exact: true }).first().click()
  await expect(nav).toHaveCount(0)
  await expect(page.getByRole('button', { name: /截至/ })).toBeVisible()
  await tileOf(page, right).hover()
  await tileOf(page, right).getByRole('button', { name: '全屏', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/index/floor/${floor.id}/${right}(?:\\?market=\\w+)?$`))
  await expect(page.getByRole('button', { name: /截至/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/index/floor/${floor.id}(?:\\?market=\\w+)?$`))
  await expect(nav).toBeVisible()
  await expect(header).toBeVisible()
  await expect(page.getByRole('button', { name: /截至/ })).toBeVisible()
  // The address alone opens the room; its views are tabs with addresses of their own.
  await page.goto(`${open(floor.id)}/${right}`)
  await expect(nav).toBeVisible()
  await expect(page.getByRole('button', { name: /截至/ })).toHaveCount(0)
  await page.getByRole('link', { name: '事件', exact: true }).click()
  await expect(page).toHaveURL(/\?view=event(?:&market=\w+)?$/)
  await expect(page.getByRole('link', { name: '事件', exact: true })).toHaveAttribute('aria-current', 'page')
})
