import type { Page } from '@playwright/test'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import { opinion } from '@pandora/contract/domains/opinion/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { firstThat } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { inLanguage, serious } from '../support/screens.ts'
import { type ReadMarket, companyPath, readMarket, tile } from '../support/company-texts.ts'

const reader = (page: Page) => page.getByRole('complementary', { name: '原文' })
let ask: ReadMarket['ask']
let all: ReadMarket['all'] = []

test.beforeEach(async ({ page }) => {
  ;({ ask, all } = await readMarket(page))
})

type Told = Awaited<ReturnType<typeof told>>
const told = (eventId: string) => ask(events.detail, { eventId })

/** The first event among the newest of each company that fits, with the company. */
async function firstTold(fits: (event: Told) => boolean): Promise<{ companyId: string; eventId: string }> {
  for (const { companyId } of all)
    for (const { eventId } of (await ask(events.ofCompany, { companyId })).dataList)
      if (fits(await told(eventId))) return { companyId, eventId }
  throw new Error('the demo market has none that fits')
}

test('COMP-20 COMP-21 insights come by type with their counts, older ones by the instant of the oldest; every event shows its way and points', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(events.insights, { companyId: one.companyId })).total > 10,
  )
  const asked: { endTimestamp?: number; page: number; size: number; insightType?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(events.insights.path)) asked.push(request.postDataJSON() as (typeof asked)[number])
  })
  await page.goto(companyPath(companyId, 'events'))
  const list = tile(page, '事件').getByRole('list', { name: '事件' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  expect(asked.at(-1)).toMatchObject({ page: 0, size: 10 })
  await expect(list.getByRole('img', { name: /事件分 \d+/ })).toHaveCount(10)
  const { dataList, total } = await ask(events.insights, { companyId })
  await tile(page, '事件').getByRole('button', { name: '加载更早' }).click()
  await expect.poll(() => asked.at(-1)?.endTimestamp).toBe(dataList.at(-1)?.happenedAt)
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(10)
  await expect(tile(page, '事件')).toContainText(new RegExp(`/ ${total}`))
  const types = (await ask(events.types, { companyId })).dataList
  const chips = tile(page, '事件').getByRole('group', { name: '事件类型' })
  await expect(chips.getByRole('button')).toHaveCount(types.length + 1)
  await expect(chips.getByRole('button').nth(1)).toContainText(String(types[0]?.count))
  await chips.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`eventType=${types[0]?.type ?? ''}`))
  await expect.poll(() => asked.at(-1)?.insightType).toBe(types[0]?.type)
  // As many stand in this very list as the chip says, before any other list is asked for.
  await expect(tile(page, '事件')).toContainText(new RegExp(`/ ${types[0]?.count ?? -1}(?!\\d)`))
  expect((await ask(events.insights, { companyId, insightType: types[0]?.type ?? '' })).total).toBe(types[0]?.count)
  await tile(page, '事件').getByRole('radio', { name: '全部', exact: true }).click()
  const own = await ask(events.ofCompany, { companyId, reach: 'both', types: [types[0]?.type ?? ''] })
  await expect(page.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${own.total} 条`)
  expect(await serious(page)).toEqual([])
})

test('COMP-13 COMP-14 COMP-27 an event has its own address, with its entities around the centre, its score and the price around it', async ({
  page,
}) => {
  // Of an event with one entity there is no picture to draw.
  const found = await firstTold((event) => event.entityGraph.length > 1)
  await page.goto(companyPath(found.companyId, 'events', '?reach=direct'))
  await tile(page, '事件')
    .getByRole('list', { name: '事件' })
    .locator(`a[href*="/index/event/${encodeURIComponent(found.eventId)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/\/index\/event\//)
  const event = await ask(events.detail, { eventId: found.eventId })
  const centre = event.entityGraph.find(({ master }) => master)
  await expect(tile(page, '实体关系').getByRole('figure')).toContainText(centre?.entityValueZh ?? '-')
  await expect(tile(page, '事件详情').getByRole('img', { name: /事件分/ })).toBeVisible()
  await expect(tile(page, '前后的价格').getByRole('region', { name: '为什么涨跌' })).toBeVisible()
  await page.reload()
  await expect(tile(page, '事件详情')).toBeVisible()
  await inLanguage(page, 'en')
  await expect(tile(page, 'Entity graph').getByRole('figure')).toContainText(
    centre?.entityValueEn ?? centre?.entityValueZh ?? '-',
  )
  const faults = await serious(page)
  await inLanguage(page, 'zh-CN')
  expect(faults).toEqual([])
})

