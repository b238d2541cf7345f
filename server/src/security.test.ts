import { errorsByCode } from '@pandora/contract/all-errors'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import fc from 'fast-check'
import { createSigner } from 'fast-jwt'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fittingInputs, wireCall } from './testing-inputs.ts'
import { testServer, type Caller, type TestServer } from './testing.ts'

let server: TestServer
let user: Caller
let guest: Caller
let reader: Caller
let expired: string
/** Who signed out, and of whom that has been heard. */
let gone: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  guest = await server.caller('guest')
  reader = await server.caller('admin')
  const key = (await readFile(`${server.home}/secrets/signing-key`, 'utf8')).trim()
  expired = createSigner({ key, algorithm: 'HS256', clockTimestamp: Date.now() - 3_600_000, expiresIn: 900_000 })({
    uid: user.uid,
    role: 'user',
    sid: user.sessionId,
  })
  gone = await server.caller()
  await server.call(accounts.signOut, {}, { as: gone })
  await vi.waitUntil(async () => (await server.call(accounts.userInfo, {}, { as: gone })).code === 'NOT_SIGNED_IN')
})
afterAll(() => server.stop())

const ask = (operation: Operation, token: string | undefined, input: unknown = {}) =>
  server.web.app.inject(wireCall(operation, token, input))

