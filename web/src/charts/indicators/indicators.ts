import { indicatorKeys } from '@pandora/contract/view/chart-settings'
import type { IndicatorKey } from '@pandora/contract/view/chart-settings'
import { underOf } from '../bars.ts'
import type { Bar, Under } from '../bars.ts'
import { movingAverage } from './averages.ts'
import { bollinger } from './bollinger.ts'
import { kdj } from './kdj.ts'
import { macd } from './macd.ts'
import { rsi } from './rsi.ts'

/** Where an indicator is drawn: over the bars, or in a pane of its own below them. */
export type PaneKey = 'price' | 'volume' | 'macd' | 'rsi' | 'kdj'
/** One line or histogram of an indicator, a value a bar. `name` is the field's own and the same in both languages. */
export interface Drawn {
  key: string
  name: string
  pane: PaneKey
  as: 'line' | 'histogram'
  values: readonly (number | null)[]
}

/** Panes below the price in their order. */
export const panesBelow = ['volume', 'macd', 'rsi', 'kdj'] as const satisfies readonly PaneKey[]
/** Which indicators share a pane, for whoever chooses them. */
export const indicatorGroups = [
  { group: 'averages', keys: ['ma5', 'ma10', 'ma20', 'ma60', 'ma120', 'ma250'] },
  { group: 'bands', keys: ['boll'] },
  { group: 'panes', keys: ['volume', 'macd', 'kdj'] },
  { group: 'rsi', keys: ['rsi6', 'rsi12', 'rsi14', 'rsi24'] },
] as const satisfies readonly { group: string; keys: readonly IndicatorKey[] }[]

/** Averages over the volume, in bars. */
const VOLUME_AVERAGES = [5, 10] as const
const lengthOf = (key: IndicatorKey) => Number(key.replaceAll(/\D/g, ''))

function drawnOf(key: IndicatorKey, bars: readonly Bar[], under: Under): Drawn[] {
  const closes = bars.map(({ close }) => close)
  const line = (name: string, pane: PaneKey, values: Drawn['values'], as: Drawn['as'] = 'line'): Drawn => ({
    key: `${key} ${name}`,
    name,
    pane,
    as,
    values,
  })
  if (key.startsWith('ma') && key !== 'macd')
    return [line(`MA${lengthOf(key)}`, 'price', movingAverage(closes, lengthOf(key)))]
  if (key.startsWith('rsi')) return [line(`RSI${lengthOf(key)}`, 'rsi', rsi(closes, lengthOf(key)))]
  if (key === 'boll') {
    const { upper, middle, lower } = bollinger(closes)
    return [line('UP', 'price', upper), line('MID', 'price', middle), line('LOW', 'price', lower)]
  }
  if (key === 'macd') {
    const { dif, dea, histogram } = macd(closes)
    return [line('MACD', 'macd', histogram, 'histogram'), line('DIF', 'macd', dif), line('DEA', 'macd', dea)]
  }
  if (key === 'kdj') {
    const all = kdj({ close: closes, high: bars.map(({ high }) => high), low: bars.map(({ low }) => low) })
    return (['k', 'd', 'j'] as const).map((one) => line(one.toUpperCase(), 'kdj', all[one]))
  }
  const traded = bars.map((bar) => underOf(bar, under))
  return VOLUME_AVERAGES.map((length) => line(`MA${length}`, 'volume', movingAverage(traded, length)))
}

/**
 * What is drawn of indicators, worked out from all bars there are, so that the first in sight has its value where the
 * history before it allows one. Bars are of one price basis; `under` is what the pane of what was traded shows.
 */
export const indicatorsOf = (keys: readonly IndicatorKey[], bars: readonly Bar[], under: Under = 'volume'): Drawn[] =>
  indicatorKeys.filter((key) => keys.includes(key)).flatMap((key) => drawnOf(key, bars, under))
