import { readFile } from 'node:fs/promises'
import { floors } from '@pandora/contract/domains/floors/operations'
import { accountOf, callsOf, newFloor, placeOf, tileOf } from './support/floors.ts'
import type { Call, WantedTile } from './support/floors.ts'
import { enter, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'
import { undoLast } from './support/undo.ts'

const two: readonly WantedTile[] = [
  { key: 'dailyFlash', view: 'headlines', link: 'A', at: { x: 0, y: 0, w: 8, h: 12 } },
  { key: 'portfolioDashboard', view: 'companies', at: { x: 8, y: 0, w: 16, h: 12 } },
]
let account = { email: '', password: '' }
let friend = account
let call: Call

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'lists')
  friend = await accountOf(request, 'friend')
  call = await callsOf(request, account)
})
test.beforeEach(async ({ page }) => {
  await enter(page, account)
})
const open = (floorId: string) => `/index/floor/${floorId}`
const openIds = async () => (await call(floors.openList, {})).dataList.map(({ id }) => id)

test('SHELL-22 SHELL-23 SHELL-33 SHELL-38 a floor is renamed in place and saved; both are told and read again', async ({
  page,
}) => {
  await page.goto('/index')
  await page.getByRole('button', { name: '新建楼层' }).click()
  await page.getByRole('menuitem', { name: '空楼层' }).click()
  await expect(page.getByText('这个楼层还没有房间。')).toBeVisible()
  const tab = page.getByRole('navigation', { name: '打开的楼层' }).locator('a[aria-current="page"]')
  await expect(page.getByText('未保存的楼层')).toBeVisible()
  await tab.dblclick()
  const field = page.getByLabel('楼层名称')
  await field.fill('晨会')
  const reload = page.waitForResponse(/\/api\/floor\/openList/)
  await field.press('Enter')
  await reload
  await expect(tab).toHaveText('晨会')
  await tab.focus()
  await page.keyboard.press('F2')
  await field.fill('不要这个名字')
  await field.press('Escape')
  await expect(tab).toHaveText('晨会')
  const again = page.waitForResponse(/\/api\/floor\/openList/)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[data-notice="success"]')).toContainText('楼层已保存')
  await again
  await expect(page.getByText('未保存的楼层')).toHaveCount(0)
})

test('SHELL-23 CONV-12 a refused save is told in the server’s words, as an error', async ({ page, expectFailure }) => {
  expectFailure(/floor\/save|status of 4/)
  const { floor } = await newFloor(call, '存不下', two)
  const copy = await call(floors.duplicate, { floorId: floor.id })
  await page.goto(open(copy.id))
  await page.route('**/api/floor/save', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: '{"code":"A_CODE_OF_LATER","data":null,"message":"楼层太多了，先删几个"}',
    }),
  )
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[data-notice="error"]')).toContainText('楼层太多了，先删几个')
})

test('SHELL-23 a save that is answered with 0, an empty code or none is a success (A01)', async ({ page }) => {
  const { floor } = await newFloor(call, '存得下', two)
  const copy = await call(floors.duplicate, { floorId: floor.id })
  await page.goto(open(copy.id))
  for (const body of ['{"code":0,"data":null,"message":""}', '{"code":"","data":null}', '{"data":null}']) {
    await page.route('**/api/floor/save', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    )
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.locator('[data-notice="success"]').filter({ hasText: '楼层已保存' })).toBeVisible()
    await expect(page.locator('[data-notice="success"]')).toHaveCount(0)
    await page.unroute('**/api/floor/save')
  }
})

test('SHELL-36 SHELL-35 a floor is duplicated; deleted with a notice that brings it back', async ({ page }) => {
  const { floor } = await newFloor(call, '要复制的', two)
  await page.goto(open(floor.id))
  await page.getByRole('button', { name: /楼层“要复制的”的菜单/ }).click()
  await page.getByRole('menuitem', { name: '复制楼层' }).click()
  await expect(page).not.toHaveURL(new RegExp(floor.id))
  await expect(page.locator('[data-tile]')).toHaveCount(2)
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page
    .getByRole('button', { name: /的菜单$/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: '删除楼层' }).click()
  await expect.poll(async () => (await openIds()).includes(copy)).toBe(false)
  await undoLast(page)
  await expect.poll(async () => (await openIds()).includes(copy)).toBe(true)
  await expect(page).toHaveURL(new RegExp(copy))
  await expect(page.locator('[data-tile]')).toHaveCount(2)
})

