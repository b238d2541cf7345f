import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import type { Sql } from '@pandora/store/database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { testReading } from '../analysis/testing-work.ts'
import { routes } from '../routes.ts'
import { CORE, loadThemes, OTHER, PART, STORAGE } from '../domains/themes/testing-themes.ts'
import { roundFact } from '../domains/financing/testing-financing.ts'
import { workOut, yearsOf } from '../domains/figures/quarters/testing-figures.ts'
import { deriveFor } from '../imports/derive.ts'
import { heldReads } from '../shared/define-held.ts'
import { makeHeld } from '../shared/held.ts'
import { isReadTable } from '../shared/table-topics.ts'
import { facts } from '../testing-facts.ts'
import { fittingInputs } from '../testing-inputs.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import type { Services } from './services.ts'

/** What fields hold that must be said, by their names. */
const byName: Readonly<Record<string, unknown>> = {
  companyId: CORE,
  companyIds: [CORE, PART],
  securityId: CORE,
  themeId: STORAGE,
  theme: STORAGE,
  ventureId: '晨屿机器人',
  orgId: '松柏创投',
  roundId: 'round',
  keyword: '储能系统',
}

/**
 * What a reading is asked with where nothing below says otherwise: what the names of its fields say, for others
 * something that fits.
 */
function usual(asked: z.ZodObject): Record<string, unknown> {
  const must = Object.entries(asked.shape as Record<string, z.ZodType>).filter(
    ([, schema]) => !schema.safeParse(undefined).success,
  )
  const [fitting] = fc.sample(fittingInputs({ input: asked }), { seed: 1, numRuns: 1 })
  return Object.fromEntries(must.map(([name]) => [name, byName[name] ?? fitting?.[name]]))
}

/** What answers are asked with whose fields mean something of their own. */
const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  'marketOpinion.barPolarity': { barId: 'macro' },
  'policy.detail': { documentId: 'law' },
  'policy.lineage': { documentId: 'law' },
  'policy.tasks': { documentId: 'law' },
  'policy.companies': { documentId: 'law' },
  'policyTopics.page': { topicId: 'field.monetary' },
  'companies.news': { companyId: CORE, relation: 'chain' },
  'events.types': { companyId: CORE },
  'figures.receipt': { companyId: CORE, figure: 'peTtm', periodEnd: '2023-12-31' },
  'figures.todayReceipt': { companyId: CORE, figure: 'peTtm' },
  'business.concentration': { companyId: CORE, level: 1 },
  'industries.detail': { id: '630000' },
  'priceEvents.cause': { companyId: CORE, from: '2024-03-12', to: '2024-03-13' },
  'research.analysis': { reportId: 'rep' },
  'technology.searchCompany': { text: '储能系统' },
  'themes.membership': { themeId: STORAGE, companyId: CORE },
}

/** The same of held reads. */
const asked: Readonly<Record<string, unknown>> = {
  'themes.texts': { any: ['储能'], all: [] },
  'themes.own': {
    query: { any: ['储能'], all: [], industries: ['630000'], regions: ['110000'], minimumShare: 0 },
    companies: null,
  },
  'themes.courses': { last: '2024-03-13' },
  'themes.contributions': { side: 'opportunity' },
  'impact.record': { companyId: CORE, horizonDays: 5 },
  'industries.series': { id: '630000', period: '1y' },
  'industries.relations': { id: '630000' },
  'industries.events': { id: '630000', page: 0, size: 10 },
  'price-events.cause': { companyId: CORE, from: '2024-03-12', to: '2024-03-13' },
  'search.companies': { text: '晨屿', page: 0, size: 10 },
  'flash.newest': { kind: undefined, page_size: 10 },
  'events.ofCompany': { companyId: CORE, reach: 'both', page: 0, size: 10 },
  'events.insights': { companyId: CORE, page: 0, size: 10 },
  'policy-topics.counts': { days: 30 },
  'policy-topics.words': { topicIds: [], days: 30 },
  'market-opinion.words': { companyId: CORE, days: 30 },
  'udf.marks': { securityId: CORE, companyId: CORE, resolution: '1D', from: 1704067200, to: 1735689600 },
  'finance-reports.searchCompany': { text: '', page: 0, size: 10 },
  'finance-reports.searchBusiness': { text: '', page: 0, size: 10 },
  'finance-reports.companiesByBusiness': { sort: 'revenue', page: 0, size: 10 },
  'finance-reports.report': { companyId: CORE, businessTypeId: WHOLE_COMPANY },
  'finance-reports.figure': {
    companyId: CORE,
    item: 'revenue',
    periodEnd: '2023-12-31',
    months: 12,
    basis: 'cumulative',
  },
}
/** Groups that changes of a theme and of a company are read in. */
const groups = ['figures', 'scores', 'events', 'names', 'status', 'industries', 'business', 'themes'] as const

