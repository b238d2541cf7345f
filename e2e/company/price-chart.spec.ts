import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'

const company = 'SHZ-009902'
const prices = (page: Page) => page.getByRole('region', { name: '价格', exact: true })
const bars = (page: Page) => prices(page).getByRole('slider', { name: '逐根查看日线' })
const drawn = (page: Page) => prices(page).locator('[data-sight]')
/** The days in sight, as the chart says them. */
const sight = async (page: Page) => (await drawn(page).getAttribute('data-sight')) ?? ''

/** Where the bars lie once they have come to rest: a pane more makes the others lower, a moment later. */
async function resting(page: Page) {
  let seen = await bars(page).boundingBox()
  await expect
    .poll(async () => {
      const before = seen
      await page.waitForTimeout(150)
      seen = await bars(page).boundingBox()
      return seen !== null && JSON.stringify(before) === JSON.stringify(seen)
    })
    .toBe(true)
  return seen ?? { x: 0, y: 0 }
}

/** Opens a menu of the chart's bar and answers its panel. */
async function menu(page: Page, name: string | RegExp) {
  await prices(page).getByRole('button', { name }).click()
  return page.getByRole('dialog')
}

test('an indicator is added and a level drawn: both are there after a reload; the level is moved, deleted and brought back', async ({
  signedIn: page,
}) => {
  // What was chosen last is kept: the address says with what this test begins.
  await page.goto(`/index/company/${company}/events?indicators=ma5,volume&interval=day&priceRange=1y`)
  await expect(drawn(page)).toHaveAttribute('data-sight', /~/)
  const indicators = await menu(page, /^指标/)
  await indicators.getByRole('checkbox', { name: 'MACD (12, 26, 9)' }).check()
  await expect(page).toHaveURL(/indicators=[^&]*macd/)
  await page.keyboard.press('Escape')
  const tools = await menu(page, '画图')
  await tools.getByRole('button', { name: '水平线' }).click()
  await expect(prices(page).getByRole('button', { name: /正在画：水平线/ })).toBeVisible()
  const box = await resting(page)
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/charting/keepDrawing'))
  await page.mouse.click(box.x + 220, box.y + 90)
  expect((await kept).status()).toBe(200)
  // A press that draws chooses no bar.
  await expect(page).not.toHaveURL(/[?&]bar=/)
  await page.reload()
  await expect(drawn(page)).toHaveAttribute('data-sight', /~/)
  await expect((await menu(page, /^指标/)).getByRole('checkbox', { name: 'MACD (12, 26, 9)' })).toBeChecked()
  await page.keyboard.press('Escape')
  const list = (await menu(page, '画图')).getByRole('list', { name: '已画的' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const before = await list.getByRole('listitem').textContent()
  await page.keyboard.press('Escape')
  // Dragged up: it lies at another price.
  const now = await resting(page)
  const [x, y] = [now.x + 220, now.y + 90]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 30, { steps: 5 })
  await page.mouse.up()
  await menu(page, '画图')
  await expect(list.getByRole('listitem')).not.toHaveText(before ?? '')
  const dragged = (await list.getByRole('listitem').textContent()) ?? ''
  await list.getByRole('button', { name: /^水平线/ }).click()
  await page.keyboard.press('Escape')
  await bars(page).focus()
  // Moved by keys faster than the server answers, and taken back as often: it lies where it lay.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowUp')
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+z')
  await menu(page, '画图')
  await expect(list.getByRole('listitem')).toHaveText(dragged)
  await page.keyboard.press('Escape')
  await bars(page).focus()
  await page.keyboard.press('Delete')
  await menu(page, '画图')
  await expect(list).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^删除 水平线/ }).click()
  await expect(list).toHaveCount(0)
})

test('a bar is opened by keyboard and by its date; weeks and months are made of its days', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${company}/compare`)
  await bars(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const told = (await bars(page).getAttribute('aria-valuetext')) ?? ''
  await page.keyboard.press('Enter')
  const detail = page.getByRole('region', { name: '所选日线' })
  await expect(page).toHaveURL(new RegExp(`bar=${told.slice(0, 10)}`))
  await expect(detail).toContainText(told.slice(0, 10))
  const field = prices(page).getByRole('textbox', { name: '选日期' })
  await prices(page).getByRole('button', { name: '前一根' }).click()
  await expect(detail).not.toContainText(told.slice(0, 10))
  await field.fill(told.slice(0, 10))
  await field.press('Enter')
  await expect(detail).toContainText(told.slice(0, 10))
  await prices(page).getByRole('radio', { name: '周', exact: true }).click()
  await expect(page).toHaveURL(/interval=week/)
  await expect(detail).toContainText(/由 \d 个交易日合成/)
  // The next chart begins with what was chosen last.
  await prices(page).getByRole('radio', { name: '日', exact: true }).click()
  await expect(page).not.toHaveURL(/interval=week/)
})

test('the range chosen stays the range in sight when the chart becomes narrower; the next chart begins with it', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/${company}/events?priceRange=1y`)
  await expect.poll(() => sight(page)).toMatch(/~/)
  const whole = await sight(page)
  await prices(page).getByRole('radio', { name: '3月', exact: true }).click()
  await expect(page).toHaveURL(/priceRange=3m/)
  // The address changes before the chart does.
  await expect.poll(() => sight(page)).not.toBe(whole)
  const chosen = await sight(page)
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sight(page)).toBe(chosen)
  }
  await page.goto('/index/company/SHZ-009901/events')
  await expect(prices(page).getByRole('radio', { name: '3月', exact: true })).toHaveAttribute('aria-checked', 'true')
  const panel = await menu(page, '图表设置')
  await panel.getByRole('textbox', { name: '把当前设置保存为' }).fill('短线')
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(panel.getByRole('button', { name: '使用布局 短线' })).toBeVisible()
  await page.keyboard.press('Escape')
  await prices(page).getByRole('radio', { name: '1年', exact: true }).click()
  await menu(page, '图表设置')
  await panel.getByRole('button', { name: '使用布局 短线' }).click()
  await expect(page).toHaveURL(/priceRange=3m/)
  await panel.getByRole('button', { name: '删除', exact: true }).click()
  await panel
    .getByRole('group', { name: /删除布局/ })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(panel.getByText('还没有保存的布局。')).toBeVisible()
})
