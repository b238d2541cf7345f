import { companyMeasures } from './measures/company.ts'
import { exchangeMeasures } from './measures/exchange.ts'
import { industryMeasures } from './measures/industry.ts'
import type { Measure } from './measures/measure.ts'
import { themeMeasures } from './measures/theme.ts'

/**
 * Every measure that more than one answer may say, by name. Fields of answers name theirs (`measured`); a generated
 * test compares them.
 */
export const measures = {
  ...companyMeasures,
  ...themeMeasures,
  ...industryMeasures,
  ...exchangeMeasures,
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** Measures that rest on a price paid: where it is the day's average instead they are marked †. */
export const valuedMeasures = [
  'company.marketCap',
  'company.floatCap',
  'company.pe',
  'company.peg',
  'company.pb',
  'company.pe.percentile',
  'company.pb.percentile',
  'company.pe.industryPercentile',
  'theme.marketCap',
  'theme.weightedCap',
  'theme.industry.marketCap',
  'industry.marketCap',
  'industry.pe',
  'exchange.marketCap',
  'exchange.pe',
] as const satisfies readonly MeasureName[]
/** Measures that, of adjusted prices, may differ from what the exchange counted: then they are marked ‡. */
export const changedMeasures = ['company.changeRate'] as const satisfies readonly MeasureName[]
