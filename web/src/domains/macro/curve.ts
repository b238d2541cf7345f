import { rangeStart } from '../../charts/bars.ts'
import { placeAt } from './latest.ts'

/** Tenors of SHIBOR by field of the answer, shortest first; `now` is overnight (POLICY-26). */
export const tenors = [
  'now',
  'oneWeek',
  'twoWeek',
  'oneMonth',
  'threeMonth',
  'sixMonth',
  'nineMonth',
  'oneYear',
] as const
export type Tenor = (typeof tenors)[number]

type Columns = { readonly valueCode: readonly string[] } & Readonly<Record<Tenor, readonly (number | null)[]>>

/** Rates of all tenors on one day. */
export interface Curve {
  day: string
  rates: readonly (number | null)[]
}

const at = (columns: Columns, place: number): Curve | undefined => {
  const day = columns.valueCode[place]
  return day === undefined ? undefined : { day, rates: tenors.map((tenor) => columns[tenor][place] ?? null) }
}

/** The curve of the last day, of a month and of a year before it, as far as there are any. */
export function curvesOf(columns: Columns): Curve[] {
  const last = at(columns, columns.valueCode.length - 1)
  if (!last) return []
  const earlier = (['1m', '1y'] as const).flatMap(
    (range) => at(columns, placeAt(columns.valueCode, rangeStart(last.day, range) ?? '')) ?? [],
  )
  return [last, ...earlier]
}

/** Lowest and highest of the curves, rounded out to a step that gives a readable grid; null without any value. */
export function boundsOf(curves: readonly Curve[]): { low: number; high: number; step: number } | null {
  const values = curves.flatMap(({ rates }) => rates.filter((rate) => rate !== null))
  if (!values.length) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5].find((one) => (high - low) / one <= 4) ?? 10
  return {
    low: Math.floor(low / step) * step,
    high: Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step),
    step,
  }
}
