import type { APIRequestContext, Page } from '@playwright/test'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { floors } from '@pandora/contract/domains/floors/operations'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { accountOf, callsOf, newFloor, tileOf } from './support/floors.ts'
import type { Call } from './support/floors.ts'
import { enter, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'
import { undoLast } from './support/undo.ts'

type Theme = OutputOf<typeof themes.list>['dataList'][number]
let account = { email: '', password: '' }
let call: Call
/** Calls in the demo market, as the account. */
let demo: <O extends Operation>(operation: O, input: InputOf<O>) => Promise<OutputOf<O>>

/** The demo market is loaded by the worker while other tests go on; its readings follow. */
async function demoReady(request: APIRequestContext): Promise<void> {
  await expect
    .poll(async () => ((await (await request.get('/api/offers')).json()) as { data: { demo: string } }).data.demo, {
      timeout: 90_000,
    })
    .toBe('ready')
}
/** This browser looks at the demo market, which has themes. */
async function inDemo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    const kept = JSON.parse(localStorage.getItem('pandora-root') ?? '{}') as { state?: { preferences?: object } }
    localStorage.setItem(
      'pandora-root',
      JSON.stringify({
        version: 1,
        state: { ...kept.state, preferences: { ...kept.state?.preferences, market: 'demo' } },
      }),
    )
  })
}
/** Answers of an operation that this page was given. */
function answerOf<Data>(page: Page, path: string): Promise<Data> {
  return page
    .waitForResponse((response) => new URL(response.url()).pathname === path)
    .then(async (response) => ((await response.json()) as { data: Data }).data)
}
/** The themes of the market, as the screen was given them. */
async function openThemes(page: Page, query = ''): Promise<Theme[]> {
  const answer = answerOf<OutputOf<typeof themes.list>>(page, themes.list.path)
  await page.goto(`/index/themes${query}`)
  const { dataList } = await answer
  return dataList
}
const member = (list: readonly Theme[]) =>
  list.toSorted((one, other) => other.companies - one.companies)[0]?.themeId ?? ''
const map = (page: Page) => page.getByRole('listbox', { name: '主题地图' })

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await demoReady(request)
  account = await accountOf(request, 'themes')
  call = await callsOf(request, account)
  const inMarket = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-market': 'demo' },
  })
  demo = await callsOf(inMarket, account)
})
test.beforeEach(async ({ page }) => {
  await inDemo(page)
  await enter(page, account)
})

test('THEME-01 THEME-06 themes stand in a list and on a map with opportunities and risks, caps in 亿; one goes into a theme, its chain and the table of the same', async ({
  page,
}) => {
  const list = await openThemes(page)
  await inLanguage(page, 'zh-CN')
  const grid = page.getByRole('grid', { name: '主题列表' })
  const first = list[0]
  if (!first) throw new Error('the demo market has no themes')
  await expect(grid.getByRole('columnheader', { name: '风险 · 机会' })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: '市值（亿）' })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: '近 60 日' })).toBeVisible()
  const row = grid.getByRole('row').filter({ hasText: first.nameZh }).first()
  await expect(row.locator('svg polyline')).toBeVisible()
  const cap = (first.marketCap ?? 0) / 1e8
  await expect(row).toContainText(cap.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  // By keyboard: the first bubble is the largest; Enter goes into it.
  const largest = list.toSorted((one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0))[0]
  await map(page).focus()
  await page.keyboard.press('Home')
  await expect(map(page).getByRole('option')).toContainText(largest?.nameZh ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`theme=${largest?.themeId ?? ''}`))
  await expect(page.getByRole('listbox', { name: `${largest?.nameZh ?? ''} 的公司` })).toBeVisible()
  await page.getByRole('radio', { name: '产业链' }).click()
  const tree = page.getByRole('tree', { name: `${largest?.nameZh ?? ''} 的产业链` })
  await tree.focus()
  await page.keyboard.press('Home')
  await expect(tree.getByRole('treeitem')).toContainText(largest?.nameZh ?? '')
  await page.getByRole('radio', { name: '表', exact: true }).click()
  await expect(page.getByRole('grid', { name: `${largest?.nameZh ?? ''} 的公司` }).getByRole('row')).toHaveCount(
    (await demo(themes.ownMap, { themeId: largest?.themeId ?? '' })).bubbles.length + 1,
  )
  // A pasted link lands where one was.
  await page.reload()
  await expect(page.getByRole('radio', { name: '表', exact: true })).toBeChecked()
})

