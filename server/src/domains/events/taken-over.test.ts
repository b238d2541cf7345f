import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { changes } from '@pandora/contract/domains/changes/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const ID = 'SHZ-000903'
let server: TestServer
let user: Caller
let found = ''

/** Between what the text told and what the source gave, and after it. */
const [BETWEEN, AFTER] = ['2024-03-04T00:00:00Z', '2024-03-08T00:00:00Z']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await importedFacts(server)
    .company({ id: ID, short: '凌波电气' })
    .document({ id: 'told', title: '凌波电气中标5亿元项目', at: '2024-03-02T02:00:00Z' })
    .save()
  await (await testReading(server)).work()
  const [row] = await server.sql<{ event_id: string }[]>`select event_id from event where line = -1`
  found = row?.event_id ?? ''
  await server.call(watch.toggleEntry, { entryId: found, entryKind: 'event' }, { as: user })
  const happened = { type: 'contract-win', happened_at: '2024-03-02T01:00:00Z', precision: 'instant' } as const
  const known = { at: Date.parse('2024-03-06T02:00:00Z'), by: 'received' } as const
  await importedFacts(server)
    .add(
      'event',
      {
        event_id: 'source',
        ...happened,
        title_zh: '凌波电气：重大合同',
        title_en: null,
        size_class: null,
        document_id: null,
      },
      known,
    )
    .add('event_company', { company_id: ID, event_id: 'source', relation: 'direct', path: null, ...happened }, known)
    .save()
  await (await testReading(server)).work()
})
afterAll(() => server.stop())

const listed = async (asOf?: string) =>
  (
    await server.call(events.ofCompany, { companyId: ID, reach: 'direct' }, { as: user, ...(asOf ? { asOf } : {}) })
  ).data.dataList.map(({ eventId, origin, is_watching }) => ({ eventId, origin, is_watching }))

test('COMP-26 an event told of by a text stands as it was known until a source gives it, and as the source’s from then on; starred once, it is starred as both', async () => {
  expect(await listed(BETWEEN)).toEqual([{ eventId: found, origin: 'found', is_watching: true }])
  for (const asOf of [AFTER, undefined])
    expect(await listed(asOf)).toEqual([{ eventId: 'source', origin: 'both', is_watching: true }])
})

test('COMP-13 the id of the one found leads to the source’s, in detail, its news, the document that tells of it, and the list of what is watched', async () => {
  for (const [asOf, eventId] of [
    [BETWEEN, found],
    [AFTER, 'source'],
  ] as const) {
    const options = { as: user, asOf }
    expect((await server.call(events.detail, { eventId: found }, options)).data).toMatchObject({
      eventId,
      documents: 1,
      evidence: [{ newsId: 'told', trigger: { text: expect.any(String) } }],
    })
    expect(
      (await server.call(companies.news, { eventId: found }, options)).data.dataList.map((one) => one.newsId),
    ).toEqual(['told'])
    expect(
      (await server.call(analysis.document, { newsId: 'told' }, options)).data.events.map((one) => one.eventId),
    ).toContain(eventId)
    expect((await server.call(events.watched, {}, options)).data.dataList.map((one) => one.eventId)).toEqual([eventId])
  }
  expect((await server.call(events.detail, { eventId: 'source' }, { as: user, asOf: BETWEEN })).status).toBe(404)
})

test('two dates before and after do not say that the event ended and another began', async () => {
  const changed = (from: string) =>
    server.call(changes.list, { subject: 'company', id: ID, from, to: AFTER, group: 'events' }, { as: user })
  const { data } = await changed(BETWEEN)
  expect(data.dataList).toEqual([])
  const before = await changed('2024-03-01T00:00:00Z')
  expect(before.data.dataList.map((one) => one.eventId)).toEqual(['source'])
})

test('who takes the star away takes it from both', async () => {
  await server.call(watch.toggleEntry, { entryId: 'source', entryKind: 'event', cancel: true }, { as: user })
  expect((await listed()).map((one) => one.is_watching)).toEqual([false])
  expect((await server.call(events.watched, {}, { as: user })).data.total).toBe(0)
})
