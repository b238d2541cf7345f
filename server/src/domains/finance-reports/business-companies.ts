import { NEWEST_OF_EACH } from '@pandora/contract/domains/finance-reports/shapes'
import type { BusinessFigures } from './segments.ts'

/** A company with its figures of one business, newest first. */
export interface WithBusiness {
  companyId: string
  periods: readonly BusinessFigures[]
}
/** Companies that can be ranked together: at the end of one report, in one currency. */
export interface Comparable {
  period: string | null
  currency: string | null
  periods: { periodEnd: string; companies: number }[]
  currencies: { currency: string; companies: number }[]
  rows: { companyId: string; figures: BusinessFigures }[]
  leftOut: number
}

/**
 * Part of the most companies of any report that the newest needs to be the one compared at: a report that only a few
 * have given yet waits.
 */
const ENOUGH = 0.5

function counted(
  all: readonly WithBusiness[],
  keysOf: (one: WithBusiness) => readonly string[],
): { key: string; companies: number }[] {
  const counts = new Map<string, number>()
  for (const one of all) for (const key of new Set(keysOf(one))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, companies]) => ({ key, companies }))
}

/**
 * Picks what is compared: the currency asked for, else that of most companies; the report's end asked for, else the
 * newest that enough of them have. Who has no figure of both is counted.
 */
export function comparable(
  all: readonly WithBusiness[],
  asked: { period?: string | undefined; currency?: string | undefined },
): Comparable {
  const currencies = counted(all, ({ periods }) => periods.slice(0, 1).map((one) => one.currency)).toSorted(
    (a, b) => b.companies - a.companies || (a.key < b.key ? -1 : 1),
  )
  const currency = asked.currency ?? currencies[0]?.key ?? null
  const inIt = all
    .map(({ companyId, periods }) => ({ companyId, periods: periods.filter((one) => one.currency === currency) }))
    .filter(({ periods }) => periods.length > 0)
  const ends = counted(inIt, ({ periods }) => periods.map((one) => one.periodEnd)).toSorted((a, b) =>
    a.key < b.key ? 1 : -1,
  )
  const most = Math.max(0, ...ends.map((one) => one.companies))
  const period = asked.period ?? ends.find((one) => one.companies >= ENOUGH * most)?.key ?? null
  const rows = inIt.flatMap(({ companyId, periods }) => {
    const figures = period === NEWEST_OF_EACH ? periods[0] : periods.find((one) => one.periodEnd === period)
    return figures ? [{ companyId, figures }] : []
  })
  return {
    period,
    currency,
    rows,
    leftOut: all.length - rows.length,
    periods: ends.map(({ key, companies }) => ({ periodEnd: key, companies })),
    currencies: currencies.map(({ key, companies }) => ({ currency: key, companies })),
  }
}
