import {
  CandlestickSeries,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  createChart,
  createSeriesMarkers,
} from 'lightweight-charts'
import type { IChartApi, ISeriesApi, TickMarkType, Time } from 'lightweight-charts'
import { short } from '../lib/formats.ts'
import { drawnOf, isPartial, rangeStart, underOf } from './bars.ts'
import type { Bar, Range, Under } from './bars.ts'
import { faded, paletteNow } from './palette.ts'
import { PinLabels } from './pinLabels.ts'

/** Another security to compare with. */
export interface Compared {
  id: string
  name: string
  /** Closes by day, oldest first. */
  closes: readonly { date: string; close: number }[]
}

export interface PriceSettings {
  language: string
  /** The user's colour type: the tokens are read again when it changes. */
  colourType: 1 | 2
  log: boolean
  under: Under
  compared: readonly Compared[]
  /** Fraction digits of a price. */
  digits: number
}

/** A mark at a bar. */
export interface Pin {
  date: string
  /** In orange, with its text. */
  chosen: boolean
  text: string
  /** Given = an arrow: opportunity from below, risk from above. */
  side?: 'risk' | 'opportunity' | undefined
  /** With its text though it is not chosen: the weightiest few. */
  named?: boolean | undefined
}

/** First and last day that are in sight. */
export interface Sight {
  from: string
  to: string
}

/** A drawn price chart: what it shows is set, never read back. */
export interface PriceModel {
  setPins: (pins: readonly Pin[]) => void
  setBars: (bars: readonly Bar[], settings: PriceSettings) => void
  setRange: (range: Range) => void
  /** Shows the bars from one day to another. */
  setSight: (sight: Sight) => void
  remove: () => void
}

const UNDER_SHARE = 0.13
/**
 * How long after the last move of wheel or pointer a change of what is in sight is still its doing: the chart glides
 * on.
 */
const BY_HAND_MS = 600

const YEAR: TickMarkType = 0
const MONTH: TickMarkType = 1

/** Below the bars: the year, the month's name, or month and day; a day alone would read as a month. */
function tickText(day: string, type: TickMarkType, language: string): string {
  if (type === YEAR) return day.slice(0, 4)
  if (type !== MONTH) return day.slice(5)
  return language === 'en'
    ? new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : `${Number(day.slice(5, 7))}月`
}

function options(language: string) {
  const colours = paletteNow()
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colours.text,
      fontFamily: colours.fonts,
      fontSize: 11,
      attributionLogo: true,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    crosshair: {
      mode: CrosshairMode.Normal,
      vertLine: { color: colours.strong, labelBackgroundColor: colours.overlay, style: LineStyle.Dotted },
      horzLine: { color: colours.strong, labelBackgroundColor: colours.overlay, style: LineStyle.Dotted },
    },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.06, bottom: UNDER_SHARE + 0.05 } },
    timeScale: {
      borderVisible: false,
      rightOffset: 2,
      minBarSpacing: 0.02,
      tickMarkFormatter: (time: Time, type: TickMarkType) => tickText(String(time), type, language),
    },
    localization: { locale: language === 'en' ? 'en-GB' : 'zh-CN', dateFormat: 'yyyy-MM-dd' },
    handleScroll: { vertTouchDrag: false },
  }
}

/**
 * Candles filled in the user's colours, figures in the lowest 13 % at 40 % opacity, compared securities as lines in per
 * cent.
 */