test('THEME-05 bubbles are as large as cap ÷ largest × 50 + 10, stand apart, and fade by the legend without moving', async ({
  page,
}) => {
  const list = await openThemes(page)
  await inLanguage(page, 'zh-CN')
  const discs = () =>
    map(page)
      .locator('svg > g:first-child circle')
      .evaluateAll((all) =>
        all.map((one) => ({
          x: Number(one.getAttribute('cx')),
          y: Number(one.getAttribute('cy')),
          r: Number(one.getAttribute('r')),
          away: Number(one.getAttribute('opacity')) < 1,
        })),
      )
  await expect.poll(async () => (await discs()).length).toBe(list.length)
  const seen = await discs()
  const max = Math.max(...list.map(({ marketCap }) => marketCap ?? 0))
  const wanted = list
    .map(({ marketCap }) => ((marketCap ?? 0) > 0 ? ((marketCap ?? 0) / max) * 50 + 10 : 10))
    .toSorted((a, b) => b - a)
  const radii = seen.map(({ r }) => r).toSorted((a, b) => b - a)
  for (const [at, size] of wanted.entries()) expect((radii[at] ?? 0) / (radii[0] ?? 1)).toBeCloseTo(size / 60, 4)
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r - 0.01)
  const band = page.getByRole('group', { name: /图例/ }).getByRole('button', { disabled: false }).first()
  await band.click()
  await expect(band).toHaveAttribute('aria-pressed', 'false')
  const after = await discs()
  expect(after.some(({ away }) => away)).toBe(true)
  const place = ({ x, y, r }: { x: number; y: number; r: number }) => `${x.toFixed(2)} ${y.toFixed(2)} ${r.toFixed(2)}`
  expect(after.map(place).toSorted()).toEqual(seen.map(place).toSorted())
  // Nearer by keyboard, and all of it again.
  await map(page).focus()
  await page.keyboard.press('+')
  const scale = () =>
    map(page)
      .locator('svg g')
      .first()
      .evaluate((group) => Number(/scale\(([\d.]+)\)/.exec(group.getAttribute('transform') ?? '')?.[1]))
  await expect.poll(scale).toBeGreaterThan(1.2)
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(1)
})

test('THEME-04 a theme shows at most three of its companies before it is opened', async ({ page }) => {
  const list = await openThemes(page)
  await inLanguage(page, 'zh-CN')
  expect(list.some(({ companies }) => companies > 3)).toBe(true)
  for (const one of list) expect(one.preview.length).toBeLessThanOrEqual(3)
  const many = list.find(({ companies }) => companies > 3)
  const row = page
    .getByRole('grid', { name: '主题列表' })
    .getByRole('row')
    .filter({ hasText: many?.nameZh ?? '' })
    .first()
  await expect(row).toContainText(many?.preview.map(({ nameZh }) => nameZh).join(' · ') ?? '')
  expect((await row.locator('small').innerText()).split(' · ')).toHaveLength(3)
})