test('SHELL-35 a deleted floor stands in the list of deleted ones with the days it is kept, and is restored from there', async ({
  page,
}) => {
  const { floor } = await newFloor(call, '删掉的', two)
  await call(floors.delete, { floorId: floor.id })
  await page.goto('/index')
  await page.getByRole('button', { name: '历史' }).click()
  const dialog = page.getByRole('dialog', { name: '楼层' })
  await dialog.getByRole('radio', { name: '已删除' }).click()
  const card = dialog.locator('[data-floor-card="删掉的"]')
  await expect(card).toContainText('还会保留 30 天')
  await expectAccessible(page)
  await card.getByRole('button', { name: '恢复' }).click()
  await expect(page.locator('[data-notice="success"]')).toContainText('楼层“删掉的”已恢复')
  await expect.poll(async () => (await openIds()).includes(floor.id)).toBe(true)
})

test('SHELL-21 SHELL-25 SHELL-34 SHELL-41 saved and historical floors are listed apart, searched, and several opened at once', async ({
  page,
}) => {
  for (const name of ['清单一', '清单二']) {
    const { floor } = await newFloor(call, name, two)
    await call(floors.save, { key: floor.key })
    await call(floors.close, { floorId: floor.id })
  }
  const { id: draft } = await call(floors.create, { name: '没保存的' })
  await page.goto(open(draft))
  await page.getByRole('button', { name: /楼层“没保存的”的菜单/ }).click()
  await page.getByRole('menuitem', { name: '关闭楼层' }).click()
  await expect(page.locator('[data-notice]')).toContainText('已放进历史')
  await page.getByRole('button', { name: '历史' }).click()
  const dialog = page.getByRole('dialog', { name: '楼层' })
  await expect(dialog.locator('[data-floor-card="没保存的"]')).toBeVisible()
  await expect(dialog.locator('[data-floor-card="清单一"]')).toHaveCount(0)
  await dialog.getByRole('radio', { name: '已保存' }).click()
  await dialog.getByLabel('搜索楼层').fill('清单')
  await expect(dialog.locator('[data-floor-card]')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: '清单一' }).check()
  await dialog.getByRole('checkbox', { name: '清单二' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '打开 2 个' }).click()
  await expect(dialog).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: '打开的楼层' })
  await expect(tabs.getByRole('link', { name: '清单一' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: '清单二' })).toBeVisible()
})

test('SHELL-16 SHELL-17 tabs are put in order by dragging and by keys; choosing one makes it current and takes its picture away', async ({
  page,
}) => {
  const { floor: first } = await newFloor(call, '甲', two)
  const { floor: second } = await newFloor(call, '乙', two)
  await page.goto(open(first.id))
  const tabs = page.getByRole('navigation', { name: '打开的楼层' })
  const tab = (name: string) => tabs.getByRole('link', { name: new RegExp(`^${name}`) })
  await tab('乙').dragTo(tab('甲'))
  const order = async () => (await openIds()).filter((id) => id === first.id || id === second.id)
  await expect.poll(order).toEqual([second.id, first.id])
  await tab('乙').focus()
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect.poll(order).toEqual([first.id, second.id])
  await tab('乙').hover()
  await expect(page.locator('[data-tab-picture]')).toBeVisible()
  await tab('乙').click()
  await expect(page.locator('[data-tab-picture]')).toHaveCount(0)
  await expect(tab('乙')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(tab('甲')).toHaveAttribute('aria-current', 'page')
})

test('SHELL-25 SHELL-47 a floor is pictured by itself after a change, and the picture is not blank', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const {
    floor,
    ids: [list = ''],
  } = await newFloor(call, '有图的', two)
  await page.goto(open(floor.id))
  await expect(tileOf(page, list)).toBeVisible()
  await expect
    .poll(async () => (await call(floors.details, { floorId: floor.id })).thumbnails, { timeout: 40_000 })
    .not.toBe('')
  await page.getByRole('button', { name: '历史' }).click()
  const dialog = page.getByRole('dialog', { name: '楼层' })
  await dialog.getByRole('radio', { name: '打开的' }).click()
  const picture = dialog.locator('[data-floor-card="有图的"] img')
  await expect(picture).toBeVisible()
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    if (!context) return 0
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const seen = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4))
    return seen.size
  })
  expect(colours).toBeGreaterThan(12)
})

test('a floor goes out as a file and comes back as another; a file that is none is refused in words', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/floor\/import|status of 4/)
  const { floor } = await newFloor(call, '出门的', two)
  await page.goto(open(floor.id))
  await page.getByRole('button', { name: /楼层“出门的”的菜单/ }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出为文件' }).click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ pandora: 'floor', version: 1 })
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({
    name: 'floor.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replaceAll('出门的', '回家的')),
  })
  await expect(page.locator('[data-notice="success"]')).toContainText('回家的')
  await expect(page.locator('[data-tile]')).toHaveCount(2)
  await file.setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"pandora":"house"}'),
  })
  await expect(page.locator('[data-notice="error"]')).toBeVisible()
})

