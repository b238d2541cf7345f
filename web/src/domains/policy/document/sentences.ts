import type { OutputOf } from '@pandora/contract/operation'
import type { policy } from '@pandora/contract/domains/policy/operations'

type Parsed = OutputOf<typeof policy.detail>
type Label = Parsed['labels'][number]

/** A piece of a sentence: plain words, or a label. */
export interface Piece {
  start: number
  text: string
  label: Label | null
}
/** A sentence with its place among all, from 1. */
export interface Sentence {
  place: number
  start: number
  end: number
  pieces: readonly Piece[]
}

/** A text cut into paragraphs of sentences, these into labels and the words between; nothing is lost but blanks. */
export function paragraphsOf({ content, sentences, labels }: Pick<Parsed, 'content' | 'sentences' | 'labels'>): {
  start: number
  sentences: Sentence[]
}[] {
  const own = labels.filter(({ field }) => field === 'body').toSorted((one, other) => one.start - other.start)
  let next = 0
  const paragraphs: { start: number; sentences: Sentence[] }[] = []
  let lineEnd = -1
  for (const [at, { start, end }] of sentences.entries()) {
    const pieces: Piece[] = []
    let from = start
    while (next < own.length && (own[next]?.start ?? end) < end) {
      const label = own[next++]
      if (!label || label.start < from || label.end > end) continue
      if (label.start > from) pieces.push({ start: from, text: content.slice(from, label.start), label: null })
      pieces.push({ start: label.start, text: content.slice(label.start, label.end), label })
      from = label.end
    }
    if (from < end) pieces.push({ start: from, text: content.slice(from, end), label: null })
    if (start >= lineEnd || paragraphs.length === 0) {
      paragraphs.push({ start, sentences: [] })
      const line = content.indexOf('\n', start)
      lineEnd = line < 0 ? content.length : line
    }
    paragraphs.at(-1)?.sentences.push({ place: at + 1, start, end, pieces })
  }
  return paragraphs
}

/** The sentence that stands highlighted after one is chosen: that one, or none where it stood already (POLICY-04). */
export const highlightAfter = (standing: number | null, chosen: number): number | null =>
  standing === chosen ? null : chosen
