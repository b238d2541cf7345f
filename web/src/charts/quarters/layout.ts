/** A quarter as the chart draws it; null where it is missing. Money in single units. */
export interface QuarterBars {
  /** `2025Q4`. */
  key: string
  /** Bars: the first on the left axis, the second on the right. */
  left: number | null
  right: number | null
  /** Line on the right axis. */
  line: number | null
}

export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
}

export interface QuarterPlace {
  key: string
  /** Left edge and width of the quarter's column. */
  x: number
  width: number
  left: { x: number; y: number; width: number; height: number } | null
  right: { x: number; y: number; width: number; height: number } | null
  point: { x: number; y: number } | null
}

export interface QuarterLayout {
  left: Scale
  right: Scale
  places: readonly QuarterPlace[]
  /** Points of the line, broken where a quarter is missing. */
  lines: readonly (readonly { x: number; y: number }[])[]
  /** y of zero on either axis, and of a value. */
  yLeft: (value: number) => number
  yRight: (value: number) => number
}

/** Round steps for an axis that holds all values and zero, about `count` of them. */
export function scaleOf(values: readonly number[], count = 3): Scale {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  if (high === low) return { low: 0, high: 1, ticks: [0, 1] }
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 4, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10
  const from = Math.floor(low / step + 1e-9)
  const to = Math.ceil(high / step - 1e-9)
  return {
    low: from * step,
    high: to * step,
    ticks: Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step),
  }
}

/** Both axes with zero at the same height, so that bars of either stand on one line. */
export function alignedScales(left: readonly number[], right: readonly number[]): { left: Scale; right: Scale } {
  const [one, other] = [scaleOf(left), scaleOf(right)]
  const below = Math.max(-one.low / (one.high - one.low), -other.low / (other.high - other.low))
  const lowered = (scale: Scale): Scale => {
    if (below === 0 || below === 1 || -scale.low / (scale.high - scale.low) >= below - 1e-9) return scale
    const step = (scale.ticks[1] ?? 1) - (scale.ticks[0] ?? 0)
    const low = (-below / (1 - below)) * scale.high
    return {
      low,
      high: scale.high,
      ticks: [
        ...Array.from({ length: Math.floor(-low / step + 1e-9) }, (_, at) => -step * (at + 1)).toReversed(),
        ...scale.ticks.filter((tick) => tick >= 0),
      ],
    }
  }
  return { left: lowered(one), right: lowered(other) }
}

const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

/**
 * Bars of two series side by side and a line over them, in a box of `width` × `height` px; the line and the second bars
 * on the right axis.
 */
export function quarterLayout(
  quarters: readonly QuarterBars[],
  { width, height }: { width: number; height: number },
): QuarterLayout {
  const scales = alignedScales(
    present(quarters.map((one) => one.left)),
    present(quarters.flatMap((one) => [one.right, one.line])),
  )
  const yOn = (scale: Scale) => (value: number) => height * (1 - (value - scale.low) / (scale.high - scale.low))
  const [yLeft, yRight] = [yOn(scales.left), yOn(scales.right)]
  const column = quarters.length ? width / quarters.length : width
  const wide = Math.max(2, Math.min(22, column * 0.42))
  const narrow = Math.max(1.5, Math.min(10, column * 0.2))
  const gap = Math.min(3, column * 0.06)
  const bar = (value: number | null, y: (value: number) => number, x: number, thick: number) => {
    if (value === null) return null
    const top = Math.min(y(value), y(0))
    return { x, y: top, width: thick, height: Math.max(value === 0 ? 0 : 1, Math.abs(y(value) - y(0))) }
  }
  const places = quarters.map((one, at): QuarterPlace => {
    const x = at * column
    const start = x + (column - wide - gap - narrow) / 2
    return {
      key: one.key,
      x,
      width: column,
      left: bar(one.left, yLeft, start, wide),
      right: bar(one.right, yRight, start + wide + gap, narrow),
      point: one.line === null ? null : { x: x + column / 2, y: yRight(one.line) },
    }
  })
  const lines: { x: number; y: number }[][] = [[]]
  for (const { point } of places) {
    if (point) lines.at(-1)?.push(point)
    else if (lines.at(-1)?.length) lines.push([])
  }
  return { ...scales, places, lines: lines.filter((line) => line.length > 0), yLeft, yRight }
}

/** Quarters whose names stand below the chart: evenly, about `most`, the last always. */
export function labelled(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0)
}
