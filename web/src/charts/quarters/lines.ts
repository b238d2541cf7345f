import { scaleOf } from './layout.ts'
import type { Scale } from './layout.ts'

/** A line over the quarters: one value a quarter, oldest first; null where it is missing. */
export interface QuarterLine {
  key: string
  name: string
  values: readonly (number | null)[]
}

export interface LinesLayout {
  scale: Scale
  y: (value: number) => number
  x: (at: number) => number
  /** Points of each line, broken where a quarter is missing. */
  lines: readonly { key: string; parts: readonly (readonly { x: number; y: number }[])[] }[]
}

/** Lines in a box of `width` × `height` px, zero on their axis. */
export function linesLayout(
  all: readonly Pick<QuarterLine, 'key' | 'values'>[],
  { width, height }: { width: number; height: number },
): LinesLayout {
  const count = Math.max(1, ...all.map((one) => one.values.length))
  const scale = scaleOf(
    all.flatMap((one) => one.values.filter((value) => value !== null)),
    4,
  )
  const x = (at: number) => ((at + 0.5) / count) * width
  const y = (value: number) => height * (1 - (value - scale.low) / (scale.high - scale.low))
  const lines = all.map(({ key, values }) => {
    const parts: { x: number; y: number }[][] = [[]]
    values.forEach((value, at) => {
      if (value !== null) parts.at(-1)?.push({ x: x(at), y: y(value) })
      else if (parts.at(-1)?.length) parts.push([])
    })
    return { key, parts: parts.filter((part) => part.length > 0) }
  })
  return { scale, x, y, lines }
}
