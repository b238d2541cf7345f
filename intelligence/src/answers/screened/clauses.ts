import type { FoundBound } from './bounds.ts'
import type { Every, ScreenBound, ScreenColumn } from './screen.ts'
import type { Period } from '../reading/period.ts'
import type { Measure } from '../vocabulary.ts'

/** A part of a question that says what is bounded, when, or in which order. */
export type Token = { start: number; end: number } & (
  | { is: 'measure'; measure: Measure }
  | { is: 'time'; period: Period }
  | { is: 'every'; every: Every }
  | { is: 'bound'; bound: FoundBound }
  | { is: 'way'; way: 'rise' | 'fall' }
  | { is: 'relative'; relative: 'low' | 'high' }
  | { is: 'order'; order: 'up' | 'down' | null; by: boolean }
  | { is: 'against'; own: Measure; other: Measure; way: 'above' | 'below' }
  | { is: 'break' }
)
type Found<Is extends Token['is']> = Extract<Token, { is: Is }>

/** What the clauses of a question ask for. */
export interface Clauses {
  bounds: readonly ScreenBound[]
  shown: readonly ScreenColumn[]
  order: { column: ScreenColumn; order: 'up' | 'down' } | null
  /** An order of nothing that is named: the largest companies. */
  bySize: 'up' | 'down' | null
}

const isField = (measure: Measure): boolean =>
  (measure.kind === 'field' && measure.field !== 'roe' && measure.field !== 'nopat') || measure.kind === 'unheld'
const isMove = (measure: Measure): boolean => measure.kind === 'field' && measure.field === 'changeRate'
const isGrowth = (measure: Measure): boolean => measure.kind === 'formula' && measure.key.startsWith('growth:')

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens)
    if (token.is === 'break') clauses.push([])
    else clauses.at(-1)?.push(token)
  // A time by itself is that of the clause behind it: 过去三年，ROE都大于15%.
  const joined: Token[][] = []
  for (const clause of clauses) {
    const last: Token[] | undefined = joined.at(-1)
    const isTime = last?.every((one) => one.is === 'time' || one.is === 'every') ?? false
    if (last && last.length > 0 && isTime) last.push(...clause)
    else joined.push(clause)
  }
  return joined.filter((one) => one.length > 0)
}

/** Figures that are told in per cent by no bound: amounts and multiples. */
const hasNoRate = (measure: Measure): boolean =>
  measure.kind === 'item' ||
  (measure.kind === 'field' && ['marketCap', 'floatCap', 'peTtm', 'pbRatio', 'peg', 'close'].includes(measure.field))

/** A bound as it is of a measure, below zero where a fall is spoken of; null where its unit is another’s. */
function boundOf(column: ScreenColumn, bound: FoundBound, falls: boolean): ScreenBound | null {
  if (bound.unit === '%' && hasNoRate(column.measure)) return null
  if (!falls) return { column, ...within(bound) }
  const from = bound.to === null ? null : -bound.to
  const to = bound.from === null ? (bound.to === null ? null : 0) : -bound.from
  return { column, from, to, strict: bound.strict }
}
const within = ({ from, to, strict }: FoundBound): Pick<ScreenBound, 'from' | 'to' | 'strict'> => ({ from, to, strict })

/** The measure that a bound or a word at a place of a clause is of: the last before it, else the next behind it. */
function measureFor(
  clause: readonly Token[],
  place: number,
  bounded: ReadonlySet<Token>,
): Found<'measure'> | undefined {
  const all = measuresOf(clause)
  const before = all.findLast((one) => one.end <= place)
  const behind = all.find((one) => one.start >= place)
  // “under 12x PE and …”, “ROE above 15%, more than 20% growth”: one that is bounded is behind us.
  return before && (!bounded.has(before) || !behind) ? before : (behind ?? before)
}

/** A time that figures of statements are told of, one and not a stretch. */
const isOneTime = (time: Period | null): boolean =>
  time?.kind === 'year' || time?.kind === 'quarter' || time?.kind === 'toDate'

