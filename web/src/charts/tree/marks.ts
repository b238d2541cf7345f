import { percent } from '../../lib/formats.ts'
import { bared, markAfter, type FigureBasis } from '../../ui/basis/basis.ts'
import { linesOf, shortened, textWidth } from '../fitText.ts'
import { heatOf, heatOfChange, heatToken } from '../heat.ts'
import type { Mark, Token } from '../scene/marks.ts'
import type { TreeBox } from './layout.ts'

/** One rectangle: its area, and the day's change that colours it; null = not known, and without colour. */
export interface TreeLeaf {
  id: string
  name: string
  /** Stands where not even a word of the name has room: the code of a stock. */
  code?: string | undefined
  size: number
  change: number | null
  /** What its change rests on: marked behind it. */
  changeBasis: FigureBasis | null
  /** What it says in place of its change, and how strong its colour is by that, −100 to 100. */
  told?: { figure: string; strength: number | null }
  /** Further lines of its card. */
  lines: readonly string[]
}

/** Room between boxes, and between a box and its words. */
const GAP = 2
const PAD = 5
/** Under these a name cannot be read (look: type). */
const LEAST_CJK = 12
const LEAST = 11
const LARGEST = 22
const LINE = 1.3

/** Words of a box: lines of its name, and its figure below where both have room. */
export interface TreeLabel {
  lines: readonly string[]
  size: number
  figure: boolean
}

/** A short name of Chinese letters alone, in lines of as many each: such a name may be broken between any two. */
function evenLines(name: string, count: number): readonly string[] | null {
  const letters = [...name]
  if (count < 2 || letters.length > 8 || !/^\p{Script=Han}+$/u.test(name)) return null
  const each = Math.ceil(letters.length / count)
  const lines = Array.from({ length: count }, (_, at) => letters.slice(at * each, (at + 1) * each).join(''))
  return lines.at(-1) && each > 1 ? lines : null
}

/**
 * The largest words that stand whole in a box, larger in a larger box; a name without room is cut between its words.
 * Where not even one has room its code stands there, in two halves where the box is narrower yet; else nothing.
 */
export function treeLabel(
  name: string,
  figure: string,
  { width, height }: { width: number; height: number },
  code = '',
): TreeLabel | null {
  const [room, high] = [width - GAP - PAD * 2, height - GAP - PAD]
  const least = /[⺀-￿]/.test(name) ? LEAST_CJK : LEAST
  const most = Math.max(least, Math.min(LARGEST, Math.round(Math.sqrt(width * height) / 9)))
  const stands = (lines: readonly string[], size: number, withFigure: boolean) =>
    lines.every((line) => textWidth(line) * size <= room) &&
    (!withFigure || textWidth(figure) * size <= room) &&
    (lines.length + (withFigure ? 1 : 0)) * size * LINE <= high
  for (const withFigure of [true, false]) {
    for (let size = most; size >= least; size -= 1) {
      for (const count of [1, 2, 3]) {
        const lines = linesOf(name, count)
        if (lines.length === count && stands(lines, size, withFigure)) return { lines, size, figure: withFigure }
        const even = evenLines(name, count)
        if (even && stands(even, size, withFigure)) return { lines: even, size, figure: withFigure }
      }
    }
  }
  const cut = least * LINE <= high ? shortened(name, room, least) : ''
  if (cut) return { lines: [cut], size: least, figure: stands([cut], least, true) }
  const half = Math.ceil(code.length / 2)
  const lines = [[code], [code.slice(0, half), code.slice(half)]].find((one) => code && stands(one, LEAST, false))
  return lines ? { lines, size: LEAST, figure: stands(lines, LEAST, true) } : null
}

export const leafToken = (change: number | null): Token =>
  change === null ? '--raised' : (heatToken(heatOfChange(change)) as Token)

const leafColour = ({ change, told }: TreeLeaf): Token =>
  told === undefined
    ? leafToken(change)
    : told.strength === null
      ? '--raised'
      : (heatToken(heatOf(told.strength)) as Token)

/** What a leaf says under its name: its change, or what it tells in its place. */
export const leafFigure = ({ change, changeBasis, told }: TreeLeaf): string =>
  told === undefined ? `${percent(bared(change))}${markAfter(changeBasis)}` : told.figure

/** The scene of a tree map: boxes in the colour of the day, words over them. */
export function treeMarks(boxes: readonly TreeBox[], leaves: ReadonlyMap<string, TreeLeaf>): Mark[] {
  const faces: Mark[] = []
  const texts: Mark[] = []
  for (const { id, x, y, width, height } of boxes) {
    const leaf = leaves.get(id)
    if (!leaf) continue
    faces.push({
      kind: 'rect',
      x: x + GAP / 2,
      y: y + GAP / 2,
      w: Math.max(0.5, width - GAP),
      h: Math.max(0.5, height - GAP),
      round: 0,
      fill: leafColour(leaf),
    })
    const figure = leafFigure(leaf)
    const label = treeLabel(leaf.name, figure, { width, height }, leaf.code)
    if (!label) continue
    const { size } = label
    const lines = label.figure ? [...label.lines, figure] : label.lines
    for (const [at, text] of lines.entries())
      texts.push({
        kind: 'text',
        x: x + GAP / 2 + PAD,
        y: y + GAP / 2 + 2 + size + at * size * LINE,
        text,
        size,
        weight: at < label.lines.length ? 500 : 400,
        fill: '--text-1',
        anchor: 'start',
      })
  }
  return [
    ...faces,
    ...texts.toSorted((one, other) => (one.kind === 'text' && other.kind === 'text' ? one.size - other.size : 0)),
  ]
}
