import type { Page } from '@playwright/test'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import { opinion } from '@pandora/contract/domains/opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { policy } from '@pandora/contract/domains/policy/operations'
import { research } from '@pandora/contract/domains/research/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import type { Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { bothSizes, expectTidy, inLanguage, serious } from '../support/screens.ts'

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const reader = (page: Page) => page.getByRole('complementary', { name: '原文' })
const path = (companyId: string, tab: string, query = '') =>
  `/index/company/${companyId}${tab ? `/${tab}` : ''}${query}`

let ask: Ask
let all: readonly { companyId: string; nameZh: string | null; nameEn: string | null }[] = []

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  await inLanguage(page, 'zh-CN')
  if (!all.length) all = (await ask(screening.companies, { size: 50 })).dataList
  // What the texts say is there once they have been read.
  await expect
    .poll(async () => (await ask(companies.profile, { companyId: all[0]?.companyId ?? '' })).waiting, {
      timeout: 40_000,
    })
    .toBe(0)
})

const withReports = () => firstThat(all, async ({ companyId }) => (await ask(research.list, { companyId })).total >= 3)

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
  await page.goto(path(companyId, 'events'))
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
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(events.ofCompany, { companyId: one.companyId })).total > 0,
  )
  await page.goto(path(companyId, 'events', '?reach=direct'))
  const first = tile(page, '事件').getByRole('list', { name: '事件' }).getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/\/index\/event\//)
  const eventId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const event = await ask(events.detail, { eventId })
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
  const found = await serious(page)
  await inLanguage(page, 'zh-CN')
  expect(found).toEqual([])
})

test('WATCH-07 an event that is starred in the events of a company is found again in the watch list, and is gone once its star is taken off', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) => (await ask(events.insights, { companyId: one.companyId })).total > 0,
  )
  await page.goto(path(companyId, 'events'))
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
  await page.goto(path(companyId, 'news'))
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
  await page.goto(path(companyId, 'announcements'))
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

test('COMP-29 COMP-31 COMP-35 research is listed by year with rating and target, and opened with where it is read', async ({
  page,
}) => {
  const { companyId } = await withReports()
  const { dataList } = await ask(research.list, { companyId })
  const years = await ask(research.years, { companyId })
  await page.goto(path(companyId, 'reports'))
  const list = tile(page, '研报').getByRole('list', { name: '研报' })
  await expect(list.locator('[data-item]')).toHaveCount(dataList.length)
  const rated = dataList.findIndex(({ targetPrice }) => targetPrice !== null)
  if (rated >= 0)
    await expect(list.locator('[data-item]').nth(rated)).toContainText(
      `目标价 ${dataList[rated]?.targetPrice?.value.toFixed(2) ?? ''}`,
    )
  const year = years.dataList.find((one) => one.research > 0)
  await tile(page, '报告年份')
    .getByRole('row')
    .filter({ hasText: String(year?.year) })
    .click()
  await expect(page).toHaveURL(new RegExp(`year=${year?.year ?? ''}`))
  await expect(list.locator('[data-item]')).toHaveCount(Math.min(10, year?.research ?? -1))
  await list.locator('[data-item]').first().click()
  await expect(tile(page, '研报解析')).toContainText(/打开原文|来源没有给出网址/)
  await tile(page, '研报解析').getByRole('link', { name: '单独阅读' }).click()
  await expect(page).toHaveURL(/\/index\/(flash|company)\//)
})

test('COMP-34 CHAT-03 a report is taken apart: every figure and claim shows its sentence in the text; overtime says so and is tried again', async ({
  page,
}) => {
  const { companyId } = await withReports()
  const { dataList } = await ask(research.list, { companyId })
  const report = await firstThat(
    dataList,
    async ({ reportId }) => (await ask(research.analysis, { reportId, companyId })).figures.length > 1,
  )
  const analysis = await ask(research.analysis, { reportId: report.reportId, companyId })
  let late = true
  await page.route(`**${research.analysis.path}`, async (route) => {
    if (late)
      await route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify({ code: '0', data: null, message: '' }),
      })
    else await route.continue()
  })
  await page.goto(path(companyId, 'reports'))
  await expect(tile(page, '投资')).toBeVisible()
  await tile(page, '研报').locator('[data-item]').nth(dataList.indexOf(report)).click()
  const box = tile(page, '研报解析')
  await expect(box.getByRole('alert')).toContainText('解析超时')
  late = false
  await box.getByRole('alert').getByRole('button', { name: '再试一次' }).click()
  const figures = box.getByRole('list', { name: '数字' })
  await expect(figures.getByRole('listitem')).toHaveCount(analysis.figures.length)
  await figures.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/at=f1/)
  const sentence = analysis.figures[1]?.sentence
  const lit = box.locator('[data-marks~="here"]')
  await expect(lit.first()).toBeInViewport()
  await expect.poll(async () => (await lit.allTextContents()).join('')).toBe(sentence?.text)
  await box.getByRole('radio', { name: new RegExp(`^论断 ${analysis.claims.length}$`) }).click()
  await expect(page).toHaveURL(/part=claims/)
  await box.getByRole('list', { name: '论断' }).getByRole('button').first().click()
  await expect.poll(async () => (await lit.allTextContents()).join('')).toBe(analysis.claims[0]?.sentence.text)
  // A press on a figure in the text shows it in the list.
  await box.locator('[data-text="body"] [data-marks^="f"]').first().click()
  await expect(figures.locator('[data-chosen="true"]')).toHaveCount(1)
  await page.reload()
  await expect(box.locator('[data-marks~="here"]').first()).toBeVisible()
  await inLanguage(page, 'en')
  await tile(page, 'Report analysis').getByRole('button', { name: 'Close the analysis' }).click()
  await expect(tile(page, 'Investment')).toBeVisible()
  await inLanguage(page, 'zh-CN')
})

