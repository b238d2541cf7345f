import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { ANALYSIS_VERSION } from '@pandora/intelligence/analysis'
import { removeRun } from '@pandora/store/runs'
import { standingOf } from '../domains/analysis/queries.ts'
import { deriveFor } from '../imports/derive.ts'
import { testServer, type TestServer } from '../testing.ts'
import { readAgain } from './queue.queries.ts'
import { importedFacts, testReading } from './testing-work.ts'
import { loadCompanies } from './write/testing-companies.ts'

let server: TestServer
const at = (day: string, hour = '02:00:00') => `${day}T${hour}Z`

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  await loadCompanies(server)
})
afterAll(() => server.stop())

const rowsOf = async (id: string) => server.sql<
  {
    known_at: number
    superseded_at: number
    version_id: number
    failure: string | null
    entities: number
    events: number
    story_id: string | null
    back_computed: boolean
  }[]
>`
  select known_at, superseded_at, version_id, failure, entities, events, story_id, back_computed from document_analysis where document_id = ${id} order by known_at`
const waiting = async () =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from analysis_waiting`)[0]?.count

describe('documents that come in', () => {
  test('are read in the order in which they were known, each exactly once, whatever the order of lines', async () => {
    const gathered = importedFacts(server)
    for (const number of [3, 1, 4, 2, 5])
      gathered.document({ id: `o${number}`, title: `顺序之${number}`, at: at(`2024-03-0${number}`) })
    await gathered.save()
    const order: string[] = []
    const reading = await testReading(server, {
      analyse: (document, tools, day) => {
        order.push(document.title)
        return analyseDocument(document, tools, day)
      },
    })
    await reading.work()
    await reading.work()
    expect(order).toEqual(['顺序之1', '顺序之2', '顺序之3', '顺序之4', '顺序之5'])
    expect(await waiting()).toBe(0)
    expect(await server.sql`select 1 from document_analysis where document_id like 'o%'`).toHaveLength(5)
  })

  test('what is recent is read and scored before the histories that wait with it, and each once', async () => {
    const gathered = importedFacts(server)
    for (const [number, day] of ['2023-01-09', '2024-03-08', '2023-02-09', '2024-03-09'].entries())
      gathered.document({ id: `h${number}`, title: `先后之${number}：晨屿科技公告`, at: at(day) })
    await gathered.save()
    const order: string[] = []
    const reading = await testReading(server, {
      analyse: (document, tools, day) => {
        order.push(document.title.slice(0, 4))
        return analyseDocument(document, tools, day)
      },
    })
    // How many documents wait whenever scores are stored.
    await server.sql.unsafe(`create table seen_score (at integer generated always as identity, waiting integer);
      create function see_score() returns trigger language plpgsql as $$ begin insert into seen_score (waiting) select count(*) from analysis_waiting; return null; end $$;
      create trigger seen after insert on company_score for each statement execute function see_score()`)
    await reading.work()
    const [first] = await server.sql<{ waiting: number }[]>`select waiting from seen_score order by at limit 1`
    await server.sql`drop trigger seen on company_score`
    expect(order).toEqual(['先后之1', '先后之3', '先后之0', '先后之2'])
    expect(first?.waiting).toBe(2)
    expect(await waiting()).toBe(0)
  })

  test('a copy that was read before the older story it tells again belongs to that story in the end', async () => {
    const story =
      '远岭重工与海上风电业主签署长期供货协议，约定未来三年内分批交付海上风电安装设备，双方还将共同出资建设运维基地。'
    // The last day begins the recent ones: the older copy is a day before their edge.
    await importedFacts(server)
      .document({ id: 'e-old', title: '远岭重工签署长期供货协议', body: story, at: at('2023-10-21', '05:00:00') })
      .document({ id: 'e-copy', title: '远岭重工签署长期供货协议', body: story, at: at('2023-10-22', '05:00:00') })
      .document({ id: 'e-last', title: '市场综述', at: at('2024-03-20', '01:00:00') })
      .save()
    await (await testReading(server)).work()
    expect(await rowsOf('e-copy')).toMatchObject([{ story_id: 'e-old', superseded_at: Infinity }])
    expect(await waiting()).toBe(0)
  })

  test('a text is known to have said something when it was known itself, and what was computed later is marked', async () => {
    await importedFacts(server)
      .document({ id: 'k1', title: '晨屿科技公告', at: at('2024-03-06') })
      .document({ id: 'k2', title: '晨屿科技快讯', at: at('2024-03-20', '01:30:00') })
      .save()
    await (await testReading(server)).work()
    expect(await rowsOf('k1')).toMatchObject([
      { known_at: Date.parse(at('2024-03-06')), superseded_at: Infinity, back_computed: true, failure: null },
    ])
    expect(await rowsOf('k2')).toMatchObject([
      { known_at: Date.parse(at('2024-03-20', '01:30:00')), back_computed: false },
    ])
  })

  test('a company named in the text is linked beside those that the source gave, which stay as they are', async () => {
    await importedFacts(server)
      .document({
        id: 'l1',
        title: '晨屿科技与远岭重工签署合作协议',
        at: at('2024-03-07'),
        companies: [{ id: 'SSE-600901', relation: 'mention' }],
      })
      .save()
    await (await testReading(server)).work()
    expect(
      await server.sql`select company_id, relation, line = -1 as found, known_at from document_company where document_id = 'l1' and superseded_at = 'infinity' order by company_id`,
    ).toEqual([
      { company_id: 'SHZ-000901', relation: 'subject', found: true, known_at: Date.parse(at('2024-03-07')) },
      { company_id: 'SSE-600901', relation: 'mention', found: false, known_at: Date.parse(at('2024-03-07')) },
    ])
  })

  test('a source that names the company later has its own word from when that was known; before, what was found stands, whichever came first', async () => {
    const link = async (id: string) =>
      importedFacts(server)
        .add('document_company', {
          company_id: 'SHZ-000901',
          document_id: id,
          relation: 'mention',
          kind: 'news',
          title: '晨屿科技发布新品',
          published_at: at('2024-03-09'),
          precision: 'instant',
        })
        .save()
    const told = (id: string) =>
      importedFacts(server)
        .document({ id, title: '晨屿科技发布新品', at: at('2024-03-07') })
        .save()
    await told('l3')
    await (await testReading(server)).work()
    await link('l3')
    await told('l4')
    await link('l4')
    await (await testReading(server)).work()
    for (const id of ['l3', 'l4']) {
      expect(
        await server.sql`select relation, line = -1 as found, known_at, superseded_at from document_company where document_id = ${id} order by known_at`,
        id,
      ).toEqual([
        {
          relation: 'subject',
          found: true,
          known_at: Date.parse(at('2024-03-07')),
          superseded_at: Date.parse(at('2024-03-09')),
        },
        { relation: 'mention', found: false, known_at: Date.parse(at('2024-03-09')), superseded_at: Infinity },
      ])
    }
  })

  test('a source that names the company, known when the text was, has its own word, and none of the found one is left', async () => {
    await importedFacts(server)
      .document({ id: 'l2', title: '晨屿科技发布新品', at: at('2024-03-07') })
      .save()
    await (await testReading(server)).work()
    await importedFacts(server)
      .add('document_company', {
        company_id: 'SHZ-000901',
        document_id: 'l2',
        relation: 'mention',
        kind: 'news',
        title: '晨屿科技发布新品',
        published_at: at('2024-03-07'),
        precision: 'instant',
      })
      .save()
    expect(
      await server.sql`select relation, line = -1 as found, known_at from document_company where document_id = 'l2'`,
    ).toEqual([{ relation: 'mention', found: false, known_at: Date.parse(at('2024-03-07')) }])
  })

  test('a corrected wording is read too, and each reader sees what the wording of the time said', async () => {
    await importedFacts(server)
      .document({ id: 'w1', title: '某公司传闻', at: at('2024-03-08') })
      .save()
    await (await testReading(server)).work()
    server.clock.now += 60_000
    await importedFacts(server)
      .document({ id: 'w1', title: '晨屿科技传闻', at: at('2024-03-08') })
      .save()
    await (await testReading(server)).work()
    const [first, second] = await rowsOf('w1')
    expect(first).toMatchObject({ entities: 0, superseded_at: server.clock.now })
    expect(second).toMatchObject({ known_at: server.clock.now, superseded_at: Infinity, entities: expect.any(Number) })
    expect(second?.entities).toBeGreaterThan(0)
  })

  test('a run that is removed takes with it what was read in its documents', async () => {
    const runId = await importedFacts(server)
      .document({ id: 'r1', title: '远岭重工中标2亿元风电订单', at: at('2024-03-09') })
      .save()
    await (await testReading(server)).work()
    expect(await server.sql`select 1 from event_evidence where document_id = 'r1'`).not.toHaveLength(0)
    await removeRun(server.sql, runId, deriveFor(1))
    for (const table of ['document_analysis', 'event_evidence', 'document_company', 'analysis_waiting'])
      expect(await server.sql`select 1 from ${server.sql(table)} where document_id = 'r1'`, table).toHaveLength(0)
    expect(await server.sql`select 1 from event where line = -1 and document_id = 'r1'`).toHaveLength(0)
  })

  test('texts that came before their company are read again once it is known', async () => {
    await importedFacts(server)
      .document({ id: 'n1', title: '青禾药业获批新药', at: at('2024-03-10') })
      .save()
    await (await testReading(server)).work()
    const linked = () => server.sql`select company_id, known_at from document_company where document_id = 'n1'`
    expect(await linked()).toEqual([])
    await importedFacts(server).company({ id: 'SHZ-000902', short: '青禾药业' }).save()
    await (await testReading(server)).work()
    expect(await linked()).toEqual([{ company_id: 'SHZ-000902', known_at: Date.parse(at('2024-03-10')) }])
    expect(await rowsOf('n1')).toHaveLength(1)
  })
})

describe('reading again', () => {
  test('under another version the old result stays for its time', async () => {
    await importedFacts(server)
      .document({ id: 'v1', title: '远岭重工季度业绩预增', at: at('2024-03-13') })
      .save()
    const before = await testReading(server)
    await before.work()
    server.clock.now += 3_600_000
    expect(await readAgain(server.sql, 1, 'outdated', before.versionId)).toBe(0)
    const after = await testReading(server, { version: '-next' })
    expect(await readAgain(server.sql, 1, 'outdated', after.versionId)).toBeGreaterThan(5)
    await after.work()
    const [old, present] = await rowsOf('v1')
    expect(old).toMatchObject({
      version_id: before.versionId,
      known_at: Date.parse(at('2024-03-13')),
      superseded_at: server.clock.now,
    })
    expect(present).toMatchObject({ version_id: after.versionId, known_at: server.clock.now, superseded_at: Infinity })
    const evidence = await server.sql<
      { count: number }[]
    >`select count(*)::int as count from event_evidence where document_id = 'v1' and superseded_at = 'infinity' group by event_id`
    expect(evidence.every((row) => row.count === 1)).toBe(true)
  })

  test('right after an upgrade all that an older program read is told as such, and read again when that is asked for', async () => {
    const read = await testReading(server)
    await read.work()
    // What was read last was read by the program before.
    await server.sql`update analysis_version set key = replace(key, ${ANALYSIS_VERSION}, 'analysis-0')`
    const { done, failed, outdated } = await standingOf(server.sql, 1)
    expect(outdated).toBe(done + failed)
    expect(outdated).toBeGreaterThan(5)
    expect(await readAgain(server.sql, 1, 'outdated', read.versionId)).toBe(outdated)
    const upgraded = await testReading(server)
    await upgraded.work()
    expect(await standingOf(server.sql, 1)).toMatchObject({ outdated: 0, waiting: 0, version_id: upgraded.versionId })
  })

  test('a document that fails is kept with its reason and read again when it is asked for', async () => {
    await importedFacts(server)
      .document({ id: 'f1', title: '会失败的文档', at: at('2024-03-14') })
      .document({ id: 'f2', title: '晨屿科技随后的文档', at: at('2024-03-15') })
      .save()
    const failing = await testReading(server, {
      analyse: (document, tools, day) => {
        if (document.title.startsWith('会失败')) throw new TypeError('broken')
        return analyseDocument(document, tools, day)
      },
    })
    await failing.work()
    expect(failing.faults).toMatchObject([{ documentId: 'f1' }])
    expect(await rowsOf('f1')).toMatchObject([{ failure: 'ANALYSIS_FAILED' }])
    expect(await rowsOf('f2')).toMatchObject([{ failure: null }])
    server.clock.now += 1000
    expect(await readAgain(server.sql, 1, 'failed', null)).toBe(1)
    await (await testReading(server)).work()
    expect((await rowsOf('f1')).at(-1)).toMatchObject({ failure: null, superseded_at: Infinity })
  })
})
