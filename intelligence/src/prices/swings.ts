import { correlation, mean } from '../record/statistics.ts'

/** Trading days that a year is counted as where the deviation of a day is told by the year. */
const YEAR_DAYS = 252
/** Fewest returns of a volatility or a correlation, and of a beta: below them they tell of chance. */
export const FEWEST_RETURNS = 20
export const FEWEST_FOR_BETA = 60

/** Logarithm of each close over the one before it; closes are above zero. */
export const logReturns = (closes: readonly number[]): number[] =>
  closes.slice(1).map((close, at) => Math.log(close / (closes[at] ?? close)))

/**
 * Historical volatility in per cent a year: the sample's standard deviation of daily log returns × √252 (Hull, Options,
 * Futures, and Other Derivatives, “Estimating volatility from historical data”).
 */
export const annualised = (deviation: number): number => deviation * Math.sqrt(YEAR_DAYS) * 100

/**
 * Beta: the slope of a price's returns on those of what it is held against, covariance ÷ variance (Sharpe 1964); null
 * where the other does not vary.
 */
export function betaOf(own: readonly number[], other: readonly number[]): number | null {
  const [meanOwn, meanOther] = [mean(own) ?? 0, mean(other) ?? 0]
  let [both, alone] = [0, 0]
  for (const [at, one] of own.entries()) {
    const against = (other[at] ?? meanOther) - meanOther
    both += (one - meanOwn) * against
    alone += against * against
  }
  return alone === 0 ? null : both / alone
}

/** A close of a day. */
export interface DayClose {
  trade_date: string
  close: number
}

/**
 * Log returns of two series between the days on which both have a close above zero, so that a day on which one did not
 * trade is of neither; with those days, one more than the returns.
 */
export function pairedReturns(
  own: readonly DayClose[],
  other: readonly DayClose[],
): { days: string[]; own: number[]; other: number[] } {
  const byDay = new Map(other.filter((one) => one.close > 0).map((one) => [one.trade_date, one.close]))
  const both = own.flatMap(({ trade_date, close }) => {
    const beside = byDay.get(trade_date)
    return close > 0 && beside !== undefined ? [{ trade_date, close, beside }] : []
  })
  return {
    days: both.map((one) => one.trade_date),
    own: logReturns(both.map((one) => one.close)),
    other: logReturns(both.map((one) => one.beside)),
  }
}

/** Pearson's correlation of paired returns; null where one side does not vary. */
export const correlationOf = ({ own, other }: Pick<ReturnType<typeof pairedReturns>, 'own' | 'other'>): number | null =>
  correlation(own, other)
