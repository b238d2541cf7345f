import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import compress from '@fastify/compress'
import { errorsByCode } from '@pandora/contract/all-errors'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { errors } from '@pandora/contract/errors'
import { floors } from '@pandora/contract/domains/floors/operations'
import { imports } from '@pandora/contract/domains/imports/operations'
import { live } from '@pandora/contract/domains/live/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { operations } from '@pandora/contract/operations'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_STREAMS } from '../domains/live/routes.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { answerFailure } from './failures.ts'

let server: TestServer
let user: Caller
let admin: Caller
let origin: URL
beforeAll(async () => {
  server = await testServer({ PANDORA_BODY_MS: '400' })
  user = await server.caller()
  admin = await server.caller('admin')
  origin = new URL(await server.web.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => server.stop())

const post = (
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  server.web.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** What a raw request is answered; `end`: nothing more is sent. */
async function raw(text: string | Buffer): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname)
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString())).on('error', () => {})
  socket.write(text)
  await new Promise((closed) => void socket.once('close', closed))
  return answer
}
const envelope = (answer: string): { code: string; data: unknown; message: string } =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as never

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

test('JSON nested however deep is refused by name, signed in and signed out', async () => {
  for (const operation of operations.filter((one) => one.method === 'POST' && one.transport === 'json').slice(0, 400)) {
    const field = Object.keys(operation.input.shape)[0] ?? 'requestId'
    for (const depth of [41, 12_000, 100_000]) {
      const answer = await post(operation.path.replace(/\{\w+\}/g, 'x'), `{"${field}":${nested(depth, '[', ']')}}`, {
        authorization: `Bearer ${admin.token}`,
      })
      expect([operation.id, depth, answer.statusCode]).toEqual([operation.id, depth, 400])
      expect(answer.json<{ code: string }>().code).toBe('BAD_INPUT')
    }
  }
  expect(
    (await post(accounts.signIn.path, `{"email":${nested(50_000, '{"a":', '}').replace('}', '1}')}}`)).json(),
  ).toMatchObject({ code: 'BAD_INPUT', data: { reason: 'too-deep', limit: 40 } })
  expect((await post(accounts.signIn.path, nested(200_000, '[', ''))).json()).toMatchObject({ code: 'BAD_JSON' })
})

test('a body of more values than anything has use for is refused by name before they are looked through, signed in and signed out', async () => {
  const many = ['{}', '"a"', '1'].map((value) => `{"userId":[${`${value},`.repeat(150_000)}1]}`)
  const keys = `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`
  for (const body of [...many, keys, `{"filters":[${`[[[1]]],`.repeat(30_000)}1]}`]) {
    for (const operation of [accounts.signIn, accounts.checkToken, floors.save])
      expect(
        (await post(operation.path, body, { authorization: `Bearer ${admin.token}` })).json(),
        `${operation.id} ${body.slice(0, 20)}`,
      ).toMatchObject({ code: 'BAD_INPUT', data: { field: '(body)', reason: 'too-many', limit: 20_000 } })
  }
})

describe('an upload that is no form, or breaks off, is refused by name and leaves nothing', () => {
  const part = (boundary: string, body = 'a,b\n1,2\n', ending = '--') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${body}\r\n--${boundary}${ending}\r\n`
  const forms: readonly [string, string, string][] = [
    ['without boundary', 'multipart/form-data', part('x')],
    ['with another boundary than it says', 'multipart/form-data; boundary=y', part('x')],
    ['with an over-long boundary', `multipart/form-data; boundary=${'b'.repeat(9000)}`, part('b'.repeat(9000))],
    ['with a boundary of other characters', 'multipart/form-data; boundary="\u00e9\u0001"', part('x')],
    ['cut off in its file', 'multipart/form-data; boundary=x', part('x').slice(0, 100)],
    ['cut off in its headers', 'multipart/form-data; boundary=x', part('x').slice(0, 40)],
    ['without its end', 'multipart/form-data; boundary=x', part('x', 'a,b\n1,2\n', '')],
    ['with nothing in it', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['empty', 'multipart/form-data; boundary=x', ''],
    [
      'of a field instead of a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
    ],
    [
      'of a field with a name of the prototype',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a.csv"\r\n\r\nabc\r\n--x--\r\n',
    ],
    ['with headers that are none', 'multipart/form-data; boundary=x', '--x\r\nnonsense\r\n\r\nabc\r\n--x--\r\n'],
    ['of more files than one', 'multipart/form-data; boundary=x', part('x', 'a\n1\n', '') + part('x')],
    ['of another type', 'application/x-www-form-urlencoded', 'a=b'],
    ['of no type', '', 'a=b'],
    ['of JSON', 'application/json', '{}'],
  ]
  test.each(forms)('%s', async (_name, type, body) => {
    const answer = await post(imports.upload.path, body, {
      'content-type': type,
      authorization: `Bearer ${admin.token}`,
    })
    expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.body]).toEqual([
      true,
      expect.stringContaining('"code":'),
    ])
    expect([...errorsByCode.keys()]).toContain(answer.json<{ code: string }>().code)
    const [stored] = await server.sql<{ count: number }[]>`select count(*)::int as count from upload`
    expect(stored?.count).toBe(0)
  })

  test.each([
    ['JSON', 'a.json', nested(100_000, '[', ']')],
    ['an object of JSON', 'a.json', `{"rows":${nested(50_000, '[', ']')}}`],
    ['a row of JSON lines', 'a.jsonl', `{"a":1}\n{"a":${nested(50_000, '[', ']')}}\n{"a":2}\n`],
    ['a file that is none of its kind', 'a.xlsx', 'PK\u0003\u0004nothing'],
    ['gzip that is none', 'a.csv.gz', 'nothing'],
  ])('deeply nested or broken content of %s', async (_name, file, content) => {
    const body = part('x', content).replace('a.csv', file)
    const answer = await post(imports.upload.path, body, {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${admin.token}`,
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
  })
})

