import { floors } from '@pandora/contract/domains/floors/operations'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { roomKeys, type RoomKey } from '@pandora/contract/room'
import { accountOf, callsOf, newFloor, tileOf, type Call } from '../support/floors.ts'
import { enter, expect, test } from '../support/product.ts'

let account = { email: '', password: '' }
let call: Call

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'tiles')
  call = await callsOf(request, account)
  const { dataList } = await call(rooms.subscribed, {})
  const has = new Set(dataList.map(({ key }) => key))
  for (const roomId of ready) if (!has.has(roomId)) await call(rooms.subscribe, { roomId })
})

const ready = roomKeys.filter((key) => roomCatalogue[key].ready && roomCatalogue[key].views.length > 0)

/** The views of rooms as tiles below one another, nothing chosen in any of them. */
const tilesOf = (keys: readonly RoomKey[]) =>
  keys
    .flatMap((key) => roomCatalogue[key].views.map((view) => ({ key, view: view.key })))
    .map((tile, place) => ({ ...tile, at: { x: (place % 2) * 12, y: Math.floor(place / 2) * 14, w: 12, h: 14 } }))

for (const key of ready)
  test(`every view of ${key} that was just put on a floor shows something, or says why not, and never fails`, async ({
    page,
  }) => {
    await enter(page, account)
    const tiles = tilesOf([key])
    const { floor, ids } = await newFloor(call, '新房间', tiles)
    await page.goto(`/index/floor/${floor.id}`)
    // Tiles are drawn as they come into sight.
    for (const id of ids) await tileOf(page, id).scrollIntoViewIfNeeded()
    await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
    for (const [at, id] of ids.entries()) {
      const tile = tileOf(page, id)
      await expect.soft(tile.getByRole('status', { name: /加载中|Loading/ }), tiles[at]?.view).toHaveCount(0)
      await expect.soft(tile.getByRole('alert'), tiles[at]?.view).toHaveCount(0)
    }
    await page.goto('about:blank')
    await call(floors.delete, { floorId: floor.id })
  })

test('SHELL-32 the stock report, industry rank, user trend and medals are views of rooms, and another company is chosen in the tile', async ({
  page,
}) => {
  await enter(page, account)
  const place = (x: number) => ({ x, y: 0, w: 8, h: 20 })
  const { floor, ids } = await newFloor(call, '分析台', [
    { key: 'financialReport', view: 'stock', at: place(0) },
    { key: 'noyaxe', view: 'industries', at: place(8) },
    { key: 'noyaxe', view: 'medals', at: place(16) },
  ])
  await page.goto(`/index/floor/${floor.id}`)
  const [report, industries, medals] = ids.map((id) => tileOf(page, id))
  if (!report || !industries || !medals) throw new Error('three tiles were put there')
  await expect(report.locator('article h2')).toHaveCount(7)
  const company = report.getByRole('button', { name: /^公司：/ })
  const first = await company.innerText()
  await company.click()
  await page.getByRole('textbox', { name: /名称、代码/ }).fill('009902')
  await page.getByRole('list', { name: '选择公司' }).getByRole('button').first().click()
  await expect(company).not.toHaveText(first)
  await expect(report).toContainText('009902')
  await expect(industries.getByRole('row').nth(1).or(industries.getByText(/没有/))).toBeVisible()
  await expect(medals.getByRole('checkbox', { name: '显示奖章' })).toBeChecked()
  await expect(medals).toContainText('还没有判断')
  await page.goto('about:blank')
  await call(floors.delete, { floorId: floor.id })
})

test('a tile too narrow for its views side by side names the one that is shown, and offers the others', async ({
  page,
}) => {
  await enter(page, account)
  const { floor, ids } = await newFloor(call, '窄房间', [
    { key: 'noyaxe', view: 'industries', at: { x: 0, y: 0, w: 6, h: 14 } },
  ])
  await page.goto(`/index/floor/${floor.id}`)
  const tile = tileOf(page, ids[0] ?? '')
  const views = tile.getByRole('combobox').first()
  await expect(views).toHaveValue('industries')
  await views.selectOption('medals')
  await expect(tile.getByRole('checkbox', { name: '显示奖章' })).toBeVisible()
  await page.reload()
  await expect(views).toHaveValue('medals')
  await page.goto('about:blank')
  await call(floors.delete, { floorId: floor.id })
})
