import type { Left } from '../fillers.ts'
import { asideChinese, asideEnglish } from './words.ts'

/** What is to come, supposed, denied or put to a condition: a word of such a question may turn all of it round. */
const TURNS =
  /如果|假如|假设|要是|万一|倘若|除非|会不会|能不能[涨跌]|将会|将要|即将|明年|后年|明天|下(?:个)?(?:月|周|季|半年)|预测|预计|预期|(?<!有)没有[^吗?？]|从不|从未|并非|(?<!是)不是[^吗?？]|\b(?:if|unless|suppose|assuming|assume|were to|will(?! do\b)|won[’']t|would have|going to|gonna|next (?:year|month|week|quarter)|tomorrow|forecast|predict|projected|expected|odds|likely|chances?|not|never|without|except|excluding|other than|instead|hypothetical(?:ly)?)\b/iu

/** Endings of English words by which one is told for its plain form. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['’s', ''],
  ["'s", ''],
]
const english: ReadonlySet<string> = new Set(asideEnglish)
const chinese: readonly string[] = asideChinese.toSorted((a, b) => b.length - a.length)

/** Whether an English word, or the one it is a form of, stands among those that may be left aside. */
function isAsideEnglish(word: string): boolean {
  const plain = word.toLowerCase()
  const forms = ENDINGS.flatMap(([ending, instead]) =>
    plain.length > ending.length + 2 && plain.endsWith(ending) ? [plain.slice(0, -ending.length) + instead] : [],
  )
  const doubled = /^(.+)([b-df-hj-np-tv-z])\2(?:ed|ing)$/.exec(plain)
  return [plain, ...forms, ...(doubled ? [`${doubled[1]}${doubled[2]}`] : [])].some((one) => english.has(one))
}

/** Whether a piece in Chinese is made of words that may be left aside alone. */
function isAsideChinese(piece: string): boolean {
  let at = 0
  while (at < piece.length) {
    const word = chinese.find((one) => piece.startsWith(one, at))
    if (!word) return false
    at += word.length
  }
  return true
}

/**
 * Whether everything that was not understood of a question narrows nothing that was: a figure may be told without it, if
 * the answer says so. `text` is the question, in lower case; of one that turns on a condition or on what is to come
 * nothing is left aside.
 */
export const mayStandAside = (left: readonly Left[], text: string): boolean =>
  left.length > 0 &&
  !TURNS.test(text) &&
  left.every(({ text: piece }) =>
    /^[\p{Script=Latin}’'&.-]+$/u.test(piece) ? isAsideEnglish(piece) : isAsideChinese(piece),
  )
