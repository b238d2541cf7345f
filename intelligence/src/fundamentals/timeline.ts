import { booksOn, keyOf, type Books } from './books.ts'
import { monthOf } from './months.ts'
import { figuresOf } from './figures.ts'
import { quarterRow, saidOf, saysOtherwise, type QuarterRow, type Said } from './quarter-row.ts'
import type { ReportedVersion } from './types.ts'

/**
 * A quarter's row while it stood: from `knownAt`, when the newest of what it rests on was known, until `supersededAt`
 * (ms, ±Infinity).
 */
export interface QuarterVersion<Item extends ReportedVersion> {
  row: QuarterRow
  periodEnd: string
  knownAt: number
  supersededAt: number
  /** What became known then. */ newest: Item
  /** An earlier version of the period said otherwise, beyond what rounding explains. */ restated: boolean
}

/**
 * Months back that a quarter's row reaches: growth of the last four quarters compares with those before, and whether
 * the company was the same in each of those is told by the year before it.
 */
const REACH = 36

/**
 * Every version of every quarter of a company, from all versions of what it reported. A quarter stands from when
 * something of its own period was known; it has a
 * new version whenever something it rests on changes its values, and only then. In order of period and time.
 */
export function quarterVersions<Item extends ReportedVersion>(items: readonly Item[]): QuarterVersion<Item>[] {
  const begins = items.toSorted((a, b) => a.knownAt - b.knownAt || (a.periodEnd < b.periodEnd ? -1 : 1))
  const ends = items.filter((one) => one.supersededAt !== Infinity).toSorted((a, b) => a.supersededAt - b.supersededAt)
  const held = new Map<string, Item>()
  const books: Books = booksOn(held)
  /** Figures known of each month, and the open version of its row. */
  const known = new Map<number, Set<Item>>()
  const said = new Map<number, Said[]>()
  const open = new Map<number, QuarterVersion<Item> & { text: string }>()
  const done: QuarterVersion<Item>[] = []
  const instants = [...new Set([...begins.map((one) => one.knownAt), ...ends.map((one) => one.supersededAt)])].toSorted(
    (a, b) => a - b,
  )
  let [atBegin, atEnd] = [0, 0]
  for (const instant of instants) {
    const touched = new Map<number, Item>()
    for (let one = ends[atEnd]; one && one.supersededAt <= instant; one = ends[++atEnd]) {
      const month = monthOf(one.periodEnd)
      const key = keyOf(one.item, month, one.months)
      if (held.get(key) === one) held.delete(key)
      known.get(month)?.delete(one)
      if (!touched.has(month)) touched.set(month, one)
    }
    for (let one = begins[atBegin]; one && one.knownAt <= instant; one = begins[++atBegin]) {
      const month = monthOf(one.periodEnd)
      held.set(keyOf(one.item, month, one.months), one)
      known.set(month, (known.get(month) ?? new Set<Item>()).add(one))
      touched.set(month, one)
    }
    const changed = new Map<number, Item>()
    for (const [month, newest] of touched)
      for (let later = month; later <= month + REACH; later++)
        if (known.has(later) && !changed.has(later)) changed.set(later, touched.get(later) ?? newest)
    for (const [month, newest] of changed) renew(month, newest, instant)
  }
  for (const { text: _, ...version } of open.values()) done.push(version)
  return done.toSorted((a, b) =>
    a.periodEnd === b.periodEnd ? a.knownAt - b.knownAt : a.periodEnd < b.periodEnd ? -1 : 1,
  )

  function renew(month: number, newest: Item, instant: number): void {
    const own = known.get(month)
    const standing = open.get(month)
    if (!own || own.size === 0) {
      if (standing) close(month, instant)
      return
    }
    const figure = figuresOf(books)
    const row = quarterRow(books, month, figure)
    const periodEnd = [...own].reduce((latest, one) => (one.periodEnd > latest ? one.periodEnd : latest), '')
    const text = `${periodEnd} ${JSON.stringify(row)}`
    if (standing?.text === text) return
    if (standing) close(month, instant)
    const now = saidOf(figure, month)
    const before = said.get(month) ?? []
    said.set(month, [...before, now])
    open.set(month, {
      row,
      periodEnd,
      knownAt: instant,
      supersededAt: Infinity,
      newest,
      restated: before.some((one) => saysOtherwise(one, now)),
      text,
    })
  }

  function close(month: number, instant: number): void {
    const standing = open.get(month)
    open.delete(month)
    if (!standing) return
    const { text: _, ...version } = standing
    done.push({ ...version, supersededAt: instant })
  }
}
