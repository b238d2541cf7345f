import type { RatingClass } from '../../reports/rating.ts'
import type { Period } from '../reading/period.ts'
import type { NamedIndustry, NamedTheme } from '../reading/reading.ts'
import type { Measure } from '../vocabulary.ts'

/** Each of so many years or quarters, the last ones where no year is named. */
export interface Every {
  unit: 'year' | 'quarter'
  count: number
  /** The last year of them. */ to: number | null
}

/** A figure by which companies are screened, and of when; of no time the latest. */
export interface ScreenColumn {
  measure: Measure
  time: Period | null
  every: Every | null
}

/** A bound on a figure; `relative`: low or high without a number, told by the others’ middle. */
export interface ScreenBound {
  column: ScreenColumn
  from: number | null
  to: number | null
  strict: boolean
  relative?: 'low' | 'high'
  /** Another figure of the same time that it is to be above or below of; no number bounds it then. */
  against?: { column: ScreenColumn; way: 'above' | 'below' }
}

/** Where companies are to be of: a seat, or where their stock is listed. */
export type Where = { /** Companies there are left out. */ out: boolean } & Place
export type Place =
  | { kind: 'seat'; by: 'city' | 'region'; code: string; zh: string; en: string }
  | { kind: 'exchange'; exchange: 'SSE' | 'SHZ' | 'BSE' }
  | { kind: 'board'; board: 'star' | 'chinext' | 'main' }

/** Which companies of the market a question asks for: those within all bounds, in an order. */
export interface Screen {
  /** Says that companies are asked for: beside bounds alone a company that was spoken of may be meant. */
  asksForMany: boolean
  bounds: readonly ScreenBound[]
  /** Figures to be shown, without a bound. */
  shown: readonly ScreenColumn[]
  order: { column: ScreenColumn; order: 'up' | 'down' } | null
  /** How many of them are asked for. */
  top: number | null
  /** Asks how many they are. */
  counts: boolean
  /** Asks how large a part of all they are. */
  share: boolean
  industries: readonly NamedIndustry[]
  themes: readonly NamedTheme[]
  except: readonly NamedIndustry[]
  ofAllGroups: boolean
  where: readonly Where[]
  /** Leaves out companies under special treatment. */
  withoutSt: boolean
  /** The rating that the last report about them gives. */
  rated: RatingClass | null
  /** Speaks of the list before it (of these three), or may where there is one (sorted by size). */
  refers: 'said' | 'may' | null
  /** Is of companies of the list that a question before it made. */
  within: Screen | null
}

/** Whether a screen is one that a list by one time and the market's latest figures cannot tell. */
export function isCombined({ bounds, shown, order, share, where, withoutSt, rated, within }: Screen): boolean {
  const columns = [...bounds.map((one) => one.column), ...shown, ...(order ? [order.column] : [])]
  const isMove = ({ measure, time }: ScreenColumn) =>
    measure.kind === 'field' && measure.field === 'changeRate' && time !== null
  const isYear = ({ measure, time }: ScreenColumn) =>
    time === null || time.kind === 'latest' || (time.kind === 'year' && measure.kind !== 'field')
  const times = new Set(
    columns.map(({ time }) => (time === null || time.kind === 'latest' ? '' : JSON.stringify(time))),
  )
  return (
    share ||
    withoutSt ||
    rated !== null ||
    where.length > 0 ||
    within !== null ||
    times.size > 1 ||
    bounds.some((one) => one.against) ||
    bounds.filter((one) => one.relative).length > 1 ||
    columns.some((one) => one.every !== null || one.measure.kind === 'unheld') ||
    columns.some((one) => (isMove(one) ? columns.some((other) => !isMove(other)) : !isYear(one)))
  )
}
