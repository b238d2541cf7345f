import {
  bandPercentiles,
  bandYears,
  type BandFigure,
  type valuationBands,
} from '@pandora/contract/domains/figures/bands'
import { quantileOf } from '@pandora/intelligence/fundamentals/bands'
import { FEWEST_WEEKS, percentileOf, PERCENTILE_WEEKS, type Ratio } from '@pandora/intelligence/fundamentals/valuation'
import type { z } from 'zod'
import { priced } from '../quarters/valuations.ts'
import type { weeksOf } from './queries.ts'

type Span = z.infer<typeof valuationBands>['peTtmBands']['spans'][number]
type Weeks = Awaited<ReturnType<typeof weeksOf>>

const DAY = 86_400_000
/** Weeks of a year as `PERCENTILE_WEEKS` counts them. */
const YEAR_WEEKS = PERCENTILE_WEEKS / 5
/** Fewest weeks of a span of one year, and of all there is. */
const FEWEST_SHORT = 20

/** Weekly valuations of a company, unpacked. */
function unpacked(weeks: Weeks, figure: BandFigure): Float32Array {
  const packed = weeks?.[figure === 'peTtm' ? 'pe' : 'pb']
  return packed
    ? new Float32Array(packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength))
    : new Float32Array(0)
}

/** Values at the percentiles of each span of weeks, and where the present one stands among them. */
export function spansOf(weeks: Weeks, figure: BandFigure, now: Ratio): Span[] {
  const all = unpacked(weeks, figure)
  return bandYears.map((years) => {
    const skipped = years === 0 ? 0 : Math.max(all.length - years * YEAR_WEEKS, 0)
    const own = all.slice(skipped)
    const fewest = years === 0 || years === 1 ? FEWEST_SHORT : FEWEST_WEEKS
    const sorted = [...own].filter((one) => one > 0).toSorted((a, b) => a - b)
    const first = own.findIndex((one) => one > 0)
    const by = [...(weeks?.priced ?? [])].slice(skipped)
    const enough = sorted.length >= fewest
    return {
      years,
      multiples: enough ? bandPercentiles.map((percent) => quantileOf(sorted, percent)) : [],
      percentile: percentileOf(now.value, own, fewest),
      samples: sorted.length,
      fewest,
      from:
        weeks && first >= 0
          ? new Date(Date.parse(weeks.first_on) + (skipped + first) * 7 * DAY).toISOString().slice(0, 10)
          : null,
      byVwap: by.some((one, at) => one === priced.vwap && (own[at] ?? 0) > 0),
      absence: enough ? null : by.includes(priced.adjustedOnly) ? 'PRICE_ADJUSTED' : 'TOO_FEW_SAMPLES',
    }
  })
}