test('a floor is shared by a link: another account sees what it is, opens a copy of its own, and a revoked link leads nowhere', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(/status of 4/)
  const { floor } = await newFloor(call, '给你看', two)
  await page.goto(open(floor.id))
  await page.getByRole('button', { name: '分享' }).click()
  const dialog = page.getByRole('dialog', { name: /分享/ })
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByLabel(/链接/).inputValue()
  expect(link).toMatch(/\/index\/shared\/[\w-]{16,}$/)
  await expectAccessible(page)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await enter(other, friend)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: '给你看' })).toBeVisible()
  await expect(other.getByText(/Mei|Lin/)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: '打开我的副本' }).click()
  await expect(other.locator('[data-tile]')).toHaveCount(2)
  expect(other.url()).not.toContain(floor.id)
  await dialog.getByRole('button', { name: '撤回' }).click()
  await dialog.getByRole('group').getByRole('button', { name: '撤回' }).click()
  await expect(dialog.getByText('还没有有效的链接。')).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('alert')).toBeVisible()
  await context.close()
})

test('SHELL-20 on a phone the tiles stand in one column in their order, move by their menus, and nothing is dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const {
    floor,
    ids: [first = '', second = ''],
  } = await newFloor(call, '手机', two)
  await page.goto(open(floor.id))
  const order = () =>
    page.locator('[data-tile]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')))
  await expect.poll(order).toEqual([first, second])
  await tileOf(page, second).getByRole('button', { name: '组合看板 · 更多' }).click()
  await page.getByRole('menuitem', { name: '上移' }).click()
  await expect.poll(order).toEqual([second, first])
  await expect.poll(async () => (await placeOf(call, floor.id, second, 'sm'))?.y).toBe(0)
  await expect(page.locator('.react-resizable-handle')).toHaveCount(0)
  await expectNoSideScroll(page)
  await expectAccessible(page)
})

test('SHELL-01 nothing serious for axe on a floor, in both languages, and no word of the other language in its frame', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { floor } = await newFloor(call, 'Floor', two)
  for (const language of ['en', 'zh-CN'] as const) {
    await page.goto(open(floor.id))
    await inLanguage(page, language)
    await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
    await expectAccessible(page)
    if (language === 'en')
      for (const head of await page.locator('[data-tile-head] h2').allInnerTexts())
        expect(head).not.toMatch(/[\u4e00-\u9fff]/)
  }
})

test('an address of a floor that is closed offers to open it; of one that is nobody’s says so', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/status of 4/)
  const { floor } = await newFloor(call, '关着的', two)
  await call(floors.save, { key: floor.key })
  await call(floors.close, { floorId: floor.id })
  await page.goto(open(floor.id))
  await page.getByRole('button', { name: '打开', exact: true }).click()
  await expect(page.locator('[data-tile]')).toHaveCount(2)
  await page.goto('/index/floor/0198c0de-0000-7000-8000-000000000000')
  await expect(page.getByText('没有这个楼层')).toBeVisible()
})

test('an administrator makes a template of a floor and withdraws it; floors that began from it stay', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/index')
  await page.getByRole('button', { name: '新建楼层' }).click()
  await page.getByRole('menuitem', { name: '空楼层' }).click()
  const tab = page.getByRole('navigation', { name: '打开的楼层' }).locator('a[aria-current="page"]')
  // The floor before it is the current one until the new one is there.
  await expect(tab).toContainText('新楼层')
  await tab.dblclick()
  await page.getByLabel('楼层名称').fill('周会模板')
  await page.keyboard.press('Enter')
  await expect(tab).toContainText('周会模板')
  await page.getByRole('button', { name: '楼层“周会模板”的菜单' }).click()
  await page.getByRole('menuitem', { name: '存为模板' }).click()
  await page.getByRole('button', { name: '新建楼层' }).click()
  await page.getByRole('menuitem', { name: '从模板“周会模板”开始' }).click()
  const begun = page.getByRole('navigation', { name: '打开的楼层' }).getByText('周会模板')
  await expect(begun).toHaveCount(2)
  await page.getByRole('button', { name: '新建楼层' }).click()
  await page.getByRole('menuitem', { name: '撤下模板“周会模板”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤下' }).click()
  await expect(page.getByText('模板已撤下')).toBeVisible()
  await expect(begun).toHaveCount(2)
  await page.getByRole('button', { name: '新建楼层' }).click()
  await expect(page.getByRole('menuitem', { name: /周会模板/ })).toHaveCount(0)
})
