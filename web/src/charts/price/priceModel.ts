import { createChart, LineSeries, PriceScaleMode } from 'lightweight-charts'
import type { IChartApi, Logical, Time } from 'lightweight-charts'
import type { ChartType } from '@pandora/contract/view/chart-settings'
import { number, percent, short } from '../../lib/formats.ts'
import type { Under } from '../bars.ts'
import { panesBelow } from '../indicators/indicators.ts'
import type { Drawn, PaneKey } from '../indicators/indicators.ts'
import { faded, paletteNow } from '../palette.ts'
import { addBars, addIndicator, addVolume, putBars, putIndicator } from './drawn.ts'
import type { Series } from './drawn.ts'
import { DrawingLayer } from './drawing/DrawingLayer.ts'
import type { DrawingWords } from './drawing/DrawingLayer.ts'
import type { Anchor, Drawing, Point } from './drawing/shapes.ts'
import type { Candle } from './interval.ts'
import { LANE, PinLane } from './lane.ts'
import type { Pin } from './lane.ts'
import { lookOf } from './look.ts'
import { PaneLegend } from './paneLegend.ts'
import { closesBy, commonDay, factorAt } from './rebase.ts'
import type { Closes } from './rebase.ts'
import { placesOf } from './sight.ts'
import type { Sight, Wanted } from './sight.ts'
import { TimeLabels } from './timeLabels.ts'

/** Another security to compare with. */
export interface Compared {
  id: string
  name: string
  /** Closes by day, oldest first. */
  closes: Closes
}

/** Everything that a price chart shows. */
export interface Shown {
  bars: readonly Candle[]
  type: ChartType
  log: boolean
  under: Under
  indicators: readonly Drawn[]
  /** With the pane of what was traded. */
  volume: boolean
  compared: readonly Compared[]
  digits: number
  language: string
}

/** What a price chart tells. */
export interface Told {
  /** The bar under the crosshair; null = none. */
  hover: (date: string | null) => void
  click: (date: string) => void
  /** The reader's own hand moved it. */
  sight: (sight: Sight) => void
  /** The day on which everything compared is 100; undefined = there is none in sight, or nothing is compared. */
  base: (day: string | undefined) => void
}

/** How long after the last move of wheel or pointer a change of what is in sight is still its doing: the chart glides on. */
const BY_HAND_MS = 600
/** Height of a pane below the price in px, at least and at most; all of them together, as a part of the whole. */
const PANE = { least: 56, most: 96, share: 0.5 }
/** px that the price keeps where there is that room, and px of the time axis. */
const [PRICE, AXIS] = [220, 26]

const rest = (key: PaneKey) => key !== 'price'

/** A drawn price chart: what it shows is set, never read back. Its size is given: `resize` keeps the days in sight. */
export class PriceModel {
  private readonly chart: IChartApi
  private readonly element: HTMLElement
  private readonly told: Told
  private readonly stopping = new AbortController()
  private shown: Shown | null = null
  private days: readonly string[] = []
  private places = new Map<string, number>()
  private main: Series | null = null
  private lines: { series: Series; drawn: Drawn }[] = []
  private others: { series: Series; closes: Closes }[] = []
  private legends: { legend: PaneLegend; key: PaneKey }[] = []
  private all: Series[] = []
  private wanted: Wanted | { from: number; to: number; byHand: true } = { range: '1y' }
  private base: string | undefined
  private factor = 1
  private touchedAt = Number.NEGATIVE_INFINITY
  private waiting = 0
  private height = 0
  private pins: { pins: readonly Pin[]; chosen: string | null } = { pins: [], chosen: null }
  private readonly atDay = (day: string) => this.xOf(day)
  private readonly spacing = () => this.chart.timeScale().options().barSpacing
  private readonly lane = new PinLane(this.atDay, this.spacing)
  private readonly timeLabels = new TimeLabels(this.atDay, this.spacing)
  private readonly layer = new DrawingLayer((anchor) => this.pointOf(anchor))

