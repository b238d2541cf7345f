/** A run of letters that both wordings have, or one of them only. */
export interface InlinePart {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
}

/** A figure, a Latin word, a row of blanks, or one sign: what is never shown as changed by half. */
const token = /\d+(?:[.,]\d+)*%?|[A-Za-z]+|\s+|[^]/gu
/** Most tokens of one wording times those of the other that are held against each other. */
const MOST_CELLS = 4_000_000

/**
 * Two wordings of a sentence as one row of parts, in order: without what was inserted it is the wording before, without
 * what was deleted the one after, letter by letter. A match too short to be read between two changes counts as changed.
 */
export function inlineParts(before: string, after: string): InlinePart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const [old, young] = [before.match(token) ?? [], after.match(token) ?? []]
  let head = 0
  while (head < old.length && head < young.length && old[head] === young[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < young.length - head && old.at(-1 - tail) === young.at(-1 - tail)) tail++
  const middle = matched(old.slice(head, old.length - tail), young.slice(head, young.length - tail))
  return merged(
    readable([
      { kind: 'same', text: old.slice(0, head).join('') },
      ...middle,
      { kind: 'same', text: old.slice(old.length - tail).join('') },
    ]),
  )
}

/** The longest row of tokens that both have in order, and what is between. */
function matched(old: readonly string[], young: readonly string[]): InlinePart[] {
  const [height, width] = [old.length, young.length]
  if (height * width === 0 || height * width > MOST_CELLS)
    return [
      { kind: 'deleted', text: old.join('') },
      { kind: 'inserted', text: young.join('') },
    ]
  const table = new Uint32Array((height + 1) * (width + 1))
  const at = (row: number, column: number) => table[row * (width + 1) + column] ?? 0
  for (let row = height - 1; row >= 0; row--)
    for (let column = width - 1; column >= 0; column--)
      table[row * (width + 1) + column] =
        old[row] === young[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const parts: InlinePart[] = []
  let [row, column] = [0, 0]
  while (row < height || column < width) {
    if (row < height && column < width && old[row] === young[column]) {
      parts.push({ kind: 'same', text: old[row] ?? '' })
      row++
      column++
    } else if (column >= width || (row < height && at(row + 1, column) >= at(row, column + 1)))
      parts.push({ kind: 'deleted', text: old[row++] ?? '' })
    else parts.push({ kind: 'inserted', text: young[column++] ?? '' })
  }
  return merged(parts)
}

/**
 * Between two matches what was deleted stands before what was inserted; empty parts are left out, neighbours of one kind
 * are one.
 */
function merged(parts: readonly InlinePart[]): InlinePart[] {
  const done: InlinePart[] = []
  let [deleted, inserted] = ['', '']
  const flush = () => {
    if (deleted !== '') done.push({ kind: 'deleted', text: deleted })
    if (inserted !== '') done.push({ kind: 'inserted', text: inserted })
    deleted = inserted = ''
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    if (kind === 'deleted') deleted += text
    else if (kind === 'inserted') inserted += text
    else {
      flush()
      const last = done.at(-1)
      if (last?.kind === 'same') last.text += text
      else done.push({ kind, text })
    }
  }
  flush()
  return done
}

/** A single letter that two changes happen to have in common is no match that a reader would see. */
function readable(parts: readonly InlinePart[]): InlinePart[] {
  const joined = merged(parts)
  return joined.flatMap((part, at): InlinePart[] =>
    part.kind === 'same' &&
    at > 0 &&
    at < joined.length - 1 &&
    part.text.length === 1 &&
    /\p{L}/u.test(part.text) &&
    joined[at - 1]?.kind !== 'same'
      ? [
          { kind: 'deleted', text: part.text },
          { kind: 'inserted', text: part.text },
        ]
      : [part],
  )
}
