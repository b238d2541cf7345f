import { accounts } from '@pandora/contract/domains/accounts/operations'
import { MOST_KEYS, udf } from '@pandora/contract/domains/udf/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { UdfClient } from './testing-client.ts'
import { loadBars, at } from './testing-bars.ts'

let server: TestServer
let user: Caller
let other: Caller
let key: string

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-02-06T10:00:00Z')
  await loadBars(server)
  user = await server.caller()
  other = await server.caller()
  key = (await server.call(udf.makeKey, { name: '图表', market: 'real' }, { as: user })).data.key
})
afterAll(() => server.stop())

const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.web.app.inject({ method: 'GET', url, headers })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
const client = (base = `/udf/k/${key}`, headers: Record<string, string> = {}) =>
  new UdfClient(base, (url) => fetched(url, headers))
const bearer = () => client('/udf', { authorization: `Bearer ${user.token}` })

describe('what a client asks first', () => {
  test('config declares search, marks, timescale marks and time, and exactly one of search and groups', async () => {
    const config = (await client().ask('config')) as Record<string, unknown>
    expect(config).toMatchObject({
      supported_resolutions: ['1D', '1W', '1M'],
      supports_search: true,
      supports_group_request: false,
      supports_marks: true,
      supports_timescale_marks: true,
      supports_time: true,
    })
    expect((config['exchanges'] as { value: string }[]).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['', 'SHZ', 'SSE']),
    )
    expect(Object.keys(config)).not.toContain('code')
  })
  test('time is plain seconds', async () => {
    expect(await client().ask('time')).toBe(server.clock.now / 1000)
    expect((await fetched(`/udf/k/${key}/time`)).headers['content-type']).toMatch(/^text\/plain/)
  })
  test('search finds by code, name and type, in capitals too, and answers bare rows', async () => {
    const search = async (query: Record<string, string>) =>
      ((await client().ask('search', query)) as { ticker: string }[]).map(({ ticker }) => ticker)
    expect(await search({ query: '000901' })).toEqual(expect.arrayContaining(['SHZ-000901', 'SSE-000901-index']))
    expect(await search({ query: '000901', type: 'index' })).toEqual(['SSE-000901-index'])
    expect(await search({ query: '901', exchange: 'SSE', type: 'stock' })).toEqual(['SSE-600901'])
    expect(await search({ query: 'MORNING' })).toEqual(['SHZ-000901'])
    expect(await search({ query: '%%' })).toEqual([])
    expect(((await client().ask('search', { query: '晨星', limit: 1 })) as object[])[0]).toEqual({
      symbol: '000901',
      full_name: 'SHZ:000901',
      description: '晨星科技',
      exchange: 'SHZ',
      ticker: 'SHZ-000901',
      type: 'stock',
    })
  })
  test('a symbol is resolved by id, with a colon, and by code alone: the stock before the index', async () => {
    for (const symbol of ['SHZ-000901', 'SHZ:000901', 'shz:000901', '000901'])
      expect(await client().resolve(symbol)).toMatchObject({
        ticker: 'SHZ-000901',
        type: 'stock',
        description: '晨星科技',
        timezone: 'Asia/Shanghai',
        session: '0930-1130,1300-1500',
        has_intraday: false,
      })
    expect(await client().resolve('SSE-000901-INDEX')).toMatchObject({ ticker: 'SSE-000901-index', type: 'index' })
    await expect(client().resolve('SHZ-999999')).rejects.toThrow('unknown_symbol')
  })
})

