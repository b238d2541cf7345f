import type { SeriesPeriod } from '@pandora/contract/domains/industries/shapes'

export type Span = 'day' | 'week' | 'month'

/** What one column of a period stands for: no more than some hundred columns can be told apart. */
export function spanOf(period: SeriesPeriod): Span {
  return period === '1m' || period === '6m' ? 'day' : period === 'all' ? 'month' : 'week'
}

const DAY = 86_400_000

function beginOf(day: string, span: Span): string {
  if (span === 'month') return `${day.slice(0, 7)}-01`
  if (span === 'day') return day
  const at = Date.parse(`${day}T00:00:00Z`)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
}

interface Counts {
  date: readonly string[]
  rising: readonly number[]
  falling: readonly number[]
}

/** Mean counts of the days of each span, under the span's first day. */
export function countsBy(
  span: Span,
  { date, rising, falling }: Counts,
): { days: string[]; rising: number[]; falling: number[] } {
  const groups = Map.groupBy(
    date.map((day, place) => ({ day, up: rising[place] ?? 0, down: falling[place] ?? 0 })),
    ({ day }) => beginOf(day, span),
  )
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    days: [...groups.keys()],
    rising: [...groups.values()].map((of) => mean(of.map(({ up }) => up))),
    falling: [...groups.values()].map((of) => mean(of.map(({ down }) => down))),
  }
}
