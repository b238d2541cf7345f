import { accounts } from '@pandora/contract/accounts'
import { errors } from '@pandora/contract/errors'
import { addressOf, type Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import fc from 'fast-check'
import { createSigner } from 'fast-jwt'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inputSchema } from './http/json-schema.ts'
import { testServer, type Caller, type TestServer } from './testing.ts'

let server: TestServer
let user: Caller
let guest: Caller
let expired: string
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  guest = await server.caller('guest')
  const key = (await readFile(`${server.home}/secrets/signing-key`, 'utf8')).trim()
  expired = createSigner({ key, algorithm: 'HS256', clockTimestamp: Date.now() - 3_600_000, expiresIn: 900_000 })({ uid: user.uid, role: 'user', sid: user.sessionId })
})
afterAll(() => server.stop())

const ask = (operation: Operation, token: string | undefined, input: unknown = {}) => {
  // What no path can hold (lone surrogates) cannot be asked for.
  const fields = typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value])) : {}
  const { path } = addressOf(operation.path, fields)
  const query = typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value) ?? ''])) : {}
  return server.web.app.inject({
    method: operation.method, url: path, headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(operation.method === 'GET' ? { query } : { payload: JSON.stringify(input), headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) } }),
  })
}

describe.each(operations.filter((operation) => operation.access !== 'public').map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('signed out, with a forged and with an expired token it is refused', async () => {
    expect((await ask(operation, undefined)).json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await ask(operation, `${user.token.slice(0, -4)}AAAA`)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
    const late = await ask(operation, expired)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  test('with the session of somebody who signed out it is refused', async () => {
    const gone = await server.caller()
    await server.call(accounts.signOut, {}, { as: gone })
    await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as: gone })).code).toBe('NOT_SIGNED_IN')
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
      const visitor = operation.id === 'accounts.signOut' || operation.id === 'accounts.deleteAccount' ? await server.caller('guest') : guest
      const answer = await ask(operation, visitor.token)
      if (operation.guests) expect(answer.body).not.toMatch(/"code":"(NOT_FOR_GUESTS|NOT_ALLOWED|NOT_SIGNED_IN)"/)
      else expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_FOR_GUESTS'])
    })
})

/** Values that make trouble: of other types, out of range, hostile to SQL, HTML, paths, formats. */
const trouble = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, -0.5, 2 ** 31, 2 ** 53, '', ' ', '\u0000', '\ud800', "'; drop table account; --", '%', '_', '\\', '../../etc/passwd', '<script>', '2024-02-31', '0000-00-00', '9999-12-31', '25:99', '000001', 'SHZ-000001', [], {}, [[]], { $ne: 1 }, 'x'.repeat(5000), 'ﷺ'.repeat(60), '‮abc', 'NaN', 'Infinity'),
  fc.string({ unit: 'binary' }), fc.integer(), fc.double(), fc.jsonValue(), fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

function inputs(operation: Operation): fc.Arbitrary<unknown> {
  const { properties = {} } = inputSchema(operation.input) as { properties?: Record<string, { type?: string; enum?: unknown[]; minimum?: number; maximum?: number }> }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => {
    const right = schema.enum ? fc.constantFrom(...schema.enum) : schema.type === 'integer' ? fc.integer({ min: Math.max(schema.minimum ?? 0, 0), max: Math.min(schema.maximum ?? 99, 1e6) }) : fc.constantFrom<unknown>('SHZ-000001', 'a', '平安', '2024-03-05', '08:30')
    return [name, fc.oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: trouble })]
  }))
  return fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: trouble })
}

test.each(operations.filter((operation) => operation.transport !== 'live').map((operation) => [operation.id, operation] as const))('%s answers malformed requests with a named refusal, never a 5xx', async (_id, operation) => {
  // One of its own: what is asked for may end its session, or take its role.
  const asker = await server.caller('admin')
  await fc.assert(fc.asyncProperty(inputs(operation), async (input) => {
    const answer = await ask(operation, asker.token, input)
    expect(answer.statusCode, `${JSON.stringify(input)} → ${answer.body}`).toBeLessThan(500)
    if (operation.transport === 'download' && answer.statusCode === 200) return
    const { code } = answer.json<{ code: string }>()
    expect(code === '0' || code in errors).toBe(true)
  }), { numRuns: 40 })
})

test('headers that are malformed are refused by name, never a 5xx', async () => {
  const operation = operations.find((one) => one.id === 'companies.profile') ?? accounts.userInfo
  await fc.assert(fc.asyncProperty(fc.constantFrom('x-as-of', 'x-market', 'x-language', 'authorization', 'x-token'), fc.string({ unit: 'grapheme-ascii' }), async (name, value) => {
    const answer = await server.web.app.inject({ method: operation.method, url: operation.path, headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', [name]: value.replace(/[\r\n]/g, ' ') }, payload: '{}' })
    expect(answer.statusCode).toBeLessThan(500)
  }), { numRuns: 150 })
})