describe('history', () => {
  test('days come in seconds at midnight UTC, oldest first, of one basis, from inclusive and to exclusive', async () => {
    const { bars } = await client().bars('SHZ-000901', 'D', { from: at('2024-01-30'), to: at('2024-02-01') })
    expect(bars).toEqual([
      { time: at('2024-01-30') * 1000, open: 11, high: 13, low: 10, close: 12, volume: 200 },
      { time: at('2024-01-31') * 1000, open: 12, high: 14, low: 11, close: 13, volume: 300 },
    ])
  })
  test('weeks and months are built from the days: first open, last close, highest, lowest, volumes added; a bar bears its first trading day and is whole though it began before', async () => {
    const weeks = (await client().bars('SHZ-000901', '1W', { from: at('2024-01-01'), to: at('2024-02-07') })).bars
    expect(weeks).toEqual([
      { time: at('2024-01-29') * 1000, open: 10, high: 16, low: 9, close: 15, volume: 1500 },
      { time: at('2024-02-05') * 1000, open: 15, high: 18, low: 14, close: 17, volume: 1300 },
    ])
    const months = (await client().bars('SHZ-000901', 'M', { from: at('2024-01-30'), to: at('2024-02-03') })).bars
    expect(months).toEqual([{ time: at('2024-02-01') * 1000, open: 13, high: 18, low: 12, close: 17, volume: 2200 }])
  })
  test('countback gives that many bars before the end, whatever from says', async () => {
    const { bars } = await client().bars('SHZ-000901', '1D', {
      from: at('2024-02-01'),
      to: at('2024-02-02'),
      countback: 3,
    })
    expect(bars.map(({ time }) => time / 1000)).toEqual([at('2024-01-30'), at('2024-01-31'), at('2024-02-01')])
    expect(
      (await client().bars('SHZ-000901', '1W', { from: 0, to: at('2024-02-06'), countback: 1 })).bars.map(
        ({ time }) => time / 1000,
      ),
    ).toEqual([at('2024-02-05')])
  })
  test('where there is nothing it says so, and where the newest bar before lies', async () => {
    expect(await client().bars('SHZ-000901', '1D', { from: at('2024-03-01'), to: at('2024-04-01') })).toEqual({
      bars: [],
      noData: true,
      nextTime: at('2024-02-06'),
    })
    expect(await client().bars('SHZ-000901', '1D', { from: at('2020-01-01'), to: at('2020-02-01') })).toEqual({
      bars: [],
      noData: true,
      nextTime: undefined,
    })
    expect(await client().bars('SHZ-000901', '1D', { from: at('2024-02-01'), to: at('2024-01-01') })).toMatchObject({
      noData: true,
    })
  })
  test('adjusted prices below zero come as they are; a volume that is missing is left out, not zero', async () => {
    const { bars } = await client().bars('SSE-600901', '1D', { from: 0, to: at('2024-03-01') })
    expect(bars).toEqual([
      { time: at('2024-01-31') * 1000, open: -3, high: -2, low: -4, close: -3 },
      { time: at('2024-02-01') * 1000, open: 1, high: 2, low: -2, close: 2 },
    ])
  })
  test('a bar without its open leaves opens, highs and lows out of the answer that holds it, of days and of the week; others keep theirs', async () => {
    const raw = (resolution: string, from: string, to: string) =>
      client().ask('history', { symbol: 'SSE-600902', resolution, from: at(from), to: at(to) })
    expect(await raw('1D', '2024-01-29', '2024-02-01')).toEqual({
      s: 'ok',
      t: [at('2024-01-29'), at('2024-01-30'), at('2024-01-31')],
      c: [5, 6, 7],
    })
    expect(await raw('1D', '2024-01-31', '2024-02-01')).toMatchObject({ o: [7], h: [7], l: [7], c: [7] })
    expect(await raw('1W', '2024-01-29', '2024-02-01')).toMatchObject({ o: [5], h: [7], l: [5], c: [7] })
    expect((await client().bars('SSE-600902', '1D', { from: at('2024-01-30'), to: at('2024-01-31') })).bars).toEqual([
      { time: at('2024-01-30') * 1000, open: 6, high: 6, low: 6, close: 6 },
    ])
  })
  test('what is wrong is said in the protocol’s own manner', async () => {
    await expect(client().bars('NO-SUCH', '1D', { from: 0, to: 1 })).rejects.toThrow('unknown_symbol')
    await expect(client().bars('SHZ-000901', '15', { from: 0, to: 1 })).rejects.toThrow('unsupported_resolution')
    const bad = await fetched(`/udf/k/${key}/history?symbol=SHZ-000901&resolution=D&from=yesterday&to=1`)
    expect([bad.status, JSON.parse(bad.body)]).toEqual([400, { s: 'error', errmsg: expect.stringContaining('from') }])
    expect([(await fetched('/udf/nothing')).status, JSON.parse((await fetched('/udf/nothing')).body)]).toEqual([
      404,
      { s: 'error', errmsg: expect.any(String) },
    ])
    for (const extreme of ['-99999999999', '999999999999'])
      expect(
        JSON.parse(
          (await fetched(`/udf/k/${key}/history?symbol=SHZ-000901&resolution=M&from=-99999999999&to=${extreme}`)).body,
        ),
        extreme,
      ).toMatchObject({ s: extreme.startsWith('-') ? 'no_data' : 'ok' })
  })
})