test('a body that does not arrive in time is refused by name, and its connection is closed', async () => {
  const answer = await raw(
    `POST ${accounts.signIn.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(envelope(answer)).toMatchObject({ code: 'TOO_SLOW', data: null })
})

test('headers that are too large, addresses and requests that cannot be read are answered as the envelope', async () => {
  const huge = await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`)
  expect(huge).toMatch(/^HTTP\/1.1 431 /)
  expect(envelope(huge)).toMatchObject({ code: 'HEADERS_TOO_LARGE', message: errors.HEADERS_TOO_LARGE.zh })
  expect(envelope(await raw('nonsense\r\n\r\n'))).toMatchObject({ code: 'BAD_REQUEST' })
  for (const url of ['/%ff', '/api/%', '/api/news/%E0%A4%A']) {
    const answer = await server.web.app.inject({ url, headers: { 'x-language': 'en' } })
    expect([url, answer.statusCode, answer.json<object>()]).toEqual([
      url,
      400,
      { code: 'BAD_ADDRESS', data: null, message: errors.BAD_ADDRESS.en },
    ])
  }
})

test('nothing may frame a page, and no page asks for what belongs to the device', async () => {
  const { headers } = await server.web.app.inject({ url: '/healthz' })
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['permissions-policy']).toContain('camera=()')
})

test('of forty wrong passwords at once for one account no more are tried than one after another', async () => {
  const victim = await server.caller()
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      server.call(accounts.signIn, { email: victim.email, password: `wrong ${at} wrong` }, { headers: {} }),
    ),
  )
  expect(tries.filter((answer) => answer.code === 'WRONG_CREDENTIALS')).toHaveLength(3)
  expect(tries.filter((answer) => answer.code === '101')).toHaveLength(37)
  const others = await Promise.all(
    Array.from({ length: 28 }, (_, at) =>
      post(
        accounts.signIn.path,
        JSON.stringify({ email: `n${at}@example.org`, password: 'wrong wrong wrong' }),
        {},
        '198.18.7.7',
      ),
    ),
  )
  expect(others.filter((answer) => answer.json<{ code: string }>().code === 'WRONG_CREDENTIALS')).toHaveLength(3)
})

test('one user holds so many live connections, and no more; one that ends makes room', async () => {
  const many = await server.caller()
  const open = () => fetch(new URL(live.stream.path, origin), { headers: { authorization: `Bearer ${many.token}` } })
  const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, open))
  expect(new Set(streams.map((answer) => answer.status))).toEqual(new Set([200]))
  const refused = await open()
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'TOO_MANY_STREAMS', data: { limit: MOST_STREAMS } },
  ])
  await streams[0]?.body?.cancel()
  await expect
    .poll(async () => {
      const answer = await open()
      await answer.body?.cancel()
      return answer.status
    })
    .toBe(200)
  for (const stream of streams.slice(1)) await stream.body?.cancel()
})

