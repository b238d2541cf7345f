import { analyseDocument } from '@pandora/intelligence/analyse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing.ts'
import { importedFacts, testReading } from './testing-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.UTC(2024, 2, 8)
  const gathered = importedFacts(server)
  for (let number = 0; number < 300; number++)
    gathered.company({
      id: `SHZ-${String(1000 + number).padStart(6, '0')}`,
      short: `试验${String.fromCodePoint(0x4e00 + number * 7)}${String.fromCodePoint(0x5200 + number * 5)}`,
    })
  await gathered.save()
})
afterAll(() => server.stop())

const at = (minute: number) => new Date(Date.UTC(2024, 2, 1) + minute * 60_000).toISOString()
const name = (number: number) =>
  `试验${String.fromCodePoint(0x4e00 + number * 7)}${String.fromCodePoint(0x5200 + number * 5)}`

test('hostile documents end in bounded time with a named result, and the one behind them is read', async () => {
  const texts: [id: string, title: string, body: string][] = [
    ['huge', '两兆字节', '某公司公告。'.repeat(330_000)],
    ['names', '一万个名字', Array.from({ length: 10_000 }, (_, number) => name(number % 300)).join('、')],
    ['binary', '\u0001\u0002\ufffd\ufffd', '\u0001\ufffd\u0003'.repeat(3000)],
    ['bidi', '\u202e公告\u202c\u2066试验\u2069', '\u202e'.repeat(5000) + name(3)],
    ['html', '<script>alert(1)</script>', '<div>'.repeat(20_000)],
    ['digits', '9'.repeat(900), '1,'.repeat(50_000)],
    ['latin', 'aaaa'.repeat(200), `${'a'.repeat(100_000)}!`],
    ['emoji', '🚀🚀🚀', '👨‍👩‍👧‍👦'.repeat(5000)],
    ['brackets', '（（（（', '（'.repeat(50_000)],
    ['escapes', '\\u0000 \\ud800', '\\\\u0000 "\\ud83d"'.repeat(100)],
  ]
  const gathered = importedFacts(server)
  texts.forEach(([id, title, body], minute) => gathered.document({ id, title, body, at: at(minute) }))
  gathered.document({ id: 'post', title: '帖', body: name(5).repeat(3000), kind: 'post', at: at(50) })
  gathered.document({ id: 'last', title: `${name(7)}中标`, at: at(60) })
  await gathered.save()
  const reading = await testReading(server)
  const begun = performance.now()
  await reading.work()
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect(reading.faults).toEqual([])
  const rows = await server.sql<
    { document_id: string; failure: string | null; limits: string[] | null; mentions: number }[]
  >`
    select document_id, failure, result->'limits' as limits, jsonb_array_length(coalesce(result->'mentions', '[]')) as mentions from document_analysis order by published_at`
  expect(rows.map((row) => row.document_id)).toEqual([...texts.map(([id]) => id), 'post', 'last'])
  const of = (id: string) => rows.find((row) => row.document_id === id)
  expect(of('huge')).toMatchObject({ failure: null, limits: ['too-long'] })
  expect(of('binary')).toMatchObject({ failure: 'BINARY' })
  expect(of('names')?.mentions).toBeLessThanOrEqual(400)
  expect(of('last')).toMatchObject({ failure: null })
  // A list of everybody is about nobody: links are bounded too.
  expect(
    (
      await server.sql<
        { count: number }[]
      >`select count(*)::int as count from document_company where document_id = 'names'`
    )[0]?.count,
  ).toBeLessThanOrEqual(60)
}, 90_000)

test('a document that cannot be stored is kept as not stored, and those of its batch are', async () => {
  await importedFacts(server)
    .document({ id: 's1', title: '前', at: at(100) })
    .document({ id: 's2', title: '坏', at: at(101) })
    .document({ id: 's3', title: '后', at: at(102) })
    .save()
  const reading = await testReading(server, {
    // More than the column of signs holds.
    analyse: (document, tools, day) => {
      const trigger = { field: 'title', start: 0, end: 1, text: '坏' } as const
      const broken = {
        type: 'recall',
        companyId: 'SHZ-001000',
        trigger,
        roles: [],
        day: null,
        sign: 99_999 as 1,
        amount: null,
        sizeClass: null,
        grade: null,
        region: null,
        change: null,
        confidence: 1,
        modality: 'fact',
        why: [],
      } as const
      return { ...analyseDocument(document, tools, day), ...(document.title === '坏' ? { events: [broken] } : {}) }
    },
  })
  await reading.work()
  const rows =
    await server.sql`select document_id, failure from document_analysis where document_id in ('s1', 's2', 's3') order by 1`
  expect(rows).toEqual([
    { document_id: 's1', failure: null },
    { document_id: 's2', failure: 'NOT_STORED' },
    { document_id: 's3', failure: null },
  ])
  expect(reading.faults).toHaveLength(1)
})

test('a document that takes its process down again and again is tried alone and then given up, and the next is read', async () => {
  await importedFacts(server)
    .document({ id: 'c1', title: '致命', at: at(200) })
    .document({ id: 'c2', title: '其后', at: at(201) })
    .save()
  // What a process that dies leaves: its batch was counted, and still waits.
  await server.sql`update analysis_waiting set tries = 4 where document_id = 'c1'`
  const read: string[] = []
  const reading = await testReading(server, {
    analyse: (document, tools, day) => {
      read.push(document.title)
      return analyseDocument(document, tools, day)
    },
  })
  await reading.work()
  expect(read).toEqual(['其后'])
  expect(
    await server.sql`select document_id, failure from document_analysis where document_id in ('c1', 'c2') order by 1`,
  ).toEqual([
    { document_id: 'c1', failure: 'PROCESS_ENDED' },
    { document_id: 'c2', failure: null },
  ])
})
