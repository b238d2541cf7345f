import { screenWords, type ScreenField } from '@pandora/contract/domains/figures/fields'
import { HISTOGRAM_BINS, type screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'

type Histogram = OutputOf<typeof screening.distribution>['fields'][number]

/** Share of companies beyond which the outermost bars hold everything. */
const TAIL = 0.02
/** Steps of money are of equal ratio, so that small companies are not all in one bar. */
const logarithmic: ReadonlySet<ScreenField> = new Set(['marketCap', 'floatCap', 'revenue', 'amount'])

/** Where companies lie on a figure: `of` holds it for each, NaN where it is missing. */
export function histogramOf(of: Float64Array, field: ScreenField): Histogram {
  const values = of.filter((value) => !Number.isNaN(value)).sort()
  const missing = of.length - values.length
  const [min, max] = [values[0] ?? null, values.at(-1) ?? null]
  const log = logarithmic.has(field) && (min ?? 0) > 0
  const scale = log ? ('log' as const) : ('linear' as const)
  if (min === null || max === null)
    return { field, scale, edges: [], counts: [], known: 0, missing, median: null, min, max }
  const { low, high } = span(values, field)
  const place = (value: number) => (log ? Math.log(value) : value)
  const back = (at: number) => (log ? Math.exp(at) : at)
  const [from, to] = [place(low), place(high)]
  const step = (to - from) / HISTOGRAM_BINS
  const edges = Array.from({ length: HISTOGRAM_BINS + 1 }, (_, at) =>
    at === 0 ? low : at === HISTOGRAM_BINS ? high : back(from + at * step),
  )
  const counts = Array.from({ length: HISTOGRAM_BINS }, () => 0)
  for (const value of values) {
    const at = step > 0 ? Math.min(HISTOGRAM_BINS - 1, Math.max(0, Math.floor((place(value) - from) / step))) : 0
    counts[at] = (counts[at] ?? 0) + 1
  }
  return { field, scale, edges, counts, known: values.length, missing, median: quantile(values, 0.5), min, max }
}

const quantile = (values: Float64Array, at: number): number =>
  values[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0

/** From where to where the bars go: points and percentiles from 0 to 100, others without the farthest. */
function span(values: Float64Array, field: ScreenField): { low: number; high: number } {
  const { measure } = screenWords[field]
  if (measure === 'points' || field === 'pePercentile' || field === 'pePercentileIndustry') return { low: 0, high: 100 }
  return { low: quantile(values, TAIL), high: quantile(values, 1 - TAIL) }
}
