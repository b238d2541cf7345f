import { BarChart, LineChart } from 'echarts/charts'
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import { number } from '../../lib/formats.ts'
import { axisOf, digitsOf, type Axis } from '../axis.ts'
import { colourOf } from '../lines.ts'
import type { Line } from '../lines.ts'
import { paletteNow } from '../palette.ts'

use([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer, SVGRenderer])

const DAY = 86_400_000

export interface LineSettings {
  language: string
  /** The user's colour type: the tokens are read again when it changes. */
  colourType: 1 | 2
  unit: string
  digits: number
  steps: boolean
  /** Counts: columns over one another instead of lines. */
  columns: boolean
  /** Ends of the scale; null = by the values. */
  bounds: readonly [number, number] | null
  /** Ends and step of the scale; null = by the values. */
  axis: Axis | null
  /** Days marked by a line across. */
  marks: readonly string[]
}
export interface LineModel {
  setLines: (lines: readonly Line[], settings: LineSettings) => void
  /** Has somebody told of the day that is pressed. */
  onPress: (heard: (day: string) => void) => void
  remove: () => void
}

interface Hover {
  seriesId?: string
  axisValueLabel?: string
  marker?: unknown
  seriesName?: string
  value?: unknown
}

/** px that values have at least, that a letter of theirs takes, and that stand beside them. */
const [LEAST_ROOM, LETTER, BESIDE] = [52, 6.4, 14]

/** More marks than this are drawn fainter. */
const MANY_MARKS = 40

/** Begins the ids of what a band is drawn by: no lines of their own. */
const BAND = 'band '

/** Begins the ids of arrows: of a day without one nothing is told. */
const SIGN = 'sign '

/** A band as two stacked lines without a stroke: up to its lower end nothing, then the area. */
function bandOf({ key, band = [] }: Line, colour: string): LineSeriesOption[] {
  if (!band.length) return []
  const base: LineSeriesOption = {
    type: 'line',
    stack: `${BAND}${key}`,
    silent: true,
    showSymbol: false,
    connectNulls: false,
    lineStyle: { opacity: 0 },
    emphasis: { disabled: true },
    z: 1,
  }
  return [
    { ...base, id: `${BAND}${key} low`, data: band.map(([day, low]) => [day, low]) },
    {
      ...base,
      id: `${BAND}${key} high`,
      data: band.map(([day, low, high]) => [day, low === null || high === null ? null : high - low]),
      areaStyle: { color: colour, opacity: 0.16 },
    },
  ]
}

/** Arrows by themselves: below what goes up, above what goes down. */
const signsOf = (
  { key, name }: Line,
  sign: 'up' | 'down',
  { colour, data }: { colour: string; data: (string | number | null)[][] },
): LineSeriesOption => ({
  id: `${SIGN}${key}`,
  name,
  type: 'line',
  color: colour,
  data,
  showSymbol: true,
  // All of them, however close they stand.
  showAllSymbol: true,
  symbol: 'triangle',
  symbolSize: 9,
  symbolRotate: sign === 'down' ? 180 : 0,
  symbolOffset: [0, sign === 'down' ? -9 : 9],
  lineStyle: { opacity: 0 },
  emphasis: { disabled: true },
  z: 3,
})

/** The tooltip as elements, not as text: names come from data and must not be read as markup. */
function tooltip(hovers: readonly Hover[], digits: number, unit: string): HTMLElement {
  const box = document.createElement('div')
  const value = (hover: Hover) => (Array.isArray(hover.value) ? (hover.value[1] as number | null) : null)
  const head = document.createElement('div')
  head.textContent = Array.isArray(hovers[0]?.value) ? String(hovers[0].value[0]).slice(0, 10) : ''
  box.append(head)
  const isTold = (hover: Hover) =>
    !hover.seriesId?.startsWith(BAND) && !(hover.seriesId?.startsWith(SIGN) && value(hover) === null)
  for (const hover of hovers.filter(isTold)) {
    const line = document.createElement('div')
    line.textContent = `${hover.seriesName ?? ''}  ${number(value(hover), { digits })} ${unit}`
    box.append(line)
  }
  return box
}

/** Lines across the picture at days, behind what is drawn. */
const across = (days: readonly string[], colour: string): NonNullable<LineSeriesOption['markLine']> => ({
  silent: true,
  symbol: 'none',
  label: { show: false },
  animation: false,
  // Many of them would be a fog over what is drawn.
  lineStyle: { color: colour, type: 'dotted', width: 1, opacity: days.length > MANY_MARKS ? 0.45 : 1 },
  data: days.map((day) => ({ xAxis: day })),
})

/** px at the right of the picture: what the longest value of its axis takes. */
function roomFor(lines: readonly Line[], scale: Axis | null, digits: number): number {
  const ends = scale ? [scale.low, scale.high] : lines.flatMap(({ points }) => points.map(([, value]) => value ?? 0))
  const shown = scale ? digitsOf(scale.step) : digits
  const longest = [Math.min(...ends), Math.max(...ends)].map((value) =>
    Number.isFinite(value) ? number(value, { digits: shown, loose: !scale }).length : 0,
  )
  return Math.max(LEAST_ROOM, BESIDE + LETTER * Math.max(...longest))
}

