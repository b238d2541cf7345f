import { linesOf, textWidth } from '../fitText.ts'

/** Words inside a bubble: lines of the name, from its middle, and the figure below; sizes in px. */
export interface BubbleLabel {
  lines: readonly string[]
  size: number
  /** Middle of each line, below the middle of the bubble, in px. */
  offsets: readonly number[]
  figure: { size: number; offset: number } | null
}

/** Under these a name cannot be read: Chinese, and other letters (look: type). */
const LEAST_CJK = 12
const LEAST = 11
const LARGEST = 30
const LINE = 1.2
/** Room kept free at the ring. */
const RIM = 5

/** Half the width there is at a height above or below the middle. */
const chord = (radius: number, height: number) => (Math.abs(height) >= radius ? 0 : Math.sqrt(radius ** 2 - height ** 2))

/** The largest size at which these lines and, if wanted, a figure below them stand inside a circle; null where that could not be read. */
function fit(lines: readonly string[], figure: string | null, radius: number, least: number): BubbleLabel | null {
  const widths = lines.map(textWidth)
  for (let size = Math.min(LARGEST, Math.floor(radius * 0.42)); size >= least; size -= 1) {
    const figureSize = figure === null ? 0 : Math.max(11, Math.round(size * 0.72))
    const height = lines.length * size * LINE + figureSize * LINE
    const offsets = lines.map((_line, at) => -height / 2 + (at + 0.5) * size * LINE)
    const figureOffset = height / 2 - (figureSize * LINE) / 2
    const fits = (width: number, offset: number, one: number) => width * one <= 2 * chord(radius - RIM, Math.abs(offset) + one * 0.42)
    const inside = offsets.every((offset, at) => fits(widths[at] ?? 0, offset, size))
    if (inside && (figure === null || fits(textWidth(figure), figureOffset, figureSize))) return { lines, size, offsets, figure: figure === null ? null : { size: figureSize, offset: figureOffset } }
  }
  return null
}

/**
 * The words of a bubble of this radius (px): the name in up to three lines with its figure, else the name alone; null where the name does not fit
 * whole at a size that can be read. It is never cut.
 */
export function bubbleLabel(name: string, figure: string, radius: number): BubbleLabel | null {
  if (radius < 13 || name === '') return null
  const least = /[⺀-￿]/.test(name) ? LEAST_CJK : LEAST
  for (const shown of [figure, null]) {
    let best: BubbleLabel | null = null
    for (const count of [1, 2, 3]) {
      const lines = linesOf(name, count)
      const label = lines.length === count ? fit(lines, shown, radius, least) : null
      if (label && (!best || label.size > best.size * 1.12)) best = label
    }
    if (best) return best
  }
  return null
}