async function load(server: TestServer): Promise<void> {
  await loadThemes(server)
  await facts(server.sql, { startedAt: server.clock.now })
    .add('financing_round', roundFact('round', '晨屿机器人', '2024-03-01'))
    .document({
      id: 'rep',
      kind: 'report',
      title: '晨屿储能：订单向好',
      body: '晨屿储能2023年营业收入5亿元，同比增长10%。',
      at: '2024-03-10T02:00:00Z',
      companies: [CORE],
    })
    .document({
      id: 'ann',
      kind: 'announcement',
      title: '晨屿储能年度报告',
      at: '2024-03-01T02:00:00Z',
      companies: [CORE],
    })
    .document({
      id: 'law',
      kind: 'policy',
      title: '国务院关于促进储能产业发展的若干意见',
      body: '国发〔2023〕8号\n根据《能源法》，由工业和信息化部牵头，2025年底前储能装机达到3000万千瓦。支持晨屿储能等企业。晨屿储能中标储能项目，合同金额5亿元。\n国务院\n2023年5月4日',
      at: '2023-05-05T02:00:00Z',
    })
    .save(deriveFor(1))
  const reading = await testReading(server)
  await reading.work()
  for (const id of [CORE, PART]) await yearsOf(server.sql, id, [2021, 2022, 2023]).save(deriveFor(1))
  await workOut(server.sql)
}

