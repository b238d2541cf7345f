import type { FieldSort } from '@pandora/contract/domains/figures/fields'
import type { Language } from '@pandora/contract/language'
import { LRUCache } from 'lru-cache'
import type { ClassNode } from '../market.queries.ts'
import type { MarketFigures } from '../market.ts'
import { tradeDateOf } from '../traded.ts'
import { comparable, marketCurrency, presentOf, type Columns, type Present, type Taken } from './values.ts'

/** Most answers kept of one state of a market: readers page through the same one, and many ask the same. */
const MOST_KEPT = 64

/**
 * A market ready to be screened: its rows by code, its figures as lists, its orders sorted once each, and the classes
 * above each company's.
 */
export interface Screenable {
  rows: readonly MarketFigures[]
  currency: string | null
  present: Present
  /** The day looked from. */
  seenFrom: string
  /** Figures as they can be held against others, by what else a filter takes. */
  columns: (taken: Taken) => Columns
  /** Places of `rows` in an order; what is missing comes last either way, equals by code. */
  by: (sort: FieldSort, order: 'up' | 'down', language: Language, taken: Taken) => readonly number[]
  /** Codes of a class and of those above it. */
  path: (code: string | null) => readonly string[]
  classes: ReadonlyMap<string, ClassNode>
  /** What was worked out of the market under a key, or what `make` gives. Only what is the same for every reader. */
  kept: <T extends object>(key: string, make: () => T) => T
}

const made = new WeakMap<ReadonlyMap<string, MarketFigures>, Screenable>()

/**
 * Readies a market's figures as seen from a day; the same figures give the same answer, so that sorting is done once
 * until facts change.
 */
export function screenable(
  market: ReadonlyMap<string, MarketFigures>,
  classes: ReadonlyMap<string, ClassNode>,
  seenFrom: string,
): Screenable {
  const held = made.get(market)
  if (held && held.classes === classes && held.seenFrom === seenFrom) return held
  const rows = [...market.values()].toSorted((a, b) =>
    a.code === b.code ? (a.companyId < b.companyId ? -1 : 1) : a.code < b.code ? -1 : 1,
  )
  const currency = marketCurrency(rows)
  const answers = new LRUCache<string, object>({ max: MOST_KEPT })
  const present = presentOf(tradeDateOf(market), seenFrom)
  const lists = new Map<string, Float64Array>()
  const sorted = new Map<string, readonly number[]>()
  const paths = new Map<string, readonly string[]>()
  const columns =
    (taken: Taken): Columns =>
    (field) => {
      const key = `${field} ${keyOf(taken)}`
      let list = lists.get(key)
      if (!list)
        lists.set(
          key,
          (list = Float64Array.from(rows, (row) => comparable(row, field, currency, present, taken) ?? Number.NaN)),
        )
      return list
    }
  const one: Screenable = {
    rows,
    currency,
    present,
    seenFrom,
    columns,
    classes,
    by(sort, order, language, taken) {
      const text = sort === 'name' || sort === 'industry'
      const key = `${sort} ${order} ${text ? language : keyOf(taken)}`
      let list = sorted.get(key)
      if (!list)
        sorted.set(
          key,
          (list = text
            ? byText(rows, (row) => textOf(row, sort, language, classes), order, language)
            : sort === 'code'
              ? placesOf(rows, order)
              : byFigure(columns(taken)(sort), order)),
        )
      return list
    },
    path(code) {
      if (code === null) return []
      let up = paths.get(code)
      if (!up) paths.set(code, (up = upFrom(code, classes)))
      return up
    },
    kept<T extends object>(key: string, make: () => T): T {
      let answer = answers.get(key)
      if (!answer) answers.set(key, (answer = make()))
      return answer as T
    },
  }
  made.set(market, one)
  return one
}

const keyOf = ({ oldPeriods }: Taken): string => (oldPeriods ? 'old' : '')

function upFrom(code: string, classes: ReadonlyMap<string, ClassNode>): string[] {
  const found: string[] = []
  for (let at: string | null = code; at !== null && !found.includes(at); at = classes.get(at)?.parent ?? null)
    found.push(at)
  return found
}

function placesOf(rows: readonly MarketFigures[], order: 'up' | 'down'): number[] {
  const places = rows.map((_, at) => at)
  return order === 'up' ? places : places.toReversed()
}

function byFigure(values: Float64Array, order: 'up' | 'down'): number[] {
  const sign = order === 'up' ? 1 : -1
  const places = Array.from(values, (_, at) => at)
  const known = places.filter((at) => !Number.isNaN(values[at]))
  return [
    ...known.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b),
    ...places.filter((at) => Number.isNaN(values[at])),
  ]
}

function textOf(
  row: MarketFigures,
  sort: 'name' | 'industry',
  language: Language,
  classes: ReadonlyMap<string, ClassNode>,
): string | null {
  if (sort === 'name') return language === 'en' ? (row.nameEn ?? row.nameZh) : (row.nameZh ?? row.nameEn)
  const node = row.industryCode === null ? undefined : classes.get(row.industryCode)
  return node ? (language === 'en' ? (node.nameEn ?? node.nameZh) : node.nameZh) : null
}

function byText(
  rows: readonly MarketFigures[],
  text: (row: MarketFigures) => string | null,
  order: 'up' | 'down',
  language: Language,
): number[] {
  const { compare } = new Intl.Collator(language === 'en' ? 'en' : 'zh-CN')
  const sign = order === 'up' ? 1 : -1
  const texts = rows.map(text)
  const places = rows.map((_, at) => at)
  return [
    ...places
      .filter((at) => texts[at] !== null)
      .sort((a, b) => sign * compare(texts[a] ?? '', texts[b] ?? '') || a - b),
    ...places.filter((at) => texts[at] === null),
  ]
}
