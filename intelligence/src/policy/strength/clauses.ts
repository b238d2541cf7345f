import { strengthWords, type StrengthWord } from './words.ts'

/** 第五， counts the statement and says nothing of it. */
const counting = /^第[\p{Script=Han}\d]{1,3}$/u
const clauseEnd = /[，；：。！？,;\n]/u

/** A clause of a sentence, with its words of strength. */
export interface Clause {
  text: string
  words: readonly StrengthWord[]
  /** Letter pairs of what is left without words of strength. */
  content: ReadonlySet<string>
}

/** Clauses of a sentence without the number they begin with, or who says them. */
export function clausesOf(sentence: string): Clause[] {
  return sentence
    .split(clauseEnd)
    .map((text) =>
      text
        .replace(
          /^\s*(?:[（(][\p{Script=Han}\d]{1,3}[）)]|[\p{Script=Han}\d]{1,2}、|[一二三四五六七八九十]{1,2}[是要]|会议(?:指出|强调|要求|认为)|——)/u,
          '',
        )
        .trim(),
    )
    .filter((text) => text !== '' && !counting.test(text))
    .map((text) => {
      const words = strengthWords(text)
      let [bare, last] = ['', 0]
      for (const { start, end } of words) {
        bare += text.slice(last, start)
        last = end
      }
      bare = (bare + text.slice(last)).replace(/[\d.．%％要的地]/gu, '')
      return { text, words, content: pairsOf(bare) }
    })
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at++) pairs.add(text.slice(at, at + 2))
  return pairs.size === 0 && text !== '' ? new Set([text]) : pairs
}

/** Letter pairs in common over those of both, twice (Dice). */
export function alike(one: Clause, other: Clause): number {
  const total = one.content.size + other.content.size
  if (total === 0) return 1
  let shared = 0
  for (const pair of one.content) if (other.content.has(pair)) shared++
  return (2 * shared) / total
}