  constructor(element: HTMLElement, told: Told) {
    this.element = element
    this.told = told
    this.chart = createChart(element, { ...lookOf('zh-CN'), width: element.clientWidth, height: element.clientHeight })
    this.chart.subscribeCrosshairMove(({ time }) => {
      const date = typeof time === 'string' ? time : null
      this.sayLegends(date)
      told.hover(date)
    })
    this.chart.subscribeClick(({ time }) => {
      if (typeof time === 'string') told.click(time)
    })
    for (const kind of ['wheel', 'pointermove', 'touchmove', 'dblclick'] as const)
      element.addEventListener(
        kind,
        (event) => {
          if (!(event instanceof PointerEvent) || event.buttons > 0) this.touchedAt = performance.now()
        },
        { passive: true, capture: true, signal: this.stopping.signal },
      )
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((places) => {
      if (places && performance.now() - this.touchedAt < BY_HAND_MS) {
        this.wanted = { from: places.from, to: places.to, byHand: true }
        const sight = this.sight()
        if (sight) told.sight(sight)
      }
      this.saySight()
      this.rebaseSoon()
    })
  }

  /** Draws bars, indicators and what they are compared with. */
  show(shown: Shown): void {
    const { bars, type, log, compared, volume, under, language, digits, indicators } = shown
    const palette = paletteNow()
    this.shown = shown
    this.days = bars.map(({ date }) => date)
    this.places = new Map(this.days.map((day, at) => [day, at]))
    this.clear()
    this.chart.applyOptions(lookOf(language))
    this.main = this.keep(addBars(this.chart, type, palette))
    const price = (value: number) => (compared.length ? percent(value - 100, { digits: 1 }) : number(value, { digits }))
    this.main.applyOptions({ priceFormat: { type: 'custom', formatter: price, minMove: 10 ** -digits } })
    this.chart
      .priceScale('right')
      .applyOptions({ mode: log && !compared.length ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal })
    this.main.attachPrimitive(this.lane)
    this.main.attachPrimitive(this.layer)
    this.main.attachPrimitive(this.timeLabels)
    this.timeLabels.set(this.days, { text: palette.text, font: palette.fonts, language })
    const panes = panesBelow.filter((key) => (key === 'volume' ? volume : indicators.some(({ pane }) => pane === key)))
    if (volume) this.keep(addVolume(this.chart, panes.indexOf('volume') + 1, bars, under, palette, language))
    for (const drawn of indicators) {
      const pane = drawn.pane === 'price' ? 0 : panes.indexOf(drawn.pane as (typeof panes)[number]) + 1
      if (pane < 0 || (rest(drawn.pane) && pane === 0)) continue
      const format = drawn.pane === 'price' ? price : this.formatOf(drawn.pane)
      this.lines.push({
        drawn,
        series: this.keep(addIndicator(this.chart, pane, drawn, this.colourOf(drawn), format)),
      })
    }
    for (const [place, { name, closes }] of compared.entries()) {
      const colour = palette.series[(place + 1) % palette.series.length] ?? palette.orange
      const series = this.chart.addSeries(LineSeries, {
        lineWidth: 2,
        priceLineVisible: false,
        color: colour,
        title: name,
      })
      series.applyOptions({ priceFormat: { type: 'custom', formatter: price, minMove: 0.1 } })
      // Only the days of the bars: an index of thirty years would push them out of sight.
      this.others.push({ series: this.keep(series), closes: closesBy(closes, bars) })
    }
    for (const [at, key] of panes.entries()) {
      const legend = new PaneLegend()
      this.chart.panes()[at + 1]?.attachPrimitive(legend)
      this.legends.push({ legend, key })
    }
    this.base = undefined
    this.put()
    this.layOut()
    this.apply()
    this.rebase()
    this.sayLegends(null)
    this.setPins(this.pins.pins, this.pins.chosen)
  }

  /** Marks of bars, and the bar that is chosen. */
  setPins(pins: readonly Pin[], chosen: string | null): void {
    const { orange, flat, risk, opportunity, tile, fonts } = paletteNow()
    this.pins = { pins, chosen }
    const colourOf = (pin: Pin) =>
      pin.chosen ? orange : pin.side === 'risk' ? risk : pin.side === 'opportunity' ? opportunity : flat
    this.lane.set(
      pins.map((pin) => ({ ...pin, colour: colourOf(pin) })),
      chosen,
      { ground: faded(tile, 0.86), wash: faded(orange, 0.16), font: fonts },
    )
  }