describe.each(
  operations
    .filter((operation) => operation.access !== 'public')
    .map((operation) => [operation.id, operation] as const),
)('%s', (_id, operation) => {
  test('signed out, with a forged and with an expired token it is refused', async () => {
    expect((await ask(operation, undefined)).json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await ask(operation, `${user.token.slice(0, -4)}AAAA`)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const late = await ask(operation, expired)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  test('with the session of somebody who signed out it is refused', async () => {
    expect((await ask(operation, gone.token)).json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  if (operation.access === 'admin')
    test('with the wrong role it is refused', async () => {
      const answer = await ask(operation, user.token)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_ALLOWED'])
      expect((await ask(operation, guest.token)).json()).toMatchObject({ code: 'NOT_ALLOWED' })
    })

  if (operation.access === 'user' && operation.transport !== 'live')
    test('a guest of the demo is let in, or refused by name where it is not for guests', async () => {
      const visitor =
        operation.id === 'accounts.signOut' || operation.id === 'accounts.deleteAccount'
          ? await server.caller('guest')
          : guest
      const answer = await ask(operation, visitor.token)
      if (operation.guests) expect(answer.body).not.toMatch(/"code":"(NOT_FOR_GUESTS|NOT_ALLOWED|NOT_SIGNED_IN)"/)
      else expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_FOR_GUESTS'])
    })
})

/** Values that make trouble: of other types, out of range, hostile to SQL, HTML, paths, formats. */
const trouble = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    -0.5,
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    -(2 ** 53),
    8_640_000_000_000_000,
    -8_640_000_000_000_001,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    "'; drop table account; --",
    '%',
    '_',
    '\\',
    '../../etc/passwd',
    '<script>',
    '25:99',
    '000001',
    'SHZ-000001',
    [],
    {},
    [[]],
    { $ne: 1 },
    'x'.repeat(64),
    'x'.repeat(65),
    'x'.repeat(5000),
    '9'.repeat(64),
    '-1',
    '0'.repeat(9),
    'ﷺ'.repeat(60),
    '‮abc',
    'NaN',
    'Infinity',
    '__proto__',
    'constructor',
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.constantFrom(
    '2024-02-31',
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '0099-12-31',
    '1799-12-31',
    '1800-01-01',
    '2200-12-31',
    '2201-01-01',
    '9999-12-31',
    '+275760-09-13',
    '-000001-01-01',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00Z',
    '2024-03-05T24:00:00Z',
    '2024-03-05T00:00:00+99:99',
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.jsonValue(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

/** Inputs of which some fields fit and some make trouble. */
const inputs = (operation: Operation): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(Object.keys(operation.input.shape).map((name) => [name, trouble]))
  const spoilt = fc
    .tuple(
      fittingInputs(operation),
      fc.record(fields, { requiredKeys: [] }),
      fc.subarray(Object.keys(fields), { maxLength: Math.min(2, Object.keys(fields).length) }),
    )
    .map(([fit, bad, which]) => ({
      ...fit,
      ...Object.fromEntries(Object.entries(bad).filter(([name]) => which.includes(name))),
    }))
  return fc.oneof(
    { weight: 5, arbitrary: spoilt },
    { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: trouble },
  )
}

/** Headers that every operation reads, and what is written there by mistake or to do harm. */
const headers = fc.record(
  {
    'x-as-of': fc.constantFrom(
      '',
      '2024-03-05',
      '0000-01-01',
      '0099-01-01',
      '1800-01-01',
      '2200-12-31',
      '9999-12-31',
      '2024-02-30',
      '2024-03-05T01:00:00Z',
      '9999-12-31T23:59:59-23:59',
      '-1',
      'now',
      'x'.repeat(5000),
      '2024-03-05, 2024-03-06',
    ),
    'x-market': fc.constantFrom('real', 'demo', '', 'nowhere', '__proto__', 'x'.repeat(5000), "' or 1=1"),
    'x-language': fc.constantFrom('en', 'zh-CN', '', 'xx', 'x'.repeat(5000)),
    'x-device-type': fc.constantFrom('WEB', '', 'x'.repeat(300)),
    'user-agent': fc.constantFrom('', 'x'.repeat(5000), '\u00ff'),
    'x-forwarded-for': fc.constantFrom('', '1.2.3.4', 'nonsense', '::1', '1.2.3.4,'.repeat(200)),
    cookie: fc.constantFrom('', 'pandora_refresh=', 'pandora_refresh=%ff', 'a=b; '.repeat(100)),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/json;',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
      'x',
      'application/json, text/plain',
      'x'.repeat(300),
    ),
  },
  { requiredKeys: [] },
)

/** Words of the database, of the driver, of programs: no answer holds them. */
const machinery =
  /relation "|syntax error|violates|duplicate key|invalid input syntax|invalid byte|out of range for type|pg_|\bat \/|node_modules|Cannot read|is not a function|postgres/i

/** What is wrong with an answer: a fault of ours, no name of the closed list, or words of a machine. */
function faultOf({ statusCode, body }: { statusCode: number; body: string }): string | null {
  if (statusCode >= 500) return body
  if (statusCode === 200) return null
  const { code, message } = JSON.parse(body) as { code: string; message: string }
  return errorsByCode.has(code) && !machinery.test(message) ? null : body
}

const called = operations
  .filter((operation) => operation.transport !== 'live')
  .map((operation) => [operation.id, operation] as const)

test.each(called)('%s answers malformed requests with a named refusal, never a 5xx', async (_id, operation) => {
  // One of its own: what is asked for may end its session, or take its role.
  const asker = await server.caller('admin')
  await fc.assert(
    fc.asyncProperty(inputs(operation), async (input) => {
      expect(faultOf(await ask(operation, asker.token, input))).toBeNull()
    }),
    { numRuns: 40 },
  )
})

test.each(called)(
  '%s answers malformed headers with a named refusal, never a 5xx, signed in and signed out',
  async (_id, operation) => {
    const asker = operation.writes ? await server.caller('admin') : reader
    await fc.assert(
      fc.asyncProperty(headers, fittingInputs(operation), fc.boolean(), async (given, input, signedIn) => {
        const call = wireCall(operation, signedIn ? asker.token : undefined, input)
        expect(faultOf(await server.web.app.inject({ ...call, headers: { ...call.headers, ...given } }))).toBeNull()
      }),
      { numRuns: 10 },
    )
  },
)

/** Bodies as no client writes them. */
const bodies = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '}',
    '[]',
    'null',
    'true',
    '1',
    '"a"',
    '{"a":1',
    '{"a":1}x',
    '\ufeff{}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"requestId":1}',
    '{"requestId":"x"}',
    '{"userId":{}}',
    '[{}]',
  ),
  fc.nat(60_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.nat(20_000).map((depth) => '{"a":'.repeat(depth)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary' }),
)

test('bodies that are no call are answered with a named refusal, never a 5xx, by every operation that takes one', async () => {
  const asker = await server.caller('admin')
  const taking = operations.filter(
    (operation) =>
      operation.method === 'POST' && operation.id !== 'accounts.signOut' && operation.id !== 'accounts.deleteAccount',
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...taking), bodies, fc.boolean(), async (operation, payload, signedIn) => {
      const call = wireCall(operation, signedIn ? asker.token : undefined, {})
      expect(faultOf(await server.web.app.inject({ ...call, payload }))).toBeNull()
    }),
    { numRuns: 600 },
  )
})
