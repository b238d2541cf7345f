import { live } from '@pandora/contract/domains/live/operations'
import { health } from '@pandora/contract/domains/health/operations'
import { imports } from '@pandora/contract/domains/imports/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { udfAnswers } from '@pandora/contract/domains/udf/answers'
import { watch } from '@pandora/contract/domains/watch/operations'
import { emitLive, LIVE_CHANNEL } from '@pandora/store/live-events'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { readConfig } from '../config.ts'
import { facts } from '../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { openWeb, type Web } from '../web.ts'
import type { AnswerFault } from './answer-check.ts'

// Values that no query declares are planted in the database here: `npm test` does not hold them against the queries.
Reflect.set(globalThis, Symbol.for('pandora.planted-rows'), true)

let server: TestServer
let user: Caller
/** A second process on the same database, which tells of its faults here. */
let web: Web
let app: FastifyInstance
let told: AnswerFault[] = []

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  await facts(server.sql)
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star' })
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10, volume: 5 },
      { date: '2024-03-04', close: 11, volume: 6 },
    ])
    .save()
  user = await server.caller()
  const config = readConfig({
    PANDORA_HOME: server.home,
    PANDORA_LOG: 'silent',
    PANDORA_SECRET: server.web.services.config.PANDORA_SECRET ?? '',
    PANDORA_RATE_CODE: '1000',
    PANDORA_CHECK_ANSWERS: '1',
  })
  web = await openWeb(config, server.url, () => server.clock.now, { answers: (faults) => void told.push(...faults) })
  app = web.app
})
afterAll(async () => {
  await web.stop()
  await server.stop()
})
beforeEach(() => {
  told = []
})

const headers = () => ({ authorization: `Bearer ${user.token}` })
const get = (url: string) => app.inject({ method: 'GET', url, headers: headers() })
const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers: headers(), payload })
const places = () => told.map(({ operation, path }) => `${operation} ${path}`)
/** Writes past the product what no import would take; facts as they stood come back after it. */
async function planted(wrong: string, right: string, ask: () => Promise<void>): Promise<void> {
  await server.sql.unsafe(wrong)
  web.services.held.forget()
  try {
    await ask()
  } finally {
    await server.sql.unsafe(right)
    web.services.held.forget()
  }
}

describe('the UDF protocol', () => {
  test('a volume of no value is refused, no longer null', async () => {
    const asked = '/udf/history?symbol=SHZ-000901&from=1700000000&to=1710000000'
    expect([(await get(asked)).json(), told]).toMatchObject([{ s: 'ok', v: [5, 6] }, []])
    await planted(
      `update daily_price set volume = 'NaN' where trade_date = '2024-03-04'`,
      `update daily_price set volume = 6 where trade_date = '2024-03-04'`,
      async () => {
        const { statusCode, body } = await get(asked)
        expect([statusCode, JSON.parse(body).s]).toEqual([500, 'error'])
      },
    )
    expect(places()).toEqual(['udf/history v[]'])
  })
  test('every address answers as it declares', async () => {
    for (const asked of [
      'config',
      'time',
      'search?query=000901',
      'symbols?symbol=000901',
      ...['history', 'marks', 'timescale_marks'].map((one) => `${one}?symbol=000901&from=0&to=1`),
    ])
      expect((await get(`/udf/${asked}`)).statusCode, asked).toBe(200)
    expect(told).toEqual([])
  })
  test('nothing but what is declared goes out', () => {
    expect(() => web.services.answers.whole(udfAnswers.noData, { s: 'no_data', uid: 7 })).toThrow('ANSWER_FAULTY')
    expect(places()).toEqual(['udf/history uid'])
  })
})

describe('live messages', () => {
  /** Writes a message past the product, and answers what listeners and watchers heard of it. */
  async function heard(write: string) {
    const [events, changes]: [number[], string[]] = [[], []]
    const stop = web.services.live.listen({ marketId: 1, uid: user.uid, admin: true }, ({ id }) => void events.push(id))
    web.services.live.watch({
      changed: (_market, topic) => void changes.push(topic),
      reconnected: () => void changes.push('everything'),
    })
    const [row] = await server.sql.unsafe<{ event_id: number }[]>(
      `insert into live_event (market_id, topic, ids, count) ${write} returning event_id`,
    )
    await server.sql.notify(LIVE_CHANNEL, String(row?.event_id))
    await Promise.all([web.services.live.caughtUp(), server.web.services.live.caughtUp()])
    stop()
    return { id: row?.event_id ?? 0, events, changes }
  }
  test('one that is as declared is heard', async () => {
    const { id, events, changes } = await heard(`values (1, 'prices', '{a}', 1)`)
    expect([events, changes, told]).toEqual([[id], ['prices'], []])
  })
  test.each([
    ['of a topic that is none', `values (1, 'nonsense', '{}', 1)`, 'live.stream topic'],
    ['with an id that is none', `values (1, 'prices', array['a', null], 2)`, 'live.stream ids[]'],
  ])('one %s reaches no listener, now or later, and lets go of everything held', async (_, write, place) => {
    const { id, events, changes } = await heard(write)
    expect([events, changes, places()]).toEqual([[], ['everything'], [place]])
    expect(await web.services.live.since(server.sql, { marketId: 1, uid: user.uid, admin: true }, id - 1)).toEqual([])
    await server.sql`delete from live_event where event_id = ${id}`
    // The other process has heard it too.
    expect(server.faultsTold().map(({ operation, path }) => `${operation} ${path}`)).toEqual([place])
  })
  test('of more ids than an event carries none go out: some would be taken for all', async () => {
    const { events } = await heard(`select 1, 'prices', array_agg(n::text), 201 from generate_series(1, 201) n`)
    expect([events.length, places(), server.faultsTold().length]).toEqual([1, ['live.stream ids'], 1])
    await emitLive(server.sql, { topic: 'prices', marketId: 1, ids: Array.from({ length: 201 }, (_, n) => String(n)) })
    expect(await server.sql`select ids, count from live_event order by event_id desc limit 1`).toEqual([
      { ids: [], count: 201 },
    ])
  })
})