  setDrawings(drawings: readonly Drawing[], selected: string | null, words: DrawingWords): void {
    const { series, orange, tile, text1, fonts } = paletteNow()
    const line = series[1] ?? orange
    this.layer.set(drawings, selected, words, {
      line,
      fill: faded(line, 0.12),
      ground: faded(tile, 0.86),
      text: text1,
      font: fonts,
    })
  }

  /** What is to be in sight from now on. */
  see(wanted: Wanted): void {
    this.wanted = wanted
    this.apply()
  }

  /** Takes another size; the same days stay in sight. */
  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return
    this.chart.resize(width, height)
    this.height = height
    this.layOut()
    this.apply()
  }

  /** Puts the crosshair at a bar and brings it into sight; null takes it away. */
  point(date: string | null): void {
    const at = date === null ? undefined : this.places.get(date)
    const bar = at === undefined ? undefined : this.shown?.bars[at]
    if (date === null || at === undefined || !bar || !this.main) {
      this.chart.clearCrosshairPosition()
      return
    }
    const scale = this.chart.timeScale()
    const seen = scale.getVisibleLogicalRange()
    if (seen && (at < seen.from || at > seen.to)) {
      const by = at < seen.from ? at - seen.from - 1 : at - seen.to + 1
      this.wanted = { from: seen.from + by, to: seen.to + by, byHand: true }
      this.apply()
    }
    this.chart.setCrosshairPosition(bar.close * this.factor, date as Time, this.main)
    this.sayLegends(date)
  }

  shapes = () => this.layer.shapes()

  /** Day and price at a point; null outside of the price pane. */
  anchorAt({ x, y }: Point): Anchor | null {
    const { width, height } = this.chart.paneSize(0)
    const logical = this.chart.timeScale().coordinateToLogical(x)
    const price = this.main?.coordinateToPrice(y)
    if (x < 0 || y < 0 || x > width || y > height || logical === null || price === null || price === undefined)
      return null
    const date = this.days[Math.max(0, Math.min(this.days.length - 1, Math.round(logical)))]
    return date === undefined ? null : { date, price: price / this.factor }
  }

  /** While held, dragging draws and does not move the chart. */
  hold(held: boolean): void {
    this.chart.applyOptions({ handleScroll: held ? false : { vertTouchDrag: false }, handleScale: !held })
  }

  remove(): void {
    cancelAnimationFrame(this.waiting)
    this.stopping.abort()
    this.chart.remove()
  }

  private keep<Of extends Series>(series: Of): Of {
    this.all.push(series)
    return series
  }

  private clear(): void {
    this.main?.detachPrimitive(this.lane)
    this.main?.detachPrimitive(this.layer)
    this.main?.detachPrimitive(this.timeLabels)
    for (const series of this.all.toReversed()) this.chart.removeSeries(series)
    for (let pane = this.chart.panes().length - 1; pane > 0; pane -= 1) this.chart.removePane(pane)
    this.all = []
    this.lines = []
    this.others = []
    this.legends = []
    this.main = null
  }

  private put(): void {
    const { shown, main } = this
    if (!shown || !main) return
    const palette = paletteNow()
    putBars(main, shown.type, shown.bars, this.factor, palette)
    for (const { series, drawn } of this.lines)
      putIndicator(series, drawn, shown.bars, drawn.pane === 'price' ? this.factor : 1, palette)
    for (const { series, closes } of this.others) {
      const factor = factorAt(closes, this.base)
      series.setData(
        factor === null ? [] : closes.map(({ date, close }) => ({ time: date as Time, value: close * factor })),
      )
    }
  }

  private rebaseSoon(): void {
    if (!this.others.length || this.waiting) return
    this.waiting = requestAnimationFrame(() => {
      this.waiting = 0
      this.rebase()
    })
  }

  /** Everything compared is 100 at the first day in sight that all of them have. */
  private rebase(): void {
    const { shown } = this
    if (!shown?.compared.length) {
      this.factor = 1
      this.told.base(undefined)
      return
    }
    const own = shown.bars.map(({ date, close }) => ({ date, close }))
    const seen = this.sight()
    const some = [own, ...this.others.flatMap(({ closes }) => (closes.length ? [closes] : []))]
    const day = commonDay(some, seen?.from ?? '', seen?.to ?? '9')
    if (day === this.base && this.base !== undefined) return
    this.base = day
    this.factor = factorAt(own, day ?? this.days[0]) ?? 1
    this.put()
    this.told.base(day)
  }

  private sight(): Sight | null {
    const seen = this.chart.timeScale().getVisibleLogicalRange()
    if (!seen || !this.days.length) return null
    const at = (place: number) => this.days[Math.max(0, Math.min(this.days.length - 1, place))]
    const [from, to] = [at(Math.ceil(seen.from)), at(Math.floor(seen.to))]
    return from !== undefined && to !== undefined && from < to ? { from, to } : null
  }

  /** The days in sight stand at the element too, for whoever reads the page and does not look at it. */
  private saySight(): void {
    const seen = this.sight()
    if (seen) this.element.dataset['sight'] = `${seen.from}~${seen.to}`
  }

  private apply(): void {
    const places = 'byHand' in this.wanted ? this.wanted : placesOf(this.days, this.wanted)
    if (places && this.days.length)
      this.chart.timeScale().setVisibleLogicalRange({ from: places.from as Logical, to: places.to as Logical })
    this.saySight()
  }

  private layOut(): void {
    const panes = this.chart.panes()
    const height = this.height || this.chart.options().height
    const count = Math.max(1, panes.length - 1)
    const room = Math.min((height * PANE.share) / Math.max(2, count), (height - AXIS - PRICE) / count)
    const below = Math.max(PANE.least, Math.min(PANE.most, room))
    const price = Math.max(below, height - AXIS - below * (panes.length - 1))
    for (const [at, pane] of panes.entries()) pane.setStretchFactor(at === 0 ? price : below)
    this.chart
      .priceScale('right')
      .applyOptions({ scaleMargins: { top: Math.min(0.3, (LANE + 6) / price), bottom: 0.06 } })
    for (const at of panes.keys())
      if (at > 0) panes[at]?.priceScale('right').applyOptions({ scaleMargins: { top: 0.24, bottom: 0.04 } })
  }

  private readonly formatOf = (pane: PaneKey) => (value: number) =>
    pane === 'volume' ? short(value, this.shown?.language ?? '') : number(value, { digits: pane === 'macd' ? 3 : 1 })

  private colourOf(drawn: Drawn): string {
    const { series, text1 } = paletteNow()
    const place =
      this.shown?.indicators.filter(({ pane, as }) => pane === drawn.pane && as === 'line').indexOf(drawn) ?? 0
    return place < 0 ? text1 : (series[place % series.length] ?? text1)
  }

  private sayLegends(date: string | null): void {
    const at = (date === null ? undefined : this.places.get(date)) ?? this.days.length - 1
    const { tile, fonts } = paletteNow()
    for (const { legend, key } of this.legends)
      legend.set(
        this.lines
          .filter(({ drawn }) => drawn.pane === key)
          .map(({ drawn }) => {
            const value = drawn.values[at]
            return {
              text: `${drawn.name} ${value === null || value === undefined ? '–' : this.formatOf(key)(value)}`,
              colour: this.colourOf(drawn),
            }
          }),
        { ground: faded(tile, 0.86), font: fonts },
      )
  }

  private xOf(day: string): number | null {
    let at = this.places.get(day)
    if (at === undefined) at = this.days.findIndex((one) => one >= day)
    return at < 0 ? null : this.chart.timeScale().logicalToCoordinate(at as Logical)
  }

  private pointOf({ date, price }: Anchor): Point | null {
    const last = this.days.at(-1)
    const x = this.xOf(last !== undefined && date > last ? last : date)
    const y = this.main?.priceToCoordinate(price * this.factor)
    return x === null || y === null || y === undefined ? null : { x, y }
  }
}