test('THEME-03 the theme map is open to visitors: its call carries no language, token, authorization or device type', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: /^打开主题地图/ }).click()
  await expect(page).toHaveURL(/\/u\/themes/)
  await expect(map(page)).toBeVisible()
  await map(page).focus()
  await page.keyboard.press('Home')
  const request = page.waitForRequest(/\/api\/theme\/[^/]+\/thememap$/)
  await page.keyboard.press('Enter')
  const sent = await (await request).allHeaders()
  expect(
    Object.keys(sent).filter((name) =>
      ['language', 'x-language', 'x-token', 'authorization', 'x-device-type', 'device-type', 'devicetype'].includes(
        name,
      ),
    ),
  ).toEqual([])
  await expect(page.getByRole('listbox', { name: / 的公司$/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('radio', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theme map')
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await context.close()
})

test('THEME-02 the room opens on the theme map, events are its second tab, and a theme chosen moves what is linked', async ({
  page,
}) => {
  await call(rooms.subscribe, { roomId: 'bigTheme' })
  const {
    floor,
    ids: [first = '', second = ''],
  } = await newFloor(call, '主题', [
    { key: 'bigTheme', view: 'theme', link: 'A', at: { x: 0, y: 0, w: 12, h: 16 } },
    { key: 'bigTheme', view: 'members', link: 'A', at: { x: 12, y: 0, w: 10, h: 16 } },
  ])
  const { tileId } = await call(floors.addRoom, { floorId: floor.id, key: 'bigTheme' })
  await page.goto(`/index/floor/${floor.id}`)
  await inLanguage(page, 'zh-CN')
  await expect(tileOf(page, tileId).getByRole('radio', { name: '主题', exact: true })).toBeChecked()
  await tileOf(page, tileId).getByRole('radio', { name: '事件', exact: true }).click()
  await expect(tileOf(page, tileId).getByRole('radio', { name: '最新事件' })).toBeChecked()
  const tile = tileOf(page, first)
  await tile.getByRole('listbox', { name: '主题地图' }).focus()
  await page.keyboard.press('Home')
  const name = (await tile.getByRole('option').innerText()).split(' ')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(tile.getByRole('listbox', { name: `${name} 的公司` })).toBeVisible()
  await expect(tileOf(page, second).getByRole('grid', { name: `${name} 的公司` })).toBeVisible()
  await expectAccessible(page)
  await page.goto('about:blank')
  await call(floors.delete, { floorId: floor.id })
})

test('THEME-08 THEME-10 THEME-09 latest events: each with 21 bars and its number, older ones come below, newer ones wait above until they are let in; companies of either side by pages', async ({
  page,
}) => {
  const list = await openThemes(page)
  const wanted = await Promise.all(
    list.map(async ({ themeId }) => ({
      themeId,
      events: (await demo(themes.latestEvents, { theme: themeId, size: 100 })).dataList,
    })),
  )
  const { themeId, events } = wanted.toSorted((one, other) => other.events.length - one.events.length)[0] ?? {
    themeId: '',
    events: [],
  }
  expect(events.length).toBeGreaterThan(12)
  // The two newest are kept back at first, as if they had not happened yet.
  let held = true
  await page.route(`**${themes.latestEvents.path}`, async (route) => {
    const asked = route.request().postDataJSON() as { direction: string; cursor?: object }
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { dataList: { eventId: string }[] } }
    if (asked.direction === 'down' && !asked.cursor) body.data.dataList = body.data.dataList.slice(2)
    if (asked.direction === 'up' && held) body.data.dataList = []
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/index/themes/${themeId}/events`)
  await inLanguage(page, 'zh-CN')
  const items = page.getByRole('list', { name: '最新事件' }).getByRole('listitem')
  await expect(items).toHaveCount(8)
  const first = items.first()
  const score = events[2]?.scoreIndex ?? 0
  await expect(first.getByRole('img', { name: `事件分 ${score}（0 到 20，10 为中性）` })).toBeVisible()
  const bars = await first
    .locator('[data-colour]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-colour') ?? ''} ${one.getAttribute('data-filled') ?? ''}`),
    )
  expect(bars).toEqual(
    Array.from(
      { length: 21 },
      (_, index) =>
        `${index < 10 ? 'red' : index > 10 ? 'green' : 'white'} ${String(index >= Math.min(score, 10) && index <= Math.max(score, 10))}`,
    ),
  )
  await expect(first.locator('b')).toHaveText(String(score))
  const title = await items.nth(7).locator('a').innerText()
  await page.getByRole('button', { name: '更早的事件' }).click()
  await expect.poll(() => items.count()).toBeGreaterThan(8)
  expect(await items.nth(7).locator('a').innerText()).toBe(title)
  // Newer ones are told quietly, and nothing that is read moves.
  held = false
  const before = await items.count()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const arrived = page.getByRole('button', { name: '2 条新事件' })
  await expect(arrived).toBeVisible()
  expect(await items.count()).toBe(before)
  await arrived.click()
  await expect(items).toHaveCount(before + 2)
  await expect(arrived).toHaveCount(0)
  const total = (await demo(themes.opportunities, { themeId })).total
  await expect(
    page
      .getByRole('navigation', { name: '翻页' })
      .or(page.getByText(`共 ${total} 条`))
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('why a company belongs: the parts of its points with value, weight and points, the business and the texts behind them', async ({
  page,
}) => {
  const list = await openThemes(page)
  const themeId = member(list)
  await page.goto(`/index/themes/${themeId}/companies`)
  await inLanguage(page, 'zh-CN')
  const grid = page.getByRole('grid', { name: '公司' })
  await grid.getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary', { name: '为什么归属' })
  await expect(panel).toContainText('各部分之和等于归属分')
  const points = await panel.locator('tbody tr td:last-child').allInnerTexts()
  const sum = Number(await panel.locator('tfoot td').last().innerText())
  expect(points.length).toBeGreaterThan(0)
  expect(Math.abs(points.reduce((all, one) => all + Number(one), 0) - sum)).toBeLessThan(0.2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  // In name only: told apart, and filtered by its grade.
  await page.getByRole('button', { name: /^仅有其名/ }).click()
  await expect(page).toHaveURL(/grade=name-only/)
  await expect(grid.locator('[data-band="core"]')).toHaveCount(0)
})

test('a theme of one’s own is made from pasted codes, stands in the list marked as own, is changed, deleted, and brought back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openThemes(page)
  await inLanguage(page, 'zh-CN')
  const { dataList } = await demo(themes.companyNames, {})
  const [one, two, three] = dataList
  await page.getByRole('button', { name: '新建主题' }).click()
  const dialog = page.getByRole('dialog', { name: '新建主题' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await dialog.getByLabel('名称', { exact: true }).fill('我的主题')
  await dialog
    .getByLabel(/代码或名称/)
    .fill(`${one?.companyId ?? ''}, ${two?.companyId ?? ''}\n${three?.companyId ?? ''}\n没有这家`)
  await expect(dialog.getByRole('status')).toContainText('认出 3 家')
  await expect(dialog.getByRole('status')).toContainText('没认出：没有这家')
  await dialog.getByRole('button', { name: '加入' }).first().click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/index\/themes\/[^/?]+/)
  await expect(page.getByRole('link', { name: /^公司 3$/ })).toBeVisible()
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('dialog', { name: '编辑主题' }).getByLabel('名称', { exact: true }).fill('改过名')
  await page.getByRole('dialog', { name: '编辑主题' }).getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过名')
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page).toHaveURL(/\/index\/themes(\?|$)/)
  await undoLast(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过名')
  await page.goto(`/index/themes?q=${encodeURIComponent('改过名')}`)
  await expect(page.getByRole('grid', { name: '主题列表' }).getByRole('row').filter({ hasText: '自建' })).toContainText(
    '改过名',
  )
})

for (const [language, width] of [
  ['zh-CN', 1440],
  ['en', 390],
] as const) {
  test(`a theme’s map and chain in ${language} at ${width} px: nothing serious for axe, nothing cut off at the side`, async ({
    page,
  }) => {
    const themeId = member(await openThemes(page))
    await inLanguage(page, language)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const path of ['?pane=map', `/${themeId}?as=chain`]) {
      await page.goto(`/index/themes${path}`)
      await expect(page.getByRole('region').first()).toBeVisible()
      await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSideScroll(page)
      if (language === 'en') expect(await page.getByRole('main').innerText()).not.toMatch(/归属|涨跌幅|市值/)
    }
  })
}
