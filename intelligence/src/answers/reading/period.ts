/** A time that a question speaks of. */
export type Period =
  | { kind: 'year'; year: number }
  /** A quarter by itself. */
  | { kind: 'quarter'; year: number; quarter: number }
  /** From the year's beginning, so many months. */
  | { kind: 'toDate'; year: number; months: 3 | 6 | 9 }
  | { kind: 'ttm' }
  | { kind: 'latest' }
  | { kind: 'years'; from: number; to: number }
  /** So many years up to the last one reported; `held`: of these those that are held, for no number was named. */
  | { kind: 'lastYears'; count: number; held?: true }
  | { kind: 'day'; day: string }
  | { kind: 'since'; day: string }
  /** So many days up to today. */
  | { kind: 'lastDays'; count: number }
  /** Days from one to another, both of them. */
  | { kind: 'span'; from: string; to: string }

export interface FoundPeriod {
  period: Period
  start: number
  end: number
}
