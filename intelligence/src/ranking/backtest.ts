import { mean, rankCorrelation, wilson } from '../record/statistics.ts'
import { RANKING_VERSION } from './rank.ts'
import type { Backtest } from './types.ts'

/** A ranking as it was known, and what each stock did over its industry afterwards. */
export interface RankedMonth {
  /** `YYYY-MM`. */
  month: string
  /** ms. */
  rankedAt: number
  entries: readonly {
    companyId: string
    score: number | null
    /** Return over the industry's, per cent, from the next open; null where it could not be traded. */ excess:
      | number
      | null
    /** ms: when the window closed. */ closedAt: number
  }[]
}

const LEAST_COMPANIES = 10
const EVIDENCE = 30
/** Part of the companies that counts as the top. */
const TOP = 0.2

/**
 * Rank IC by month and how often the top fifth did better than the median. Only windows that had closed by `asOf` (ms)
 * count: a month all of whose windows are open is left out.
 */
export function backtest(months: readonly RankedMonth[], asOf: number): Backtest {
  let [hits, trials] = [0, 0]
  const tested = months
    .filter((one) => one.rankedAt <= asOf)
    .toSorted((a, b) => a.rankedAt - b.rankedAt)
    .flatMap(({ month, entries }) => {
      const closed = entries.flatMap(({ companyId, score, excess, closedAt }) =>
        score === null || excess === null || closedAt > asOf || !Number.isFinite(score) || !Number.isFinite(excess)
          ? []
          : [{ companyId, score, excess }],
      )
      if (closed.length === 0) return []
      const order = closed.toSorted((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1))
      const excesses = closed.map((one) => one.excess).toSorted((a, b) => a - b)
      const middle = excesses[excesses.length >> 1] ?? 0
      if (closed.length >= LEAST_COMPANIES) {
        const top = order.slice(0, Math.floor(order.length * TOP))
        trials += top.length
        hits += top.filter((one) => one.excess > middle).length
      }
      return [
        {
          month,
          companies: closed.length,
          rankIC:
            closed.length < LEAST_COMPANIES
              ? null
              : rankCorrelation(
                  closed.map((one) => one.score),
                  closed.map((one) => one.excess),
                ),
          grey: closed.length < EVIDENCE,
        },
      ]
    })
  const ics = tested.flatMap((one) => one.rankIC ?? [])
  const meanIC = mean(ics)
  const deviation =
    meanIC === null || ics.length < 3
      ? 0
      : Math.sqrt(ics.reduce((sum, one) => sum + (one - meanIC) ** 2, 0) / (ics.length - 1))
  return {
    version: RANKING_VERSION,
    months: tested,
    meanIC,
    informationRatio: meanIC !== null && deviation > 0 ? meanIC / deviation : null,
    hitRate: wilson(hits, trials),
    samples: trials,
    grey: trials < EVIDENCE,
  }
}
