/** What a mark belongs to: each layer is drawn in its own way and can be switched off. */
export const layers = ['entity', 'tone', 'event', 'label', 'keyword'] as const
export type Layer = (typeof layers)[number]

/** One place in a text that something was found at. Offsets in UTF-16 units, end exclusive. */
export interface Mark {
  id: string
  layer: Layer
  /** How it is drawn within its layer: the kind of an entity, `risk`, `opportunity`, a label. */
  look: string
  start: number
  end: number
}

/** A run of text under the same marks, the shortest mark first; none for plain text. */
export interface Piece {
  start: number
  end: number
  marks: readonly Mark[]
}

/** A paragraph by its place in the whole text. */
export interface Paragraph {
  start: number
  end: number
}

/** Marks that are drawn of one text; a text with more is read with the most telling ones. */
export const MOST_MARKS = 4000
/** Marks that are drawn over one another at one place. */
const DEEPEST = 6

/** Paragraphs of a text: its lines without the space around them, none across two pages; empty lines are left out. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n\f]+/g)].flatMap((found) => {
    const line = found[0]
    const lead = line.length - line.trimStart().length
    const start = found.index + lead
    const end = start + line.trim().length
    return end > start ? [{ start, end }] : []
  })
}

/**
 * Marks that can be drawn in a text of `length`: inside it, not empty, in order of their place; at most `MOST_MARKS`.
 */
export function drawable<M extends Mark>(marks: readonly M[], length: number): M[] {
  const fit = marks.filter(
    ({ start, end }) => Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end > start && end <= length,
  )
  return fit.slice(0, MOST_MARKS).toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** The marks that touch each paragraph, in the order of the paragraphs; both sorted by their start. */
export function marksByParagraph<M extends Mark>(paragraphs: readonly Paragraph[], marks: readonly M[]): M[][] {
  const open: M[] = []
  let next = 0
  return paragraphs.map(({ start, end }) => {
    for (let mark = marks[next]; mark && mark.start < end; mark = marks[++next]) open.push(mark)
    const here = open.filter((mark) => mark.end > start)
    open.splice(0, open.length, ...here.filter((mark) => mark.end > end))
    return here
  })
}

/**
 * Cuts the text from `start` to `end` where a mark begins or ends, so that overlapping marks share pieces. Pieces
 * follow one another without a gap.
 */
export function piecesOf<M extends Mark>(
  start: number,
  end: number,
  marks: readonly M[],
): (Omit<Piece, 'marks'> & { marks: readonly M[] })[] {
  const here = marks.filter((mark) => mark.start < end && mark.end > start)
  if (end <= start) return []
  const cuts = [
    ...new Set([start, end, ...here.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end)]),
  ].toSorted((a, b) => a - b)
  const waiting = here.toSorted((a, b) => a.start - b.start)
  let open: M[] = []
  let next = 0
  return cuts.slice(0, -1).map((from, place) => {
    open = open.filter((mark) => mark.end > from)
    for (let mark = waiting[next]; mark && mark.start <= from; mark = waiting[++next]) open.push(mark)
    const over = open.toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start).slice(0, DEEPEST)
    return { start: from, end: cuts[place + 1] ?? end, marks: over }
  })
}
