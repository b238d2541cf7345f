import { listedTwice, shareOfOneLevel } from '@pandora/intelligence/business/one-level'
import type { WeighedSegment } from './companies.queries.ts'

/** Share of a company's revenue, per cent, by which report; null with the reason where it is not known. */
export interface Share {
  revenueShare: number | null
  periodEnd: string | null
  absence: 'NO_SOURCE' | 'NO_SEGMENT' | null
}

/** Segments of each cut's own last report that are counted twice. */
export const twiceAmong = (segments: readonly WeighedSegment[]): ReadonlySet<WeighedSegment> =>
  new Set(
    [...Map.groupBy(segments, (one) => one.period_end).values()].flatMap((own) =>
      [
        ...listedTwice(
          own.map((row) => ({
            row,
            dimension: row.dimension,
            name: row.name,
            revenue: row.revenue,
            revenueShare: row.revenue_share,
            currency: row.currency,
          })),
        ),
      ].map(({ row }) => row),
    ),
  )

/** A policy that names the company itself touches all it sells. */
export const whole = (segments: readonly WeighedSegment[]): Share =>
  segments.length === 0
    ? { revenueShare: null, periodEnd: null, absence: 'NO_SOURCE' }
    : { revenueShare: 100, periodEnd: segments[0]?.period_end ?? null, absence: null }

/** Share of revenue of the segments that fit, a level and its parts never both; none of them: known, but not told apart. */
export function shareOf(
  segments: readonly WeighedSegment[],
  twice: ReadonlySet<WeighedSegment>,
  fits: (one: WeighedSegment) => boolean,
): Share {
  if (segments.length === 0) return { revenueShare: null, periodEnd: null, absence: 'NO_SOURCE' }
  const own = segments.filter((one) => fits(one) && one.revenue_share !== null)
  if (own.length === 0) return { revenueShare: null, periodEnd: null, absence: 'NO_SEGMENT' }
  const { share } = shareOfOneLevel(own, twice, (one) => one.revenue_share)
  return {
    revenueShare: share === null ? null : Math.round(share * 100) / 100,
    periodEnd: own[0]?.period_end ?? null,
    absence: null,
  }
}

/** Whether a segment bears the name of a class, but for the classification's level marks. */
export const sameIndustry = (segment: string, name: string): boolean => bare(segment) === bare(name)
const bare = (name: string): string => name.replace(/[ⅠⅡⅢ]|(?:行业|业)$/gu, '')
