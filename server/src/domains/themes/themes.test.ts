import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { THEME_PREVIEW } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'
import { CALENDAR, CORE, FLAT, loadThemes, NAMED, OTHER, PART, SHIPS, STORAGE, TOLD } from './testing-themes.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await loadThemes(server)
  await secondMarket(server)
})
afterAll(() => server.stop())

const list = async (options: CallOptions = {}) => (await server.call(themes.list, {}, { as: user, ...options })).data
const storage = async (options: CallOptions = {}) =>
  (await list(options)).dataList.find((one) => one.themeId === STORAGE)
const members = async (options: CallOptions = {}) =>
  (await server.call(themes.byId, { themeId: STORAGE }, { as: user, ...options })).data.dataList

describe('membership', () => {
  test('THEME-16 members are graded by revenue, texts and weight, the nearest first, a page at a time', async () => {
    const { data } = await server.call(themes.byId, { themeId: STORAGE, page: 0, size: 2 }, { as: user })
    expect(data).toMatchObject({ total: 4, page: 0, hasMore: true })
    const rest = (await server.call(themes.byId, { themeId: STORAGE, page: 1, size: 2 }, { as: user })).data
    // A last page that is full says that more may come (CONV-14).
    expect(rest.hasMore).toBe(true)
    const all = [...data.dataList, ...rest.dataList]
    expect(all.map((one) => [one.companyId, one.band, one.revenueShare])).toEqual(
      [
        [CORE, 'core', 80],
        [PART, 'related', 12],
        [NAMED, 'name-only', 0],
        [TOLD, 'name-only', null],
      ].toSorted(
        (a, b) => all.findIndex((one) => one.companyId === a[0]) - all.findIndex((one) => one.companyId === b[0]),
      ),
    )
    expect(all[0]?.companyId).toBe(CORE)
    for (const one of all) {
      expect(Math.round(one.parts.reduce((sum, part) => sum + part.points, 0) * 100)).toBe(Math.round(one.points * 100))
      expect(one.membership).toBeCloseTo(one.points / 100, 9)
    }
    expect(all.map((one) => one.points)).toEqual(all.map((one) => one.points).toSorted((a, b) => b - a))
  })

  test('THEME-16 who is listed in full but earns nothing of it stands below who earns it, in name only', async () => {
    const all = await members()
    const place = (id: string) => all.findIndex((one) => one.companyId === id)
    expect(all[place(NAMED)]).toMatchObject({ band: 'name-only', given: 1, revenueShare: 0 })
    expect(place(CORE)).toBeLessThan(place(NAMED))
  })

  test('THEME-16 as of an instant members are those known then, by the report known then', async () => {
    const before = await members({ asOf: '2024-01-15' })
    expect(before.find((one) => one.companyId === CORE)).toMatchObject({
      revenueShare: 60,
      revenuePeriod: '2023-06-30',
    })
    expect(before.map((one) => one.companyId)).toContain(FLAT)
    expect(before.map((one) => one.companyId)).not.toContain(TOLD)
    expect((await members({ asOf: '2023-08-01' })).find((one) => one.companyId === CORE)).toMatchObject({
      revenueShare: null,
      band: 'unproven',
    })
  })

  test('why a company belongs: the lines that count with their words, the stories with copies once, the weight given, each with its source', async () => {
    const why = (await server.call(themes.membership, { themeId: STORAGE, companyId: CORE }, { as: user })).data
    expect(
      why.segments
        .filter((one) => one.counted)
        .map((one) => [one.name, one.word, one.revenueShare, one.provenance.file]),
    ).toEqual([['储能系统', expect.any(String), 80, 'facts.csv']])
    expect(why.givenBy).toMatchObject([{ weight: 0.9, from: '2023-01-01', to: null }])
    expect(why.documents.map((one) => one.newsId)).toEqual(['order'])
    expect(why.knownAt).toBe('2024-03-12T02:00:00.000Z')
    const told = (await server.call(themes.membership, { themeId: STORAGE, companyId: TOLD }, { as: user })).data
    expect(told).toMatchObject({ stories: 3, documentTotal: 3, segments: [], givenBy: [] })
    expect(told.documents.find((one) => one.newsId === 'told2')).toMatchObject({ copies: 2, relation: 'subject' })
    expect(await server.call(themes.membership, { themeId: STORAGE, companyId: OTHER }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('lists', () => {
  test('THEME-11 THEME-01 every theme is listed with companies, value, change, heat and opportunities and risks that are means of its members’', async () => {
    const { dataList, total } = await list()
    expect(total).toBe(2)
    expect(dataList.map((one) => one.themeId)).toEqual([STORAGE, SHIPS])
    const one = await storage()
    expect(one).toMatchObject({
      kind: 'market',
      mode: null,
      companies: 4,
      bands: { core: 1, related: 1, unproven: 0, nameOnly: 2 },
      tradeDate: CALENDAR.at(-1),
      capped: 4,
    })
    const all = await members()
    const weights = all.reduce((sum, member) => sum + member.membership, 0)
    expect(one?.changeRate).toBeCloseTo(
      all.reduce((sum, member) => sum + member.membership * (member.changeRate ?? 0), 0) / weights,
      9,
    )
    expect(one?.marketCap).toBeCloseTo(
      all.reduce((sum, member) => sum + (member.marketCap ?? 0), 0),
      0,
    )
    expect(one?.opportunityPoint).toBeGreaterThan(0)
    expect(one?.riskPoint).toBeGreaterThan(0)
    expect(one?.heat).toMatchObject({ documents: 2, stories: 1 })
    expect(dataList[1]).toMatchObject({ companies: 0, marketCap: null, changeRate: null, riskPoint: null, preview: [] })
  })

  test('THEME-04 THEME-11 a theme shows a preview of at most three companies, the nearest', async () => {
    const one = await storage()
    expect(one?.preview).toHaveLength(THEME_PREVIEW)
    expect(one?.preview.map((each) => each.companyId)).toEqual(
      (await members()).slice(0, 3).map((each) => each.companyId),
    )
  })

  test('THEME-14 companies of a theme, or of all, with their figures, filtered and sorted; who has no value stands last', async () => {
    const all = (await server.call(themes.companyList, {}, { as: user })).data
    expect(all.dataList.map((one) => one.companyId).toSorted()).toEqual([CORE, PART, NAMED, TOLD].toSorted())
    const core = (await server.call(themes.companyList, { themeId: STORAGE, bands: ['core', 'related'] }, { as: user }))
      .data
    expect(core.dataList.map((one) => [one.companyId, one.themeId])).toEqual([
      [CORE, STORAGE],
      [PART, STORAGE],
    ])
    expect(
      (await server.call(themes.companyList, { text: 'yuanling' }, { as: user })).data.dataList.map(
        (one) => one.companyId,
      ),
    ).toEqual([PART])
    expect(
      (
        await server.call(themes.companyList, { industryCode: '630700', sort: 'change', order: 'up' }, { as: user })
      ).data.dataList.map((one) => one.companyId),
    ).toEqual([PART, TOLD, CORE])
    expect(
      (await server.call(themes.companyList, { sort: 'revenueShare', order: 'up' }, { as: user })).data.dataList.at(-1)
        ?.companyId,
    ).toBe(TOLD)
    expect(await server.call(themes.companyList, { themeId: 'none' }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('THEME-15 names of all companies, by code', async () => {
    const { data } = await server.call(themes.companyNames, {}, { as: user })
    expect(data.total).toBe(6)
    expect(data.dataList[0]).toEqual({
      companyId: CORE,
      stockCode: '000901',
      nameZh: '晨屿储能',
      nameEn: 'Chenyu Storage',
    })
    expect(data.dataList.map((one) => one.stockCode)).toEqual(data.dataList.map((one) => one.stockCode).toSorted())
  })

  test('themes of one market are not seen in another', async () => {
    expect((await list({ market: 'other' })).dataList).toEqual([])
    expect(await server.call(themes.map, { themeId: STORAGE }, { market: 'other' })).toMatchObject({ status: 404 })
  })
})

describe('maps', () => {
  test('THEME-12 THEME-03 the map of a theme works with no session and none of the four headers: tree, bubbles and the way the chain goes', async () => {
    const answer = await server.call(themes.map, { themeId: STORAGE })
    expect(answer.code).toBe('0')
    const { nodes, bubbles, edges } = answer.data
    expect(nodes[0]).toMatchObject({ kind: 'theme', id: STORAGE, parentId: null, companies: 4 })
    const ids = new Set(nodes.map((one) => one.nodeId))
    expect(ids.size).toBe(nodes.length)
    for (const node of nodes.slice(1)) expect(ids.has(node.parentId ?? '')).toBe(true)
    expect(
      nodes
        .filter((one) => one.kind === 'company')
        .map((one) => one.id)
        .toSorted(),
    ).toEqual([CORE, PART, NAMED, TOLD].toSorted())
    expect(edges).toEqual([
      {
        from: '630702',
        to: '630701',
        companies: 1,
        products: [{ zh: '电芯壳体', en: 'cell cans' }],
        basis: 'companies',
      },
    ])
    expect(nodes.find((one) => one.nodeId === '630702')?.stage).toBe('upstream')
    expect(nodes.find((one) => one.nodeId === '630701')?.stage).toBe('downstream')
    expect(nodes.find((one) => one.nodeId === '480000')?.stage).toBeNull()
    expect(bubbles.find((one) => one.companyId === CORE)).toMatchObject({
      band: 'core',
      revenueShare: 80,
      membership: expect.any(Number),
      marketCap: expect.any(Number),
      changeRate: 2,
    })
  })

  test('THEME-13 the map of a company works with no session: its themes, the nearest first, and who else is in them', async () => {
    const { data, code } = await server.call(themes.companyMap, { id: PART })
    expect(code).toBe('0')
    expect(data.themes.map((one) => [one.themeId, one.member.companyId, one.member.band])).toEqual([
      [STORAGE, PART, 'related'],
    ])
    expect(data.nodes[0]).toMatchObject({ id: PART, parentId: null, kind: 'company' })
    expect(data.bubbles.map((one) => one.companyId)).toContain(CORE)
    expect((await server.call(themes.companyMap, { id: OTHER })).data.themes).toEqual([])
    expect(await server.call(themes.companyMap, { id: 'SHZ-999999' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('THEME-12 an unknown theme is refused by name, and an own theme is not public', async () => {
    expect(await server.call(themes.map, { themeId: 'none' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const own = (
      await server.call(themes.ownSave, { name: '公开不了', companies: [{ companyId: CORE }] }, { as: user })
    ).data
    expect(await server.call(themes.map, { themeId: own.themeId }, { as: user })).toMatchObject({ status: 404 })
    expect(
      (await server.call(themes.ownMap, { themeId: own.themeId }, { as: user })).data.bubbles.map(
        (one) => one.companyId,
      ),
    ).toEqual([CORE])
    await server.call(themes.ownDelete, { themeId: own.themeId }, { as: user })
  })

  test('THEME-12 public maps are limited in how often they are asked for', async () => {
    const strict = await testServer({ PANDORA_RATE_READ: '2' })
    try {
      for (let at = 0; at < 2; at++) await strict.call(themes.map, { themeId: 'none' })
      expect(await strict.call(themes.map, { themeId: 'none' })).toMatchObject({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
      })
    } finally {
      await strict.stop()
    }
  })
})

describe('opportunities and events', () => {
  test('THEME-17 THEME-09 company opportunities: the greatest first, ten a page, total pages rounded up; contributions add up to the theme’s points', async () => {
    const { data } = await server.call(themes.opportunities, { themeId: STORAGE }, { as: user })
    expect(data.totalPages).toBe(Math.ceil(data.total / 10))
    expect(data.dataList[0]?.companyId).toBe(CORE)
    expect(data.dataList[0]?.events.some((one) => one.direct && one.points > 0)).toBe(true)
    expect(data.dataList.reduce((sum, one) => sum + one.contribution, 0)).toBeCloseTo(
      (await storage())?.opportunityPoint ?? Number.NaN,
      9,
    )
    const risks = (await server.call(themes.opportunities, { side: 'risk' }, { as: user })).data
    expect(risks.dataList[0]).toMatchObject({ companyId: PART, side: 'risk' })
    const paged = (await server.call(themes.opportunities, { themeId: STORAGE, page: 1 }, { as: user })).data
    expect(paged).toMatchObject({ page: 1, dataList: [], hasMore: false, totalPages: 1 })
  })

  test('THEME-18 event summary: documents that name the theme, and those that tell of its members’ events, newest first, each once', async () => {
    const { eventSummaryList, hasMore } = (await server.call(themes.eventSummary, { themeId: STORAGE }, { as: user }))
      .data
    const ids = eventSummaryList.map((one) => one.newsId)
    expect(ids).toEqual(['copy', 'told2', 'probe', 'order', 'told1', 'told0'])
    expect(hasMore).toBe(false)
    expect(eventSummaryList.find((one) => one.newsId === 'probe')).toMatchObject({
      reach: 'indirect',
      effect: 'risk',
      via: { companyId: PART, path: 'theme' },
    })
    expect(eventSummaryList.find((one) => one.newsId === 'order')).toMatchObject({ reach: 'direct', via: null })
    const second = (await server.call(themes.eventSummary, { themeId: STORAGE, page: 1, size: 4 }, { as: user })).data
    expect(second.eventSummaryList.map((one) => one.newsId)).toEqual(['told1', 'told0'])
  })

  test('THEME-19 THEME-08 latest events go down from the newest and up from a place, with its members’ events and scores', async () => {
    const ask = async (input: Record<string, unknown>) =>
      (await server.call(themes.latestEvents, { theme: STORAGE, ...input }, { as: user })).data
    const all = (await ask({ size: 100 })).dataList
    expect(all.map((one) => one.first?.newsId)).toEqual(expect.arrayContaining(['order', 'probe']))
    // What is told of who is a member in name only is no event of the theme.
    expect(all.map((one) => one.companyId)).not.toContain(NAMED)
    expect(all.map((one) => one.happenedAt)).toEqual(all.map((one) => one.happenedAt).toSorted((a, b) => b - a))
    for (const one of all) expect(Math.sign(one.scoreIndex - 10)).toBe(one.sign)
    const seen: string[] = []
    for (let cursor: { happenedAt: number; eventId: string } | undefined; ;) {
      const page = await ask({ size: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...page.dataList.map((one) => one.eventId))
      const last = page.dataList.at(-1)
      if (!last || !page.hasMore) break
      cursor = { happenedAt: last.happenedAt, eventId: last.eventId }
    }
    expect(seen).toEqual(all.map((one) => one.eventId))
    const bottom = all.at(-1)
    if (!bottom) throw new Error('no events')
    const up = await ask({
      direction: 'up',
      cursor: { happenedAt: bottom.happenedAt, eventId: bottom.eventId },
      size: 100,
    })
    expect(up).toMatchObject({ direction: 'up', hasMore: false })
    expect(up.dataList.map((one) => one.eventId)).toEqual(all.slice(0, -1).map((one) => one.eventId))
    const nearest = await ask({
      direction: 'up',
      cursor: { happenedAt: bottom.happenedAt, eventId: bottom.eventId },
      size: 1,
    })
    expect(nearest.dataList.map((one) => one.eventId)).toEqual([all.at(-2)?.eventId])
    expect((await ask({ side: 'risk' })).dataList.every((one) => one.effect === 'risk' && one.scoreIndex < 10)).toBe(
      true,
    )
    expect(
      (await server.call(themes.latestEvents, { theme: STORAGE }, { as: user, asOf: '2024-03-13' })).data.dataList.map(
        (one) => one.companyId,
      ),
    ).toEqual([CORE])
    expect(
      await server.call(themes.latestEvents, { theme: STORAGE, direction: 'sideways' as 'up' }, { as: user }),
    ).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  test('THEME-19 an event of the theme itself stands once, at its own time, however many documents tell of it', async () => {
    const { dataList, hasMore } = (await server.call(themes.latestEvents, { theme: SHIPS }, { as: user })).data
    expect(dataList.map(({ type, companyId, documents }) => ({ type, companyId, documents }))).toEqual([
      { type: 'subsidy', companyId: null, documents: 3 },
    ])
    expect(hasMore).toBe(false)
    const [first] = await server.sql<{ happened_at: number }[]>`
      select happened_at from event where event_id = ${dataList[0]?.eventId ?? ''} and superseded_at = 'infinity'`
    expect(dataList[0]?.happenedAt).toBe(first?.happened_at)
  })

  test('THEME-01 the detail of a theme: words, breadth, who its opportunities and risks come from, and since when it is known', async () => {
    const { data } = await server.call(themes.detail, { themeId: STORAGE }, { as: user })
    expect(data.wordsZh).toEqual(['新型储能', '储能系统'])
    expect(data.breadth).toMatchObject({ rising: 2, falling: 1, flat: 1, withoutQuote: 0 })
    expect(data.contributions.opportunity[0]?.companyId).toBe(CORE)
    expect(data.contributions.risk.map((one) => one.companyId)).toContain(PART)
    expect(data.industries.map((one) => one.industryCode).toSorted()).toEqual(['480000', '630701', '630702'])
    expect(data.provenance?.file).toBe('facts.csv')
  })
})