/** Ends and step of the value axis; null where they are left to the library: columns, and counts that know no parts. */
function scaleOf(lines: readonly Line[], { bounds, axis, columns, digits }: LineSettings): Axis | null {
  if (axis) return axis
  if (bounds) return { low: bounds[0], high: bounds[1], step: (bounds[1] - bounds[0]) / 4 }
  if (columns || digits === 0) return null
  return axisOf(
    lines.flatMap(({ points, band = [] }) => [
      ...points.map(([, value]) => value),
      ...band.flatMap(([, ...two]) => two),
    ]),
    'rate',
  )
}

/** Lines over time after the look: horizontal grid only, 1.5 px, tooltip in a fixed corner, nothing animates. */
export function drawLines(element: HTMLElement, renderer: 'svg' | 'canvas'): LineModel {
  // English is the one language that the library writes anything in here: by itself it keeps to that of the page as it
  // first came, and went on to write months in Chinese once somebody had changed to English.
  const chart = init(element, null, { renderer, locale: 'EN' })
  const watcher = new ResizeObserver(() => chart.resize())
  watcher.observe(element)
  const model: LineModel = {
    setLines(lines, settings) {
      redraw = () => model.setLines(lines, settings)
      const { language, unit, digits, steps, columns, marks } = settings
      const scale = scaleOf(lines, settings)
      const colours = paletteNow()
      const tokens = getComputedStyle(document.documentElement)
      const paint = (line: Line, place: number) => tokens.getPropertyValue(`--${colourOf(line, place)}`).trim()
      const label = { color: colours.text, fontSize: 11, fontFamily: colours.fonts }
      chart.setOption(
        {
          animation: false,
          grid: { left: 10, right: roomFor(lines, scale, digits), top: 10, bottom: 24 },
          tooltip: {
            trigger: 'axis',
            confine: true,
            position: [12, 8],
            backgroundColor: colours.overlay,
            borderColor: colours.strong,
            borderWidth: 1,
            padding: [6, 10],
            transitionDuration: 0,
            textStyle: { color: colours.text1, fontSize: 12, fontFamily: colours.fonts },
            extraCssText: 'box-shadow:none;border-radius:4px;line-height:18px',
            formatter: (hovers: unknown) =>
              tooltip(Array.isArray(hovers) ? (hovers as Hover[]) : [hovers as Hover], digits, unit),
            axisPointer: { lineStyle: { color: colours.strong, type: 'dotted' } },
          },
          xAxis: {
            type: 'time',
            // Lines are of days: of a few of them the hours between would be written at the axis.
            minInterval: DAY,
            axisLine: { show: false },
            axisTick: { show: false },
            splitLine: { show: false },
            axisLabel: {
              ...label,
              hideOverlap: true,
              formatter: { year: '{yyyy}', month: language === 'en' ? '{MMM}' : '{M}月', day: '{MM}-{dd}' },
            },
          },
          yAxis: {
            type: 'value',
            position: 'right',
            scale: !columns,
            ...(scale ? { min: scale.low, max: scale.high, interval: scale.step } : {}),
            splitNumber: 4,
            ...(digits === 0 ? { minInterval: 1 } : {}),
            axisLine: { show: false },
            axisTick: { show: false },
            splitLine: { lineStyle: { color: colours.line } },
            axisLabel: {
              ...label,
              // All with as many digits as the step needs: 7.20 between 7.25 and 7.15.
              formatter: (value: number) =>
                scale ? number(value, { digits: digitsOf(scale.step) }) : number(value, { digits, loose: true }),
            },
          },
          series: lines.flatMap((line, place): (BarSeriesOption | LineSeriesOption)[] => {
            const { key, name, points, dots = false } = line
            const colour = paint(line, place)
            const data = points.map((point) => [...point])
            if (columns)
              return [
                {
                  id: key,
                  name,
                  type: 'bar',
                  stack: 'all',
                  color: colour,
                  data,
                  barMaxWidth: 18,
                  itemStyle: { borderRadius: place === lines.length - 1 ? [2, 2, 0, 0] : 0 },
                  emphasis: { disabled: true },
                },
              ]
            if (line.sign) return [signsOf(line, line.sign, { colour, data })]
            return [
              ...bandOf(line, colour),
              {
                id: key,
                name,
                type: 'line',
                color: colour,
                data,
                showSymbol: dots || points.length < 2,
                symbol: 'circle',
                symbolSize: 4,
                step: steps ? 'end' : false,
                connectNulls: false,
                lineStyle: { width: 1.5 },
                sampling: 'lttb',
                emphasis: { disabled: true },
                ...(place === 0 && marks.length > 0 ? { markLine: across(marks, colours.strong) } : {}),
                z: 2,
              },
            ]
          }),
        },
        { notMerge: true },
      )
    },
    onPress(heard) {
      chart.getZr().on('click', ({ offsetX, offsetY }) => {
        const place = [offsetX, offsetY]
        if (!chart.containPixel('grid', place)) return
        const at = Number(chart.convertFromPixel({ gridIndex: 0 }, place)[0])
        if (Number.isFinite(at)) heard(new Date(at).toISOString().slice(0, 10))
      })
    },
    remove() {
      paper.removeEventListener('change', onPaper)
      watcher.disconnect()
      chart.dispose()
    },
  }
  // On paper the tokens are the light ones: what was drawn by the dark ones is drawn anew, and back again.
  let redraw: () => void = () => undefined
  const paper = matchMedia('print')
  const onPaper = () => redraw()
  paper.addEventListener('change', onPaper)
  return model
}