test('COMP-11 COMP-16 COMP-41 posts come ten a page with how they stand; there is more exactly when a page came back full', async ({
  page,
}) => {
  const { companyId } = await firstThat(all, async (one) => {
    const first = await ask(opinion.articles, { companyId: one.companyId })
    return first.hasMore && (await ask(opinion.articles, { companyId: one.companyId, page: 1 })).dataList.length > 0
  })
  await page.goto(path(companyId, 'opinion'))
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
    path(companyId, 'opinion', '?opinionRange=all&mentionsRange=all&opinionView=table&mentionsView=table'),
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
  await page.goto(path(companyId, 'opinion'))
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
  await page.goto(path(companyId, 'policy'))
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

test('COMP-37 COMP-38 COMP-43 COMP-44 products with their evidence, a word cloud without overlaps that the arrows go through, keywords with bursts, investors', async ({
  page,
}) => {
  const { companyId } = await firstThat(
    all,
    async (one) =>
      (await ask(mentions.wordCloud, { companyId: one.companyId })).dataList.length > 20 &&
      (await ask(mentions.technologyProduct, { companyId: one.companyId })).products.some(
        ({ evidence }) => evidence.length > 0,
      ),
  )
  const { products } = await ask(mentions.technologyProduct, { companyId })
  await page.goto(path(companyId, 'technology'))
  const product = products.find(({ evidence }) => evidence.length > 0)
  await tile(page, '产品')
    .getByRole('row')
    .filter({ hasText: product?.name ?? '-' })
    .first()
    .click()
  await expect(page.getByRole('region', { name: `“${product?.name ?? ''}” 的出处` })).toContainText(
    product?.evidence[0]?.sentence.slice(0, 12) ?? '-',
  )
  const cloud = page.getByRole('list', { name: '词云' })
  await expect(cloud.getByRole('button').nth(20)).toBeVisible()
  const boxes = await cloud.getByRole('button').evaluateAll((words) =>
    words.map((word) => {
      const range = document.createRange()
      range.selectNodeContents(word)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { word: word.textContent, left, right, top, bottom }
    }),
  )
  const over = boxes.flatMap((a, place) =>
    boxes
      .slice(place + 1)
      .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 6 && b.top < a.bottom - 6)
      .map((b) => `${a.word ?? ''} over ${b.word ?? ''}`),
  )
  expect(over).toEqual([])
  await cloud.getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cloud.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/word=/)
  await tile(page, '词云').getByRole('radio', { name: '表' }).click()
  await expect(tile(page, '词云').getByRole('grid').getByRole('row').nth(1)).toContainText(
    (await ask(mentions.wordCloud, { companyId })).dataList[0]?.word ?? '-',
  )
  const keywords = await ask(mentions.keywords, { companyId })
  await tile(page, '关键词与突增')
    .getByRole('row')
    .filter({ hasText: keywords.dataList[0]?.word ?? '-' })
    .first()
    .click()
  await expect(
    page.getByRole('region', { name: new RegExp(`突增 · ${keywords.dataList[0]?.word ?? ''}`) }),
  ).toContainText('最近一篇')
  await expect(tile(page, '投资机构')).toContainText(/融资轮次 (提到它|有，没提到它|没有导入)/)
  expect(await serious(page)).toEqual([])
})

test('COMP-44 a company whose placement names its investors shows them, each with the round and its day', async ({
  page,
}) => {
  const { companyId } = await firstThat(all, async (one) =>
    (await ask(financing.orgs, { companyId: one.companyId })).dataList.some(({ parts }) =>
      parts.some(({ part }) => part === 'round'),
    ),
  )
  const { dataList } = await ask(financing.orgs, { companyId })
  const org = dataList.find(({ parts }) => parts.some(({ part }) => part === 'round'))
  await page.goto(path(companyId, 'technology'))
  await expect(tile(page, '投资机构')).toContainText(org?.nameZh ?? '-')
  await expect(tile(page, '投资机构')).toContainText(org?.parts.find(({ part }) => part === 'round')?.day ?? '-')
})

