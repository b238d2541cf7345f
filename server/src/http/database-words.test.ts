import { errorsByCode } from '@pandora/contract/all-errors'
import { operations } from '@pandora/contract/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fittingInputs, wireCall } from '../testing-inputs.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'

/** What PostgreSQL might say, of every class that an answer could be tempted to pass on. */
const faults: readonly [string, string][] = [
  ['22003', 'integer out of range'],
  ['22P02', 'invalid input syntax for type integer: "SECRET"'],
  ['23505', 'duplicate key value violates unique constraint "SECRET_key"'],
  ['23503', 'violates foreign key constraint "SECRET"'],
  ['42P01', 'relation "SECRET" does not exist'],
  ['42501', 'permission denied for table SECRET'],
  ['40001', 'could not serialize access SECRET'],
  ['40P01', 'deadlock detected SECRET'],
  ['53100', 'could not extend file "base/SECRET": No space left on device'],
  ['53300', 'sorry, too many clients already SECRET'],
  ['57014', 'canceling statement SECRET'],
  ['57P01', 'terminating connection SECRET'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout SECRET'],
  ['XX000', 'internal SECRET'],
  ['', 'SECRET at node_modules/x'],
]

let server: TestServer
let fault: Error | undefined
const callers: Partial<Record<'user' | 'admin', Caller>> = {}
beforeAll(async () => {
  server = await testServer()
  for (const role of ['user', 'admin'] as const) {
    const caller = await server.caller(role)
    callers[role] = caller
    // Their sessions are known to be alive, so that the fault is met where the operation works.
    await server.web.app.inject({ url: '/api/userinfo', headers: { authorization: `Bearer ${caller.token}` } })
  }
  const { services } = server.web
  const { sql } = services
  services.sql = new Proxy(sql, {
    apply: (target, self, given: unknown[]) => {
      const query: unknown = Reflect.apply(target, self, given)
      if (!fault || typeof given[0] !== 'object' || given[0] === null || !('raw' in given[0])) return query
      // A part of a query is put into another as it is; what is waited for fails, and is never sent.
      const failed = Object.assign(query as Promise<never> & { reject: (why: Error) => void }, { executed: true })
      Promise.prototype.catch.call(failed, () => {})
      failed.reject(fault)
      return failed
    },
    get: (target, name) =>
      fault && (name === 'begin' || name === 'unsafe')
        ? () => failing(fault as Error)
        : (Reflect.get(target, name) as unknown),
  }) as typeof sql
})
afterAll(async () => {
  fault = undefined
  await server.stop()
})

/** A query that fails when it is waited for, as one of the driver does; nothing is told where nobody waits. */
function failing(why: Error): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  reject(why)
  return promise
}

test.each(
  operations
    .filter((operation) => operation.transport !== 'live')
    .map((operation) => [operation.id, operation] as const),
)('%s answers a fault of the database by name, without a word of it', async (_id, operation) => {
  const caller = operation.access === 'admin' ? callers.admin : callers.user
  const inputs = fc.sample(fittingInputs(operation), { seed: 3, numRuns: faults.length })
  for (const [at, [code, message]] of faults.entries()) {
    fault = Object.assign(new Error(message), {
      name: 'PostgresError',
      code,
      detail: 'Key (SECRET)=(SECRET)',
      where: 'SECRET',
      table_name: 'SECRET',
    })
    const answer = await server.web.app.inject(wireCall(operation, caller?.token, inputs[at]))
    fault = undefined
    expect(answer.body, `${operation.id} ${code}`).not.toMatch(/SECRET|out of range|node_modules/)
    if (answer.statusCode === 200) continue
    expect([...errorsByCode.keys()], answer.body).toContain(answer.json<{ code: string }>().code)
    if (code === '53300' || code === '57P01')
      expect([
        operation.id,
        answer.statusCode < 500 || answer.json<{ code: string }>().code === 'DATABASE_AWAY',
      ]).toEqual([operation.id, true])
  }
})
