import { setTimeout as pause } from 'node:timers/promises'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { importedFacts, testReading } from '../testing-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
})
afterAll(() => server.stop())

/** Documents read together, and so many that a second thread is asked of some: it is where something comes in between. */
const [BATCH, DOCUMENTS] = [4, 30]

test('names that come in after a text was read and before it is stored: it is read once more, and none names nobody', async () => {
  const gathered = importedFacts(server).company({ id: 'SHZ-000901', short: '晨屿科技' })
  for (let at = 0; at < DOCUMENTS; at++)
    gathered.document({
      id: `d${String(at).padStart(2, '0')}`,
      title: `远岭重工第${at}个园区开放参观`,
      at: new Date(Date.parse('2024-03-04T00:00:00Z') + at * 3_600_000).toISOString(),
    })
  await gathered.save()
  let [came, read] = [false, 0]
  const reading = await testReading(server, {
    batch: BATCH,
    analyse: (...given) => {
      read++
      return analyseDocument(...given)
    },
    // Asked once a part of the batch was read, and before any of it is stored.
    second: () => ({
      async analyse() {
        // By then the beginning of the batch has been read, and its end waits for this.
        await pause(came ? 0 : 500)
        if (!came) await importedFacts(server).company({ id: 'SSE-600901', short: '远岭重工' }).save()
        came = true
        return null
      },
      end: async () => {},
    }),
  })
  await reading.work()
  expect({ came, faults: reading.faults }).toEqual({ came: true, faults: [] })
  const [counted] = await server.sql<object[]>`
    select count(*)::int as read, count(*) filter (where entities = 0)::int as nameless from document_analysis
    where superseded_at = 'infinity'`
  expect(counted).toEqual({ read: DOCUMENTS, nameless: 0 })
  expect(read).toBeGreaterThan(DOCUMENTS)
})