describe('downloads', () => {
  const files = routes.filter(({ operation }) => operation.transport === 'download')
  test('every file declares what it holds; a picture alone is its bytes', () => {
    const bytes = files
      .filter(({ operation }) => !(operation.output instanceof z.ZodObject || operation.output instanceof z.ZodArray))
      .map(({ operation }) => operation)
    expect(
      bytes.every(({ produces }) => produces.startsWith('image/')),
      bytes.map(({ id }) => id).join(),
    ).toBe(true)
    expect(files.length).toBeGreaterThan(bytes.length)
  })
  test('a close of no value is in no file: the cell would be empty', async () => {
    await server.call(watch.add, { companyId: 'SHZ-000901' }, { as: user })
    const ask = async () => [
      (await post(watch.exportCsv.path)).statusCode,
      (await post(screening.exportCsv.path)).statusCode,
      (await post(screening.exportXlsx.path)).statusCode,
    ]
    expect([await ask(), told]).toEqual([[200, 200, 200], []])
    await planted(
      `update daily_price set close = 'NaN' where trade_date = '2024-03-04'`,
      `update daily_price set close = 11 where trade_date = '2024-03-04'`,
      async () => {
        expect(await ask()).toEqual([500, 500, 500])
      },
    )
    expect(new Set(places())).toEqual(
      new Set([
        'watch.exportCsv [].quote.close',
        'screening.exportCsv [].close',
        'screening.exportXlsx [].close',
        ...places().filter((one) => /change|recent|Rate/i.test(one)),
      ]),
    )
  })
  test('a file that goes out in pieces breaks off at a faulty one', async () => {
    const route = files.find(({ operation }) => operation === imports.rejectionsCsv)
    expect(() =>
      web.services.answers.whole(imports.rejectionsCsv, [
        { line: '3', field: 'close', reason: 'x', message: '', value: '' },
      ]),
    ).toThrow('ANSWER_FAULTY')
    expect([route?.operation.id, places()]).toEqual(['imports.rejectionsCsv', ['imports.rejectionsCsv [].line']])
  })
})

describe('what became of answers', () => {
  const overview = async (of: Web) =>
    (await of.app.inject({ method: 'GET', url: health.overview.path, headers: headers() })).json().data
      .answers as z.infer<typeof health.overview.output>['answers']
  test('each process tells what all have seen, since when, and a later one too', async () => {
    await web.services.answerRecord.write()
    const before = await overview(server.web)
    expect(() => web.services.answers.data(health.overview, { ok: null })).toThrow('ANSWER_FAULTY')
    await web.services.answerRecord.write()
    const after = await overview(server.web)
    expect([after.faulty - before.faulty, after.latest, after.since]).toEqual([
      1,
      {
        operation: 'health.overview',
        path: 'of',
        what: expect.any(String),
        at: new Date(server.clock.now).toISOString(),
      },
      before.since,
    ])
    expect(after.checked).toBeGreaterThan(before.checked)
    const later = await openWeb(web.services.config, server.url, () => server.clock.now)
    expect((await overview(later)).faulty).toBe(after.faulty)
    await later.stop()
  })
  test('it is told of for a month', async () => {
    server.clock.now += 40 * 86_400_000
    expect(() => web.services.answers.data(live.stream, { topic: 'none' })).toThrow('ANSWER_FAULTY')
    await web.services.answerRecord.write()
    expect(await server.sql`select declared, times from answer_fault`).toEqual([{ declared: 'live.stream', times: 1 }])
    expect(await server.sql`select faulty from answer_count`).toEqual([{ faulty: 1 }])
  })
  test('a database that takes nothing holds up no answer, and nothing is lost', async () => {
    await server.sql`alter table answer_count rename to answer_count_away`
    expect(() => web.services.answers.data(live.stream, {})).toThrow('ANSWER_FAULTY')
    await web.services.answerRecord.write()
    await server.sql`alter table answer_count_away rename to answer_count`
    await web.services.answerRecord.write()
    expect(await server.sql`select faulty from answer_count`).toEqual([{ faulty: 2 }])
  })
})
