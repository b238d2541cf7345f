import postgres from 'postgres'

/** Connection pool. Instants are numbers (ms since 1970, ±Infinity for infinite), days are `YYYY-MM-DD` texts, 64-bit integers are numbers. */
export type Sql = postgres.Sql<CustomTypes>
/** A pool or a transaction: what queries run on. */
export type Db = postgres.ISql<CustomTypes>

interface CustomTypes extends Record<string, unknown> {
  instant: number
  day: string
}

/** What the driver hands for a missing element of a list, which would be read as a value: NaN, an invalid instant, a day called NULL. */
const orNull = <Value>(parse: (text: string) => Value) => (text: string): Value | null => (text === 'NULL' ? null : parse(text))
const instantType = {
  to: 1184,
  from: [1184],
  serialize: (value: number | string | Date): string => {
    if (value === Infinity) return 'infinity'
    if (value === -Infinity) return '-infinity'
    return typeof value === 'string' ? value : new Date(value).toISOString()
  },
  parse: orNull((text) => (text === 'infinity' ? Infinity : text === '-infinity' ? -Infinity : Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))),
}
const dayType = { to: 1082, from: [1082], serialize: (value: string): string => value, parse: orNull((text) => text) }
const wholeType = { to: 20, from: [20], serialize: (value: number | string | bigint): string => String(value), parse: orNull(Number) }
const numberType = { to: 0, from: [21, 23, 26, 700, 701], serialize: String, parse: orNull(Number) }

export interface ConnectOptions {
  /** Most connections of this pool. */
  max?: number
  /** Name shown in `pg_stat_activity`. */
  name?: string
  /** After how long a transaction that does nothing is ended by the database, in ms; never without. */
  idleInTransactionMs?: number
  /** Called whenever a connection has ended. */
  onClose?: () => void
}

/** Opens a pool on a database address. Connects on first use. */
export function connect(url: string, { max = 10, name = 'pandora', idleInTransactionMs = 0, onClose }: ConnectOptions = {}): Sql {
  return postgres(url, {
    max,
    onnotice: () => {},
    // The driver's own waits grow to 20 s: as long would a call hang while the database is away, and listening stay deaf when it is back.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 0.25),
    ...(onClose ? { onclose: onClose } : {}),
    connection: { application_name: name, TimeZone: 'UTC', ...(idleInTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}) },
    types: { number: numberType, instant: instantType, day: dayType, whole: wholeType },
  }) as unknown as Sql
}
