import type { Page } from '@playwright/test'
import { importText } from '../support/import.ts'
import { expect, test } from '../support/product.ts'
import { barsOf, news } from '../support/sample.ts'
import { expectNoSideScroll, inLanguage } from '../support/screens.ts'

const price = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const last = (code: string) => {
  const bar = barsOf(code).at(-1)
  if (!bar) throw new Error(`the sample has no bars of ${code}`)
  return bar
}

test('COMP-02 the page shows the company in the interface language: names, code, industries, last price with its day and basis', async ({
  signedIn: page,
}) => {
  await page.goto('/index/company/SHZ-009904')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('曜川锂业')
  await expect(page).toHaveTitle('曜川锂业 · Pandora')
  const main = page.getByRole('main')
  await expect(main.getByText('009904 · SHZ')).toBeVisible()
  await expect(main.getByText('曾用名 曜川资源')).toBeVisible()
  await expect(main.getByRole('navigation', { name: '行业' }).getByRole('link')).toHaveCount(3)
  await expect(main.getByText(price(last('009904').close), { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/CNY · 2024-06-28 收盘 · 前复权 截至 2025-12-31/)).toBeVisible()
  await inLanguage(page, 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yaochuan Lithium Co.,Ltd.')
  await expect(main.getByText(/CNY · Close of 2024-06-28 · Forward-adjusted as of 2025-12-31/)).toBeVisible()
  await inLanguage(page, 'zh-CN')
})

test('COMP-03 choosing another company leaves nothing of the previous one, not even while it is read', async ({
  signedIn: page,
}) => {
  await page.goto('/index/company/SHZ-009901/news')
  await tile(page, '新闻')
    .getByRole('button', { name: /澄岳银行：拟回购/ })
    .click()
  await expect(page.getByRole('complementary', { name: '原文' })).toContainText('具体安排以后续公告为准')
  await expect(page).toHaveURL(/[?&]news=/)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/company/**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.locator('input[role="combobox"]').fill('609903')
  await expect(page.locator('div[role="option"]').first()).toContainText('鸣野汽车')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/company\/SSE-609903(?:\?market=\w+)?$/)
  await expect(page.getByRole('main')).not.toContainText('澄岳')
  await expect(page.getByRole('complementary', { name: '原文' })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('鸣野汽车')
  await expect(page.getByRole('main')).not.toContainText('澄岳')
  await page.getByRole('main').getByRole('link', { name: /^新闻/ }).click()
  await expect(tile(page, '新闻').getByText('鸣野汽车：拟回购不超过3000万股')).toBeVisible()
  await page.unrouteAll()
})

test('on a phone the head of a company is a line and a strip, and a swipe leads from tab to tab', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/company/SHZ-009902')
  const tabs = page.getByRole('navigation', { name: '公司页面' })
  await expect(tabs.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page')
  const strip = page.getByRole('group', { name: '关键数字' })
  await expect(strip.getByText(/总市值|流通市值/)).toBeVisible()
  const [header, nav] = await Promise.all([page.getByRole('banner').boundingBox(), tabs.boundingBox()])
  expect((nav?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeLessThanOrEqual(120)
  // However many deeds the head has: the name stands, and the page is not wider for them.
  await expect(page.getByRole('main').getByRole('link', { name: '打开个股报告' })).toBeAttached()
  await expectNoSideScroll(page)
  const name = page.getByRole('main').getByTitle('晟珂储能', { exact: true })
  expect((await name.boundingBox())?.width ?? 0).toBeGreaterThan(60)
  const swipe = (from: number, to: number) =>
    page.evaluate(
      ([begun, ended]) => {
        const target = document.querySelector('main h1') ?? document.body
        const at = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 500 })
        target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(begun)] }))
        target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [at(ended)] }))
      },
      [from, to] as const,
    )
  await swipe(300, 100)
  await expect(tabs.getByRole('link', { name: /^事件/ })).toHaveAttribute('aria-current', 'page')
  await swipe(300, 280)
  await swipe(100, 300)
  await expect(tabs.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page')
})

test('SHELL-10 starring says the exact words with the company and an undo', async ({ signedIn: page }) => {
  await page.goto('/index/company/SSE-609901')
  const star = page.getByRole('main').getByRole('button', { name: /关注 岚溪银行/ })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  const notice = page.locator('[data-notice="success"]')
  await expect(notice).toContainText('stared !')
  await expect(notice).toContainText('已关注 岚溪银行')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await notice.getByRole('button', { name: '撤销' }).click()
  await expect(page.locator('[data-notice="success"]', { hasText: 'unstared!' })).toContainText('已取消关注 岚溪银行')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('the chart holds the bars of the file, as a table too; a bar opens its source', async ({ signedIn: page }) => {
  await page.goto('/index/company/SHZ-009902/compare?priceView=table&priceRange=all')
  const table = tile(page, '价格').getByRole('grid')
  for (const bar of barsOf('009902').slice(-3)) {
    const row = table.getByRole('row').filter({ hasText: bar.date })
    for (const value of [bar.open, bar.high, bar.low, bar.close]) await expect(row).toContainText(price(value))
  }
  const chosen = barsOf('009902').at(-3)
  await table
    .getByRole('row')
    .filter({ hasText: chosen?.date ?? '' })
    .click()
  await expect(page).toHaveURL(new RegExp(`[?&]bar=${chosen?.date}`))
  const detail = page.getByRole('region', { name: '所选日线' })
  await expect(detail).toContainText(chosen?.date ?? '')
  await expect(detail).toContainText('只有这一个版本')
  await detail.getByRole('button', { name: /来源/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/prices\.csv 第 [\d,]+ 行/)
  await page.keyboard.press('Escape')
  await detail.getByRole('button', { name: '回到最后一根' }).click()
  await expect(detail).toContainText('最后一根')
  await page.goto('/index/company/SHZ-009902/compare')
  await expect(page.getByRole('figure', { name: /晟珂储能 日线图/ })).toBeVisible()
})

test('a click on a candle chooses its bar', async ({ signedIn: page }) => {
  await page.goto('/index/company/SHZ-009902/compare')
  const chart = page.getByRole('figure', { name: /晟珂储能 日线图/ })
  await expect(chart.locator('canvas').first()).toBeVisible()
  const box = await chart.boundingBox()
  await expect(async () => {
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 80)
    await expect(page).toHaveURL(/[?&]bar=202\d-\d\d-\d\d/, { timeout: 1000 })
  }).toPass()
  await expect(
    page.getByRole('region', { name: '所选日线' }).getByRole('button', { name: '回到最后一根' }),
  ).toBeVisible()
})

test('a corrected bar shows both versions, and to an earlier reader the one known then alone', async ({
  signedIn: page,
}) => {
  const bar = barsOf('609904').at(-5)
  if (!bar) throw new Error('the sample has too few bars')
  const close = Math.round((bar.low + (bar.high - bar.low) / 3) * 100) / 100
  await importText(
    'corrected.csv',
    `date,code,open,close,high,low,volume_lots,amount_cny,amplitude_pct,change_pct,change,turnover_pct\n${[bar.date, '609904', bar.open, close, bar.high, bar.low, bar.lots, bar.amount, 1, bar.changeRate, bar.change, bar.turnover].join(',')}\n`,
  )
  await page.goto(`/index/company/SSE-609904/compare?bar=${bar.date}`)
  const detail = page.getByRole('region', { name: '所选日线' })
  await expect(detail).toContainText('2 个版本')
  await expect(detail.getByRole('listitem')).toHaveCount(2)
  await expect(detail.getByRole('listitem').filter({ hasText: '正在显示' })).toContainText(`收 ${price(close)}`)
  await page.goto(`/index/company/SSE-609904/compare?bar=${bar.date}&asOf=2024-12-31`)
  // The correction came later: whoever looks from then is told of one version, and of no other.
  await expect(detail).toContainText(`收 ${price(bar.close)}`)
  await expect(detail).toContainText('只有这一个版本，没有更正。')
})

test('before the first bar the page says when bars begin and leads back to the latest', async ({ signedIn: page }) => {
  const known = (day: string) => news.filter(({ code, date }) => code === '009903' && date <= day).length
  for (const day of ['2022-12-30', '2023-08-31']) {
    await page.goto(`/index/company/SHZ-009903/news?asOf=${day}`)
    await expect(tile(page, '新闻').getByRole('list', { name: '新闻' }).getByRole('listitem')).toHaveCount(known(day))
  }
  await page.goto('/index/company/SHZ-009903/compare?asOf=2022-12-30')
  await expect(tile(page, '价格')).toContainText('日线自 2023-01-03 开始')
  await tile(page, '价格').getByRole('button', { name: '回到最新' }).click()
  await expect(page).not.toHaveURL(/asOf/)
  await expect(page.getByRole('figure', { name: /飞砾机器人 日线图/ })).toBeVisible()
  await page.goto('/index/company/SHZ-009903/compare?asOf=2023-08-31&priceView=table')
  await expect(tile(page, '价格').getByRole('grid').getByRole('row').nth(1)).toContainText('2023-08-31')
})

test('a company is compared with another and with an index, kept in the address', async ({ signedIn: page }) => {
  await page.goto('/index/company/SHZ-009901/compare')
  const prices = tile(page, '价格')
  // Who stands beside it in the table is drawn too, from one common day on.
  await expect(prices.getByRole('figure')).toBeVisible()
  await expect(prices.getByText('岚溪银行')).toBeVisible()
  await expect(prices.getByText(/^20\d\d-\d\d-\d\d = 100/)).toBeVisible()
  await prices.getByRole('button', { name: '加对比' }).click()
  await page.getByRole('textbox', { name: /公司或指数/ }).fill('000001')
  await page.getByRole('dialog').getByRole('button', { name: /指数/ }).first().click()
  await expect(page).toHaveURL(/compare=SSE-000001-index/)
  await prices.getByRole('button', { name: '图表设置' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: '对数' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await page.reload()
  await prices.getByRole('button', { name: '移除 上证指数' }).click()
  await expect(page).not.toHaveURL(/compare=/)
  await expect(prices.getByText('岚溪银行')).toBeVisible()
})

test('COMP-16 COMP-17 news come ten a page, ceil(total/10) pages, the page in the address', async ({
  signedIn: page,
}) => {
  const earlier = news.filter(({ code }) => code === '609902').length
  const more = Array.from({ length: 18 }, (_, at) =>
    JSON.stringify({
      id: `paged${at}`,
      date: `2024-05-${String(at + 1).padStart(2, '0')}`,
      company: '柏彤隔膜',
      code: '609902',
      title: `柏彤隔膜：第${at + 1}次例行说明`,
      text: '例行说明，无重大事项。',
      label: 'positive',
      part: 'sample',
    }),
  )
  await importText('paged.jsonl', `${more.join('\n')}\n`)
  // Every copy: these tell the same, and would stand once.
  await page.goto('/index/company/SSE-609902/news?copies=all')
  const list = page.getByRole('list', { name: '新闻' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const pager = page.getByRole('navigation', { name: '翻页' })
  const total = Number(/共 (\d+) 条/.exec(await pager.innerText())?.[1])
  expect(total).toBeGreaterThanOrEqual(18 + earlier)
  await expect(pager).toContainText(`第 1 / ${Math.ceil(total / 10)} 页`)
  const before = await list.innerText()
  await pager.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(list).not.toHaveText(before)
  await page.goto(`/index/company/SSE-609902/news?copies=all&page=${Math.ceil(total / 10)}`)
  await expect(list.getByRole('listitem')).toHaveCount(total % 10 || 10)
  await expect(pager.getByRole('button', { name: '下一页' })).toBeDisabled()
})

test('the profile gives each field with its source or why it is missing; coverage says what would fill it', async ({
  signedIn: page,
}) => {
  await page.goto('/index/company/SHZ-009901/profile')
  const information = tile(page, '公司资料')
  await expect(information).toContainText('澄岳银行股份有限公司')
  for (const term of await information.locator('dl > div').all()) {
    const missing = (await term.innerText()).includes('–')
    if (missing) await expect(term.locator('dd')).toHaveText(/– .+/)
    else await expect(term.getByRole('button', { name: /来源/ })).toHaveCount(1)
  }
  const coverage = tile(page, '覆盖')
  await expect(coverage.getByRole('row', { name: /行情/ }).getByText(/2023 年：完整/)).toBeAttached()
  await expect(coverage.getByRole('row', { name: /财报/ })).toContainText(/导入 .+ 可补/)
  await expect(coverage.getByRole('row', { name: /财报/ }).getByText(/2005 年：缺失/)).toBeAttached()
})

test('a company that is not there says so and leads to the search; an unknown tab is the overview', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure(/404.*api\/company/)
  await page.goto('/index/company/SHZ-999999')
  await expect(page.getByRole('main')).toContainText('公司 SHZ-999999 没有找到')
  await page.getByRole('button', { name: '去搜索公司' }).click()
  await expect(page).toHaveURL(/\/index\/search(?:\?market=\w+)?$/)
  await page.goto('/index/company/SHZ-009901/nothing')
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009901(?:\?market=\w+)?$/)
})

test('an index has its page with prices and nothing of a company', async ({ signedIn: page }) => {
  await page.goto('/index/company/SSE-000001-index')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('000001')
  await expect(page.getByRole('main')).toContainText('000001 · SSE · 指数')
  await expect(tile(page, '价格').getByRole('figure', { name: /日线图/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '资料' })).toHaveCount(0)
})