export function drawPrices(
  element: HTMLElement,
  onHover: (date: string | null) => void,
  onClick: (date: string) => void,
  onSight?: (sight: Sight) => void,
): PriceModel {
  const chart: IChartApi = createChart(element, options('zh-CN'))
  const candles = chart.addSeries(CandlestickSeries, { borderVisible: false, priceLineStyle: LineStyle.Dotted })
  const under = chart.addSeries(HistogramSeries, {
    priceScaleId: 'under',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  const lines = new Map<string, ISeriesApi<'Line'>>()
  const marks = createSeriesMarkers<Time>(candles, [], { autoScale: false })
  const labels = new PinLabels()
  candles.attachPrimitive(labels)
  let reach: ReadonlyMap<string, { high: number; low: number }> = new Map()
  let pinned: readonly Pin[] = []
  let days: readonly string[] = []
  chart.priceScale('under').applyOptions({ scaleMargins: { top: 1 - UNDER_SHARE, bottom: 0 } })
  chart.subscribeCrosshairMove(({ time }) => onHover(typeof time === 'string' ? time : null))
  chart.subscribeClick(({ time }) => {
    if (typeof time === 'string') onClick(time)
  })
  // Only what the reader's own hand moved: drawing anew moves it too.
  let touchedAt = Number.NEGATIVE_INFINITY
  const touched = () => {
    touchedAt = performance.now()
  }
  if (onSight) {
    for (const kind of ['wheel', 'pointermove', 'touchmove', 'dblclick'] as const)
      element.addEventListener(
        kind,
        (event) => {
          if (!(event instanceof PointerEvent) || event.buttons > 0) touched()
        },
        { passive: true, capture: true },
      )
    chart.timeScale().subscribeVisibleTimeRangeChange((sight) => {
      if (
        sight &&
        typeof sight.from === 'string' &&
        typeof sight.to === 'string' &&
        performance.now() - touchedAt < BY_HAND_MS
      )
        onSight({ from: sight.from, to: sight.to })
    })
  }
  const setPins = (pins: readonly Pin[]) => {
    const { orange, flat, risk, opportunity, tile, fonts } = paletteNow()
    const colourOf = ({ chosen, side }: Pin) =>
      chosen ? orange : side === 'risk' ? risk : side === 'opportunity' ? opportunity : flat
    pinned = pins
    marks.setMarkers(
      pins.map((pin) => ({
        time: pin.date as Time,
        size: pin.chosen ? 0.9 : pin.side ? 0.7 : 0.5,
        color: colourOf(pin),
        ...(pin.side === 'opportunity'
          ? ({ position: 'belowBar', shape: 'arrowUp' } as const)
          : ({ position: 'aboveBar', shape: pin.side ? 'arrowDown' : 'circle' } as const)),
      })),
    )
    // The chosen one first: where there is no room for all, it has it.
    labels.set(
      pins
        .filter(({ chosen, named }) => chosen || named)
        .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
        .flatMap((pin) => {
          const bar = reach.get(pin.date)
          const above = pin.side !== 'opportunity'
          return bar
            ? [{ date: pin.date, price: above ? bar.high : bar.low, above, text: pin.text, colour: colourOf(pin) }]
            : []
        }),
      { ground: faded(tile, 0.82), font: fonts },
    )
  }
  return {
    setPins,
    setBars(bars, { language, log, under: kind, compared, digits }) {
      const colours = paletteNow()
      const rising = faded(colours.rise, 0.4)
      const falling = faded(colours.fall, 0.4)
      const first = bars[0]?.date ?? ''
      const last = bars.at(-1)?.date ?? ''
      days = bars.map(({ date }) => date)
      reach = new Map(bars.map((bar) => [bar.date, drawnOf(bar)]))
      chart.applyOptions(options(language))
      chart.priceScale('right').applyOptions({
        mode: compared.length ? PriceScaleMode.Percentage : log ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      })
      candles.applyOptions({
        upColor: colours.rise,
        wickUpColor: colours.rise,
        downColor: colours.fall,
        wickDownColor: colours.fall,
        priceLineColor: colours.text,
        priceFormat: { type: 'price', precision: digits, minMove: 10 ** -digits },
      })
      // A bar without its open rose or fell nobody knows how far: it is neither colour.
      candles.setData(
        bars.map((bar) => ({
          time: bar.date as Time,
          ...drawnOf(bar),
          ...(isPartial(bar) ? { color: colours.flat, wickColor: colours.flat } : {}),
        })),
      )
      under.applyOptions({
        priceFormat: { type: 'custom', formatter: (value: number) => short(value, language), minMove: 0.01 },
      })
      under.setData(
        bars.map((bar) => {
          const value = underOf(bar, kind)
          return value === null
            ? { time: bar.date as Time }
            : {
                time: bar.date as Time,
                value,
                color: bar.open === null ? faded(colours.flat, 0.4) : bar.close >= bar.open ? rising : falling,
              }
        }),
      )
      setPins(pinned)
      for (const [id, line] of lines) {
        if (compared.some((one) => one.id === id)) continue
        chart.removeSeries(line)
        lines.delete(id)
      }
      for (const [place, { id, name, closes }] of compared.entries()) {
        const line = lines.get(id) ?? chart.addSeries(LineSeries, { lineWidth: 2, priceLineVisible: false })
        lines.set(id, line)
        line.applyOptions({ color: colours.series[(place + 1) % colours.series.length] ?? colours.orange, title: name })
        // Only the days of the bars: an index of thirty years would push them out of sight.
        line.setData(
          closes
            .filter((one) => one.date >= first && one.date <= last)
            .map(({ date, close }) => ({ time: date as Time, value: close })),
        )
      }
    },
    setRange(range) {
      const last = days.at(-1)
      const from = last && rangeStart(last, range)
      if (!last || !from || from <= (days[0] ?? '')) chart.timeScale().fitContent()
      else {
        // By place among all lines drawn, not by day: the chart knows no day on which nothing was traded.
        const scale = chart.timeScale()
        const place = (day: string) => scale.timeToIndex(day as Time, true) ?? 0
        scale.setVisibleLogicalRange({
          from: place(days.find((day) => day >= from) ?? last) - 0.5,
          to: place(last) + 2,
        })
      }
    },
    setSight({ from, to }) {
      const [first, last] = [days.find((day) => day >= from), days.findLast((day) => day <= to)]
      if (first !== undefined && last !== undefined && first < last)
        chart.timeScale().setVisibleRange({ from: first as Time, to: last as Time })
    },
    remove: () => chart.remove(),
  }
}