describe('who may read', () => {
  test('a session by its bearer token, with market, instant and language in the query', async () => {
    expect((await bearer().bars('SHZ-000901', '1D', { from: 0, to: 2e9 })).bars).toHaveLength(7)
    expect(await bearer().ask('symbols', { symbol: 'SHZ-000901', language: 'en' })).toMatchObject({
      description: 'Morning Star',
    })
    expect(
      await bearer().ask('history', { symbol: 'SHZ-000901', resolution: 'D', from: 0, to: 2e9, asOf: '2024-01-30' }),
    ).toMatchObject({ t: [at('2024-01-29'), at('2024-01-30')] })
    expect(await bearer().ask('symbols', { symbol: 'SHZ-000901', market: 'other' })).toEqual({
      s: 'error',
      errmsg: 'unknown_symbol',
    })
    expect(await bearer().ask('symbols', { symbol: 'SHZ-000901', market: 'none' })).toMatchObject({ s: 'error' })
    expect(await bearer().ask('time', { asOf: '2024-01-30' })).toBe(
      Math.floor(Date.parse('2024-01-30T15:59:59.999Z') / 1000),
    )
  })
  test('a guest of the demo reads the demo only', async () => {
    const guest = await server.caller('guest')
    expect(
      await client('/udf', { authorization: `Bearer ${guest.token}` }).ask('symbols', {
        symbol: 'SHZ-000901',
        market: 'real',
      }),
    ).toEqual({ s: 'error', errmsg: 'unknown_symbol' })
    expect(await server.call(udf.makeKey, { name: 'x', market: 'demo' }, { as: guest })).toMatchObject({
      status: 403,
      code: 'NOT_FOR_GUESTS',
    })
  })
  test('nobody without a session or a key, nor with a forged one', async () => {
    for (const path of [
      '/udf/config',
      '/udf/k/forged/config',
      '/udf/config?key=forged',
      '/udf/history?symbol=x&from=0&to=1',
    ]) {
      const { status, body } = await fetched(path)
      expect([path, status, JSON.parse(body)]).toEqual([path, 401, { s: 'error', errmsg: expect.any(String) }])
    }
  })
  test('a key reads its own market and instant, whatever the query says; in its path or in the query', async () => {
    const past = (await server.call(udf.makeKey, { name: '一月', market: 'real', asOf: '2024-01-30' }, { as: user }))
      .data
    expect((await client(past.path).bars('SHZ-000901', '1D', { from: 0, to: 2e9 })).bars).toHaveLength(2)
    expect(
      await client(past.path).ask('history', {
        symbol: 'SHZ-000901',
        resolution: 'D',
        from: 0,
        to: 2e9,
        asOf: '2024-02-06',
        market: 'other',
      }),
    ).toMatchObject({ t: [at('2024-01-29'), at('2024-01-30')] })
    expect(JSON.parse((await fetched(`/udf/symbols?symbol=SHZ-000901&key=${past.key}`)).body)).toMatchObject({
      ticker: 'SHZ-000901',
    })
    expect(await client(past.path).ask('time')).toBe(Math.floor(Date.parse('2024-01-30T15:59:59.999Z') / 1000))
  })
  test('a key opens nothing but this protocol', async () => {
    for (const headers of [{ authorization: `Bearer ${key}` }, { 'x-token': key }])
      expect(await server.call(accounts.userInfo, {}, { headers })).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(
      (await server.web.app.inject({ method: 'POST', url: `/udf/k/${key}/history`, payload: {} })).statusCode,
    ).toBe(404)
  })
})