test('an event of one entity alone has no picture of it', async ({ page }) => {
  const { eventId } = await firstTold((event) => event.entityGraph.length === 1)
  await page.goto(`/index/event/${encodeURIComponent(eventId)}`)
  await expect(tile(page, '事件详情')).toBeVisible()
  await expect(tile(page, '实体关系')).toHaveCount(0)
})

test('WATCH-07 an event that is starred in the events of a company is found again in the watch list, and is gone once its star is taken off', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(events.insights, { companyId: one.companyId })).total > 0,
  )
  await page.goto(companyPath(companyId, 'events'))
  const line = tile(page, '事件').getByRole('list', { name: '事件' }).getByRole('listitem').first()
  const title = await line.getByRole('link').first().innerText()
  await line.getByRole('button', { name: /^关注/ }).click()
  await expect(line.getByRole('button', { name: /^取消关注/ })).toBeVisible()
  await page.goto('/index/watch')
  await page.getByRole('navigation', { name: '分组' }).getByRole('link', { name: '事件' }).click()
  await expect(page).toHaveURL(/\/index\/watch\/events/)
  const watched = tile(page, '事件')
    .getByRole('list', { name: '事件' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(watched).toHaveCount(1)
  expect(await serious(page)).toEqual([])
  await watched.getByRole('button', { name: /^取消关注/ }).click()
  await expect(watched).toHaveCount(0)
})

