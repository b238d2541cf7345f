import { readFile } from 'node:fs/promises'
import readXlsxFile from 'read-excel-file/node'
import type { Page } from '@playwright/test'
import { floors } from '@pandora/contract/domains/floors/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { accountOf, callsOf, newFloor, tileOf } from './support/floors.ts'
import type { Call, WantedTile } from './support/floors.ts'
import { enter, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

let account = { email: '', password: '' }
let call: Call
const own = ['SHZ-009901', 'SHZ-009902', 'SSE-609901', 'SSE-609902']

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'rooms')
  call = await callsOf(request, account)
})

/** Leaves the account with these companies, and no group. */
async function watching(companyIds: readonly string[]): Promise<void> {
  for (const { groupId } of (await call(watch.groups, {})).dataList) await call(watch.deleteGroup, { groupId })
  for (const { companyId } of (await call(watch.list, { page: 0, size: 60 })).dataList)
    await call(watch.remove, { companyId })
  if (companyIds.length) await call(watch.addAll, { companyIds: [...companyIds] })
}
const made: string[] = []
/** A floor with these tiles, opened. */
async function onFloor(page: Page, tiles: readonly WantedTile[], query = ''): Promise<string[]> {
  const { floor, ids } = await newFloor(call, '房间', tiles)
  made.push(floor.id)
  await page.goto(`/index/floor/${floor.id}${query}`)
  await inLanguage(page, 'zh-CN')
  return ids
}
test.beforeEach(async ({ page }) => {
  await watching(own)
  await enter(page, account)
})
test.afterEach(async ({ page }) => {
  // A floor that is shown is read again when it goes.
  await page.goto('about:blank')
  for (const floorId of made.splice(0)) await call(floors.delete, { floorId })
})

const events: WantedTile = { key: 'portfolioDashboard', view: 'event', link: 'A', at: { x: 0, y: 0, w: 12, h: 14 } }
const price: WantedTile = { key: 'priceEvent', view: 'price', link: 'A', at: { x: 12, y: 0, w: 12, h: 18 } }

test('PORT-01 PORT-03 the watched companies are shown with price, 20 days, impact score, risk and opportunity that open their receipt, and the latest document of each', async ({
  page,
}) => {
  const [id = ''] = await onFloor(page, [events])
  const row = tileOf(page, id).getByRole('row').filter({ hasText: '澄岳银行' })
  await expect(tileOf(page, id).getByRole('row')).toHaveCount(own.length + 1)
  await expect(row).toContainText(/\d+\.\d{2}/)
  await expect(row).toContainText(/[+−]\d+\.\d{2}%/)
  await expect(row.locator('svg polyline')).toHaveCount(1)
  await row.getByRole('button', { name: /澄岳银行 的影响分 \d+/ }).click()
  await expect(page.getByRole('dialog', { name: '评分凭证' })).toContainText('各部分之和等于分数')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /澄岳银行 的风险 \d+.*机会 \d+/ })).toBeVisible()
  const document = row.getByTitle(/^打开：/)
  await document.click()
  await expect(tileOf(page, id).getByRole('region', { name: '文档正文' })).toContainText('澄岳银行')
  await page.keyboard.press('Escape')
  await expect(tileOf(page, id).getByRole('region', { name: '文档正文' })).toHaveCount(0)
  await expect(document).toBeFocused()
})

test('PORT-02 SHELL-31 the room opens on its events; companies and the map are its other tabs', async ({ page }) => {
  const { floor } = await newFloor(call, '房间', [price])
  made.push(floor.id)
  const { tileId } = await call(floors.addRoom, { floorId: floor.id, key: 'portfolioDashboard' })
  await page.goto(`/index/floor/${floor.id}`)
  const tile = tileOf(page, tileId)
  await expect(tile.getByRole('radio', { name: '事件' })).toBeChecked()
  await tile.getByRole('radio', { name: '公司' }).click()
  await expect(tile.getByRole('columnheader', { name: '换手率' })).toBeVisible()
  await tile.getByRole('radio', { name: '涨跌图' }).click()
  await expect(tile.getByRole('listbox')).toBeVisible()
})

test('PORT-01 SHELL-28 a row chosen by keyboard moves every room of its letter; one without a letter stays', async ({
  page,
}) => {
  const [table = '', linked = '', alone = ''] = await onFloor(page, [
    events,
    price,
    { key: 'priceEvent', view: 'documents', at: { x: 0, y: 14, w: 12, h: 14 } },
  ])
  await expect(tileOf(page, linked).getByRole('button', { name: /公司：澄岳银行/ })).toBeVisible()
  await tileOf(page, table).getByRole('grid').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tileOf(page, linked).getByRole('button', { name: /公司：柏彤隔膜/ })).toBeVisible()
  await expect(tileOf(page, table).getByRole('row', { selected: true })).toContainText('柏彤隔膜')
  await expect(tileOf(page, alone).getByRole('button', { name: /公司：澄岳银行/ })).toBeVisible()
})

