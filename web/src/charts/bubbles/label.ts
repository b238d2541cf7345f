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
const chord = (radius: number, height: number) =>
  Math.abs(height) >= radius ? 0 : Math.sqrt(radius ** 2 - height ** 2)

interface Shape {
  lines: readonly string[]
  /** At 1 px. */
  widths: readonly number[]
}
const shapes = new Map<string, readonly Shape[]>()

/** A name in one, two and three lines, as far as its words go. */
function shapesOf(name: string): readonly Shape[] {
  const known = shapes.get(name)
  if (known) return known
  const out = [1, 2, 3].flatMap((count) => {
    const lines = linesOf(name, count)
    return lines.length === count ? [{ lines, widths: lines.map(textWidth) }] : []
  })
  if (shapes.size > 20_000) shapes.clear()
  shapes.set(name, out)
  return out
}

/** Whether lines of a size, with a figure of this width below them or none, stand inside a circle. */
function stands({ widths }: Shape, figure: number | null, radius: number, size: number): boolean {
  const figureSize = figure === null ? 0 : figureOf(size)
  const height = (widths.length * size + figureSize) * LINE
  const fits = (width: number, offset: number, one: number) =>
    width * one <= 2 * chord(radius - RIM, Math.abs(offset) + one * 0.42)
  for (let at = 0; at < widths.length; at += 1)
    if (!fits(widths[at] ?? 0, -height / 2 + (at + 0.5) * size * LINE, size)) return false
  return figure === null || fits(figure, height / 2 - (figureSize * LINE) / 2, figureSize)
}

const figureOf = (size: number) => Math.max(11, Math.round(size * 0.72))

/**
 * The largest size at which a shape stands inside a circle; 0 where that could not be read. What stands in a size
 * stands in every smaller one.
 */
function sizeIn(shape: Shape, figure: number | null, radius: number, least: number): number {
  // In a small bubble the least that can be read is tried too: a name that fits tightly says more than none.
  let [fits, beyond] = [least - 1, Math.max(least, Math.min(LARGEST, Math.floor(radius * 0.42))) + 1]
  while (beyond - fits > 1) {
    const middle = (fits + beyond) >> 1
    if (stands(shape, figure, radius, middle)) fits = middle
    else beyond = middle
  }
  return fits < least ? 0 : fits
}

/**
 * The words of a bubble of this radius (px): the name in up to three lines with its figure, else the name alone; null
 * where the name does not fit
 * whole at a size that can be read. It is never cut.
 */
export function bubbleLabel(name: string, figure: string, radius: number): BubbleLabel | null {
  if (radius < 13 || name === '') return null
  const least = /[⺀-￿]/.test(name) ? LEAST_CJK : LEAST
  for (const shown of [textWidth(figure), null]) {
    let best: Shape | null = null
    let size = 0
    for (const shape of shapesOf(name)) {
      const one = sizeIn(shape, shown, radius, least)
      // More lines only where the words grow by them.
      if (one > size * 1.12) [best, size] = [shape, one]
    }
    if (best) return labelOf(best, size, shown !== null)
  }
  return null
}

function labelOf({ lines }: Shape, size: number, withFigure: boolean): BubbleLabel {
  const figure = withFigure ? figureOf(size) : 0
  const height = (lines.length * size + figure) * LINE
  return {
    lines,
    size,
    offsets: lines.map((_line, at) => -height / 2 + (at + 0.5) * size * LINE),
    figure: withFigure ? { size: figure, offset: height / 2 - (figure * LINE) / 2 } : null,
  }
}
