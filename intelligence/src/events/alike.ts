import type { EventFound } from '../analysis.ts'
import { eventKind, type EventClass } from './types.ts'

const DAY = 86_400_000

/**
 * Days within which the next document may still tell of the same event: stories of courts and deals go on, prices move
 * on.
 */
const windows: Readonly<Record<EventClass, number>> = {
  results: 10,
  orders: 7,
  product: 7,
  operations: 7,
  price: 4,
  policy: 7,
  deal: 30,
  holding: 7,
  capital: 14,
  law: 21,
  people: 10,
  trust: 10,
  market: 2,
}
/** Types of these classes are told apart by how much and with whom. */
const exact: ReadonlySet<EventClass> = new Set(['orders', 'deal', 'holding', 'capital'])
/** Two figures of one event differ by rounding at most. */
const ROUNDING = 1.12

/** Milliseconds after the last document in which another one may tell of the same event. */
export function windowOf(type: string): number {
  return windows[eventKind(type)?.class ?? 'orders'] * DAY
}

const partners = ({ roles }: EventFound): string[] =>
  roles.flatMap(({ role, companyId }) => (role === 'counterpart' && companyId !== null ? [companyId] : []))

/**
 * Whether two tellings of events of one subject and type may be one event: days, figures and counterparts do not
 * contradict each other. Symmetric.
 */
export function alike(one: EventFound, other: EventFound): boolean {
  if (one.day !== null && other.day !== null && Math.abs(Date.parse(one.day) - Date.parse(other.day)) > 3 * DAY)
    return false
  const group = eventKind(one.type)?.class
  if (!group || !exact.has(group)) return true
  if (one.amount && other.amount && one.amount.unit === other.amount.unit) {
    const [low, high] = [one.amount.value, other.amount.value].map(Math.abs).toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    if (high > low * ROUNDING) return false
  }
  const [mine, theirs] = [partners(one), partners(other)]
  return mine.length === 0 || theirs.length === 0 || mine.some((partner) => theirs.includes(partner))
}

/** What of a telling `alike` looks at, as one word: tellings of one word are alike to the same others. */
export const tellingOf = (found: EventFound): string =>
  [found.day, found.amount?.value, found.amount?.unit, ...partners(found).toSorted()].join(' ')
