import { financing } from '@pandora/contract/domains/financing/operations'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { research } from '@pandora/contract/domains/research/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { firstThat } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { bothSizes, expectTidy, inLanguage, serious } from '../support/screens.ts'
import { type ReadMarket, companyPath, readMarket, tile } from '../support/company-texts.ts'

let ask: ReadMarket['ask']
let all: ReadMarket['all'] = []

test.beforeEach(async ({ page }) => {
  ;({ ask, all } = await readMarket(page))
})

const withReports = () => firstThat(all, async ({ companyId }) => (await ask(research.list, { companyId })).total >= 3)

test('COMP-29 COMP-31 COMP-35 research is listed by year with rating and target, and opened with where it is read', async ({
  page,
}) => {
  const { companyId } = await withReports()
  const { dataList } = await ask(research.list, { companyId })
  const years = await ask(research.years, { companyId })
  await page.goto(companyPath(companyId, 'reports'))
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
  await page.goto(companyPath(companyId, 'reports'))
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
  await page.goto(companyPath(companyId, 'technology'))
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
  await page.goto(companyPath(companyId, 'technology'))
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
  await page.goto(companyPath(companyId, 'profile'))
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
    await page.goto(companyPath(one.companyId, tab))
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
      companyPath(other.companyId, tab),
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
  await page.goto(companyPath(companyId, ''))
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
  test(`news of its chain and an open report have nothing serious for axe and no sideways scrolling on ${way.size}`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    const { companyId } = await withReports()
    const report = (await ask(research.list, { companyId })).dataList[0]?.reportId ?? ''
    await expectTidy(
      page,
      way,
      ['news?relation=chain', `reports?report=${report}&at=f0`].map((tab) => companyPath(companyId, tab)),
    )
  })
}
