import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/domains/price-events/operations'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const OLDER = 7

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  const gathered = facts(server.sql)
    .company({ id: 'SHZ-000901', short: '晨星科技' })
    .company({ id: 'SHZ-000902', short: '多闻股份' })
    .document({
      id: 'n1',
      title: '晨星新闻',
      source: '测试快讯',
      sourceEn: 'Test wire',
      at: '2024-03-04T02:00:00Z',
      companies: ['SHZ-000901'],
    })
    .document({
      id: 'n2',
      title: '也提到晨星',
      at: '2024-03-01T16:30:00Z',
      companies: [{ id: 'SHZ-000901', relation: 'mention' }],
    })
    .document({
      id: 'n3',
      title: '晨星公告',
      kind: 'announcement',
      at: '2024-02-28T15:59:59.999Z',
      precision: 'day',
      companies: ['SHZ-000901'],
    })
    .document({ id: 'n4', title: '晨星帖子', kind: 'post', at: '2024-03-04T03:00:00Z', companies: ['SHZ-000901'] })
  for (let n = 0; n <= PRICE_EVENT_LIMIT; n++)
    gathered.document({
      id: `m${n}`,
      title: `第${n}条`,
      at: new Date(Date.parse('2023-01-01T00:00:00Z') + n * 60_000).toISOString(),
      companies: ['SHZ-000902'],
    })
  // Older than all that an answer holds, and of another side.
  for (let n = 0; n < OLDER; n++)
    gathered.document({
      id: `old${n}`,
      title: `旧闻${n}`,
      at: new Date(Date.parse('2022-01-01T00:00:00Z') + n * 60_000).toISOString(),
      companies: ['SHZ-000902'],
    })
  const runId = await gathered.save()
  for (const [ids, tone] of [
    ['m%', 'opportunity'],
    ['old%', 'risk'],
  ] as const) {
    await server.sql`
      insert into document_analysis (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, document_id, version_id, kind, published_at, back_computed, language, entities, events, result)
      select 1, d.known_at, d.known_by, 'infinity', now(), ${runId}, -1, d.document_id, 1, d.kind, d.published_at, false, 'zh', 1, 0, ${server.sql.json({ events: [], relations: [], policyTopics: [], tones: [{ companyId: null, tone, strength: 0.6 }] })}
      from document d where d.document_id like ${ids}`
  }
  user = await server.caller()
})
afterAll(() => server.stop())

const list = async (input: Record<string, unknown> = {}, options: Record<string, unknown> = {}) =>
  (await server.call(priceEvents.list, { companyId: 'SHZ-000901', ...input }, { as: user, ...options })).data
const ids = (answer: Awaited<ReturnType<typeof list>>) => answer.eventSummaryList.map(({ newsId }) => newsId)

test('PRICE-07 PRICE-02 the documents of a company are given newest first, each with its day, source and whether it is about the company or names it; posts only when asked for', async () => {
  const answer = await list()
  expect(ids(answer)).toEqual(['n1', 'n2', 'n3'])
  expect(answer.hasMore).toBe(false)
  expect(answer.eventSummaryList[0]).toMatchObject({
    title: '晨星新闻',
    sourceEn: 'Test wire',
    newsDay: '2024-03-04',
    newsDate: 'Mar 04',
    relation: 'subject',
  })
  expect(answer.eventSummaryList[1]).toMatchObject({ newsDay: '2024-03-02', relation: 'mention' })
  expect(ids(await list({ kinds: ['post', 'announcement'] }))).toEqual(['n4', 'n3'])
})

test('PRICE-07 days are those of Asia/Shanghai, both ends included', async () => {
  expect(ids(await list({ from: '2024-03-02', to: '2024-03-02' }))).toEqual(['n2'])
  expect(ids(await list({ to: '2024-02-28' }))).toEqual(['n3'])
  expect(ids(await list({ from: '2024-03-03' }))).toEqual(['n1'])
})

test('PRICE-07 as of an instant, what was published later is not there', async () => {
  expect(ids(await list({}, { asOf: '2024-03-03' }))).toEqual(['n2', 'n3'])
})

test('PRICE-07 more than an answer holds is said', async () => {
  const answer = await list({ companyId: 'SHZ-000902' })
  expect(answer.eventSummaryList).toHaveLength(PRICE_EVENT_LIMIT)
  expect(answer.hasMore).toBe(true)
  expect(answer.eventSummaryList[0]?.newsId).toBe(`m${PRICE_EVENT_LIMIT}`)
})

test('PRICE-03 PRICE-07 the filters come before the cut: what is of the side asked for is there, however many newer are not', async () => {
  const risks = await list({ companyId: 'SHZ-000902', opportunity: false })
  expect(ids(risks)).toEqual(Array.from({ length: OLDER }, (_, n) => `old${OLDER - 1 - n}`))
  expect([risks.hasMore, risks.eventSummaryList.every(({ effect }) => effect === 'risk')]).toEqual([false, true])
  const chances = await list({ companyId: 'SHZ-000902', risk: false })
  expect([chances.eventSummaryList.length, chances.hasMore]).toEqual([PRICE_EVENT_LIMIT, true])
  expect(await list({ companyId: 'SHZ-000902', risk: false, from: '2023-01-01', to: '2023-01-01' })).toMatchObject({
    hasMore: true,
  })
  expect(await list({ companyId: 'SHZ-000902', risk: false, opportunity: false })).toEqual({
    eventSummaryList: [],
    hasMore: false,
  })
})

test('PRICE-07 bad input is refused by name; an unknown company has no events', async () => {
  expect(
    await server.call(priceEvents.list, { companyId: 'SHZ-000901', from: 'yesterday' }, { as: user }),
  ).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  expect(ids(await list({ companyId: 'SHZ-999999' }))).toEqual([])
})