describe('keys', () => {
  test('they are listed with their last use, never with the key itself, of which only a hash is kept', async () => {
    const { dataList } = (await server.call(udf.keys, {}, { as: user })).data
    expect(dataList.find(({ name }) => name === '图表')).toMatchObject({
      begins: key.slice(0, 6),
      market: 'real',
      asOf: null,
      lastUsedAt: new Date(server.clock.now).toISOString(),
    })
    expect(JSON.stringify(dataList)).not.toContain(key)
    const [stored] = await server.sql<
      { all: string }[]
    >`select string_agg(to_jsonb(k)::text || encode(key_hash, 'escape'), ' ') as all from connection_key k`
    expect(stored?.all).not.toContain(key)
    expect((await server.call(udf.keys, {}, { as: other })).data.dataList).toEqual([])
  })
  test('one is ended by its owner only, and reads nothing from then on', async () => {
    const made = (await server.call(udf.makeKey, { name: '短命', market: 'real' }, { as: user })).data
    expect(await server.call(udf.revokeKey, { keyId: made.keyId }, { as: other })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await client(made.path).ask('time')).toBeGreaterThan(0)
    expect(await server.call(udf.revokeKey, { keyId: made.keyId }, { as: user })).toMatchObject({ code: '0' })
    expect((await fetched(`${made.path}/config`)).status).toBe(401)
    expect(await server.call(udf.revokeKey, { keyId: 'x' }, { as: user })).toMatchObject({ code: 'NOT_FOUND' })
    const actions = (
      await server.sql<
        { action: string }[]
      >`select action from audit_event where uid = ${user.uid} and action like 'connection-%' order by happened_at desc limit 2`
    ).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['connection-made', 'connection-revoked'])
  })
  test('they end with the account that made them', async () => {
    const gone = await server.caller()
    const made = (await server.call(udf.makeKey, { name: 'x', market: 'real' }, { as: gone })).data
    await server.sql`update account set disabled_at = now() where uid = ${gone.uid}`
    expect((await fetched(`${made.path}/config`)).status).toBe(401)
  })
  test('what is no market, no instant, or no name is refused by name, and so is one too many', async () => {
    const make = (input: object) => server.call(udf.makeKey, { name: 'x', market: 'real', ...input }, { as: other })
    expect([
      (await make({ market: 'none' })).code,
      (await make({ asOf: 'soon' })).code,
      (await make({ name: '  ' })).code,
    ]).toEqual(['NO_SUCH_MARKET', 'BAD_AS_OF', 'BAD_INPUT'])
    const made = await Promise.all(Array.from({ length: MOST_KEYS + 2 }, () => make({})))
    expect([
      made.filter(({ code }) => code === '0').length,
      made.filter(({ code }) => code === 'LIST_FULL').length,
    ]).toEqual([MOST_KEYS, 2])
  })
})

test('pages of other origins are kept out unless the settings name them', async () => {
  const from = (of: TestServer, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    of.web.app.inject({ method, url: '/udf/k/x/config', headers: { origin } })
  expect((await from(server, 'https://charts.example.test')).headers['access-control-allow-origin']).toBeUndefined()
  const open = await testServer({ PANDORA_UDF_ORIGINS: 'https://charts.example.test', PANDORA_RATE_READ: '3' })
  try {
    const allowed = await from(open, 'https://charts.example.test', 'OPTIONS')
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://charts.example.test',
    ])
    expect((await from(open, 'https://charts.example.test')).headers['access-control-allow-origin']).toBe(
      'https://charts.example.test',
    )
    expect((await from(open, 'https://elsewhere.example.test')).headers['access-control-allow-origin']).toBeUndefined()
    const caller = await open.caller()
    const asked = []
    for (let n = 0; n < 4; n++)
      asked.push(
        await open.web.app.inject({
          method: 'GET',
          url: '/udf/time',
          headers: { authorization: `Bearer ${caller.token}` },
        }),
      )
    expect(asked.map((one) => one.statusCode)).toEqual([200, 200, 200, 429])
    expect(asked.at(-1)?.json()).toEqual({ s: 'error', errmsg: expect.any(String) })
  } finally {
    await open.stop()
  }
})
