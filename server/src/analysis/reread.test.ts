import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing.ts'
import { applyNow } from './reread.ts'
import { importedFacts, testReading } from './testing-work.ts'

let server: TestServer
const AT = '2024-03-05T04:00:00Z'
const texts = [
  {
    id: 'paper',
    kind: 'policy' as const,
    title: '关于发展保障性租赁住房的意见',
    body: '增加保障性租赁住房供给。住房和城乡建设部应当于2025年底前报送方案。落实税收优惠。住房租金低于市场水平。',
  },
  {
    id: 'story',
    kind: 'news' as const,
    title: '美国对中国光伏产品加征关税，广西遭遇洪水',
    body: '美国宣布对中国光伏产品加征25%的关税。广西多地遭遇洪水，榆岭纸业停产。榆岭纸业向青屿港务供应纸浆。',
  },
]

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T12:00:00Z')
  const gathered = importedFacts(server)
    .company({ id: 'SSE-600811', short: '榆岭纸业', full: '榆岭纸业股份有限公司', en: 'Yuling Paper' })
    .company({ id: 'SHZ-000812', short: '青屿港务', full: '青屿港务股份有限公司', en: 'Qingyu Ports' })
  for (const text of texts) gathered.document({ ...text, at: AT })
  await gathered.save()
  const { work, faults } = await testReading(server)
  await work()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
})
afterAll(() => server.stop())

/** How many rows of a document stand in every table of facts that names documents. */
async function standing(id: string): Promise<Record<string, number>> {
  const tables = await server.sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
      join information_schema.columns s on s.table_name = c.table_name and s.column_name = 'superseded_at'
      join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'document_id' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from ${server.sql(name)}
      where document_id = ${id} and superseded_at = 'infinity'`
    if ((row?.count ?? 0) > 0) counts[name] = row?.count ?? 0
  }
  return counts
}

test('what was read of a document is all still there once it is stored anew for a correction, whatever table it stands in', async () => {
  for (const [id, most] of [
    ['paper', 'policy_topic_document'],
    ['story', 'country_document'],
  ] as const) {
    const before = await standing(id)
    expect(Object.keys(before), id).toContain(most)
    expect(await server.sql.begin((tx) => applyNow(tx, 1, id, server.clock.now + 1000))).toBe(true)
    expect(await standing(id), id).toEqual(before)
  }
})

test('what was read of a document that names no company stands while it waits to be read by new names', async () => {
  server.clock.now += 60_000
  const before = await standing('paper')
  await importedFacts(server).company({ id: 'SSE-600813', short: '松岬电器', full: '松岬电器股份有限公司' }).save()
  const waiting = () =>
    server.sql<{ document_id: string }[]>`select document_id from analysis_waiting where document_id = 'paper'`
  expect(await waiting()).toHaveLength(1)
  expect(await standing('paper')).toEqual(before)
  await (await testReading(server)).work()
  expect(await waiting()).toEqual([])
  expect(await standing('paper')).toEqual(before)
})
