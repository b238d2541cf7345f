import { companies } from '@pandora/contract/companies'
import { events } from '@pandora/contract/events'
import { industries } from '@pandora/contract/industries'
import type { LiveTopic } from '@pandora/contract/live'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { themes } from '@pandora/contract/themes'
import { watch } from '@pandora/contract/watch'
import type { Sql } from '@pandora/store/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../domains.ts'
import { CORE, loadThemes, OTHER, PART, STORAGE } from '../domains/themes/testing-themes.ts'
import { workOut, yearsOf } from '../figures/testing-figures.ts'
import { factTopics } from '../imports/after-merge.ts'
import { deriveFor } from '../imports/derive.ts'
import { facts } from '../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'

/** What tells of a change in each table that is no kind of fact; what never changes while a process runs has no topic. */
const derived: Readonly<Record<string, readonly LiveTopic[]>> = {
  document_analysis: ['analysis'], event_evidence: ['analysis'], theme_document: ['analysis'], company_score: ['analysis'], company_score_history: ['analysis'], score_day: ['analysis'], keyword_month: ['analysis'], policy_link: ['analysis'], analysis_waiting: ['analysis', 'documents'],
  company_quarter: ['figures'], valuation_history: ['figures'], figures_waiting: ['figures'],
  business_line: ['companies'], business_type: ['companies'], business_name: ['companies'], report_period: ['companies'],
  exchange: [], region: [], import_run: [], market: [], analysis_version: [],
}
/** Facts that reading finds too. */
const found: ReadonlySet<string> = new Set(['document_company', 'event', 'event_company'])
const topicsOf = (table: string): readonly LiveTopic[] | undefined => {
  if (!(table in recordKinds)) return derived[table]
  return [factTopics[table as KindName].topic, ...(found.has(table) ? ['analysis' as const] : [])]
}

/** What each answer is asked with; an answer that is newly shared needs a line here. */
const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  'companies.information': { companyId: CORE }, 'companies.announcements': { companyId: CORE }, 'companies.news': { companyId: CORE, relation: 'chain' }, 'companies.coverage': { companyId: CORE }, 'companies.stockPrice': { securityId: CORE },
  'figures.performance': { companyId: CORE }, 'figures.companyVs': { companyIds: [CORE, PART] }, 'figures.competitors': { companyId: CORE }, 'figures.nopat': { companyId: CORE }, 'figures.receipt': { companyId: CORE, figure: 'peTtm', periodEnd: '2023-12-31' },
  'figures.todayReceipt': { companyId: CORE, figure: 'peTtm' },
  'business.report': { companyId: CORE }, 'business.turnover': { companyId: CORE }, 'business.growth': { companyId: CORE }, 'business.concentration': { companyId: CORE, level: 1 },
  'industries.exchanges': {}, 'industries.detail': { id: '630000' }, 'industries.tree': {}, 'priceEvents.list': { companyId: CORE }, 'priceEvents.cause': { companyId: CORE, from: '2024-03-12', to: '2024-03-13' },
  'research.years': { companyId: CORE }, 'research.list': { companyId: CORE }, 'research.investment': { companyId: CORE }, 'research.analysis': { reportId: 'rep' }, 'events.types': { companyId: CORE },
  'companies.fieldCoverage': { companyId: CORE }, 'mentions.technologyProduct': { companyId: CORE }, 'mentions.wordCloud': { companyId: CORE }, 'mentions.trend': { companyId: CORE }, 'mentions.keywords': { companyId: CORE }, 'opinion.articles': { companyId: CORE }, 'opinion.ratioTrend': { companyId: CORE },
  'policy.ofCompany': { companyId: CORE }, 'financing.orgs': { companyId: CORE },
  'themes.companyList': { themeId: STORAGE }, 'themes.companyNames': {}, 'themes.byId': { themeId: STORAGE }, 'themes.opportunities': { themeId: STORAGE }, 'themes.eventSummary': { themeId: STORAGE }, 'themes.detail': { themeId: STORAGE },
  'themes.latestEvents': { theme: STORAGE }, 'themes.series': { themeId: STORAGE }, 'themes.membership': { themeId: STORAGE, companyId: CORE },
}

