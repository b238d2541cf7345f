import type { Page } from '@playwright/test'
import { importText } from './support/import.ts'
import { expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'
import { undoLast } from './support/undo.ts'

const asOf = '2024-06-29'
const items = (page: Page) => page.locator('[data-news]')

async function openFlash(page: Page, query = `?asOf=${asOf}`): Promise<void> {
  await page.goto(`/index/flash${query}`)
  await inLanguage(page, 'zh-CN')
  await expect(items(page).first()).toBeVisible()
}

test('FLASH-02 FLASH-06 FLASH-09 the running list stands under days, `MMM DD` with the localised day, years told apart, and goes on at its end', async ({
  signedIn: page,
}) => {
  await openFlash(page)
  const day = page.locator('[data-day="2024-06-27"]')
  await expect(day.getByRole('heading')).toHaveText('Jun 27星期四 · 2024年6月27日')
  expect(await day.getByRole('heading').innerText()).toContain('Jun 27')
  await expect(items(page)).toHaveCount(20)
  const more = page.waitForRequest(
    (request) => request.url().includes('/api/news/daily_flash_list') && request.url().includes('ptime='),
  )
  await items(page).last().scrollIntoViewIfNeeded()
  expect((await more).headers()['authorization']).toBeUndefined()
  await expect.poll(() => items(page).count()).toBeGreaterThan(20)
  const ids = await items(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-news')))
  expect(new Set(ids).size).toBe(ids.length)
  await inLanguage(page, 'en')
  await expect(day.getByRole('heading')).toHaveText('Jun 27Thursday · 27 June 2024')
})

test('FLASH-01 FLASH-03 a time point is added and deleted, the time points read again each time, the deletion undone; it shows its edition', async ({
  signedIn: page,
}) => {
  await openFlash(page)
  const points = page.getByRole('group', { name: '时间点' })
  const read = () => page.waitForResponse((answer) => answer.url().includes('/api/news/select_time_point'))
  await page.getByRole('button', { name: '添加时间点' }).click()
  await page.getByLabel('时间（上海）').fill('14:45')
  let again = read()
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await again
  const chip = points.getByRole('button', { name: '14:45 午盘', exact: true })
  await expect(chip).toBeVisible()

  await chip.click()
  await expect(page).toHaveURL(/time=14%3A45|time=14:45/)
  await expect(page.getByText(/之后至 06-29 14:45/)).toBeVisible()
  await page.getByRole('button', { name: '前一天' }).click()
  await expect(page.getByText(/之后至 06-28 14:45/)).toBeVisible()
  await page.reload()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/之后至 06-28 14:45/)).toBeVisible()

  again = read()
  await points.getByRole('button', { name: '删除时间点 14:45' }).click()
  await again
  await expect(chip).toHaveCount(0)
  await undoLast(page)
  await expect(chip).toBeVisible()
  await points.getByRole('button', { name: '删除时间点 14:45' }).click()
  await expect(chip).toHaveCount(0)
})