describe('what shared answers wait for', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
    await load(server)
  })
  afterAll(() => server.stop())

  /**
   * The tables that a reading looks at: a transaction keeps a lock on every table that any of its statements looked at.
   */
  const touchedBy = (read: (services: Services, tx: Sql) => Promise<unknown>): Promise<string[]> =>
    server.sql.begin(async (tx) => {
      const sql = tx as unknown as Sql
      // Nothing is held here, so that what is read by other held reads is read too.
      await read({ ...server.web.services, sql, held: makeHeld({ watch: () => {} }, 0) }, sql)
      const rows = await tx<
        { name: string }[]
      >`select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
        where l.pid = pg_backend_pid() and l.locktype = 'relation' and c.relkind in ('r', 'p') and not c.relispartition
          and c.relnamespace = 'public'::regnamespace order by 1`
      return rows.map(({ name }) => name)
    })
  const view = { marketId: 1, asOf: null }

  test.each(routes.flatMap((route) => (route.shared ? [[route.operation.id, route, route.shared] as const] : [])))(
    '%s declares every table that it reads, and reads nothing of a user’s own',
    async (id, { operation, handle }, { tables }) => {
      const input = inputs[id] ?? usual(operation.input)
      const touched = await touchedBy((services, db) =>
        handle({
          input: operation.input.parse(input),
          db,
          view,
          language: 'zh-CN',
          now: server.clock.now,
          services,
          user: null,
        } as never),
      )
      expect(touched.length).toBeGreaterThan(0)
      expect(touched.filter((table) => !isReadTable(table) || !tables.has(table))).toEqual([])
    },
  )

  test.each([...heldReads.values()].map((read) => [read.id, read] as const))(
    'the held read %s declares every table that it reads, and reads nothing of a user’s own',
    async (id, { run, tables, pastTables, whole, asked: fields }) => {
      const questions =
        id === 'changes.group'
          ? groups.flatMap((group) =>
              [
                ['company', CORE],
                ['theme', STORAGE],
              ].map(([kind, of]) => ({ kind, id: of, group, from: Date.parse('2023-06-01'), to: null })),
            )
          : [await filledIn(id, asked[id] ?? (fields === 'companies' ? [CORE, PART] : usual(fields)))]
      for (const question of questions) {
        const touched = await touchedBy((services) => run(services, view, question as never, server.clock.now))
        expect(touched.length).toBeGreaterThan(0)
        expect(touched.filter((table) => !isReadTable(table) || !tables.has(table))).toEqual([])
      }
      if (!whole) return
      const before = await touchedBy((services) =>
        run(services, { ...view, asOf: Date.parse('2024-03-12') }, questions[0] as never, server.clock.now),
      )
      expect(
        before.filter((table) => !isReadTable(table) || !(tables.has(table) || pastTables.has(table))),
        'in the past',
      ).toEqual([])
    },
  )

  /** Ids that only the loaded facts know. */
  async function filledIn(id: string, question: unknown): Promise<unknown> {
    if (id === 'events.detail')
      return {
        eventId: (await server.sql<{ event_id: string }[]>`select event_id from event where market_id = 1 limit 1`)[0]
          ?.event_id,
      }
    if (!/\.(businessCompanies|companiesByBusiness)$/.test(id)) return question
    return {
      ...(question as object),
      businessTypeId: (
        await server.sql<{ id: string }[]>`select business_type_id as id from business_type where market_id = 1 limit 1`
      )[0]?.id,
    }
  }
})

