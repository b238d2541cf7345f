import type { BandFigure } from '@pandora/contract/domains/figures/bands'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { bandsOf } from '../bands/bands.ts'

type Bands = Awaited<ReturnType<typeof bandsOf>>

/** Where a company's valuation stands in its own past. */
export interface OwnRange {
  day: string | null
  value: number | null
  /** Spans of one, three and five years, and of all (0), with the values at the 5th, 25th, 50th, 75th and 95th percentile. */
  spans: Bands['peTtmBands']['spans']
  computing: boolean
}

/** PE or price to book of a company's last day within the ends of weeks of its own past, as its bands are drawn. */
export async function ownRangeOf(db: Db, view: View, companyId: string, figure: BandFigure): Promise<OwnRange> {
  const { latest, peTtmBands, pbRatioBands, computing } = await bandsOf(db, view, companyId)
  return {
    day: latest.priceDate,
    value: latest[figure],
    spans: (figure === 'peTtm' ? peTtmBands : pbRatioBands).spans,
    computing,
  }
}
