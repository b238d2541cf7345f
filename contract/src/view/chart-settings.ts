import { z } from 'zod'

/** How far back a chart reaches from its last bar; `all` = to the first. */
export const chartRanges = ['1m', '3m', '6m', '1y', '3y', 'all'] as const
/** What one bar is of: a trading day, or the trading days of a calendar week or month. */
export const chartIntervals = ['day', 'week', 'month'] as const
/** How bars are drawn: candles, bars with ticks at open and close, a line of closes. */
export const chartTypes = ['candles', 'bars', 'line'] as const
export const chartScales = ['linear', 'log'] as const
/** Indicators by key: moving averages and the averages of RSI by their number of bars. */
export const indicatorKeys = [
  'ma5',
  'ma10',
  'ma20',
  'ma60',
  'ma120',
  'ma250',
  'boll',
  'volume',
  'macd',
  'rsi6',
  'rsi12',
  'rsi14',
  'rsi24',
  'kdj',
] as const
export type ChartRange = (typeof chartRanges)[number]
export type ChartInterval = (typeof chartIntervals)[number]
export type ChartType = (typeof chartTypes)[number]
export type IndicatorKey = (typeof indicatorKeys)[number]

/** What a layout keeps of a chart: nothing of the company that it was made for. */
export const chartSettings = z.object({
  range: z.enum(chartRanges),
  interval: z.enum(chartIntervals),
  type: z.enum(chartTypes),
  scale: z.enum(chartScales),
  indicators: z.array(z.enum(indicatorKeys)).max(indicatorKeys.length),
})
export type ChartSettings = z.infer<typeof chartSettings>
