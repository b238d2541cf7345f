import type { Piece } from '../text/sentences.ts'
import { candidatesIn, lexiconOf, type Candidate } from './lexicon.ts'

/**
 * What of one type a sentence holds: its best place, and how much speaks for it. `others`: further places of the type,
 * where it may be told of somebody else.
 */
export interface Group {
  type: number
  best: Candidate
  strong: number
  weak: number
  others: Candidate[]
}

/** Most further places of a type that are kept of a sentence. */
const MOST_OTHERS = 12

/** Candidates of a sentence by type, in order of their places. `lower` is the text in lower case for English. */
export function groupsIn(
  language: 'zh' | 'en',
  lower: string,
  { start, end }: Piece,
  names: readonly Piece[] = [],
  kind: 'zh' | 'en' | 'sure' = language,
): Group[] {
  const groups = new Map<number, Group>()
  for (const one of candidatesIn(lexiconOf(kind), lower, start, end)) {
    // A word of a name tells of nothing, with what follows it neither: “New Materials rallies” is no price of
    // materials, and 濯信汽配股价 no rights issue.
    if (names.some((name) => isOf(name, one.start, one.end) || isOf(name, one.from, one.from + 1))) continue
    const known = groups.get(one.type)
    if (!known) {
      groups.set(one.type, {
        type: one.type,
        best: one,
        strong: one.strong ? 1 : 0,
        weak: one.strong ? 0 : 1,
        others: [],
      })
      continue
    }
    if (one.strong) known.strong++
    else known.weak++
    const isBetter = better(language, one, known.best)
    const other = isBetter ? known.best : one
    if (other.strong && known.others.length < MOST_OTHERS) known.others.push(other)
    if (isBetter) known.best = one
  }
  return [...groups.values()].sort((a, b) => a.best.start - b.best.start || a.type - b.type)
}

/** Whether a place lies in a name, or reaches over its edge. */
const isOf = (name: Piece, start: number, end: number): boolean => start < name.end && end > name.start

/**
 * Strong before weak, long before short, early before late; in Chinese one word before a sequence of words, whose last
 * word is rarely the telling one.
 */
function better(language: 'zh' | 'en', one: Candidate, than: Candidate): boolean {
  if (one.strong !== than.strong) return one.strong
  const [single, other] = [one.from === one.start, than.from === than.start]
  if (language === 'zh' && single !== other) return single
  return one.end - one.from > than.end - than.from
}
