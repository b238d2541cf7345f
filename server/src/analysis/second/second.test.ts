import { analyseDocument } from '@pandora/intelligence/analyse'
import { buildGazetteer } from '@pandora/intelligence/entities/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { gazetteerEntries } from '../names/gazetteer.ts'
import { installedModels } from '../models.ts'
import { secondReader, type SecondReader } from './second.ts'
import { importedFacts, testReading } from '../testing-work.ts'

let server: TestServer
/** Enough that the second thread takes part in several batches, of which the last is not full. */
const MANY = 1450
const day = '2024-03-04'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  const gathered = importedFacts(server)
    .company({ id: 'SHZ-000901', short: '晨屿科技', full: '晨屿科技股份有限公司', en: 'Chenyu Tech Co., Ltd.' })
    .company({ id: 'SSE-600901', short: '远岭重工', full: '远岭重工股份有限公司' })
  for (let at = 0; at < MANY; at++) {
    const minute = new Date(Date.parse(`${day}T00:00:00Z`) + at * 60_000).toISOString()
    gathered.document({
      id: `m${String(at).padStart(4, '0')}`,
      title: at % 3 === 0 ? `晨屿科技中标${at + 1}亿元订单` : `远岭重工第${at}号公告：净利润同比下降${at % 90}%`,
      at: minute,
    })
  }
  await gathered.save()
})
afterAll(() => server.stop())

const texts = (titles: readonly string[]) =>
  titles.map((title) => ({ day, text: { kind: 'news' as const, language: 'zh' as const, title, body: title } }))
const told = () => server.sql<{ document_id: string; story_id: string | null; result: unknown }[]>`
  select document_id, story_id, result from document_analysis where superseded_at = 'infinity' order by document_id`

test('a second thread says of a text what this one does; of one that cannot be read nothing, of the others all the same', async () => {
  const names = await gazetteerEntries(server.sql, 1)
  const models = await installedModels(server.home, () => {})
  const tools = { gazetteer: buildGazetteer(names), model: (name: string) => models.get(name)?.model }
  const second = secondReader(server.home, names)
  const asked = texts(['晨屿科技中标5亿元订单', '远岭重工被立案调查', '']).toSpliced(1, 0, {
    day,
    text: { kind: 'news', language: 'zh', title: null as never, body: '' },
  })
  const said = await second.analyse(asked)
  expect(said?.[1]).toBeNull()
  for (const at of [0, 2, 3]) expect(said?.[at]).toEqual(analyseDocument(asked[at]?.text as never, tools, day))
  await second.end()
  expect(await second.analyse(asked)).toBeNull()
})

test('what much is read with a second thread is what one thread alone reads, each document once; one that ends half-way loses nothing', async () => {
  let [begun, batches, ended, own] = [0, 0, 0, 0]
  const breaking = (names: Parameters<typeof secondReader>[1]): SecondReader => {
    begun++
    const real = secondReader(server.home, names)
    return {
      async analyse(documents) {
        // The second batch finds it gone.
        if (++batches === 2) await real.end()
        return real.analyse(documents)
      },
      async end() {
        ended++
        await real.end()
      },
    }
  }
  const reading = await testReading(server, {
    second: breaking,
    analyse: (...given) => {
      own++
      return analyseDocument(...given)
    },
  })
  await reading.work()
  expect({ begun, ended, faults: reading.faults }).toEqual({ begun: 1, ended: 1, faults: [] })
  expect(batches).toBeGreaterThan(2)
  // The first batch that the thread took is the only one it said anything of: 120 of 200.
  expect(own).toBe(MANY - 120)
  const both = await told()
  expect(both).toHaveLength(MANY)
  await server.sql`delete from event_evidence`
  await server.sql`delete from event_company where line = -1`
  await server.sql`delete from event where line = -1`
  await server.sql`delete from document_analysis`
  await server.sql`insert into analysis_waiting (market_id, known_at, document_id) select market_id, known_at, document_id from document`
  await (await testReading(server)).work()
  expect(await told()).toEqual(both)
})
