import { rooms } from '@pandora/contract/domains/rooms/operations'
import { accountOf, callsOf, newFloor, tileOf } from '../support/floors.ts'
import { enter, expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

const STORAGE = 'SHZ-009902'
let account = { email: '', password: '' }

test.beforeAll(async ({ playwright, baseURL }) => {
  account = await accountOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'reports')
})
test.beforeEach(async ({ page }) => {
  await enter(page, account)
  await page.goto('/index/reports')
  await inLanguage(page, 'zh-CN')
})

test('FINREP-01 FINREP-07 by company: found by its sound, its statements stand over their periods, and a figure opens where it came from', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: /搜索公司/ }).fill('shengke')
  await page
    .getByRole('list', { name: '公司' })
    .getByRole('button', { name: /晟珂储能/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/index/reports/${STORAGE}/all`))
  const table = page.getByRole('table', { name: '晟珂储能 利润表' })
  await expect(table.getByRole('columnheader').nth(1)).toContainText('2024-03-31')
  await table.getByRole('button', { name: /营业收入 2023-12-31/ }).click()
  const receipt = page.getByRole('dialog', { name: '营业收入' })
  await expect(receipt).toContainText('CNY')
  await expect(receipt.getByRole('button', { name: /\.csv/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
  await page.getByRole('radio', { name: '单季' }).click()
  await expect(table.getByRole('button', { name: /营业收入 2023-06-30/ })).toBeVisible()
  await table.getByRole('button', { name: /营业收入 2023-06-30/ }).click()
  await expect(page.getByRole('dialog', { name: '营业收入' })).toContainText('本期累计 − 上期累计')
  await page.reload()
  await expect(page.getByRole('dialog', { name: '营业收入' })).toContainText('本期累计 − 上期累计')
})

test('FINREP-11 the bridge of the profit adds up on the screen, and figures are moved through by arrows', async ({
  page,
}) => {
  await page.goto(`/index/reports/${STORAGE}/all?yearly=yes`)
  const bridge = page.getByRole('table', { name: /利润为何变化/ })
  await page.getByRole('combobox', { name: '比较的报告期' }).selectOption('2023-12-31')
  await expect(bridge.getByRole('row').nth(1)).toContainText('2022-12-31')
  const cells = await bridge
    .locator('tbody tr td:nth-child(4)')
    .evaluateAll((all) =>
      all.map((one) => Number((one.getAttribute('title') ?? '').replace('\u2212', '-').replaceAll(',', ''))),
    )
  const [from = 0, ...rest] = cells
  const to = rest.pop() ?? Number.NaN
  expect(Math.abs(from + rest.reduce((sum, one) => sum + one, 0) - to)).toBeLessThan(1)
  const table = page.getByRole('table', { name: '晟珂储能 利润表' })
  await table.getByRole('button', { name: /营业收入 2023-12-31/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(table.locator('button:focus')).toHaveAttribute('aria-label', /2022-12-31/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('FINREP-08 FINREP-10 by business: found, its companies listed with figures, and the report on it with rank, tags and sources', async ({
  page,
}) => {
  await page.getByRole('radio', { name: '按业务' }).click()
  await page.getByRole('searchbox', { name: /搜索业务/ }).fill('zhuye')
  await page.getByRole('list', { name: '业务' }).getByRole('button', { name: /主业/ }).click()
  const companies = page.getByRole('list', { name: /有“主业”业务的公司/ })
  await expect(companies.getByRole('listitem').first()).toContainText('CNY')
  await companies.getByRole('button', { name: /晟珂储能/ }).click()
  await expect(page).toHaveURL(new RegExp(`/index/reports/${STORAGE}/industry-[0-9a-f]{12}\\?.*by=business`))
  const main = page.getByRole('main')
  await expect(main).toContainText('收入排名')
  await expect(main).toContainText('第一大业务')
  await expect(page.getByRole('table', { name: '晟珂储能 · 主业' }).getByRole('row').nth(1)).toContainText('2023-12-31')
  await page.getByRole('navigation', { name: '晟珂储能 的业务' }).getByRole('button', { name: /抵销/ }).click()
  await expect(main).toContainText('抵销项为负')
})

test('FINREP-04 FINREP-05 FINREP-06 a comment is added and deleted with the exact notices and what they are about; other tabs hear of it', async ({
  page,
  context,
}) => {
  await page.goto(`/index/reports/${STORAGE}/all`)
  const list = page.getByRole('list', { name: '晟珂储能 的点评' })
  const other = await context.newPage()
  await other.goto(`/index/reports/${STORAGE}/all`)
  await expect(other.getByRole('list', { name: '晟珂储能 的点评' })).toContainText('还没有点评')
  await page.getByRole('textbox', { name: '写点评' }).fill('毛利率为何上升？ <b>')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '写点评' })).toHaveValue('毛利率为何上升？ <b>')
  await page.getByRole('textbox', { name: /标签/ }).fill('毛利率 追问')
  await page.getByRole('button', { name: '发表' }).click()
  await expect(page.getByText('Add Comment Success', { exact: true })).toBeVisible()
  await expect(page.getByText('已发表：晟珂储能')).toBeVisible()
  await expect(list).toContainText('毛利率为何上升？ <b>')
  await expect(list).toContainText('追问')
  await expect(other.getByRole('list', { name: '晟珂储能 的点评' })).toContainText('毛利率为何上升？ <b>')
  await list.getByRole('button', { name: '删除' }).click()
  await list.getByRole('group', { name: '删除这条点评？' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('remove Comment Success', { exact: true })).toBeVisible()
  await expect(list).toContainText('还没有点评')
  await expect(other.getByRole('list', { name: '晟珂储能 的点评' })).toContainText('还没有点评')
  await other.close()
})

test('FINREP-01 the room shows statements, a business and comments on a floor', async ({
  page,
  playwright,
  baseURL,
}) => {
  const call = await callsOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }), account)
  await call(rooms.subscribe, { roomId: 'financialReport' })
  const { floor, ids } = await newFloor(call, '财报', [
    { key: 'financialReport', view: 'report', link: 'A', at: { x: 0, y: 0, w: 12, h: 16 } },
    { key: 'financialReport', view: 'business', link: 'A', at: { x: 12, y: 0, w: 12, h: 14 } },
    { key: 'financialReport', view: 'comments', link: 'A', at: { x: 0, y: 16, w: 8, h: 14 } },
  ])
  await page.goto(`/index/floor/${floor.id}`)
  const [report = '', business = '', comments = ''] = ids
  await tileOf(page, report).getByRole('button', { name: /公司/ }).first().click()
  await page
    .getByRole('textbox', { name: /名称|代码/ })
    .last()
    .fill('晟珂')
  await page
    .getByRole('button', { name: /晟珂储能/ })
    .first()
    .click()
  await expect(tileOf(page, report).getByRole('table', { name: '晟珂储能 利润表' })).toBeVisible()
  await tileOf(page, business).getByRole('button', { name: /主业/ }).click()
  await expect(tileOf(page, business).getByRole('table', { name: '晟珂储能 · 主业' })).toBeVisible()
  await expect(tileOf(page, comments)).toContainText('还没有点评')
})

test('both languages are accessible, wide and on a phone', async ({ page }) => {
  for (const language of ['zh-CN', 'en'] as const) {
    await page.goto(`/index/reports/${STORAGE}/all`)
    await inLanguage(page, language)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('list', { name: 'Companies' })).toBeVisible()
  await expectNoSideScroll(page)
})
