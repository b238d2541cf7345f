import { accounts } from '@pandora/contract/domains/accounts/operations'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { errors } from '@pandora/contract/errors'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { connect } from 'node:net'
import { live } from '@pandora/contract/domains/live/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { operations } from '@pandora/contract/operations'
import { search } from '@pandora/contract/domains/search/operations'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { emitLive } from '@pandora/store/live-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, readConfig } from './config.ts'
import { routes } from './routes.ts'
import { inputSchema } from './http/json-schema.ts'
import { openApi } from './http/openapi.ts'
import { testServer, type Caller, type TestServer } from './testing.ts'

let server: TestServer
let user: Caller
let admin: Caller
beforeAll(async () => {
  server = await testServer({ PANDORA_METRICS_TOKEN: 'a token for scrapers' })
  user = await server.caller()
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

test('every operation of the contract is served, once, and nothing else is', () => {
  expect(routes.map((route) => route.operation.id).sort()).toEqual(operations.map((operation) => operation.id).sort())
  expect(new Set(operations.map((operation) => `${operation.method} ${operation.path}`)).size).toBe(operations.length)
})

test('what may be called with no session keeps no answers: they are kept by user, and whoever guessed a requestId of nobody would read another visitor’s', () => {
  expect(operations.filter(({ access, writes }) => access === 'public' && writes).map(({ id }) => id)).toEqual([])
})

test('CONV-01 CONV-06 every operation lies under /api of the one host; POST unless GET is stated', () => {
  const stated = new Set([
    'FLASH-09',
    'FLASH-11',
    'FLASH-13',
    'ACC-27',
    'ACC-28',
    'ACC-33',
    'COMP-25',
    'THEME-11',
    'THEME-12',
    'THEME-13',
    'THEME-15',
  ])
  for (const operation of operations) {
    expect(operation.path).toMatch(/^\/api\//)
    const catalogued = operation.requirement.length > 0
    if (catalogued)
      expect([operation.id, operation.method]).toEqual([
        operation.id,
        operation.requirement.some((row) => stated.has(row)) ? 'GET' : 'POST',
      ])
  }
})

test('CONV-07 what the catalogue leaves free is written down: the API document gives every body, field by field', () => {
  const { paths } = openApi(operations) as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string
          requestBody?: unknown
          parameters?: unknown
          responses: Record<string, { content: Record<string, { schema: object }> }>
        }
      >
    >
  }
  const entries = Object.values(paths).flatMap((path) => Object.values(path))
  expect(entries.map((entry) => entry.operationId).sort()).toEqual(operations.map((operation) => operation.id).sort())
  for (const entry of entries) {
    expect(entry.requestBody ?? entry.parameters, entry.operationId).toBeDefined()
    for (const { schema } of Object.values(entry.responses[200]?.content ?? {}))
      expect(Object.keys(schema).length, entry.operationId).toBeGreaterThan(0)
  }
})

test('CONV-17 A53 where both documents speak of a thing it is one operation', () => {
  const rows = operations.flatMap((operation) => operation.requirement)
  expect(new Set(rows).size).toBe(rows.length)
})

test('FLASH-08 the news group holds the flash list, the time points and the detail, beside the news of a company', () => {
  const group = operations
    .filter((operation) => operation.path.startsWith('/api/news/'))
    .flatMap((operation) => operation.requirement)
  expect([...group].sort()).toEqual(['FLASH-09', 'FLASH-11', 'FLASH-14'])
})

test('CONV-08 CONV-09 success is the envelope with the string 0, its data and a message', async () => {
  const { raw } = await server.call(accounts.userInfo, {}, { as: user })
  expect(Object.keys(raw.json<object>())).toEqual(['code', 'data', 'message'])
  expect(raw.json<{ code: unknown }>().code).toBe('0')
  expect(raw.headers['cache-control']).toBe('no-store')
})

test('CONV-02 the token is taken from the bearer authorization or from x-token, and is the same', async () => {
  expect((await server.call(accounts.userInfo, {}, { headers: { authorization: `Bearer ${user.token}` } })).code).toBe(
    '0',
  )
  expect((await server.call(accounts.userInfo, {}, { headers: { 'x-token': user.token } })).code).toBe('0')
})

test('CONV-03 FLASH-04 THEME-03 sign-in, registration, the three calls of a reset, both theme maps and the daily flash list are served without any of the four headers', async () => {
  const exempt = [
    'ACC-24',
    'ACC-26',
    'ACC-30',
    'ACC-31',
    'ACC-32',
    'ACC-39',
    'ACC-43',
    'THEME-12',
    'THEME-13',
    'FLASH-09',
  ]
  for (const row of exempt) {
    const operation = operations.find((one) => one.requirement.includes(row))
    expect([row, operation?.access]).toEqual([row, 'public'])
    const url = (operation?.path ?? '').replace(/\{\w+\}/g, 'none')
    const answer = await server.web.app.inject(
      operation?.method === 'GET' ? { method: 'GET', url } : { method: 'POST', url, payload: {} },
    )
    // What is missing of the input is told, or that there is no such thing; nobody is asked to sign in.
    expect([row, ['0', 'BAD_INPUT', 'NOT_FOUND'].includes((answer.json() as { code: string }).code)]).toEqual([
      row,
      true,
    ])
  }
  expect((await server.call(flash.dailyFlashList, {})).code).toBe('0')
  for (const operation of operations.filter((one) => one.access === 'public'))
    expect(operation.id).toMatch(/^(?:(?:accounts|consumer|flash|landing|themes)\.|analysis\.gists$)/)
})

test('CONV-04 the same requestId twice answers the first result and does it once', async () => {
  const requestId = crypto.randomUUID()
  const first = await server.call(flash.addTimePoint, { time: '08:30', requestId } as { time: string }, { as: user })
  const second = await server.call(flash.addTimePoint, { time: '08:30', requestId } as { time: string }, { as: user })
  expect(first.code).toBe('0')
  expect(second.raw.json()).toEqual(first.raw.json())
  // Another user's requests are their own; the same id for another operation is refused.
  expect(
    (await server.call(flash.addTimePoint, { time: '08:30', requestId } as { time: string }, { as: admin })).data.id,
  ).not.toBe(first.data.id)
  expect(
    await server.call(accounts.updateLanguage, { language: 'en', requestId } as { language: 'en' }, { as: user }),
  ).toMatchObject({ status: 409, code: 'REQUEST_ID_REUSED' })
})

test('CONV-04 a write that was refused may be tried again under its requestId', async () => {
  const requestId = crypto.randomUUID()
  const tries = () =>
    server.call(accounts.updateConfig, { config_json: '[', requestId } as { config_json: string }, { as: user })
  expect((await tries()).code).toBe('BAD_INPUT')
  expect(
    (
      await server.call(accounts.updateConfig, { config_json: '{}', requestId } as { config_json: string }, {
        as: user,
      })
    ).code,
  ).toBe('0')
})

test('CONV-16 the shared constant of 30 is the page size behind the lists that name it: once, or doubled', () => {
  const sizeOf = ({ input }: { input: z.ZodType }, given: object = {}) => (input.parse(given) as { size: number }).size
  expect([sizeOf(watch.list), sizeOf(floors.openList), sizeOf(rooms.subscribed)]).toEqual([30, 30, 30])
  expect([sizeOf(search.company, { text: 'x' }), sizeOf(financeReports.searchBusiness, { text: 'x' })]).toEqual([
    60, 60,
  ])
  // The first reload of the watch list asks for twice as many, and no list of it for more.
  expect([watch.list.input.safeParse({ size: 60 }).success, watch.list.input.safeParse({ size: 61 }).success]).toEqual([
    true,
    false,
  ])
  expect(PAGE_SIZE).toBe(30)
})

test('CONV-12 CONV-15 every refusal has a text in both languages, and answers in the asked one', async () => {
  for (const [code, text] of Object.entries(errors))
    expect([code, text.zh.length > 0, text.en.length > 0]).toEqual([code, true, true])
  expect((await server.call(accounts.userInfo, {}, { language: 'en' })).message).toBe(errors.NOT_SIGNED_IN.en)
  expect((await server.call(accounts.userInfo, {}, { language: 'zh-CN' })).message).toBe(errors.NOT_SIGNED_IN.zh)
})

test('what is no operation, no JSON, too large or of another type is refused by name', async () => {
  const post = (payload: string, type = 'application/json') =>
    server.web.app.inject({ method: 'POST', url: accounts.signIn.path, payload, headers: { 'content-type': type } })
  expect((await server.web.app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 'NO_SUCH_OPERATION' })
  expect((await post('{')).json()).toMatchObject({ code: 'BAD_JSON' })
  expect((await post('<a/>', 'text/xml')).json()).toMatchObject({ code: 'BAD_MEDIA_TYPE' })
  expect((await post(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).json()).toMatchObject({ code: 'TOO_LARGE' })
})

test('an as-of date that is none and a market that is none are refused by name; one in the future reads the present', async () => {
  expect(await server.call(markets.status, {}, { as: user, asOf: '2024-13-40' })).toMatchObject({
    status: 400,
    code: 'BAD_AS_OF',
  })
  expect(await server.call(markets.status, {}, { as: user, market: 'nowhere' })).toMatchObject({
    status: 404,
    code: 'NO_SUCH_MARKET',
  })
  // Who one is, and which markets there are, is the same in every market: a link to one that there is not ends no
  // session.
  expect((await server.call(accounts.userInfo, {}, { as: user, market: 'nowhere' })).code).toBe('0')
  expect((await server.call(markets.list, {}, { as: user, market: 'nowhere' })).code).toBe('0')
  expect((await server.call(markets.status, {}, { as: user, asOf: '2199-01-01' })).code).toBe('0')
})

test('a schema that JSON Schema cannot check fails the start instead of going unchecked', () => {
  expect(() => inputSchema(z.object({ a: z.string().refine((text) => text !== 'x') }))).toThrow(/refinement at \.a/)
  expect(() => inputSchema(z.object({ a: z.string().transform(Number) }))).not.toThrow()
  expect(() => inputSchema(z.object({ a: z.date() }))).toThrow()
})

test('a configuration with several faults names them all at once', () => {
  const read = () => readConfig({ PORT: 'x', PANDORA_ROLE: 'king', DATABASE_URL: 'http://no', OTHER: 'ignored' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PANDORA_ROLE/)
})

test('limits are answered as a named refusal with the seconds to wait', async () => {
  const strict = await testServer({ PANDORA_RATE_CODE: '2' })
  try {
    await strict.call(accounts.captcha, {})
    await strict.call(accounts.captcha, {})
    expect(await strict.call(accounts.captcha, {})).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      data: { seconds: expect.any(Number) },
    })
  } finally {
    await strict.stop()
  }
})

test('/healthz answers; /metrics only to the token and to administrators', async () => {
  const metrics = (token?: string) =>
    server.web.app.inject({ url: '/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} })
  expect((await server.web.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', database: 'ok' })
  expect((await metrics()).statusCode).toBe(401)
  expect((await metrics(user.token)).statusCode).toBe(403)
  expect((await metrics('a token for scrapers')).body).toContain('http_request_seconds')
  expect((await metrics(admin.token)).statusCode).toBe(200)
})

test('security headers: a strict policy without inline script, no framing, no sniffing', async () => {
  const { headers } = await server.web.app.inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('live events reach their own market and user only, are replayed after an id, and administrators alone hear of imports', async () => {
  const heard: string[] = []
  const stop = await server.listen({ marketId: 1, uid: user.uid, admin: false }, (event) =>
    heard.push(`${event.topic} ${event.ids.join()}`),
  )
  await emitLive(server.sql, { topic: 'documents', ids: ['d1'], marketId: 1 })
  await emitLive(server.sql, { topic: 'documents', ids: ['elsewhere'], marketId: 9 })
  await emitLive(server.sql, { topic: 'watch', ids: ['mine'], uid: user.uid })
  await emitLive(server.sql, { topic: 'watch', ids: ['theirs'], uid: admin.uid })
  await emitLive(server.sql, { topic: 'import-run', ids: ['1'], marketId: 1 })
  await emitLive(server.sql, { topic: 'prices', ids: ['last'], marketId: 1 })
  await expect.poll(() => heard).toEqual(['documents d1', 'watch mine', 'prices last'])
  stop()
  const replayed = await server.web.services.live.since(server.sql, { marketId: 1, uid: admin.uid, admin: true }, 0)
  expect(replayed.map((event) => event.topic)).toEqual(['documents', 'watch', 'import-run', 'prices'])
})

test('the live stream is an event stream for the signed-in only', async () => {
  expect(await server.call(live.stream, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  const address = await server.web.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}${live.stream.path}?lastEventId=0`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const reader = answer.body?.getReader()
  let text = ''
  while (!text.includes('event: prices')) text += new TextDecoder().decode((await reader?.read())?.value)
  expect(text).toMatch(/id: \d+\nevent: documents\ndata: \{"id":\d+,"topic":"documents","ids":\["d1"\],"count":1\}\n\n/)
  await reader?.cancel()
})

test('a live stream ends when its session does', async () => {
  const leaving = await server.caller()
  const address = `http://127.0.0.1:${(server.web.app.server.address() as { port: number }).port}`
  const answer = await fetch(`${address}${live.stream.path}`, { headers: { authorization: `Bearer ${leaving.token}` } })
  const ended = answer.text()
  await server.call(accounts.signOut, {}, { as: leaving })
  expect(await ended).toContain(': connected')
})

test('a reader of the live stream that takes nothing is cut off before it fills the memory', async () => {
  const idle = await server.caller()
  const address = new URL(server.web.app.listeningOrigin)
  const connections = () =>
    new Promise<number>((told) => {
      server.web.app.server.getConnections((_fault, count) => {
        told(count)
      })
    })
  const before = await connections()
  const socket = connect(Number(address.port), address.hostname).pause()
  socket.on('error', () => {})
  socket.write(`GET ${live.stream.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${idle.token}\r\n\r\n`)
  await expect.poll(connections).toBe(before + 1)
  // 200 ids of 300 characters are 60 kB: more than the network's own buffers hold, and the megabyte beyond.
  const ids = Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(300, 'x'))
  await expect
    .poll(
      async () => {
        for (let at = 0; at < 20; at++) await emitLive(server.sql, { topic: 'watch', marketId: 1, uid: idle.uid, ids })
        return connections()
      },
      { timeout: 20_000, interval: 10 },
    )
    .toBe(before)
  socket.destroy()
}, 30_000)