/** What of the clauses of a question has been read. */
class Asked {
  readonly bounds: ScreenBound[] = []
  order: Clauses['order'] = null
  bySize: Clauses['bySize'] = null
  /** Figures without a bound. */
  readonly bare: ScreenColumn[] = []
  /** A bound of nothing, or several times of one clause: it is not understood. */
  isUnclear = false
  #isByAlone = false
  #time: Period | null = null
  #measure: Measure | null = null

  read(clause: readonly Token[]): void {
    const times = clause.filter((one): one is Found<'time'> => one.is === 'time')
    const every = clause.find((one): one is Found<'every'> => one.is === 'every')?.every ?? null
    const measures = measuresOf(clause)
    const own = times[0]?.period ?? null
    if (!areSame(times)) this.isUnclear = true
    const columnOf = (measure: Measure): ScreenColumn => {
      const inherits = own === null && every === null && !isField(measure)
      return { measure, ...streak(measure, own ?? (inherits ? this.#time : null), every) }
    }
    const bounded = new Set<Token>()
    this.#readAgainst(clause, columnOf)
    this.#readBounds(clause, columnOf, bounded)
    const isOrdered = this.#readOrder(clause, columnOf, bounded)
    for (const one of measures) if (!bounded.has(one)) this.bare.push(columnOf(one.measure))
    // A stretch of years is a streak of its own clause alone, and days are those of prices.
    const isOfStatements = measures.some((one) => !isField(one.measure)) || (measures.length === 0 && !isOrdered)
    if (isOneTime(own) && isOfStatements) this.#time = own
    this.#measure = measures.at(-1)?.measure ?? this.#measure
  }

  /** Two figures against each other are of one time: that which is said, else the last whole year. */
  #readAgainst(clause: readonly Token[], columnOf: (measure: Measure) => ScreenColumn): void {
    for (const token of clause) {
      if (token.is !== 'against') continue
      const timed = (measure: Measure): ScreenColumn => {
        const column = columnOf(measure)
        const isLatest = column.every === null && (column.time === null || column.time.kind === 'latest')
        return isLatest ? { measure, time: null, every: { unit: 'year', count: 1, to: null } } : column
      }
      this.bounds.push({
        column: timed(token.own),
        from: null,
        to: null,
        strict: true,
        against: { column: timed(token.other), way: token.way },
      })
    }
  }

  #readBounds(clause: readonly Token[], columnOf: (measure: Measure) => ScreenColumn, bounded: Set<Token>): void {
    const measures = measuresOf(clause)
    const falls = clause.some((one) => one.is === 'way' && one.way === 'fall')
    for (const token of clause) {
      if (token.is !== 'bound' && token.is !== 'relative') continue
      const named =
        token.is === 'relative' ? relativeOf(clause, token, bounded) : measureFor(clause, token.start, bounded)
      // ROE above 15% and below 30%: of the figure before it.
      const measure: Measure | null = named?.measure ?? (measures.length === 0 ? this.#measure : null)
      const bound = measure && limitOf(columnOf(measure), token, falls && (isGrowth(measure) || isMove(measure)))
      if (bound) this.bounds.push(bound)
      else this.isUnclear = true
      if (named) bounded.add(named)
    }
    for (const token of clause) {
      const named = token.is === 'way' ? measures.findLast((one) => one.end <= token.start) : undefined
      if (!named || bounded.has(named)) continue
      bounded.add(named)
      const [from, to] = falls ? [null, 0] : [0, null]
      this.bounds.push({ column: columnOf(named.measure), from, to, strict: true })
    }
  }

  #readOrder(clause: readonly Token[], columnOf: (measure: Measure) => ScreenColumn, bounded: Set<Token>): boolean {
    const measures = measuresOf(clause)
    const orders = clause.filter((one): one is Found<'order'> => one.is === 'order')
    const by = orders.find((one) => one.by)
    const way = orders.find((one) => one.order !== null)
    const first = by ?? way
    if (!first) return false
    const behind = measures.find((one) => one.start >= first.end)
    const before = measures.findLast((one) => one.end <= first.start)
    const named = by || (behind && !bounded.has(behind)) ? behind : before
    if (named) {
      this.order = { column: columnOf(named.measure), order: way?.order ?? 'down' }
      this.#isByAlone = by !== undefined && way === undefined
      bounded.add(named)
    } else if (way?.order) this.bySize = way.order
    else this.isUnclear = true
    return true
  }

  /** In English a time that ends a question is that of all of it: revenue fell but profit rose in 2025. */
  giveTrailing(last: readonly Token[]): void {
    const time = last.findLast((one) => one.is === 'time' || one.is === 'measure')
    if (time?.is !== 'time' || !isOneTime(time.period) || measuresOf(last).every((one) => isField(one.measure))) return
    for (const { column } of this.bounds)
      if (column.time === null && column.every === null && !isField(column.measure))
        Object.assign(column, streak(column.measure, time.period, null))
  }

  /** 最便宜的5只券商股，按市净率: the figure of an order stands in a clause of its own. */
  joinOrder(): void {
    if (this.order && this.bySize && this.#isByAlone) {
      this.order.order = this.bySize
      this.bySize = null
    } else if (this.order && this.bySize) this.isUnclear = true
  }
}

/**
 * Reads the clauses that tokens of a question make, in their order; null where a bound is of nothing that is named, or a
 * time of nothing alone. `isCounted`: it asks how many; `end`: from which end so many of a list are asked.
 */
export function readClauses(
  tokens: readonly Token[],
  { isCounted, isEnglish, end }: { isCounted: boolean; isEnglish: boolean; end: 'up' | 'down' | null },
): Clauses | null {
  const clauses = clausesOf(tokens)
  const asked = new Asked()
  for (const clause of clauses) asked.read(clause)
  if (isEnglish) asked.giveTrailing(clauses.at(-1) ?? [])
  asked.joinOrder()
  // 营收增长、市盈率低于20: a growth beside bounds is one above zero.
  const isBound = (column: ScreenColumn) => isGrowth(column.measure) && (asked.bounds.length > 0 || isCounted)
  const [grown, shown] = [asked.bare.filter(isBound), asked.bare.filter((one) => !isBound(one))]
  const bounds = [...asked.bounds, ...grown.map((column) => ({ column, from: 0, to: null, strict: true }))]
  // Of a fall beside figures of a time of their own nobody can tell over which days.
  const columns = [...bounds.map((one) => one.column), ...(asked.order ? [asked.order.column] : [])]
  const isTimed = columns.some((one) => one.every !== null || one.time !== null)
  if (asked.isUnclear || (isTimed && columns.some((one) => isMove(one.measure) && one.time === null))) return null
  // An order of nothing named is of the figure that is shown.
  const [only, ...others] = shown
  const way = asked.bySize ?? (asked.order ? null : end)
  return way && only
    ? { bounds, shown: others, order: { column: only, order: way }, bySize: null }
    : { bounds, shown, order: asked.order, bySize: asked.bySize }
}

const measuresOf = (clause: readonly Token[]): Found<'measure'>[] =>
  clause.filter((one): one is Found<'measure'> => one.is === 'measure')

/** A bound that a word or a number sets on a figure; null where it is none on such. */
const limitOf = (column: ScreenColumn, token: Found<'bound'> | Found<'relative'>, falls: boolean): ScreenBound | null =>
  token.is === 'relative'
    ? { column, from: null, to: null, strict: true, relative: token.relative }
    : boundOf(column, token.bound, falls)

/** Low or high of the measure that ends where the word begins, and is not bounded yet, else of the next one. */
function relativeOf(clause: readonly Token[], token: Token, bounded: ReadonlySet<Token>): Found<'measure'> | undefined {
  const all = measuresOf(clause).filter((one) => !bounded.has(one))
  return (
    all.find((one) => one.end === token.start) ??
    all.find((one) => one.start >= token.end) ??
    all.findLast((one) => one.end <= token.start)
  )
}

const areSame = (times: readonly Found<'time'>[]): boolean =>
  new Set(times.map((one) => JSON.stringify(one.period))).size < 2

/** A stretch of years that a figure of statements is bounded over is each of them. */
function streak(measure: Measure, time: Period | null, every: Every | null): Pick<ScreenColumn, 'time' | 'every'> {
  if (isField(measure)) return { time, every }
  if (time?.kind === 'years')
    return { time: null, every: { unit: 'year', count: time.to - time.from + 1, to: time.to } }
  if (time?.kind === 'lastYears') return { time: null, every: { unit: 'year', count: time.count, to: null } }
  return { time: every ? null : time, every }
}
