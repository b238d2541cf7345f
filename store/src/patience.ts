import { AsyncResource } from 'node:async_hooks'
import { isDatabaseAway } from './away.ts'
import { connect, type ConnectOptions, type Db, type Sql } from './database.ts'

/**
 * Longest that a call waits for a database of which it is not known whether it can be reached, ms: it is told within
 * two seconds, on a machine that is busy with others too.
 */
const PATIENCE_MS = 1000

/** No connection was to be had in time. */
class NoConnection extends Error {
  override readonly name = 'NoConnection'
  readonly code = 'CONNECT_TIMEOUT'
}

/** Something that wants a connection. */
interface Wanting {
  /** Hands it to the driver. */
  go: () => void
  /** Tells who asked that there is none. */
  refuse: (error: unknown) => void
  /** Whether the driver, once it has it, has not given it a connection yet. */
  unserved: () => boolean
}

/** The driver's query as it is before it is handed out, as it is sent and as it is settled. */
interface Handed {
  /** The connection that it was sent on. */
  state: unknown
  handler: ((query: Handed) => unknown) & { debug?: unknown }
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Opens a pool that says soon when the database cannot be reached. The driver's own queue tries one query a connection,
 * one after the other and with a pause before each try, so that of many callers at once the last hears after many
 * seconds (measured: 4 s of 72 calls, about a minute of hundreds); and where the other side closes without a word it
 * tries for ever. Here, as long as it is in doubt whether there is a connection to be had, the pool asks something of
 * its own, and what others ask waits for its answer. Fails with an error of which `isDatabaseAway` holds.
 */
export function connectPatiently(url: string, options: ConnectOptions & { max: number }): Sql {
  const gate = makeGate({
    most: options.max,
    ask: () => pool`select 1`,
    // Each new connection asks for the types of lists, with nobody listening should it break meanwhile; they are the
    // same for all: known once, they are not asked for again.
    whenReached: () => {
      ;(pool.options as { fetch_types: boolean }).fetch_types = false
    },
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
        const heard = gate.enter({
          go: () => void handler(handed),
          refuse: reject,
          unserved: () => handed.state === null,
        })
        handed.resolve = (value) => {
          heard()
          resolve(value)
        }
        handed.reject = (error) => {
          heard(error)
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
            begun = true
            heard()
            // Told meanwhile that there is none: nothing is done for nobody.
            if (refused !== undefined) throw refused
            return work(tx)
          })
          .then(resolve, (error: unknown) => {
            // What the work itself fails with says nothing of the database.
            if (!begun) heard(error)
            reject(error as Error)
          })
      }
      const refuse = (error: unknown): void => {
        refused = error
        reject(error as Error)
      }
      const heard = gate.enter({ go, refuse, unserved: () => !begun })
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

/**
 * Lets all through while the database is there. While that is in doubt all wait for what `ask` hears of it, nobody
 * longer than the patience; once it has kept silent for so long, whoever comes is refused at once, and it is asked again
 * each time that the patience is over, at most `most` times beside each other.
 */
function makeGate({ most, ask, whenReached }: { most: number; ask: () => Promise<unknown>; whenReached: () => void }) {
  let inDoubt = true
  let reached = false
  const waiting = new Set<Wanting>()
  const handedOut = new Set<Wanting>()
  /** When what was asked and is not answered yet was asked, ms; the oldest first. */
  const asked: number[] = []
  const letGo = (one: Wanting): void => {
    handedOut.add(one)
    one.go()
  }
  const there = (): void => {
    inDoubt = false
    if (!reached) whenReached()
    reached = true
    const all = [...waiting]
    waiting.clear()
    for (const one of all) letGo(one)
  }
  const away = (error: unknown): void => {
    inDoubt = true
    const all = [...waiting, ...[...handedOut].filter((one) => one.unserved())]
    waiting.clear()
    for (const one of all) {
      handedOut.delete(one)
      one.refuse(error)
    }
  }
  const heard = (error?: unknown): void => {
    if (error !== undefined && isDatabaseAway(error)) away(error)
    else there()
  }
  const isSilent = (now: number): boolean => reached && asked[0] !== undefined && now - asked[0] >= PATIENCE_MS
  const none = (): NoConnection => new NoConnection('no connection to the database')
  const find = (now: number): void => {
    const last = asked.at(-1)
    if (last !== undefined && (now - last < PATIENCE_MS || asked.length >= most)) return
    asked.push(now)
    // At the first start the database may be long in coming.
    const impatient = setTimeout(() => {
      if (inDoubt && reached) away(none())
    }, PATIENCE_MS)
    const answered = (error?: unknown): void => {
      clearTimeout(impatient)
      asked.splice(asked.indexOf(now), 1)
      heard(error)
    }
    ask().then(() => answered(), answered)
  }
  return {
    /** A connection has ended: of what was handed out something may wait for one that does not come. */
    doubt(): void {
      inDoubt = true
      if (handedOut.size > 0) find(performance.now())
    },
    /** Takes something in. Answers what to call when it is settled, with its error if it has one. */
    enter(given: Wanting): (error?: unknown) => void {
      // Whoever opens the gate is another call: what hangs on this one's context stays with it.
      const one = inDoubt ? { ...given, go: AsyncResource.bind(given.go) } : given
      const now = performance.now()
      if (!inDoubt) queueMicrotask(() => letGo(one))
      else if (isSilent(now)) queueMicrotask(() => one.refuse(none()))
      else waiting.add(one)
      if (inDoubt) find(now)
      return (error) => {
        handedOut.delete(one)
        heard(error)
      }
    },
  }
}
