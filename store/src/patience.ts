import { AsyncResource } from 'node:async_hooks'
import { isDatabaseAway } from './away.ts'
import { connect, type ConnectOptions, type Db, type Sql } from './database.ts'

/**
 * Longest that a call waits for a connection once the database has not been to be reached, ms: it is told within two
 * seconds, on a machine that is busy with others too.
 */
const PATIENCE_MS = 1000

/** No connection was to be had in time. */
class NoConnection extends Error {
  override readonly name = 'NoConnection'
  readonly code = 'CONNECT_TIMEOUT'
}

/** Something that wants a connection: `go` hands it to the driver, `refuse` tells who asked that there is none. */
interface Wanting {
  go: () => void
  refuse: (error: unknown) => void
}

/** The driver's query as it is before it is handed out, and as it is settled. */
interface Handed {
  active: boolean
  handler: ((query: Handed) => unknown) & { debug?: unknown }
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Opens a pool that says soon when the database cannot be reached. The driver's own queue tries one query a connection,
 * one after the other and with a
 * pause before each try, so that of many callers at once the last hears after many seconds (measured: 4 s of 72 calls,
 * about a minute of hundreds); and where the other side
 * closes without a word it tries for ever. Here, as long as it is in doubt whether there is a connection to be had,
 * only as many try as the pool has
 * connections; the others hear of it with the first of them. Fails with an error of which `isDatabaseAway` holds.
 */
export function connectPatiently(url: string, options: ConnectOptions & { max: number }): Sql {
  // Each new connection asks for the types of lists, with nobody listening should it break meanwhile; they are the same
  // for all: known once, they are not asked for again.
  const gate = makeGate(options.max, () => {
    ;(pool.options as { fetch_types: boolean }).fetch_types = false
  })
  const pool: Sql = connect(url, { ...options, onClose: gate.doubt })
  const query = <Asked>(made: Asked): Asked => {
    if (!(made instanceof Promise)) return made
    const handed = made as unknown as Handed
    const { handler } = handed
    if (typeof handler !== 'function' || typeof handed.resolve !== 'function' || typeof handed.reject !== 'function')
      throw new Error('the database driver has changed: its queries cannot be held back')
    handed.handler = Object.assign(
      () => {
        // As they are now: whoever listens to what is sent has put its own before them.
        const { resolve, reject } = handed
        const left = gate.enter({ go: () => void handler(handed), refuse: reject }, () => !handed.active)
        handed.resolve = (value) => {
          left()
          resolve(value)
        }
        handed.reject = (error) => {
          left(error)
          reject(error)
        }
      },
      { debug: handler.debug },
    )
    return made
  }
  const begin = (...given: [string, (tx: Db) => unknown] | [(tx: Db) => unknown]): Promise<unknown> => {
    const [how, work] = given.length === 1 ? ['', given[0]] : given
    return new Promise((resolve, reject) => {
      let begun = false
      let refused: unknown
      const go = (): void => {
        void pool
          .begin(how, (tx) => {
            // Told meanwhile that there is none: nothing is done for nobody.
            if (refused !== undefined) throw refused
            begun = true
            left()
            return work(tx)
          })
          .then(resolve, (error: unknown) => {
            left(error)
            reject(error as Error)
          })
      }
      const left = gate.enter(
        {
          go,
          refuse: (error) => {
            refused = error
            reject(error as Error)
          },
        },
        () => !begun,
      )
    })
  }
  const own: Readonly<Record<string, unknown>> = {
    begin,
    unsafe: (...given: Parameters<Sql['unsafe']>) => query(pool.unsafe(...given)),
    notify: (channel: string, payload: string) => query(pool`select pg_notify(${channel}, ${payload})`),
  }
  return new Proxy(pool, {
    apply: (target, self, given: unknown[]) => query(Reflect.apply(target, self, given) as unknown),
    get: (target, name) =>
      typeof name === 'string' && Object.hasOwn(own, name) ? own[name] : (Reflect.get(target, name) as unknown),
  })
}

/** Lets through all while the database is there, and while that is in doubt as many as `most`. */
function makeGate(most: number, firstReached: () => void) {
  let inDoubt = true
  let reached = false
  let trying = 0
  const waiting = new Set<Wanting>()
  const doubt = (): void => {
    inDoubt = true
  }
  const there = (): void => {
    inDoubt = false
    if (!reached) firstReached()
    reached = true
    const all = [...waiting]
    waiting.clear()
    for (const one of all) one.go()
  }
  const away = (error: unknown): void => {
    inDoubt = true
    const all = [...waiting]
    waiting.clear()
    for (const one of all) one.refuse(error)
  }
  return {
    doubt,
    /**
     * Takes something in; `unserved` says whether it waits for a connection still. Answers what to call when it is
     * settled, by its error if it has one.
     */
    enter(wanting: Wanting, unserved: () => boolean): (error?: unknown) => void {
      const tries = inDoubt
      let settled = false
      let patience: NodeJS.Timeout | undefined
      // Whoever opens the gate is another call: what hangs on this one's context stays with it.
      const go = AsyncResource.bind(wanting.go)
      const one: Wanting = {
        go,
        refuse: (error) => {
          clearTimeout(patience)
          wanting.refuse(error)
        },
      }
      // At the first start the database may be long in coming.
      if (tries && reached) {
        patience = setTimeout(() => {
          if (settled || !inDoubt || !unserved()) return
          waiting.delete(one)
          const error = new NoConnection('no connection to the database')
          wanting.refuse(error)
          away(error)
        }, PATIENCE_MS)
      }
      const counts = tries && trying < most
      if (counts) trying++
      if (!tries || counts) queueMicrotask(go)
      else waiting.add(one)
      return (error) => {
        if (settled) return
        settled = true
        clearTimeout(patience)
        if (counts) trying--
        if (error !== undefined && isDatabaseAway(error)) away(error)
        else there()
      }
    },
  }
}
