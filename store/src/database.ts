import { connect as connectTo, type Socket } from 'node:net'
import postgres from 'postgres'

/**
 * Connection pool. Instants are numbers (ms since 1970, ±Infinity for infinite), days are `YYYY-MM-DD` texts, 64-bit
 * integers are numbers.
 */
export type Sql = postgres.Sql<CustomTypes>
/** A pool or a transaction: what queries run on. */
export type Db = postgres.ISql<CustomTypes>

interface CustomTypes extends Record<string, unknown> {
  instant: number
  day: string
}

/**
 * What the driver hands for a missing element of a list, which would be read as a value: NaN, an invalid instant, a day
 * called NULL.
 */
const orNull =
  <Value>(parse: (text: string) => Value) =>
  (text: string): Value | null =>
    text === 'NULL' ? null : parse(text)
/** `2024-03-01 02:00:00.123456+00`: up to what is smaller than a millisecond. */
const PLAIN = { least: 22, most: 29, year: 1000 } as const
const digitsOf = (text: string, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48
  return value
}
/**
 * An instant in UTC as the database writes it, ms; null of another form. Instants were a twelfth of what a page of
 * orders took to read, as texts that were mended and parsed.
 */
function plainInstant(text: string): number | null {
  const end = text.length - 3
  if (text.length < PLAIN.least || text.length > PLAIN.most || text[4] !== '-' || text[10] !== ' ') return null
  if (!text.endsWith('+00')) return null
  const year = digitsOf(text, 0, 4)
  if (year < PLAIN.year) return null
  const whole = Date.UTC(
    year,
    digitsOf(text, 5, 7) - 1,
    digitsOf(text, 8, 10),
    digitsOf(text, 11, 13),
    digitsOf(text, 14, 16),
    digitsOf(text, 17, 19),
  )
  if (end === 19) return whole
  if (text[19] !== '.') return null
  const places = Math.min(3, end - 20)
  return whole + digitsOf(text, 20, 20 + places) * 10 ** (3 - places)
}
const instantType = {
  to: 1184,
  from: [1184],
  serialize: (value: number | string | Date): string => {
    if (value === Infinity) return 'infinity'
    if (value === -Infinity) return '-infinity'
    return typeof value === 'string' ? value : new Date(value).toISOString()
  },
  parse: orNull((text) => {
    if (text === 'infinity') return Infinity
    if (text === '-infinity') return -Infinity
    const plain = plainInstant(text)
    return plain ?? Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  }),
}
const dayType = { to: 1082, from: [1082], serialize: (value: string): string => value, parse: orNull((text) => text) }
const wholeType = {
  to: 20,
  from: [20],
  serialize: (value: number | string | bigint): string => String(value),
  parse: orNull(Number),
}
const truthType = {
  to: 16,
  from: [16],
  serialize: (value: boolean): string => (value ? 't' : 'f'),
  parse: orNull((text) => text === 't'),
}
/** A list of texts is read here: the driver hands its missing elements on as it does a text that says NULL. */
const TEXT = 25
const textListType = {
  to: 1009,
  from: [1009],
  serialize: (list: readonly unknown[]): string => listText(list),
  parse: (text: string): TextList => textList(text),
}
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

/** What the driver asks a socket with. */
interface Place {
  host: readonly string[]
  port: readonly number[]
}

/**
 * The driver's address and socket. Where the address names a folder as its host, the socket in that folder. Elsewhere
 * one that sends at once what it is given: the driver's own holds a short piece back until the one before it is
 * acknowledged (Nagle), which a server that only listens does after 40 ms: so long took the end of every COPY.
 * Addresses of several hosts are left to the driver, who tries one after the other.
 */
function reaching(url: string): { url: string; options: object } {
  if (!URL.canParse(url)) return { url, options: {} }
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  const isOne = folder === null && address.hostname !== '' && !/,|^%2/.test(address.hostname)
  if (!isOne && !folder?.startsWith('/')) return { url, options: {} }
  // What the driver does not know it takes for a setting of the server's.
  address.searchParams.delete('host')
  const socket = ({ host: [host = ''], port: [port = 5432] }: Place): Socket => {
    const to = folder === null ? { host, port, noDelay: true } : { path: `${folder}/.s.PGSQL.${port}` }
    // The driver looks up there whom it speaks with.
    return Object.assign(connectTo(to), { host, port })
  }
  return { url: address.href, options: { socket } }
}

/** The driver as it comes, with its own types and readings of values, for what needs no more; of any address that we give. */
export function driver(url: string, given: Parameters<typeof postgres>[1] = {}): ReturnType<typeof postgres> {
  const { url: address, options } = reaching(url)
  return postgres(address, { ...options, ...given })
}

/** Opens a pool on a database address. Connects on first use. */
export function connect(
  url: string,
  { max = 10, name = 'pandora', idleInTransactionMs = 0, onClose }: ConnectOptions = {},
): Sql {
  const { url: address, options } = reaching(url)
  const sql = postgres(address, {
    max,
    ...options,
    onnotice: () => {},
    // The driver's own waits grow to 20 s: as long would a call hang while the database is away, and listening stay
    // deaf when it is back.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 0.25),
    ...(onClose ? { onclose: onClose } : {}),
    connection: {
      application_name: name,
      TimeZone: 'UTC',
      ...(idleInTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}),
    },
    types: {
      number: numberType,
      instant: instantType,
      day: dayType,
      whole: wholeType,
      truth: truthType,
      textList: textListType,
    },
  })
  // What `array` sends a list of texts as: the driver enters it only for lists that it reads itself.
  const { shared } = sql.options as unknown as { shared: { typeArrayMap: Record<number, number> } }
  shared.typeArrayMap[TEXT] = textListType.to
  return sql as unknown as Sql
}

type TextList = (string | null | TextList)[]

/** Elements of a list as the database writes them: one in quotes is that text, one without may be none. */
const element = /"((?:[^"\\]|\\.)*)"|([^",{}]+)|([{}])/gs

function textList(text: string): TextList {
  const open: TextList[] = [[]]
  for (const [, quoted, bare, brace] of text.matchAll(element)) {
    const own = open.at(-1) as TextList
    if (brace === '{') {
      const inner: TextList = []
      own.push(inner)
      open.push(inner)
    } else if (brace === '}') open.pop()
    else own.push(quoted === undefined ? (bare === 'NULL' ? null : (bare ?? '')) : quoted.replace(/\\(.)/gs, '$1'))
  }
  return (open[0]?.[0] ?? []) as TextList
}

function listText(list: readonly unknown[]): string {
  return `{${list.map((one) => (Array.isArray(one) ? listText(one) : one === null || one === undefined ? 'null' : `"${String(one).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
}