test('PORT-01 one who watches nothing is shown the largest of the market, told so, and watches them at one press', async ({
  page,
}) => {
  await watching([])
  const [id = ''] = await onFloor(page, [events])
  const tile = tileOf(page, id)
  await expect(tile.getByText('你还没有自选。')).toBeVisible()
  const shown = (await tile.getByRole('row').count()) - 1
  expect(shown).toBeGreaterThan(3)
  await tile.getByRole('button', { name: `关注这 ${shown} 家` }).click()
  await expect(tile.getByText('你还没有自选。')).toHaveCount(0)
  expect((await call(watch.list, { page: 0, size: 60 })).total).toBe(shown)
})

test('PORT-01 the map is gone through by keyboard, chooses a company, and shows the same as a table', async ({
  page,
}) => {
  const [map = '', linked = ''] = await onFloor(page, [
    { key: 'portfolioDashboard', view: 'map', link: 'A', at: { x: 0, y: 0, w: 12, h: 14 } },
    price,
  ])
  const options = tileOf(page, map).getByRole('option')
  await expect(options).toHaveCount(own.length)
  await expect(tileOf(page, map).locator('svg text').filter({ hasText: '澄岳银行' })).toBeVisible()
  const second = (await options.nth(1).innerText()).split(' ')[0] ?? ''
  await tileOf(page, map).getByRole('listbox').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tileOf(page, map).getByRole('option', { selected: true })).toContainText(second)
  await expect(tileOf(page, linked).getByRole('button', { name: new RegExp(`公司：${second}`) })).toBeVisible()
  await tileOf(page, map).getByRole('radio', { name: '表', exact: true }).click()
  await expect(tileOf(page, map).getByRole('row')).toHaveCount(own.length + 1)
  await expect(tileOf(page, map).getByRole('row', { selected: true })).toContainText(second)
})

