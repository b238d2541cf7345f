import { BarSeries, CandlestickSeries, HistogramSeries, LineSeries, LineStyle } from 'lightweight-charts'
import type { IChartApi, ISeriesApi, SeriesType, Time } from 'lightweight-charts'
import type { ChartType } from '@pandora/contract/view/chart-settings'
import { short } from '../../lib/formats.ts'
import { drawnOf, isPartial, underOf } from '../bars.ts'
import type { Under } from '../bars.ts'
import type { Drawn } from '../indicators/indicators.ts'
import { faded } from '../palette.ts'
import type { Palette } from '../palette.ts'
import type { Candle } from './interval.ts'

export type Series = ISeriesApi<SeriesType>
const timeOf = (bar: { date: string }) => bar.date as Time

/** Opacity of a bar that is not finished. */
const UNFINISHED = 0.45

/** Adds the series of the bars themselves. */
export function addBars(chart: IChartApi, type: ChartType, palette: Palette): Series {
  const common = { priceLineStyle: LineStyle.Dotted, priceLineColor: palette.text }
  if (type === 'line') return chart.addSeries(LineSeries, { ...common, color: palette.text1, lineWidth: 2 })
  if (type === 'bars')
    return chart.addSeries(BarSeries, { ...common, upColor: palette.rise, downColor: palette.fall, thinBars: true })
  return chart.addSeries(CandlestickSeries, {
    ...common,
    borderVisible: false,
    upColor: palette.rise,
    wickUpColor: palette.rise,
    downColor: palette.fall,
    wickDownColor: palette.fall,
  })
}

/**
 * Puts bars into their series, each price times a factor. A bar without its open rose or fell nobody knows how far: it is
 * neither colour. One that is not finished is paler.
 */
export function putBars(
  series: Series,
  type: ChartType,
  bars: readonly Candle[],
  factor: number,
  palette: Palette,
): void {
  if (type === 'line') {
    series.setData(bars.map((bar) => ({ time: timeOf(bar), value: bar.close * factor })))
    return
  }
  series.setData(
    bars.map((bar) => {
      const { open, high, low, close } = drawnOf(bar)
      const own = isPartial(bar) ? palette.flat : bar.unfinished ? (close >= open ? palette.rise : palette.fall) : null
      const colour = own && bar.unfinished ? faded(own, UNFINISHED) : own
      return {
        time: timeOf(bar),
        open: open * factor,
        high: high * factor,
        low: low * factor,
        close: close * factor,
        ...(colour ? (type === 'bars' ? { color: colour } : { color: colour, wickColor: colour }) : {}),
      }
    }),
  )
}

/** Adds what was traded under the bars, in a pane of its own. */
export function addVolume(
  chart: IChartApi,
  pane: number,
  bars: readonly Candle[],
  under: Under,
  palette: Palette,
  language: string,
): Series {
  const series = chart.addSeries(
    HistogramSeries,
    {
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: { type: 'custom', formatter: (value: number) => short(value, language), minMove: 0.01 },
    },
    pane,
  )
  series.setData(
    bars.map((bar) => {
      const value = underOf(bar, under)
      if (value === null) return { time: timeOf(bar) }
      const colour = bar.open === null ? palette.flat : bar.close >= bar.open ? palette.rise : palette.fall
      return { time: timeOf(bar), value, color: faded(colour, 0.4) }
    }),
  )
  return series
}

/** Adds a line or histogram of an indicator. */
export function addIndicator(
  chart: IChartApi,
  pane: number,
  { as }: Drawn,
  colour: string,
  format: (value: number) => string,
): Series {
  const common = {
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'custom' as const, formatter: format, minMove: 0.0001 },
  }
  return as === 'histogram'
    ? chart.addSeries(HistogramSeries, common, pane)
    : chart.addSeries(LineSeries, { ...common, color: colour, lineWidth: 1, crosshairMarkerVisible: false }, pane)
}

/** Puts values into the series of an indicator; a bar without one stays empty. */
export function putIndicator(
  series: Series,
  { as, values }: Drawn,
  bars: readonly Candle[],
  factor: number,
  palette: Palette,
): void {
  series.setData(
    bars.map((bar, at) => {
      const value = values[at]
      if (value === null || value === undefined) return { time: timeOf(bar) }
      const shown = { time: timeOf(bar), value: value * factor }
      return as === 'histogram' ? { ...shown, color: faded(value >= 0 ? palette.rise : palette.fall, 0.7) } : shown
    }),
  )
}