test('THEME-13 the profile shows the themes of the company, the nearest first, and the companies of the chosen one as a map that leads to them', async ({
  page,
}) => {
  const mapOf = async (id: string) =>
    (
      (await (
        await page.request.get(themes.companyMap.path.replace('{id}', id), { headers: { 'x-market': 'demo' } })
      ).json()) as { data: OutputOf<typeof themes.companyMap> }
    ).data
  const { companyId } = await firstThat(all, async (one) => (await mapOf(one.companyId)).themes.length > 1)
  const map = await mapOf(companyId)
  await page.goto(path(companyId, 'profile'))
  const box = tile(page, '主题')
  const rows = box.getByRole('list', { name: '主题' }).getByRole('listitem')
  await expect(rows).toHaveCount(map.themes.length)
  for (const [at, one] of map.themes.slice(0, 3).entries())
    await expect(rows.nth(at)).toContainText(`${one.nameZh}归属度 ${Math.round(one.member.points)}`)
  const second = map.themes[1]
  await rows.nth(1).getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`theme=${second?.themeId ?? ''}`))
  const bubbles = box.getByRole('listbox', { name: `“${second?.nameZh ?? ''}”中的公司` })
  await expect(bubbles).toBeVisible()
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/index/themes/${second?.themeId ?? ''}`))
})

test('COMP-03 choosing another company leaves nothing of the previous one’s reports, research and policies, not even while they are read', async ({
  page,
}) => {
  const one = await withReports()
  const other = await firstThat(
    all,
    async ({ companyId }) => companyId !== one.companyId && (await ask(research.list, { companyId })).total > 0,
  )
  const name = one.nameZh ?? ''
  for (const tab of ['reports', 'policy', 'opinion', 'technology', 'news']) {
    await page.goto(path(one.companyId, tab))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    if (tab === 'reports') {
      await tile(page, '研报').locator('[data-item]').first().click()
      await expect(tile(page, '研报解析').locator('[data-text="body"]')).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('status', { name: '加载中' })).toHaveCount(0)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/**', async (route) => {
      if (/\/api\/(company|chat|policy)\//.test(route.request().url())) await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.locator('input[role="combobox"]').fill(other.companyId.slice(4))
    await page
      .locator('[role="option"]')
      .filter({ hasText: other.nameZh ?? '-' })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/index/company/${other.companyId}(?:\\?market=\\w+)?$`))
    await expect(page.getByRole('main')).not.toContainText(name)
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      path(other.companyId, tab),
    )
    await expect(page.getByRole('main')).not.toContainText(name)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.nameZh ?? '-')
    await expect(page.getByRole('main').getByRole('status', { name: '加载中' })).toHaveCount(0)
    await expect(page).not.toHaveURL(/report=|at=/)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('COMP-01 the company page has all its parts: information, insights, events, announcements, news, research, business, performance, comparison, price with events, price cause, report analysis', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { companyId, nameZh } = await withReports()
  await page.goto(path(companyId, ''))
  const tabs = page.getByRole('navigation', { name: '公司页面' })
  for (const [word, tab, parts] of [
    ['事件', 'events', ['价格', '影响分走势', '事件']],
    ['公告', 'announcements', ['公告']],
    ['新闻', 'news', ['新闻']],
    ['研报', 'reports', ['研报', '报告年份', '投资']],
    ['舆情', 'opinion', ['多空比', '提及', '平台对照', '帖子']],
    ['政策', 'policy', ['政策']],
    ['技术与产品', 'technology', ['产品', '词云', '关键词与突增', '投资机构']],
    ['资料', 'profile', ['公司资料', '覆盖']],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${word}( [\\d,]+)?$`) }).click()
    await expect(page).toHaveURL(new RegExp(`/index/company/${companyId}/${tab}(?:\\?market=\\w+)?$`))
    await expect(page).toHaveTitle(`${nameZh ?? ''} · Pandora`)
    for (const part of parts) await expect(tile(page, part)).toBeVisible()
  }
  for (const word of ['业务', '财务', '对比']) {
    await tabs.getByRole('link', { name: word, exact: true }).click()
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
  await tabs.getByRole('link', { name: /^事件/ }).click()
  await expect(page.getByRole('region', { name: '为什么涨跌' })).toBeVisible()
  await tabs.getByRole('link', { name: /^研报/ }).click()
  await tile(page, '研报').locator('[data-item]').first().click()
  await expect(tile(page, '研报解析').getByRole('radiogroup', { name: '解析内容' })).toBeVisible()
})

for (const way of bothSizes) {
  test(`the tabs with texts have nothing serious for axe and no sideways scrolling on ${way.size}`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    const { companyId } = await withReports()
    const report = (await ask(research.list, { companyId })).dataList[0]?.reportId ?? ''
    await expectTidy(
      page,
      way,
      ['events', 'news?relation=chain', `reports?report=${report}&at=f0`, 'opinion', 'technology'].map((tab) =>
        path(companyId, tab),
      ),
    )
  })
}