test('PORT-01 the tables go out as CSV with the figures shown', async ({ page }) => {
  const [id = ''] = await onFloor(page, [events])
  await expect(tileOf(page, id).getByRole('row')).toHaveCount(own.length + 1)
  const started = page.waitForEvent('download')
  await tileOf(page, id).getByRole('button', { name: /更多$/ }).click()
  await page.getByRole('menuitem', { name: '导出 CSV' }).click()
  const text = await readFile(await (await started).path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('公司,代码')
  expect(text).toContain('岚溪银行')
})

test('a tile goes out as a workbook whose first sheet says what, when, as of, of which market and from where; and as a picture', async ({
  page,
}) => {
  const [id = ''] = await onFloor(page, [events])
  await expect(tileOf(page, id).getByRole('row')).toHaveCount(own.length + 1)
  const saved = async (entry: string) => {
    const started = page.waitForEvent('download')
    await tileOf(page, id).getByRole('button', { name: /更多$/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    const file = await started
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const workbook = await saved('导出 XLSX')
  expect(workbook.name).toMatch(/\.xlsx$/)
  const [about, table] = await readXlsxFile(workbook.bytes)
  expect(about?.sheet).toBe('说明')
  const said = new Map(about?.data.map(([name, value]) => [String(name), String(value)]))
  expect([...said.keys()]).toEqual(['内容', '导出时间', '数据截至', '市场', '来源', '行数', '地址'])
  expect([said.get('市场'), said.get('行数')]).toEqual(['真实市场', String(own.length)])
  expect(said.get('数据截至')).toMatch(/^20\d\d-/)
  expect(table?.data[0]?.slice(0, 2)).toEqual(['公司', '代码'])
  expect(table?.data).toHaveLength(own.length + 1)
  expect(table?.data.flat().some((cell) => typeof cell === 'number')).toBe(true)
  const picture = await saved('导出图片')
  expect(picture.name).toMatch(/\.png$/)
  expect([...picture.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  expect(picture.bytes.length).toBeGreaterThan(10_000)
})

test('NOY-01 WATCH-09 WATCH-14 the optional stocks stand by group, folded and unfolded; movers are the best first and the worst last', async ({
  page,
}) => {
  const { groupId } = await call(watch.saveGroup, { name: '银行股' })
  for (const companyId of ['SHZ-009901', 'SSE-609901']) await call(watch.arrange, { companyId, groupIds: [groupId] })
  const [stocks = '', movers = ''] = await onFloor(page, [
    { key: 'noyaxe', view: 'stocks', link: 'B', at: { x: 0, y: 0, w: 12, h: 18 } },
    { key: 'noyaxe', view: 'movers', link: 'B', at: { x: 12, y: 0, w: 12, h: 18 } },
  ])
  const group = tileOf(page, stocks).getByRole('region', { name: '银行股' })
  await expect(group.getByRole('row')).toHaveCount(3)
  await group.getByRole('button', { name: '收起 银行股' }).click()
  await expect(group.getByRole('row')).toHaveCount(0)
  await expect(tileOf(page, stocks).getByRole('region', { name: '未分组' }).getByRole('row')).toHaveCount(3)
  const bars = tileOf(page, movers).getByRole('list', { name: '涨跌榜' }).getByRole('button')
  const changes = (await bars.locator('b').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-').replace('%', '')),
  )
  expect(changes.length).toBeGreaterThan(1)
  expect(changes).toEqual(changes.toSorted((a, b) => b - a))
  await tileOf(page, movers).getByRole('button', { name: /^分组/ }).click()
  await page.getByRole('menuitemradio', { name: /^银行股/ }).click()
  await expect(bars).toHaveCount(2)
  await bars.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(bars.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('PRICE-01 PRICE-07 the documents are pinned to their bars: the bar chosen shows them, the ones beside it are a press away, and a document opens where it stands', async ({
  page,
}) => {
  const [id = ''] = await onFloor(page, [price])
  const tile = tileOf(page, id)
  await expect(tile.getByRole('figure', { name: /澄岳银行 日线图/ })).toBeVisible()
  const newest = tile.getByRole('region', { name: '2024-06-20 的文档' })
  await expect(newest.getByRole('button', { name: /战略合作/ })).toBeVisible()
  await tile.getByRole('button', { name: '上一个有文档的交易日' }).click()
  await expect(newest).toHaveCount(0)
  const earlier = tile.getByRole('region', { name: /的文档$/ })
  await expect(earlier.locator('[data-event]')).not.toHaveCount(0)
  await earlier.locator('[data-event]').first().click()
  await expect(tile.getByRole('region', { name: '文档正文' })).toBeVisible()
  await tile.getByRole('button', { name: '返回' }).click()
  await tile.getByRole('radio', { name: '表', exact: true }).click()
  await expect(tile.getByRole('columnheader', { name: '涨跌幅' })).toBeVisible()
  // Kept with the tile.
  await expect
    .poll(async () => (await call(floors.details, { floorId: made[0] ?? '' })).rooms[0]?.metadata)
    .toContain('"as":"table"')
})

test('PRICE-02 PRICE-03 the four filters are on; one that is switched off takes its events away, and stays off in this tile', async ({
  page,
}) => {
  const [id = ''] = await onFloor(page, [{ key: 'priceEvent', view: 'documents', at: { x: 0, y: 0, w: 12, h: 18 } }])
  const filters = tileOf(page, id).getByRole('group', { name: '显示哪些事件' })
  for (const name of ['机会', '风险', '直接', '间接'])
    await expect(filters.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  const good = tileOf(page, id).locator('[data-event] [data-effect="opportunity"]')
  await expect(good.first()).toBeVisible()
  await filters.getByRole('button', { name: '机会' }).click()
  await expect(good).toHaveCount(0)
  await page.reload()
  await expect(filters.getByRole('button', { name: '机会' })).toHaveAttribute('aria-pressed', 'false')
  await filters.getByRole('button', { name: '机会' }).click()
  await expect(good.first()).toBeVisible()
})

test('PRICE-04 each room keeps its own company: two of them do not move each other', async ({ page }) => {
  const [left = '', right = ''] = await onFloor(page, [
    { key: 'priceEvent', view: 'price', at: { x: 0, y: 0, w: 12, h: 18 } },
    { key: 'priceEvent', view: 'price', at: { x: 12, y: 0, w: 12, h: 18 } },
  ])
  const chip = (tile: string) => tileOf(page, tile).getByRole('button', { name: /^公司：/ })
  await expect(chip(left)).toContainText('澄岳银行')
  await chip(left).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(chip(left)).toContainText('晟珂储能')
  await expect(chip(right)).toContainText('澄岳银行')
  await chip(right).click()
  await page.getByLabel('公司或指数的名称、代码、拼音').fill('feili')
  await expect(page.getByRole('list', { name: '选公司' }).getByRole('button', { name: /飞砾机器人/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(chip(right)).toContainText('飞砾机器人')
  await expect(chip(left)).toContainText('晟珂储能')
  // What was chosen is kept on the server before the page is left.
  await expect
    .poll(async () =>
      (await call(floors.details, { floorId: made[0] ?? '' })).rooms.map(({ metadata }) => metadata).join(' '),
    )
    .toContain('SHZ-009903')
  await page.reload()
  await expect(chip(left)).toContainText('晟珂储能')
  await expect(chip(right)).toContainText('飞砾机器人')
})

test('FLASH-02 FLASH-06 FLASH-01 the daily flash stands under its literal day labels; a company moves the linked rooms, a headline opens in place, an edition holds to its time', async ({
  page,
}) => {
  // As of the sample's last day: where the real files are, their news is newer.
  const [flash = '', linked = ''] = await onFloor(
    page,
    [{ key: 'dailyFlash', view: 'flash', link: 'A', at: { x: 0, y: 0, w: 8, h: 20 } }, price],
    '?asOf=2024-06-28',
  )
  const tile = tileOf(page, flash)
  await expect(tile.locator('h3 b').first()).toHaveText(/^[A-Z][a-z]{2} \d{2}$/)
  await tile
    .getByRole('button', { name: /^冠新铜业 [+−–]/ })
    .first()
    .click()
  await expect(tileOf(page, linked).getByRole('button', { name: /公司：冠新铜业/ })).toBeVisible()
  const headline = tile.locator('[data-item]').first()
  await headline.click()
  await expect(tile.getByRole('region', { name: '文档正文' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(headline).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tile.locator('[data-item]').nth(1)).toBeFocused()
  await tile.getByRole('button', { name: '添加时间点' }).click()
  await page.getByRole('textbox', { name: /^时间/ }).fill('08:30')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await tile.getByRole('button', { name: /^08:30/ }).click()
  await expect(tile.getByText(/08:30/).nth(1)).toBeVisible()
  await tile.getByRole('button', { name: '滚动', exact: true }).click()
  await expect(headline).toBeVisible()
  await tile.getByRole('radio', { name: '标题' }).click()
  await expect(tile.locator('[data-item]').first()).toHaveAttribute('title', /./)
})

test('a day chosen in one room is the day of the others of its letter', async ({ page }) => {
  const [flash = '', linked = ''] = await onFloor(page, [
    { key: 'dailyFlash', view: 'flash', link: 'A', at: { x: 0, y: 0, w: 8, h: 20 } },
    { key: 'priceEvent', view: 'documents', link: 'A', at: { x: 8, y: 0, w: 10, h: 18 } },
  ])
  await tileOf(page, linked)
    .getByRole('button', { name: /^05-20/ })
    .click()
  await expect(tileOf(page, flash).getByText(/05-20 23:59/)).toBeVisible()
  await tileOf(page, flash).getByRole('button', { name: '滚动', exact: true }).click()
  await expect(tileOf(page, flash).getByText(/05-20 23:59/)).toHaveCount(0)
})

test('as of a past date every room shows what was known then', async ({ page }) => {
  const [table = '', chart = '', flash = ''] = await onFloor(
    page,
    [events, price, { key: 'dailyFlash', view: 'flash', at: { x: 0, y: 14, w: 8, h: 14 } }],
    '?asOf=2023-06-30',
  )
  await expect(tileOf(page, table).getByText('收盘 2023-06-30')).toBeAttached()
  await expect(tileOf(page, chart).getByRole('figure', { name: /至 2023-06-30/ })).toBeVisible()
  await expect(tileOf(page, flash).getByRole('heading', { level: 3 }).first()).toContainText(/202[23]年/)
})

const every: readonly WantedTile[] = [
  { key: 'dailyFlash', view: 'flash', link: 'A', at: { x: 0, y: 0, w: 6, h: 14 } },
  { key: 'dailyFlash', view: 'headlines', at: { x: 6, y: 0, w: 6, h: 14 } },
  events,
  price,
  { key: 'portfolioDashboard', view: 'companies', at: { x: 0, y: 18, w: 12, h: 14 } },
  { key: 'portfolioDashboard', view: 'map', at: { x: 12, y: 18, w: 6, h: 14 } },
  { key: 'priceEvent', view: 'documents', at: { x: 18, y: 18, w: 6, h: 14 } },
  { key: 'noyaxe', view: 'stocks', at: { x: 0, y: 32, w: 8, h: 14 } },
  { key: 'noyaxe', view: 'movers', at: { x: 8, y: 32, w: 8, h: 14 } },
].map((tile, place) => ({
  ...tile,
  at: { x: (place % 3) * 8, y: Math.floor(place / 3) * 9, w: 8, h: 9 },
})) as readonly WantedTile[]

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious in any of the nine views, on a desk and on a phone, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const ids = await onFloor(page, every)
    await inLanguage(page, language)
    // Rooms out of sight are drawn when they come into it.
    for (const id of ids) {
      await tileOf(page, id).scrollIntoViewIfNeeded()
      await expect(
        tileOf(page, id)
          .locator('[data-item], [role="grid"], [role="listbox"], [role="figure"], [data-event], ol button')
          .first(),
      ).toBeAttached()
    }
    await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
    await expectAccessible(page)
    if (language === 'en')
      expect(
        await tileOf(page, ids[2] ?? '')
          .getByRole('columnheader')
          .allInnerTexts(),
      ).not.toContain('公司')
    await inLanguage(page, 'zh-CN')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}
