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
  | { is: 'break' }
)
type Found<Is extends Token['is']> = Extract<Token, { is: Is }>

/** What the clauses of a question ask for; null where a bound is of nothing that is named. */
export interface Clauses {
  bounds: ScreenBound[]
  shown: ScreenColumn[]
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
  const all = clause.filter((one): one is Found<'measure'> => one.is === 'measure')
  const before = all.findLast((one) => one.end <= place)
  const behind = all.find((one) => one.start >= place)
  // “under 12x PE and …”, “ROE above 15%, more than 20% growth”: one that is bounded is behind us.
  return before && (!bounded.has(before) || !behind) ? before : (behind ?? before)
}

/** Reads the clauses that tokens of a question make, in their order. */
export function readClauses(
  tokens: readonly Token[],
  {
    isCounted,
    isEnglish,
    end,
  }: {
    /** Asks how many. */ isCounted: boolean
    isEnglish: boolean
    /** The end that so many are asked from. */ end: 'up' | 'down' | null
  },
): Clauses | null {
  const clauses = clausesOf(tokens)
  const asked: Clauses = { bounds: [], shown: [], order: null, bySize: null }
  let lastTime: Period | null = null
  let lastMeasure: Measure | null = null
  let isByAlone = false
  const bare: ScreenColumn[] = []
  for (const clause of clauses) {
    const times = clause.filter((one): one is Found<'time'> => one.is === 'time')
    const every = clause.find((one): one is Found<'every'> => one.is === 'every')?.every ?? null
    const bounded = new Set<Token>()
    const falls = clause.some((one) => one.is === 'way' && one.way === 'fall')
    const measures = clause.filter((one): one is Found<'measure'> => one.is === 'measure')
    if (times.length > 1 && !sameTimes(times)) return null
    const own = times[0]?.period ?? null
    const columnOf = (measure: Measure): ScreenColumn => {
      const inherits = own === null && every === null && !isField(measure)
      const time = own ?? (inherits ? lastTime : null)
      return { measure, ...streak(measure, time, every) }
    }
    for (const token of clause) {
      if (token.is !== 'bound' && token.is !== 'relative') continue
      const named =
        token.is === 'relative' ? relativeOf(clause, token, bounded) : measureFor(clause, token.start, bounded)
      const measure: Measure | null = named?.measure ?? (measures.length === 0 ? lastMeasure : null)
      if (!measure) return null
      if (named) bounded.add(named)
      const column = columnOf(measure)
      if (token.is === 'relative')
        asked.bounds.push({ column, from: null, to: null, strict: true, relative: token.relative })
      else {
        const bound = boundOf(column, token.bound, falls && (isGrowth(measure) || isMove(measure)))
        if (!bound) return null
        asked.bounds.push(bound)
      }
    }
    for (const token of clause) {
      if (token.is !== 'way') continue
      const named = measures.findLast((one) => one.end <= token.start)
      if (!named || bounded.has(named)) continue
      bounded.add(named)
      const [from, to] = token.way === 'fall' ? [null, 0] : [0, null]
      asked.bounds.push({ column: columnOf(named.measure), from, to, strict: true })
    }
    const orders = clause.filter((one): one is Found<'order'> => one.is === 'order')
    const by = orders.find((one) => one.by)
    const way = orders.find((one) => one.order !== null)
    if (orders.length > 0) {
      const first = by ?? way
      const behind = measures.find((one) => one.start >= (first?.end ?? 0))
      const before = measures.findLast((one) => one.end <= (first?.start ?? 0))
      const named = by ? behind : isBehind(behind, bounded) ? behind : before
      if (named) {
        asked.order = { column: columnOf(named.measure), order: way?.order ?? 'down' }
        isByAlone = by !== undefined && way === undefined
        bounded.add(named)
      } else if (way?.order) asked.bySize = way.order
      else return null
    }
    for (const one of measures) if (!bounded.has(one)) bare.push(columnOf(one.measure))
    // A stretch of years is a streak of its own clause alone.
    const isOne = own?.kind === 'year' || own?.kind === 'quarter' || own?.kind === 'toDate'
    const isOfStatements = measures.some((one) => !isField(one.measure))
    if (isOne && (isOfStatements || (measures.length === 0 && orders.length === 0))) lastTime = own
    lastMeasure = measures.at(-1)?.measure ?? lastMeasure
  }
  // 营收增长、市盈率低于20: a growth beside bounds is one above zero.
  for (const column of bare)
    if (isGrowth(column.measure) && (asked.bounds.length > 0 || isCounted))
      asked.bounds.push({ column, from: 0, to: null, strict: true })
    else asked.shown.push(column)
  // 最便宜的5只券商股，按市净率: the figure stands in a clause of its own.
  if (asked.order && asked.bySize && isByAlone) {
    asked.order.order = asked.bySize
    asked.bySize = null
  }
  if (asked.order && asked.bySize) return null
  if (isEnglish) giveTrailing(asked, clauses.at(-1) ?? [])
  // Of a fall beside figures of a time of their own nobody can tell over which days.
  const columns = [...asked.bounds.map((one) => one.column), ...(asked.order ? [asked.order.column] : [])]
  const isTimed = columns.some((one) => one.every !== null || one.time !== null)
  if (isTimed && columns.some((one) => isMove(one.measure) && one.time === null)) return null
  // An order of nothing named is of the one figure that is shown.
  const [only, ...others] = asked.shown
  const way = asked.bySize ?? (asked.order ? null : end)
  if (way && only) {
    asked.order = { column: only, order: way }
    asked.bySize = null
    asked.shown = others
  }
  return asked
}

/** In English a time that ends a question is that of all of it: revenue fell but profit rose in 2025. */
function giveTrailing(asked: Clauses, last: readonly Token[]): void {
  const time = last.findLast((one) => one.is === 'time' || one.is === 'measure')
  if (time?.is !== 'time') return
  for (const { column } of asked.bounds)
    if (column.time === null && column.every === null && !isField(column.measure))
      Object.assign(column, streak(column.measure, time.period, null))
}

const isBehind = (one: Token | undefined, bounded: ReadonlySet<Token>): boolean =>
  one !== undefined && !bounded.has(one)

/** Low or high of the measure that ends where the word begins, and is not bounded yet, else of the next one. */
function relativeOf(clause: readonly Token[], token: Token, bounded: ReadonlySet<Token>): Found<'measure'> | undefined {
  const all = clause.filter((one): one is Found<'measure'> => one.is === 'measure' && !bounded.has(one))
  return (
    all.find((one) => one.end === token.start) ??
    all.find((one) => one.start >= token.end) ??
    all.findLast((one) => one.end <= token.start)
  )
}

const sameTimes = (times: readonly Found<'time'>[]): boolean =>
  new Set(times.map((one) => JSON.stringify(one.period))).size === 1

/** A stretch of years that a figure of statements is bounded over is each of them. */
function streak(measure: Measure, time: Period | null, every: Every | null): Pick<ScreenColumn, 'time' | 'every'> {
  if (isField(measure)) return { time, every }
  if (time?.kind === 'years')
    return { time: null, every: { unit: 'year', count: time.to - time.from + 1, to: time.to } }
  if (time?.kind === 'lastYears') return { time: null, every: { unit: 'year', count: time.count, to: null } }
  return { time: every ? null : time, every }
}
