import { stemmer } from 'stemmer'
import { folded } from './fold.ts'

/** A word of a text as it stands in the text index. */
export interface IndexWord {
  /** Two Chinese characters, the last one of a run alone, the stem of an English word, a number. */
  word: string
  /** Its place among the words: a Chinese character counts as one, an English word too. From 0. */
  at: number
  /** Where it stands in the text, in UTF-16 units. */
  start: number
  end: number
}

const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]+/gv
const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Longer runs are cut: no word is so long, but addresses and keys are. */
const LONGEST = 60
const stems = new Map<string, string>()

/** The stem of an English word; what holds a digit or other letters stays as it is. */
function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word.slice(0, LONGEST)
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = stemmer(word.slice(0, LONGEST))
    if (stems.size > 100_000) stems.clear()
    stems.set(word, stem)
  }
  return stem
}

/**
 * The words of a text, in order. Of a run of Chinese characters each two neighbours are one, and the last character
 * alone, so that a word of two is found by itself, a longer one as words that follow one another, and a single
 * character as a beginning. Traditional characters count as simplified ones, full width as half, capitals as small.
 */
export function* wordsIn(text: string): Generator<IndexWord> {
  const plain = folded(text)
  let at = 0
  for (const { 0: piece, index } of plain.matchAll(run)) {
    if (!isHan.test(piece)) {
      yield { word: stemOf(piece), at, start: index, end: index + piece.length }
      at += 1
      continue
    }
    let start = index
    let before = ''
    for (const character of piece) {
      if (before) {
        yield { word: before + character, at, start: start - before.length, end: start + character.length }
        at += 1
      }
      before = character
      start += character.length
    }
    yield { word: before, at, start: start - before.length, end: start }
    at += 1
  }
}
