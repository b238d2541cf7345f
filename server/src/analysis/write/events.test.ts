import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeRun } from '@pandora/store/runs'
import { deriveFor } from '../../imports/derive.ts'
import { testServer, type TestServer } from '../../testing.ts'
import { importedFacts, testReading } from '../testing-work.ts'
import { loadCompanies } from './testing-companies.ts'

let server: TestServer
const at = (day: string, hour = '02:00:00') => `${day}T${hour}Z`

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  await loadCompanies(server)
})
afterAll(() => server.stop())

describe('events', () => {
  test('one event stands for every document that tells of it, from the first on; a copy of a story is the same story', async () => {
    const story = '远岭重工今日公告，公司中标12亿元海上风电设备采购项目，合同金额占上年营业收入的18%。'
    await importedFacts(server)
      .document({
        id: 'e2',
        title: '远岭重工：签下12亿元风电大单',
        body: '远岭重工中标12亿元海上风电项目。',
        at: at('2024-03-12', '06:00:00'),
      })
      .document({ id: 'e1', title: '远岭重工中标12亿元海上风电项目', body: story, at: at('2024-03-12') })
      .document({ id: 'e3', title: '远岭重工中标12亿元海上风电项目', body: story, at: at('2024-03-12', '04:00:00') })
      .save()
    await (await testReading(server)).work()
    const evidence = await server.sql<
      { event_id: string; document_id: string; story_id: string; subject_id: string }[]
    >`select event_id, document_id, story_id, subject_id from event_evidence where document_id in ('e1', 'e2', 'e3') and type = 'contract-win' order by document_id`
    expect(evidence.map((row) => row.document_id)).toEqual(['e1', 'e2', 'e3'])
    expect(new Set(evidence.map((row) => row.event_id)).size).toBe(1)
    expect(evidence).toMatchObject([
      { story_id: 'e1', subject_id: 'SSE-600901' },
      { story_id: 'e2' },
      { story_id: 'e1' },
    ])
    const [event] =
      await server.sql`select known_at, document_id, type from event where event_id = ${evidence[0]?.event_id ?? ''}`
    expect(event).toEqual({ known_at: Date.parse(at('2024-03-12')), document_id: 'e1', type: 'contract-win' })
  })

  describe('an event that a source gives', () => {
    const given = (id: string, day: string) =>
      importedFacts(server)
        .add('event', {
          event_id: id,
          type: 'buy-back',
          title_zh: '晨屿科技：回购',
          title_en: null,
          size_class: null,
          document_id: null,
          happened_at: at(day),
          precision: 'instant',
        })
        .add('event_company', {
          company_id: 'SHZ-000901',
          event_id: id,
          relation: 'direct',
          path: null,
          type: 'buy-back',
          happened_at: at(day),
          precision: 'instant',
        })
        .save()
    const evidenceOf = async (id: string) =>
      server.sql<
        { event_id: string; known_at: number; superseded_at: number }[]
      >`select event_id, known_at, superseded_at from event_evidence where document_id = ${id} and type = 'buy-back' order by known_at`
    const [told, source, later] = ['2024-03-01', '2024-03-02', '2024-03-03'].map((day) => Date.parse(at(day))) as [
      number,
      number,
      number,
    ]
    const foundOf = (rows: readonly { event_id: string }[]) =>
      rows.find((row) => row.event_id.startsWith('found-'))?.event_id ?? ''
    const tellings = () =>
      importedFacts(server)
        .document({ id: 'g2', title: '晨屿科技拟以3亿元回购公司股份', at: at('2024-03-01') })
        .document({ id: 'g3', title: '晨屿科技将以3亿元回购公司股份', at: at('2024-03-03') })
    const split = [
      { known_at: told, superseded_at: source, event_id: expect.stringMatching(/^found-/) },
      { known_at: source, superseded_at: Infinity, event_id: 'given-2' },
    ]

    test('is the one that texts tell of which became known after it', async () => {
      await given('given-1', '2024-02-01')
      await importedFacts(server)
        .document({ id: 'g1', title: '晨屿科技拟以1亿元回购公司股份', at: at('2024-02-02') })
        .save()
      await (await testReading(server)).work()
      expect(await evidenceOf('g1')).toMatchObject([{ event_id: 'given-1' }])
    })

    test('takes the place of the one found in texts from when it was known; before, what was known stands', async () => {
      await tellings().save()
      await (await testReading(server)).work()
      const before = await evidenceOf('g2')
      expect(before).toEqual([{ event_id: expect.stringMatching(/^found-/), known_at: told, superseded_at: Infinity }])
      await given('given-2', '2024-03-02')
      expect(await evidenceOf('g2')).toEqual(split)
      expect(await evidenceOf('g3')).toEqual([{ event_id: 'given-2', known_at: later, superseded_at: Infinity }])
      const id = foundOf(before)
      for (const table of ['event', 'event_company'])
        expect(
          await server.sql`select known_at, superseded_at from ${server.sql(table)} where event_id = ${id}`,
          table,
        ).toEqual([{ known_at: told, superseded_at: source }])
      expect(await server.sql`select into_id, known_at from event_taken_over where event_id = ${id}`).toEqual([
        { into_id: 'given-2', known_at: source },
      ])
    })

    test('does so in the same way where texts from before it are read after it', async () => {
      const id = foundOf(await evidenceOf('g2'))
      for (const table of ['analysis_waiting', 'document_analysis', 'event_evidence'])
        await server.sql`delete from ${server.sql(table)} where document_id in ('g2', 'g3')`
      await server.sql`delete from event where event_id = ${id}`
      await server.sql`delete from event_company where event_id = ${id}`
      await server.sql`delete from event_taken_over`
      await server.sql`insert into analysis_waiting (market_id, known_at, document_id) select market_id, known_at, document_id from document where document_id in ('g2', 'g3')`
      await (await testReading(server)).work()
      expect(await evidenceOf('g2')).toEqual(split)
      expect(foundOf(await evidenceOf('g2'))).toBe(id)
      expect(await evidenceOf('g3')).toEqual([{ event_id: 'given-2', known_at: later, superseded_at: Infinity }])
      expect(await server.sql`select event_id, into_id from event_taken_over`).toEqual([
        { event_id: id, into_id: 'given-2' },
      ])
      for (const table of ['event', 'event_company'])
        expect(
          await server.sql`select known_at, superseded_at from ${server.sql(table)} where event_id = ${id}`,
          table,
        ).toEqual([{ known_at: told, superseded_at: source }])
    })

    test('leaves the found one in its place again where the source’s run is removed', async () => {
      const [run] = await server.sql<{ run_id: number }[]>`select run_id from event where event_id = 'given-2'`
      await removeRun(server.sql, run?.run_id ?? 0, deriveFor(1))
      await (await testReading(server)).work()
      const evidence = await evidenceOf('g2')
      expect(evidence).toEqual([
        { event_id: expect.stringMatching(/^found-/), known_at: told, superseded_at: Infinity },
      ])
      expect(await server.sql`select known_at, superseded_at from event where event_id = ${foundOf(evidence)}`).toEqual(
        [{ known_at: told, superseded_at: Infinity }],
      )
      expect(await evidenceOf('g3')).toEqual([{ ...evidence[0], known_at: later }])
      expect(await server.sql`select 1 from event_taken_over`).toHaveLength(0)
    })
  })
})
