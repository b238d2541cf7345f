import type { TimeType } from '@pandora/contract/domains/macro/sources'
import type { EconomicTime } from '@pandora/intelligence/answers/economy/months'
import type { Draft } from '../draft.ts'
import { inWords } from '../draft.ts'

/** Of which periods an indicator is asked: of one, of those from one to another, or of so many up to the last. */
export type Asked =
  | { kind: 'one'; every: TimeType; period: string }
  | { kind: 'span'; every: TimeType | null; from: string; to: string }
  | { kind: 'last'; count: number; years: boolean }

const two = (value: number): string => String(value).padStart(2, '0')

/** What a time means for indicators. A quarter's end is where counting from the year's beginning has come to. */
export function askedOf(time: EconomicTime, today: string): Asked {
  switch (time.kind) {
    case 'year':
      return { kind: 'one', every: 'year', period: String(time.year) }
    case 'quarter':
      return { kind: 'one', every: 'quarter', period: `${time.year}-Q${time.quarter}` }
    case 'toDate':
      return { kind: 'one', every: 'quarter', period: `${time.year}-Q${time.months / 3}` }
    case 'month':
      return { kind: 'one', every: 'month', period: time.month }
    case 'day':
      return { kind: 'one', every: 'month', period: time.day.slice(0, 7) }
    case 'months':
      return { kind: 'span', every: null, from: `${time.from}-01`, to: `${time.to}-31` }
    case 'lastDays':
      return { kind: 'last', count: Math.max(1, Math.round(time.count / 30)), years: false }
    case 'span':
      return { kind: 'span', every: null, from: time.from, to: time.to }
    case 'since':
      return { kind: 'span', every: null, from: time.day, to: today }
    case 'years':
      return { kind: 'span', every: 'year', from: `${time.from}-01-01`, to: `${time.to}-12-31` }
    case 'lastYears':
      return { kind: 'last', count: time.count, years: true }
    case 'lastMonths':
      return { kind: 'last', count: time.count, years: false }
    case 'ttm':
      return { kind: 'last', count: 12, years: false }
    case 'latest':
      return { kind: 'last', count: 1, years: false }
  }
}

/** The first and last day of a period; a day is its own. */
export function daysOf(period: string): { from: string; to: string } {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period)
  if (quarter) {
    const last = Number(quarter[2]) * 3
    return { from: `${quarter[1]}-${two(last - 2)}-01`, to: `${quarter[1]}-${two(last)}-31` }
  }
  if (period.length === 4) return { from: `${period}-01-01`, to: `${period}-12-31` }
  return period.length === 7 ? { from: `${period}-01`, to: `${period}-31` } : { from: period, to: period }
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** A period as an answer writes it: 2024年3月, 2024年第一季度, 2024年; March 2024, Q1 2024, 2024. */
export function periodIn(draft: Pick<Draft, 'language'>, period: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period)
  if (quarter)
    return inWords(draft, `${quarter[1]}年第${'一二三四'[Number(quarter[2]) - 1]}季度`, `Q${quarter[2]} ${quarter[1]}`)
  if (period.length === 4) return inWords(draft, `${period}年`, period)
  if (period.length === 7) {
    const month = Number(period.slice(5))
    return inWords(draft, `${period.slice(0, 4)}年${month}月`, `${months[month - 1]} ${period.slice(0, 4)}`)
  }
  return period
}
