import { afterAll, beforeAll, expect, test } from 'vitest'
import { events } from '@pandora/contract/domains/events/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const [BUSY, TURNED] = ['SHZ-000901', 'SHZ-000902'] as const
const MANY = 2100

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T02:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql).company({ id: BUSY, short: '多事股份' }).company({ id: TURNED, short: '转向股份' })
  const told = (event_id: string, company_id: string, type: string, happened_at: string) =>
    gathered
      .add('event', {
        event_id,
        type,
        title_zh: `${event_id}之事`,
        title_en: null,
        happened_at,
        precision: 'instant',
        size_class: null,
        document_id: null,
      })
      .add('event_company', {
        company_id,
        event_id,
        relation: 'direct',
        path: null,
        type,
        happened_at,
        precision: 'instant',
      })
  for (let n = 0; n < MANY; n++)
    told(
      `e${String(n).padStart(4, '0')}`,
      BUSY,
      'pledge',
      new Date(Date.parse('2023-01-01T00:00:00Z') + n * 3_600_000).toISOString(),
    )
  gathered.document({ id: 'd2', title: '多事股份质押', at: '2023-01-01T00:00:00Z' })
  told('turned', TURNED, 'rating', '2024-03-01T02:00:00Z')
  const runId = await gathered.save()
  // Read as good news at first; read again in April, as bad.
  const evidence = (known: string, superseded: string, sign: number) => server.sql`
    insert into event_evidence (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, event_id, document_id, version_id, place, subject_kind, subject_id, type, happened_at, sign, modality, confidence)
    values (1, ${known}, 'published', ${superseded}, now(), ${runId}, 1, 'turned', 'd1', 1, 0, 'company', ${TURNED}, 'rating', '2024-03-01T02:00:00Z', ${sign}, 'fact', 0.9)`
  await evidence('2024-03-01T02:00:00Z', '2024-04-01T02:00:00Z', 1)
  await evidence('2024-04-01T02:00:00Z', 'infinity', -1)
})
afterAll(() => server.stop())

test('COMP-26 a plan goes out as a plan, and its amount with what it counts; what an older version read counts nothing known', async () => {
  const planned = async (event: string, of: string | null) => {
    await server.sql`insert into event_evidence (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, event_id, document_id, version_id, place, subject_kind, subject_id, type, happened_at, sign, modality, confidence, amount, unit, amount_of)
      select 1, '2024-03-01T02:00:00Z', 'published', 'infinity', now(), run_id, 1, ${event}, 'd2', 1, 0, 'company', ${BUSY}, 'pledge', '2023-01-01T00:00:00Z', -1, 'plan', 0.9, 3e8, 'CNY', ${of} from event_evidence where event_id = 'turned' limit 1`
    return (await server.call(events.detail, { eventId: event }, { as: user })).data
  }
  expect((await planned('e0001', 'stake')).evidence).toMatchObject([
    { modality: 'plan', amount: { value: 3e8, unit: 'CNY', of: 'stake' } },
  ])
  expect((await planned('e0002', null)).amount).toEqual({ value: 3e8, unit: 'CNY', of: null })
})

test('COMP-21 the sign of a type is that of the evidence known at the as-of instant, of a company and of those the user watches', async () => {
  const signOf = async (input: object, options: object = {}) =>
    (await server.call(events.types, input, { as: user, ...options })).data.dataList.find(
      ({ type }) => type === 'rating',
    )?.sign
  await server.call(watch.addAll, { companyIds: [TURNED] }, { as: user })
  for (const input of [{ companyId: TURNED, reach: 'direct' }, { reach: 'direct' }]) {
    expect(await signOf(input)).toBe(-1)
    expect(await signOf(input, { asOf: '2024-03-15' })).toBe(1)
  }
})

test('COMP-26 of own events and those along links all are counted and all can be reached, however many there are', async () => {
  const page = async (input: object) =>
    (await server.call(events.ofCompany, { companyId: BUSY, reach: 'both', size: 100, ...input }, { as: user })).data
  expect(await page({})).toMatchObject({ total: MANY, hasMore: true })
  const last = await page({ page: MANY / 100 - 1 })
  expect([last.dataList.length, last.dataList.at(-1)?.eventId]).toEqual([100, 'e0000'])
  const direct = await page({ reach: 'direct', page: 3 })
  expect((await page({ page: 3 })).dataList.map(({ eventId }) => eventId)).toEqual(
    direct.dataList.map(({ eventId }) => eventId),
  )
  expect(await page({ page: 90 })).toMatchObject({ dataList: [], total: MANY, hasMore: false })
})

test('an event is found by every word of its title, with its day; words that no title holds, and signs of patterns, find nothing', async () => {
  const found = async (text: string, asOf?: string) =>
    (await server.call(events.search, { text, size: 2 }, { as: user, ...(asOf ? { asOf } : {}) })).data
  const { dataList, total } = await found('E0007 之事')
  expect(total).toBe(1)
  expect(dataList).toMatchObject([{ eventId: 'e0007', titleZh: 'e0007之事', happenedDay: '2023-01-01' }])
  const all = await found('之事')
  expect(all.total).toBe(MANY + 1)
  expect(all.dataList.map(({ eventId }) => eventId)).toEqual(['turned', `e${MANY - 1}`])
  expect((await found('之事', '2023-01-01')).dataList.every(({ happenedDay }) => happenedDay === '2023-01-01')).toBe(
    true,
  )
  for (const nothing of ['e0007 nobody', '%', 'e____'])
    expect(await found(nothing)).toMatchObject({ total: 0, dataList: [] })
  expect((await server.call(events.search, { text: '  ' }, { as: user })).code).not.toBe('0')
})
