import { monthsBefore } from '@pandora/contract/time'
import type { ChartRange } from '@pandora/contract/view/chart-settings'

type Column = readonly (number | null)[]

/** Bars side by side, one entry a bar in each column. Open, high and low null where the source gives the close alone. */
export interface Bars {
  date: readonly string[]
  open: Column
  high: Column
  low: Column
  close: readonly number[]
  volume: Column
  amount: Column
  turnoverRate: Column
}

export type Range = ChartRange
/** Ranges that a line is looked at by; a price chart offers them all. */
export const ranges = ['1m', '6m', '1y', '3y', 'all'] as const satisfies readonly Range[]
/** The same up to one that values reach back; of three months it is the last. */
export const rangesUpTo = (longest: Range): readonly Range[] =>
  longest === '3m' ? ['1m', '3m'] : ranges.slice(0, ranges.findIndex((one) => one === longest) + 1)
export const unders = ['volume', 'amount', 'turnover'] as const
export type Under = (typeof unders)[number]
const months: Record<Exclude<Range, 'all'>, number> = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36 }

/**
 * First day `YYYY-MM-DD` of a range that ends at `last`; undefined for all. The day of the month is kept, or its last.
 */
export function rangeStart(last: string, range: Range): string | undefined {
  return range === 'all' ? undefined : monthsBefore(last, months[range])
}

/**
 * One bar by its place; undefined outside. `open`, `high` and `low` null where the source gives the close without them;
 * `changeRate` in per cent of the close before, null for the first.
 */
export function barAt(bars: Bars, index: number) {
  const date = bars.date[index]
  const [open = null, high = null, low = null, close] = [
    bars.open[index],
    bars.high[index],
    bars.low[index],
    bars.close[index],
  ]
  if (date === undefined || close === undefined) return undefined
  const before = bars.close[index - 1]
  return {
    date,
    open,
    high,
    low,
    close,
    volume: bars.volume[index] ?? null,
    amount: bars.amount[index] ?? null,
    turnoverRate: bars.turnoverRate[index] ?? null,
    changeRate: before === undefined || before <= 0 ? null : (close / before - 1) * 100,
  }
}
export type Bar = NonNullable<ReturnType<typeof barAt>>

/** All bars, oldest first. */
export function barsOf(bars: Bars): Bar[] {
  return bars.date.flatMap((_, index) => barAt(bars, index) ?? [])
}

/** A log scale needs every price above zero. */
export function canLog(bars: Pick<Bars, 'low' | 'close'>): boolean {
  return bars.close.every((close, index) => (bars.low[index] ?? close) > 0)
}

/** Whether a bar lacks open, high or low: it is no candle. */
export const isPartial = ({ open, high, low }: Bar): boolean => open === null || high === null || low === null

/**
 * What is drawn of a bar: a candle, or where the open is missing a dash at the close, on the range as far as that is
 * known.
 */
export function drawnOf({ open, high, low, close }: Bar): { open: number; high: number; low: number; close: number } {
  const from = open ?? close
  return { open: from, high: high ?? Math.max(from, close), low: low ?? Math.min(from, close), close }
}

/** The figures under the candles; null where the source has none. */
export function underOf(bar: Bar, under: Under): number | null {
  return under === 'volume' ? bar.volume : under === 'amount' ? bar.amount : bar.turnoverRate
}