describe('a shared answer', () => {
  let server: TestServer
  let one: Caller
  let two: Caller
  beforeAll(async () => {
    server = await testServer()
    await load(server)
    ;[one, two] = [await server.caller(), await server.caller()]
  })
  afterAll(() => server.stop())

  const price = async (options: object = {}) =>
    (await server.call(companies.stockPrice, { securityId: OTHER }, { as: one, ...options })).data.close.at(-1)

  test('is held while nothing changes and is another after an import', async () => {
    const before = await price()
    // Behind the back of everything that tells.
    await server.web.services
      .sql`update daily_price set close = 1 where security_id = ${OTHER} and superseded_at = 'infinity'`
    expect(await price({ as: two })).toBe(before)
    const next = facts(server.sql, { startedAt: server.clock.now }).bars(OTHER, [{ date: '2024-03-20', close: 77 }])
    await next.save(deriveFor(1))
    await expect.poll(() => price({ as: two })).toBe(77)
  })

  test('is one of its instant, language, input and market', async () => {
    const latest = (options: object) => price({ ...options })
    expect(await latest({ asOf: '2023-10-05' })).not.toBe(await latest({}))
    const sorted = async (language: 'zh-CN' | 'en') =>
      (
        await server.call(industries.detail, { id: '480000', sort: 'name', order: 'up' }, { as: one, language })
      ).data.constituents.dataList.map((row) => row.companyId)
    const [zh, en] = [await sorted('zh-CN'), await sorted('en')]
    expect([zh, await sorted('zh-CN'), await sorted('en')]).toEqual([zh, zh, en])
    expect(en).toEqual(['SHZ-000902', OTHER])
    expect(zh).toEqual(
      [...en].toSorted((a, b) =>
        (a === 'SHZ-000902' ? '青芦股份' : '无关银行').localeCompare(
          b === 'SHZ-000902' ? '青芦股份' : '无关银行',
          'zh-CN',
        ),
      ),
    )
    expect((await server.call(companies.stockPrice, { securityId: CORE }, { as: one })).data.securityId).toBe(CORE)
    expect(
      (await server.call(companies.stockPrice, { securityId: OTHER }, { as: one, market: 'demo' })).data.close,
    ).toEqual([])
  })

  test('what a call may carry besides its input makes no other of it, and is no part of it', async () => {
    const ask = (requestId: string) =>
      server.web.app.inject({
        method: 'POST',
        url: companies.coverage.path,
        headers: { authorization: `Bearer ${one.token}` },
        payload: { requestId, companyId: CORE },
      })
    const [first, second] = [await ask('a-first-one'), await ask('a-second-one')]
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test('of a theme of one’s own is asked for each time and is nobody else’s', async () => {
    const {
      data: { themeId },
    } = await server.call(
      themes.ownSave,
      { name: '只是我的', companies: [{ companyId: CORE, weight: 1 }] },
      { as: one },
    )
    const own = (as: Caller) => server.call(themes.byId, { themeId }, { as })
    expect((await own(one)).data.total).toBe(1)
    expect((await own(two)).code).toBe('NOT_FOUND')
    expect((await own(one)).data.total).toBe(1)
    await server.call(themes.ownDelete, { themeId }, { as: one })
    expect((await own(one)).code).toBe('NOT_FOUND')
    const names = async (as: Caller) =>
      (await server.call(themes.list, {}, { as })).data.dataList.map((theme) => theme.nameZh)
    await server.call(themes.ownSave, { name: '我的清单', companies: [{ companyId: CORE, weight: 1 }] }, { as: one })
    expect([(await names(one)).includes('我的清单'), (await names(two)).includes('我的清单')]).toEqual([true, false])
  })

  test('of events bears the star of each reader alone', async () => {
    const shown = async (as: Caller) => (await server.call(events.ofCompany, { companyId: CORE }, { as })).data.dataList
    const [event] = await shown(one)
    expect(event?.is_watching).toBe(false)
    await server.call(watch.toggleEntry, { entryId: event?.eventId ?? '' }, { as: one })
    const starred = async (as: Caller) => (await shown(as)).find((row) => row.eventId === event?.eventId)?.is_watching
    expect([await starred(one), await starred(two)]).toEqual([true, false])
  })

  test('a refusal is not held', async () => {
    const ask = () => server.call(themes.byId, { themeId: 'T-later' }, { as: one })
    expect((await ask()).code).toBe('NOT_FOUND')
    await facts(server.sql, { startedAt: server.clock.now })
      .add('theme', {
        theme_id: 'T-later',
        name_zh: '后来',
        name_en: 'Later',
        description_zh: null,
        description_en: null,
      })
      .save(deriveFor(1))
    await expect.poll(async () => (await ask()).code).toBe('0')
  })

  test('goes out packed to who takes that, once it was asked for again, and says the same', async () => {
    const days = Array.from({ length: 300 }, (_, at) => new Date(Date.UTC(2022, 0, at + 1)).toISOString().slice(0, 10))
    await facts(server.sql, { startedAt: server.clock.now })
      .bars(
        PART,
        days.map((date, at) => ({ date, close: 10 + at })),
      )
      .save(deriveFor(1))
    const ask = (accepted?: string) =>
      server.web.app.inject({
        method: 'GET',
        url: `${companies.stockPrice.path}?securityId=${PART}`,
        headers: { authorization: `Bearer ${one.token}`, ...(accepted ? { 'accept-encoding': accepted } : {}) },
      })
    const plain = await ask()
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    await expect.poll(async () => (await ask('gzip, deflate, br')).headers['content-encoding']).toBe('gzip')
    const small = await ask('gzip, deflate, br')
    expect(small.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8' })
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length)
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(String(gunzipSync(small.rawPayload))).toBe(plain.body)
    const anew = await ask('br')
    expect([anew.headers['content-encoding'], String(brotliDecompressSync(anew.rawPayload))]).toEqual([
      'br',
      plain.body,
    ])
    for (const accepted of [undefined, 'gzip;q=0', 'identity', 'nonsense;;;,']) {
      const whole = await ask(accepted)
      expect([whole.headers['content-encoding'], whole.body]).toEqual([undefined, plain.body])
    }
  })
})