async function load(server: TestServer): Promise<void> {
  await loadThemes(server)
  await facts(server.sql, { startedAt: server.clock.now })
    .document({ id: 'rep', kind: 'report', title: '晨屿储能：订单向好', body: '晨屿储能2023年营业收入5亿元，同比增长10%。', at: '2024-03-10T02:00:00Z', companies: [CORE] })
    .document({ id: 'ann', kind: 'announcement', title: '晨屿储能年度报告', at: '2024-03-01T02:00:00Z', companies: [CORE] })
    .save(deriveFor(1))
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

  test.each(routes.flatMap((route) => (route.shared ? [[route.operation.id, route, route.shared] as const] : [])))('%s waits for the topic of every table that it reads, and reads nothing of a user’s own', async (id, { operation, handle }, { topics }) => {
    const input = inputs[id]
    expect(input, 'is asked here').toBeDefined()
    const { services } = server.web
    // A transaction keeps a lock on every table that any of its statements looked at.
    const tables = await server.sql.begin(async (tx) => {
      await handle({ input: operation.input.parse(input), db: tx, view: { marketId: 1, asOf: null }, language: 'zh-CN', now: server.clock.now, services: { ...services, sql: tx as unknown as Sql }, user: null } as never)
      return tx<{ name: string }[]>`select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
        where l.pid = pg_backend_pid() and l.locktype = 'relation' and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`
    })
    expect(tables.length).toBeGreaterThan(0)
    const unheard = tables.flatMap(({ name }) => (topicsOf(name) ?? ['a topic of its own']).filter((topic) => !(topics as readonly string[]).includes(topic)).map((topic) => `${name}: ${topic}`))
    expect(unheard).toEqual([])
  })

  test('every kind of fact has a topic', () => {
    expect(Object.keys(factTopics).sort()).toEqual(Object.keys(recordKinds).sort())
  })
})

describe('a shared answer', () => {
  let server: TestServer
  let one: Caller
  let two: Caller
  beforeAll(async () => {
    server = await testServer({ PANDORA_HOLD_MS: '600000' })
    await load(server)
    ;[one, two] = [await server.caller(), await server.caller()]
  })
  afterAll(() => server.stop())

  const price = async (options: object = {}) => (await server.call(companies.stockPrice, { securityId: OTHER }, { as: one, ...options })).data.close.at(-1)

  test('is held while nothing changes and is another after an import', async () => {
    const before = await price()
    await server.sql`update daily_price set close = 1 where security_id = ${OTHER} and superseded_at = 'infinity'`
    expect(await price({ as: two })).toBe(before)
    const next = facts(server.sql, { startedAt: server.clock.now }).bars(OTHER, [{ date: '2024-03-20', close: 77 }])
    await next.save(deriveFor(1))
    await expect.poll(() => price({ as: two })).toBe(77)
  })

  test('is one of its instant, language, input and market', async () => {
    const latest = (options: object) => price({ ...options })
    expect(await latest({ asOf: '2023-10-05' })).not.toBe(await latest({}))
    const sorted = async (language: 'zh-CN' | 'en') => (await server.call(industries.detail, { id: '480000', sort: 'name', order: 'up' }, { as: one, language })).data.constituents.dataList.map((row) => row.companyId)
    const [zh, en] = [await sorted('zh-CN'), await sorted('en')]
    expect([zh, await sorted('zh-CN'), await sorted('en')]).toEqual([zh, zh, en])
    expect(en).toEqual(['SHZ-000902', OTHER])
    expect(zh).toEqual([...en].toSorted((a, b) => (a === 'SHZ-000902' ? '青芦股份' : '无关银行').localeCompare(b === 'SHZ-000902' ? '青芦股份' : '无关银行', 'zh-CN')))
    expect((await server.call(companies.stockPrice, { securityId: CORE }, { as: one })).data.securityId).toBe(CORE)
    expect((await server.call(companies.stockPrice, { securityId: OTHER }, { as: one, market: 'demo' })).data.close).toEqual([])
  })

  test('what a call may carry besides its input makes no other of it, and is no part of it', async () => {
    const ask = (requestId: string) => server.web.app.inject({ method: 'POST', url: companies.coverage.path, headers: { authorization: `Bearer ${one.token}` }, payload: { requestId, companyId: CORE } })
    const [first, second] = [await ask('a-first-one'), await ask('a-second-one')]
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(first.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  })

  test('of a theme of one’s own is asked for each time and is nobody else’s', async () => {
    const { data: { themeId } } = await server.call(themes.ownSave, { name: '只是我的', companies: [{ companyId: CORE, weight: 1 }] }, { as: one })
    const own = (as: Caller) => server.call(themes.byId, { themeId }, { as })
    expect((await own(one)).data.total).toBe(1)
    expect((await own(two)).code).toBe('NOT_FOUND')
    expect((await own(one)).data.total).toBe(1)
    await server.call(themes.ownDelete, { themeId }, { as: one })
    expect((await own(one)).code).toBe('NOT_FOUND')
    const names = async (as: Caller) => (await server.call(themes.list, {}, { as })).data.dataList.map((theme) => theme.nameZh)
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
    await facts(server.sql, { startedAt: server.clock.now }).add('theme', { theme_id: 'T-later', name_zh: '后来', name_en: 'Later', description_zh: null, description_en: null }).save(deriveFor(1))
    await expect.poll(async () => (await ask()).code).toBe('0')
  })
})
