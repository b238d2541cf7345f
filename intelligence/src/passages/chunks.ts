import { sentencesIn, type Piece } from '../text/sentences.ts'

/** Characters that a passage holds at least before it ends; a Chinese character says what three letters say. */
const LEAST = { latin: 600, han: 220 }
const isHan = /\p{Script=Han}/u
const ends = /[.!?:;。！？：；]["'”’）)]?$/u

/** Whether a line goes on in the next one: pages of prose are broken where the paper ends, not where the sentence does. */
function goesOn(line: string, next: string): boolean {
  const [before, after] = [line.trim(), next.trim()]
  const least = isHan.test(before) ? 25 : 55
  if (before.length < least || after === '' || ends.test(before)) return false
  // A row of a table ends with a figure, or has its cells apart.
  if (/\S {2,}\S/u.test(before) || /^[\d$(¥%—–-]/u.test(after) || /[\d)%]$/u.test(before)) return false
  return isHan.test(before) || /^[\p{Ll}\p{Lu}(]/u.test(after)
}

/** The text with line ends that break a sentence as blanks, letter for letter as long. */
export function flowing(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      return next === undefined ? line : `${line}${goesOn(line, next) ? ' ' : '\n'}`
    })
    .join('')
}

/** Sentences of a page, and rows of its tables, where they stand. */
export const sentencesOfPage = (text: string): Piece[] => sentencesIn(flowing(text))

/** A page cut into passages of whole sentences; empty where it says nothing. */
export function chunksOf(text: string): Piece[] {
  const chunks: Piece[] = []
  let from: number | null = null
  const sentences = sentencesOfPage(text)
  for (const [at, { start, end }] of sentences.entries()) {
    from ??= start
    const least = isHan.test(text.slice(from, end)) ? LEAST.han : LEAST.latin
    if (end - from < least && at + 1 < sentences.length) continue
    chunks.push({ start: from, end })
    from = null
  }
  return chunks
}
