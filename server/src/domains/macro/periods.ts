import type { LineBasis, TimeType } from '@pandora/contract/domains/macro/sources'

/** How often a series has a value. */
export type Frequency = 'day' | 'week' | TimeType
const lengths: Readonly<Record<Frequency, number>> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 }

/** The period of a day: `YYYY`, `YYYY-Qn`, `YYYY-MM`. */
export function periodOf(day: string, timeType: TimeType): string {
  if (timeType === 'month') return day.slice(0, 7)
  return timeType === 'year' ? day.slice(0, 4) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** The last month of a period, `YYYY-MM`. */
const lastMonth = (period: string): string =>
  period.length === 4
    ? `${period}-12`
    : period.includes('Q')
      ? `${period.slice(0, 5)}${String(Number(period.slice(6)) * 3).padStart(2, '0')}`
      : period

/** The last day of a period. */
export function endOfPeriod(period: string): string {
  const month = lastMonth(period)
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
}

/** The same period a year before. */
export const yearBefore = (period: string): string =>
  `${String(Number(period.slice(0, 4)) - 1).padStart(4, '0')}${period.slice(4)}`

/** Values of a line by period; why there are none at all. */
export interface Taken {
  values: ReadonlyMap<string, number>
  absence: 'OF_SHORTER_PERIODS' | 'OF_LONGER_PERIODS' | null
}

/**
 * What observations say of periods of a length. A stock and what counts from the year's beginning have the value of the
 * period's last month; what is of its period alone is added up where every part is known, and a change of a short period
 * says nothing of a longer one. A month that nobody published stays empty: nothing is guessed between its neighbours.
 */
export function takePeriods(
  observations: readonly { observed_on: string; value: number }[],
  { basis, frequency }: { basis: LineBasis; frequency: Frequency },
  timeType: TimeType,
): Taken {
  const [own, asked] = [lengths[frequency], lengths[timeType]]
  if (own > asked) return { values: new Map(), absence: 'OF_LONGER_PERIODS' }
  if (own === asked)
    return {
      values: new Map(observations.map(({ observed_on: day, value }) => [periodOf(day, timeType), value])),
      absence: null,
    }
  if (basis === 'rate' || (basis === 'current' && own === 0))
    return { values: new Map(), absence: 'OF_SHORTER_PERIODS' }
  const values = new Map<string, number>()
  for (const [period, parts] of Map.groupBy(observations, ({ observed_on: day }) => periodOf(day, timeType))) {
    if (basis === 'current') {
      if (parts.length === asked / own)
        values.set(
          period,
          parts.reduce((sum, { value }) => sum + value, 0),
        )
      continue
    }
    const last = parts.findLast(({ observed_on: day }) => day.slice(0, 7) === lastMonth(period))
    if (last) values.set(period, last.value)
  }
  return { values, absence: null }
}

/** Change of each period over the same one a year before, per cent; none where either is missing. */
export function yearOnYear(values: ReadonlyMap<string, number>): Map<string, number> {
  const changes = new Map<string, number>()
  for (const [period, value] of values) {
    const before = values.get(yearBefore(period))
    if (before !== undefined && before > 0) changes.set(period, Math.round((value / before - 1) * 1e6) / 1e4)
  }
  return changes
}
