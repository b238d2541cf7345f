import { technologyErrors } from '@pandora/contract/domains/technology/errors'
import { KEYWORD_LIMIT } from '@pandora/contract/domains/technology/names'
import { Refusal } from '@pandora/contract/errors'
import { hasWord, keywordQuery, plainKeyword, type KeywordQuery } from '@pandora/intelligence/technology/keyword'
import { keywordMatcher } from '@pandora/intelligence/technology/match'
import type { FinderMatchers } from '@pandora/intelligence/technology/rank'
import { phraseOf, phraseQuery } from '@pandora/intelligence/words/phrase'
import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../shared/define-held.ts'
import { groundOf } from './ground.ts'

/** Words of a keyword that texts are asked for at most. */
const MOST_WORDS = 12

/** What is wrong with a keyword; null where it can be looked for. */
export function faultOf(text: string): 'EMPTY' | 'TOO_LONG' | 'NO_WORD' | null {
  const keyword = plainKeyword(text)
  if (keyword === '') return 'EMPTY'
  if ([...keyword].length > KEYWORD_LIMIT) return 'TOO_LONG'
  return hasWord(keyword) ? null : 'NO_WORD'
}

/** A keyword as it is kept; refuses by name what cannot be looked for. */
export function checkedKeyword(text: string): string {
  const keyword = plainKeyword(text)
  const fault = faultOf(text)
  if (fault === 'EMPTY') throw new Refusal(technologyErrors.KEYWORD_EMPTY)
  if (fault === 'TOO_LONG') throw new Refusal(technologyErrors.KEYWORD_TOO_LONG, { length: [...keyword].length })
  if (fault === 'NO_WORD') throw new Refusal(technologyErrors.KEYWORD_NO_WORD)
  return keyword
}

/** A keyword that is looked for, with the words that companies use for it in the other language. */
export interface AskedKeyword {
  query: KeywordQuery
  matchers: FinderMatchers
  /** Words by which texts are asked, in the order of what was typed. */
  told: readonly string[]
  byCompanies: readonly string[]
}

/** What a keyword asks for in a market; refuses by name what cannot be looked for. */
export async function askedKeyword(
  services: HeldServices,
  view: View,
  text: string,
  now: number,
): Promise<AskedKeyword> {
  const keyword = checkedKeyword(text)
  const { translations } = await groundOf(services, view, now)
  const own = keywordQuery(keyword)
  // Where the list knows it, it has better words than names of single lines.
  const byCompanies = own.term ? [] : (translations.get(keyword.toLowerCase()) ?? [])
  const query = byCompanies.length === 0 ? own : keywordQuery(keyword, byCompanies)
  return {
    query,
    matchers: { names: keywordMatcher(query, true), texts: keywordMatcher(query, false) },
    told: toldWords(query.same),
    byCompanies,
  }
}

/** Words that texts are asked for: a single character begins too much, where there is another word. */
function toldWords(words: readonly string[]): string[] {
  const long = words.filter((word) => [...word].length > 1)
  return (long.length > 0 ? long : [...words]).slice(0, MOST_WORDS)
}

/** The `tsquery` of texts that hold any of some words; null where they hold none that can be looked for. */
export function textQuery(words: readonly string[]): string | null {
  const all = words.map(phraseOf).filter((phrase) => phrase.length > 0)
  return all.length === 0 ? null : all.map((phrase) => `(${phraseQuery(phrase)})`).join(' | ')
}
