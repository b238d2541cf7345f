import { above, below, termNamed, terms, type Term } from './terms.ts'

/** A keyword as it is looked for. */
export interface KeywordQuery {
  /** As it was typed: half width, runs of white space as one. */
  keyword: string
  /** What the list of terms knows it as. */
  term: Term | null
  /** Words that mean it, the typed one first. */
  same: readonly string[]
  /** Words of its kinds and parts. */
  narrower: readonly string[]
  /** Words of the terms that it is made of, where the list does not know the whole. */
  inside: readonly string[]
}

/** What people put behind a keyword that says nothing of it. */
const tails =
  /(?:概念股|概念|产业链|产业|行业|龙头|相关|公司|企业|技术|领域|板块| (?:industry|technology|companies|stocks))$/iu

/** A keyword as it is kept: half width, without the white space around and in runs. */
export const plainKeyword = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** Whether a text holds a letter, a character or a digit that can be looked for. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const wordsOf = (list: readonly Term[]): string[] => list.flatMap((term) => [...term.zh, ...term.en])
const unique = (words: readonly string[]): string[] => {
  const seen = new Set<string>()
  return words.filter((word) => {
    const plain = word.toLowerCase()
    return seen.has(plain) ? false : seen.add(plain)
  })
}

/** Terms whose words stand in a keyword, the longest; none within a longer one. */
function termsInside(keyword: string): Term[] {
  const text = keyword.toLowerCase()
  const found = terms
    .flatMap((term) =>
      term.zh.filter((word) => [...word].length >= 2).map((word) => ({ term, word: word.toLowerCase() })),
    )
    .filter(({ word }) => text.includes(word))
    .toSorted((a, b) => b.word.length - a.word.length)
  const kept: { term: Term; from: number; to: number }[] = []
  for (const { term, word } of found) {
    const from = text.indexOf(word)
    if (kept.every((one) => from >= one.to || from + word.length <= one.from))
      kept.push({ term, from, to: from + word.length })
  }
  return kept.toSorted((a, b) => a.from - b.from).map(({ term }) => term)
}

/**
 * What a keyword is looked for by. `translations`: words that companies use for it in the other language, where the list
 * of terms has none.
 */
export function keywordQuery(text: string, translations: readonly string[] = []): KeywordQuery {
  const keyword = plainKeyword(text)
  const bare = keyword.replace(tails, '').trim()
  const core = [...bare].length >= 2 ? bare : keyword
  const term = termNamed(keyword) ?? termNamed(core)
  const same = unique([keyword, ...(core === keyword ? [] : [core]), ...(term ? wordsOf([term]) : []), ...translations])
  const known = new Set(same.map((one) => one.toLowerCase()))
  const others = (words: readonly string[]) => unique(words).filter((word) => !known.has(word.toLowerCase()))
  return {
    keyword,
    term,
    same,
    narrower: others(term ? wordsOf(below(term)) : []),
    inside: term ? [] : others(wordsOf(termsInside(core))),
  }
}

/** Terms that stand beside a term: above it the nearest first, below it, and its sisters. */
export function around(term: Term): { broader: Term[]; narrower: Term[]; sisters: Term[] } {
  const broader = above(term)
  const [parent] = broader
  return {
    broader,
    narrower: below(term),
    sisters: parent
      ? parent.narrower.filter((id) => id !== term.id).flatMap((id) => terms.find((one) => one.id === id) ?? [])
      : [],
  }
}
