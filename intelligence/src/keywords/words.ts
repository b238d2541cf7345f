import { saysNothing } from './stop-words.ts'

/** A word of a text. */
export interface Word {
  word: string
  start: number
  end: number
}

/** Units read of a text. */
const LONGEST = 20_000
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const telling = /^(?:\p{Script=Han}{2,8}|[A-Za-z][A-Za-z0-9.&+-]{2,})$/u

/**
 * Words of a text that may be keywords, in order: Chinese ones of two characters or more, others of three letters or
 * more; without stop words and figures. Latin words in lower case.
 */
export function tellingWords(text: string): Word[] {
  const found: Word[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(0, LONGEST))) {
    if (!isWordLike || !telling.test(segment)) continue
    const word = segment.toLowerCase()
    if (!saysNothing(word)) found.push({ word, start: index, end: index + segment.length })
  }
  return found
}