test('an item opens by its key with text, source and companies, has an address, and shows no time where the source gives only a day', async ({
  signedIn: page,
}) => {
  await openFlash(page)
  await items(page).first().locator('[data-item]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const title = await page.locator('[data-item]:focus').innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/flash\/[^/?]+\?asOf=/)
  await page.reload()
  const detail = page.getByRole('region', { name: '快讯正文' })
  await expect(detail.getByRole('heading', { name: title })).toBeVisible()
  await detail.getByRole('button', { name: /^来源/ }).click()
  await expect(page.getByRole('dialog')).toContainText('.jsonl')

  await page.goto('/index/flash?asOf=2024-05-21')
  const dayOnly = items(page).filter({ hasText: '澄岳银行：一名持股5%以上股东' })
  await expect(dayOnly.getByTitle('来源只给出日期，没有时刻')).toBeVisible()
  await expect(dayOnly.locator('time')).toHaveCount(0)
  await expect(dayOnly.getByRole('link', { name: /^澄岳银行 [+−\d]/ })).toHaveAttribute(
    'href',
    /\/index\/company\/SHZ-009901\?asOf=/,
  )
})

test('FLASH-07 items are laid out by their pictures: none, one or two at the side, three or more in a row', async ({
  signedIn: page,
}) => {
  await page.route('**/api/news/image**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#345"/></svg>',
    }),
  )
  const picture = (count: number) => Array.from({ length: count }, (_, at) => `https://pictures.example.test/${at}.png`)
  await importText(
    'pictures.jsonl',
    [0, 2, 4]
      .map((count) =>
        JSON.stringify({
          id: `pic${count}`,
          title: `晟珂储能图片消息${count}`,
          text: '正文',
          datetime: `2022-02-0${count + 1} 10:00:00`,
          source: '样例社',
          images: picture(count),
        }),
      )
      .join('\n'),
  )
  await openFlash(page, '?asOf=2022-02-07')
  const item = (count: number) => items(page).filter({ hasText: `晟珂储能图片消息${count}` })
  const box = async (count: number, what: string) =>
    (await item(count).locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(item(0)).toHaveAttribute('data-image-type', '1')
  await expect(item(0).locator('img')).toHaveCount(0)
  await expect(item(2)).toHaveAttribute('data-image-type', '2')
  await expect(item(2).locator('img')).toHaveCount(2)
  expect((await box(2, 'img')).x).toBeGreaterThan(
    (await box(2, '[data-item]')).x + (await box(2, '[data-item]')).width - 1,
  )
  await expect(item(4)).toHaveAttribute('data-image-type', '3')
  await expect(item(4).locator('img')).toHaveCount(4)
  expect((await box(4, 'img')).y).toBeGreaterThanOrEqual(
    (await box(4, '[data-item]')).y + (await box(4, '[data-item]')).height,
  )
})

test('what comes in is announced and moves nothing until it is asked for', async ({ signedIn: page }) => {
  await openFlash(page, '')
  const list = page.getByRole('region', { name: '快讯列表' })
  const first = await items(page).first().getAttribute('data-news')
  const before = await items(page).first().boundingBox()
  const title = `飞砾机器人到达消息${Date.now()}`
  await expect(page.getByText('实时流已连接')).toBeVisible()
  await importText(
    'arrival.jsonl',
    JSON.stringify({
      id: title,
      title,
      text: '正文',
      datetime: new Date(Date.now() - 1000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }),
      source: '样例社',
      images: [],
    }),
  )
  const sign = list.getByRole('button', { name: '1 条新' })
  await expect(sign).toBeVisible({ timeout: 20_000 })
  expect(await items(page).first().getAttribute('data-news')).toBe(first)
  expect(await items(page).first().boundingBox()).toEqual(before)
  await sign.click()
  await expect(items(page).first()).toContainText(title)
  await expect(sign).toHaveCount(0)
})

test('the list is held to a kind, and the address keeps it', async ({ signedIn: page }) => {
  await openFlash(page)
  await page.getByRole('button', { name: /^类型/ }).click()
  await page.getByRole('menuitemradio', { name: '研报' }).click()
  await expect(page.getByText('没有这一类的快讯。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('没有这一类的快讯。')).toBeVisible()
  await page.getByRole('button', { name: '看全部类型' }).click()
  await expect(items(page).first()).toBeVisible()
})

test('on a phone an item is a page of its own, with a way back to the list', async ({ signedIn: page }) => {
  await openFlash(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
  await items(page).nth(1).locator('[data-item]').click()
  await expect(items(page)).toHaveCount(0)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(items(page).first()).toBeVisible()
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious on the daily flash, ${language}`, async ({ signedIn: page }) => {
    await openFlash(page)
    await inLanguage(page, language)
    await expectAccessible(page)
  })
}