describe('what counts towards the limits', () => {
  const limited = async (work: (strict: TestServer) => Promise<void>) => {
    const strict = await testServer({ PANDORA_RATE_READ: '3', PANDORA_RATE_SIGN_IN: '3' })
    try {
      await work(strict)
    } finally {
      await strict.stop()
    }
  }
  test('calls that cannot be read, or are made by nobody, do', () =>
    limited(async (strict) => {
      const ask = (payload: string, remoteAddress: string) =>
        strict.web.app.inject({
          method: 'POST',
          url: accounts.signIn.path,
          payload,
          remoteAddress,
          headers: { 'content-type': 'application/json' },
        })
      for (const payload of ['{', '{"email":3}', nested(20_000, '[', '')])
        expect((await ask(payload, '198.18.0.1')).statusCode).toBe(400)
      expect((await ask('{', '198.18.0.1')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      const nobody = () => strict.web.app.inject({ url: '/api/userinfo', remoteAddress: '198.18.0.2' })
      for (let at = 0; at < 3; at++) expect((await nobody()).json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
      expect((await nobody()).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    }))
  test('addresses of one /64 count as one', () =>
    limited(async (strict) => {
      const ask = (remoteAddress: string) => strict.web.app.inject({ url: '/api/userinfo', remoteAddress })
      for (const last of ['1', '2', '3']) expect((await ask(`2001:db8:1:2::${last}`)).statusCode).toBe(401)
      expect((await ask('2001:db8:1:2:ffff::9')).statusCode).toBe(429)
      expect((await ask('2001:db8:1:3::1')).statusCode).toBe(401)
    }))
})

test('a password that is one’s own address, in whatever spelling, is refused', async () => {
  for (const newPassword of [
    user.email,
    user.email.toUpperCase(),
    user.email.replace('@', ' at ').replace(' at ', '.'),
  ])
    expect(
      await server.call(accounts.updatePassword, { oldPassword: user.password, newPassword }, { as: user }),
    ).toMatchObject({ code: 'WEAK_PASSWORD' })
})

test('the token of a share is nowhere in the database, and the same request answers it again', async () => {
  const { data } = await server.call(floors.openList, {}, { as: user })
  const floorId = data.dataList[0]?.id ?? ''
  const requestId = crypto.randomUUID()
  const share = () => server.call(floors.share, { floorId, requestId } as { floorId: string }, { as: user })
  const first = await share()
  expect(first.code).toBe('0')
  const token = first.data.token
  expect(token.length).toBeGreaterThan(20)
  const [kept] = await server.sql<
    { answer: string }[]
  >`select answer::text from request_answer where request_id = ${requestId}`
  expect(kept?.answer).toMatch(/^\{"sealed": /)
  expect(kept?.answer).not.toContain(token)
  expect((await share()).raw.body).toBe(first.raw.body)
})

test('whoever takes anything gets the page of a screen, not a refusal; programs and files get what they ask for', async () => {
  const get = async (url: string, accept?: string) =>
    (await server.web.app.inject({ url, headers: accept === undefined ? {} : { accept } })).headers['content-type']
  const built = String(await get('/index', 'text/html')).startsWith('text/html')
  for (const url of ['/index', '/company/SHZ-000001', '/theme'])
    for (const accept of ['*/*', undefined])
      expect([url, accept, String(await get(url, accept)).startsWith('text/html')]).toEqual([url, accept, built])
  for (const url of ['/api/nothing', '/udf/nothing', '/assets/none.js', '/none.png'])
    expect(await get(url, '*/*')).toMatch(/^application\/json/)
  expect(await get('/index', 'application/json')).toMatch(/^application\/json/)
})

test('the same write sent again after its code is spent answers what it answered first', async () => {
  expect((await server.call(markets.status, {}, { as: user })).code).toBe('0')
  const requestId = crypto.randomUUID()
  const change = () =>
    server.call(
      accounts.updatePassword,
      { oldPassword: user.password, newPassword: 'another long passphrase', requestId } as {
        oldPassword: string
        newPassword: string
      },
      { as: user },
    )
  const answers = [...(await Promise.all([change(), change()])), await change()]
  expect(answers.map((answer) => answer.code)).toEqual(['0', '0', '0'])
})

test('who has left before the answer stands is no failure in the log; a failure of ours is', async () => {
  const told: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      told.push(JSON.parse(String(line)).msg)
      done()
    },
  })
  const app = fastify({ logger: { level: 'debug', stream } })
  app.setErrorHandler(answerFailure)
  await app.register(compress)
  app.post('/slow', (request) =>
    once(request.raw.socket, 'close').then(() => ({ text: 'the same and the same '.repeat(100_000) })),
  )
  app.get('/broken', () => {
    throw new Error('of ours')
  })
  await app.listen({ port: 0 })
  const caller = connect((app.server.address() as AddressInfo).port)
  caller.write(
    'POST /slow HTTP/1.1\r\nHost: here\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  )
  await expect.poll(() => told).toContain('incoming request')
  caller.destroy()
  await expect.poll(() => told).toContain('the caller has left')
  expect(told).not.toContain('request failed')
  expect((await app.inject('/broken')).statusCode).toBe(500)
  expect(told).toContain('request failed')
  await app.close()
})
