import { setTimeout as pause } from 'node:timers/promises'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fittingInputs, wireCall } from '../testing-inputs.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'

/** Calls at once: more than the pool has connections. */
const AT_ONCE = 24

let server: TestServer
let guest: Caller
beforeAll(async () => {
  server = await testServer()
  guest = await server.caller('guest')
})
afterAll(() => server.stop())

const answersStill = () =>
  Promise.race([
    server.web.app.inject({ url: '/healthz' }).then((answer) => answer.statusCode),
    pause(8000, 'never', { ref: false }),
  ])

async function allAtOnce(operation: Operation, inputs: readonly unknown[]): Promise<number[]> {
  // One of its own for each operation: it may end its session, or take its rights.
  const caller =
    operation.access === 'admin'
      ? await server.caller('admin')
      : operation.id === 'accounts.keepGuest'
        ? guest
        : await server.caller()
  const answers = inputs.map(
    async (input) => (await server.web.app.inject(wireCall(operation, caller.token, input))).statusCode,
  )
  const statuses = await Promise.race([Promise.all(answers), pause(20_000, 'no answer', { ref: false })])
  expect(statuses, 'every call is answered').not.toBe('no answer')
  return statuses as number[]
}

test.each(
  operations
    .filter((operation) => operation.writes && operation.transport === 'json')
    .map((operation) => [operation.id, operation] as const),
)(
  '%s called 24 times at once, with ten connections, is answered each time, and the product answers after it',
  async (_id, operation) => {
    const several = fc.sample(fittingInputs(operation), { seed: 7, numRuns: AT_ONCE })
    // Half of them the same: who makes one thing twice at once is told so, as if it were one after the other.
    const statuses = await allAtOnce(
      operation,
      several.map((input, at) => (at % 2 === 0 ? input : several[0])),
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await answersStill()).toBe(200)
  },
  40_000,
)

test('24 guests who stay at once hang nobody', async () => {
  const statuses = await allAtOnce(
    accounts.keepGuest,
    Array.from({ length: AT_ONCE }, () => ({ email: 'k1@example.org', code: '123456', password: 'Correct-horse-19' })),
  )
  expect(new Set(statuses)).toEqual(new Set([400]))
  expect(await answersStill()).toBe(200)
}, 40_000)

test('a guest who freezes 24 queries at once hangs nobody', async () => {
  const inputs = Array.from({ length: AT_ONCE }, (_, at) => ({
    name: `n${at}`,
    mode: 'static',
    query: { any: [`储能${at}`], all: [], industries: [], regions: [], minimumShare: 0 },
  }))
  const statuses = await allAtOnce(themes.ownSave, inputs)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await answersStill()).toBe(200)
}, 40_000)
