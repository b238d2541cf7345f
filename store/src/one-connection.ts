import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Sql } from './database.ts'

/** What holds a transaction of a pool, as long as `open`: work that outlives it is free again. */
interface Holder {
  open: boolean
}
const holders = new AsyncLocalStorage<Holder>()

/**
 * Whoever holds a transaction waits for the pool: as many of them at once as the pool has connections wait for each
 * other for ever.
 */
export class SecondConnection extends Error {
  override readonly name = 'SecondConnection'
  constructor(what: string) {
    super(`${what} is asked for while a transaction is held: do it before the transaction, or on it`)
  }
}

/** A pool of which nobody takes a second connection while holding a transaction. */
export interface OneConnectionEach {
  sql: Sql
  /** Tells of a fault where `what`, which may wait for the pool, is asked for while a transaction is held. */
  outside: (what: string) => void
}

/**
 * Watches a pool: a query, a transaction or a reservation that is begun on it from within one of its own transactions
 * is told to `fault`, which
 * throws where it must not be. Costs a look at the async context a query.
 */
export function oneConnectionEach(pool: Sql, fault: (error: SecondConnection) => void): OneConnectionEach {
  const outside = (what: string) => {
    if (holders.getStore()?.open) fault(new SecondConnection(what))
  }
  const begin = (...given: [string, (tx: Db) => unknown] | [(tx: Db) => unknown]): Promise<unknown> => {
    outside('a transaction of the pool')
    const [options, work] = given.length === 1 ? ['', given[0]] : given
    return pool.begin(options, (tx) => {
      const holder: Holder = { open: true }
      return holders.run(holder, async () => {
        try {
          return await work(tx)
        } finally {
          holder.open = false
        }
      })
    })
  }
  const watched: Readonly<Record<string, unknown>> = {
    begin,
    reserve: () => {
      outside('a connection of the pool')
      return pool.reserve()
    },
    unsafe: (...given: Parameters<Sql['unsafe']>) => {
      outside('a query of the pool')
      return pool.unsafe(...given)
    },
    notify: (...given: Parameters<Sql['notify']>) => {
      outside('a query of the pool')
      return pool.notify(...given)
    },
  }
  const sql = new Proxy(pool, {
    apply: (target, self, given: unknown[]) => {
      // Without `raw` it is a name or a list of values, which takes no connection.
      if (typeof given[0] === 'object' && given[0] !== null && 'raw' in given[0]) outside('a query of the pool')
      return Reflect.apply(target, self, given) as unknown
    },
    get: (target, name) =>
      typeof name === 'string' && Object.hasOwn(watched, name) ? watched[name] : (Reflect.get(target, name) as unknown),
  })
  return { sql, outside }
}
