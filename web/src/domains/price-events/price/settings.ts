import {
  chartIntervals,
  chartRanges,
  chartScales,
  chartTypes,
  indicatorKeys,
} from '@pandora/contract/view/chart-settings'
import type { ChartSettings } from '@pandora/contract/view/chart-settings'

/** What a chart begins with where nothing was ever chosen. */
export const usualSettings: ChartSettings = {
  range: '6m',
  interval: 'day',
  type: 'candles',
  scale: 'linear',
  indicators: ['ma5', 'ma20', 'ma60', 'volume'],
}
/** In a parameter: no indicators, chosen so. */
const NONE = 'none'

type Kept = { readonly [Name in keyof ChartSettings]?: string | undefined }

const one = <Value extends string>(all: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  all.find((value) => value === text) ?? otherwise

/** Settings as parameters keep them; what they leave open is as it was last, else as usual. */
export function settingsIn(kept: Kept, last: ChartSettings | null | undefined): ChartSettings {
  const begun = last ?? usualSettings
  const words = kept.indicators?.split(',')
  return {
    range: one(chartRanges, kept.range, begun.range),
    interval: one(chartIntervals, kept.interval, begun.interval),
    type: one(chartTypes, kept.type, begun.type),
    scale: one(chartScales, kept.scale, begun.scale),
    indicators: words ? indicatorKeys.filter((key) => words.includes(key)) : begun.indicators,
  }
}

/** The same as parameters; indicators in the product's order. */
export function settingsText({ indicators, ...words }: Partial<ChartSettings>): Record<string, string> {
  const all: Record<string, string> = { ...words }
  if (indicators) all['indicators'] = indicatorKeys.filter((key) => indicators.includes(key)).join(',') || NONE
  return all
}
