import { floors } from '@pandora/contract/domains/floors/operations'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { roomKeys } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { accountOf, callsOf, newFloor } from './support/floors.ts'
import type { Call } from './support/floors.ts'
import { enter, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

let account = { email: '', password: '' }
let call: Call
const ready = roomKeys.filter((key) => roomCatalogue[key].ready)

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'lobby')
  call = await callsOf(request, account)
})
test.beforeEach(async ({ page }) => {
  for (const key of roomKeys) await call(ready.includes(key) ? rooms.subscribe : rooms.unsubscribe, { roomId: key })
  await enter(page, account)
  await page.goto('/index/lobby')
  await inLanguage(page, 'zh-CN')
})

test('SHELL-26 SHELL-27 SHELL-28 the lobby offers exactly the fourteen rooms, each with a picture, its name, a sentence and what it shows', async ({
  page,
}) => {
  const cards = page.locator('[data-room]')
  await expect(cards).toHaveCount(14)
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-room')))).toEqual([...roomKeys])
  for (const key of roomKeys) {
    const card = page.locator(`[data-room="${key}"]`)
    await expect(card.getByRole('heading', { level: 2 })).toContainText(roomCatalogue[key].name.zh)
    await expect(card).toContainText(roomCatalogue[key].sentence.zh)
    expect(await card.locator('svg').first().locator('*').count(), `${key} is drawn`).toBeGreaterThan(6)
  }
})

test('SHELL-28 SHELL-30 every room opens: none is said to come later, and each can be put on a floor', async ({
  page,
}) => {
  expect(ready).toEqual([...roomKeys])
  await expect(page.getByRole('radio', { name: '即将推出' })).toHaveCount(0)
  await expect(page.locator('[data-room]')).toHaveCount(14)
  await expect(page.getByRole('button', { name: /放到楼层/ })).toHaveCount(14)
})

test('SHELL-26 SHELL-29 SHELL-51 SHELL-52 a room is subscribed to and given up, which can be undone; the filter and the search keep to what is asked', async ({
  page,
}) => {
  await page.getByRole('button', { name: '取消订阅 快讯' }).click()
  const notice = page.locator('[data-notice="success"]').filter({ hasText: '已取消订阅 快讯' })
  await expect(page.getByRole('button', { name: '订阅 快讯', exact: true })).toBeVisible()
  expect((await call(rooms.subscribed, {})).dataList.map(({ key }) => key)).not.toContain('dailyFlash')
  await notice.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '取消订阅 快讯' })).toBeVisible()
  await page.getByRole('radio', { name: '已订阅' }).click()
  await expect(page.locator('[data-room]')).toHaveCount(ready.length)
  await expect(page).toHaveURL(/rooms=subscribed/)
  await page.getByRole('searchbox', { name: '搜索房间' }).fill('price')
  await expect(page.locator('[data-room]')).toHaveCount(1)
  await expect(page.locator('[data-room="priceEvent"]')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: '取消订阅 价格与事件' })).toBeFocused()
  await page.getByRole('searchbox', { name: '搜索房间' }).fill('没有这样的房间')
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.locator('[data-room]')).toHaveCount(ready.length)
})

test('SHELL-26 SHELL-42 a room is put on an open floor, or on a new one, and the floor is shown', async ({ page }) => {
  const { floor } = await newFloor(call, '大厅来的', [])
  await page.reload()
  await page.getByRole('button', { name: '把 分析台 放到楼层' }).click()
  await page.getByRole('menuitem', { name: '大厅来的' }).click()
  await expect(page).toHaveURL(new RegExp(`/index/floor/${floor.id}(?:\\?market=\\w+)?$`))
  await expect(page.getByRole('heading', { level: 2, name: '分析台' })).toBeVisible()
  await page.goto('/index/lobby')
  await page.getByRole('button', { name: '把 快讯 放到楼层' }).click()
  await page.getByRole('menuitem', { name: '新楼层' }).click()
  await expect(page).toHaveURL(/\/index\/floor\/(?!.*lobby)/)
  await expect(page.locator('[data-tile]')).toHaveCount(1)
  const other = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const floorId of [floor.id, other]) await call(floors.delete, { floorId })
})

test('SHELL-42 SHELL-50 a room is added from the floor by keyboard; one that was given up is subscribed to first', async ({
  page,
}) => {
  await call(rooms.unsubscribe, { roomId: 'noyaxe' })
  const { floor } = await newFloor(call, '加房间', [])
  await page.goto(`/index/floor/${floor.id}`)
  const add = page.getByRole('button', { name: '添加房间' }).first()
  await add.click()
  const dialog = page.getByRole('dialog', { name: '添加房间' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox').fill('分析台')
  await expect(dialog.locator('[data-room]')).toHaveCount(1)
  await expect(dialog.getByText('会先订阅')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: '添加 分析台 · 涨跌榜' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-tile]')).toHaveCount(1)
  await expect(page.locator('[data-tile]').getByRole('radio', { name: '涨跌榜' })).toBeChecked()
  expect((await call(rooms.detail, { roomId: 'noyaxe' })).subscribed).toBe(true)
  await call(floors.delete, { floorId: floor.id })
})

test('SHELL-50 a room that is put on a floor from the lobby without being subscribed to is added to the user’s own', async ({
  page,
}) => {
  const { floor } = await newFloor(call, '加到自己的', [])
  await call(rooms.unsubscribe, { roomId: 'noyaxe' })
  await page.reload()
  const added = page.waitForResponse((answer) => answer.url().endsWith(rooms.add.path))
  await page.getByRole('button', { name: '把 分析台 放到楼层' }).click()
  await page.getByRole('menuitem', { name: '加到自己的' }).click()
  expect(((await (await added).json()) as { data: unknown }).data).toMatchObject({ key: 'noyaxe', subscribed: true })
  await expect(page).toHaveURL(new RegExp(`/index/floor/${floor.id}(?:\\?market=\\w+)?$`))
  expect((await call(rooms.subscribed, {})).dataList.map(({ key }) => key)).toContain('noyaxe')
  await call(floors.delete, { floorId: floor.id })
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious in the lobby and in the dialog that adds a room, on a desk and on a phone, ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language)
    await expect(page.locator('[data-room]')).toHaveCount(14)
    await expectAccessible(page)
    if (language === 'en') expect(await page.getByRole('main').innerText()).not.toMatch(/[\u4e00-\u9fff]/)
    await page.goto('/index')
    await page.getByRole('button', { name: /^(添加房间|Add room)$/ }).click()
    await expect(page.getByRole('dialog').locator('[data-room]')).toHaveCount(14)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await inLanguage(page, 'zh-CN')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/index/lobby')
    await expect(page.locator('[data-room]')).toHaveCount(14)
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}