test('COMP-23 news about it, mentioning it and of its chain are told apart with their counts; the chain shows its way; a source is a filter; the reader stands beside', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) =>
      (await ask(companies.news, { companyId: one.companyId, relation: 'chain', once: true })).total > 3 &&
      (await ask(companies.news, { companyId: one.companyId, relation: 'subject', once: true })).total > 1,
  )
  await page.goto(companyPath(companyId, 'news'))
  const news = tile(page, '新闻')
  for (const [relation, word] of [
    ['subject', '关于公司'],
    ['mention', '提及公司'],
    ['chain', '产业链'],
  ] as const) {
    const { total } = await ask(companies.news, { companyId, relation, once: true })
    await expect(news.getByRole('radio', { name: `${word} ${total}`, exact: true })).toBeVisible()
  }
  await news.getByRole('radio', { name: /^产业链/ }).click()
  await expect(page).toHaveURL(/relation=chain/)
  const chain = await ask(companies.news, { companyId, relation: 'chain', once: true })
  await expect(news.getByRole('list', { name: '新闻' }).locator('> li')).toHaveCount(chain.dataList.length)
  await expect(news.getByRole('list', { name: '怎样相关' }).first().getByRole('link').first()).toHaveText(
    chain.dataList[0]?.way[0]?.nameZh ?? '-',
  )
  await news.getByRole('radio', { name: /^关于公司/ }).click()
  const rows = news.getByRole('list', { name: '新闻' }).locator('[data-item]')
  const about = (await ask(companies.news, { companyId, relation: 'subject', once: true })).dataList
  await expect(rows.first()).toContainText(about[0]?.title ?? '-')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reader(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reader(page)).toHaveCount(0)
  const source = about[0]?.source ?? ''
  await news.getByRole('combobox', { name: '来源' }).selectOption(source)
  const narrowed = await ask(companies.news, { companyId, relation: 'subject', once: true, source })
  await expect(page.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${narrowed.total} 条`)
  await page.reload()
  await expect(news.getByRole('combobox', { name: '来源' })).toHaveValue(source)
  expect(await serious(page)).toEqual([])
})

test('COMP-12 COMP-17 COMP-22 announcements are filtered by type and paged by ceil(total / 10)', async ({ page }) => {
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(companies.announcements, { companyId: one.companyId })).total > 10,
  )
  const { total } = await ask(companies.announcements, { companyId })
  await page.goto(companyPath(companyId, 'announcements'))
  const pager = page.getByRole('navigation', { name: '翻页' })
  await expect(pager).toContainText(`第 1 / ${Math.ceil(total / 10)} 页`)
  await pager.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/page=2/)
  const { categories } = await ask(companies.documentFacets, { companyId, kind: 'announcement' })
  await tile(page, '公告')
    .getByRole('combobox', { name: '类型' })
    .selectOption(categories[0]?.category ?? '')
  await expect(page).not.toHaveURL(/page=/)
  await expect(pager).toContainText(`共 ${categories[0]?.count ?? -1} 条`)
})

test('COMP-11 COMP-16 COMP-41 posts come ten a page with how they stand; there is more exactly when a page came back full', async ({
  page,
}) => {
  const { companyId } = await firstThat(all, async (one) => {
    const first = await ask(opinion.articles, { companyId: one.companyId })
    return first.hasMore && (await ask(opinion.articles, { companyId: one.companyId, page: 1 })).dataList.length > 0
  })
  await page.goto(companyPath(companyId, 'opinion'))
  const posts = tile(page, '帖子')
  await expect(posts.locator('[data-item]')).toHaveCount(10)
  const first = await ask(opinion.articles, { companyId })
  const read = first.dataList.findIndex(({ percentages }) => percentages !== null)
  const { many, empty, irrelevant } = first.dataList[read]?.percentages ?? { many: -1, empty: -1, irrelevant: -1 }
  await expect(posts.locator('[data-item]').nth(read).getByRole('img')).toHaveAccessibleName(
    new RegExp(`看多 ${many}%，看空 ${empty}%，中性 \\d+%，无关 ${irrelevant}%`),
  )
  for (let at = 1, last = first; last.hasMore && at < 40; at += 1) {
    last = await ask(opinion.articles, { companyId, page: at })
    await posts.getByRole('button', { name: '更多', exact: true }).click()
    await expect(posts.locator('[data-item]')).toHaveCount(at * 10 + last.dataList.length)
    if (!last.hasMore) expect(last.dataList.length).toBeLessThan(10)
  }
  await expect(posts.getByRole('button', { name: '更多', exact: true })).toHaveCount(0)
  await expect(posts).toContainText('已到最早一条')
  await posts.getByRole('combobox', { name: '立场' }).selectOption('empty')
  await expect(page).toHaveURL(/stance=empty/)
  expect(await serious(page)).toEqual([])
})

test('COMP-39 COMP-40 how bulls stand against bears and how often it is named are drawn over time, each as a table too', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(opinion.ratioTrend, { companyId: one.companyId, unit: 'month' })).total.many > 3,
  )
  await page.goto(
    companyPath(companyId, 'opinion', '?opinionRange=all&mentionsRange=all&opinionView=table&mentionsView=table'),
  )
  const trend = await ask(opinion.ratioTrend, { companyId, unit: 'month' })
  const at = trend.ratio.findLastIndex((value) => value !== null)
  await expect(
    tile(page, '多空比')
      .getByRole('row')
      .filter({ hasText: trend.time[at] ?? '-' }),
  ).toContainText((trend.ratio[at] ?? 0).toFixed(1))
  const named = await ask(mentions.trend, { companyId, unit: 'week' })
  const week = named.posts.findLastIndex((count) => count > 0)
  await expect(
    tile(page, '提及')
      .getByRole('row')
      .filter({ hasText: named.time[week] ?? '-' }),
  ).toContainText(String(named.posts[week]))
  await page.goto(companyPath(companyId, 'opinion'))
  await expect(tile(page, '多空比').getByRole('img', { name: /多空比/ })).toBeVisible()
  await expect(tile(page, '提及').getByRole('img', { name: /提及/ })).toBeVisible()
  await expect(tile(page, '平台对照').getByRole('listitem')).toHaveCount(2)
})

test('COMP-36 COMP-17 policies show how each touches the company and which share of its revenue', async ({ page }) => {
  const { companyId } = await firstThat(all, async (one) =>
    (await ask(policy.ofCompany, { companyId: one.companyId })).dataList.some(
      ({ revenueShare }) => revenueShare !== null,
    ),
  )
  const { dataList, total, counts } = await ask(policy.ofCompany, { companyId })
  await page.goto(companyPath(companyId, 'policy'))
  const list = tile(page, '政策').getByRole('list', { name: '政策' })
  await expect(list.locator('[data-item]')).toHaveCount(Math.min(10, total))
  const at = dataList.findIndex(({ revenueShare }) => revenueShare !== null)
  await expect(list.locator('> li').nth(at)).toContainText(`${dataList[at]?.revenueShare?.toFixed(1) ?? '-'}%`)
  await tile(page, '政策')
    .getByRole('radio', { name: `行业 ${counts.industry}` })
    .click()
  await expect(page.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${counts.industry} 条`)
  expect(await serious(page)).toEqual([])
})
