import { folded } from '../words/fold.ts'
import { NUMERAL, scaleOf } from './numerals.ts'

/** A unit that an amount is asked for in: so many single ones, and what it is called. */
export interface Scale {
  factor: number
  zh: string
  en: string
}

/** A question as it is read: half width, simplified, one space at a time; letters keep their size. */
export const plainQuestion = (question: string): string => {
  const half = question.normalize('NFKC').replace(/\s+/g, ' ').trim()
  return [...half].map((one) => (/\p{Script=Han}/u.test(one) ? folded(one) : one)).join('')
}

const scalesZh = '万亿|千万|百万|亿|万|千'
const scalesEn: Readonly<Record<string, string>> = {
  thousand: '千',
  million: '百万',
  billion: '十亿',
  trillion: '万亿',
}
const inZh = new RegExp(
  `(?:多少|几)个?(${scalesZh})(?:元|人民币|块钱|块)?|(?:单位(?:为|是|:)?|以|按|用|换算成)\\s?(${scalesZh})元?(?:为单位|计|表示|来算)?`,
)
const inEn = /\b(?:in|how many) (thousand|million|billion|trillion)s?(?: of)?(?: yuan| rmb| cny| dollars)?\b/

/** The unit that a question asks for an amount in; its characters are taken. */
export function scaleIn(text: string, taken: boolean[]): Scale | null {
  const match = inZh.exec(text) ?? inEn.exec(text)
  if (!match || taken.slice(match.index, match.index + match[0].length).some(Boolean)) return null
  taken.fill(true, match.index, match.index + match[0].length)
  const zh = match[1] ?? match[2] ?? ''
  const en = scalesEn[zh] === undefined ? zh : zh
  const factor = scaleOf(zh) ?? 1
  const names = Object.keys(scalesEn)
  return {
    factor,
    zh: /\p{Script=Han}/u.test(zh) ? `${zh}元` : `${scalesEn[en] ?? ''}元`,
    en: names.toReversed().find((one) => (scaleOf(one) ?? 1) <= factor) ?? 'thousand',
  }
}

const claimZh = new RegExp(
  `(?:是不是|是否|有没有|是)?\\s?(?:为|达到?|超过|有)?\\s?(?:${NUMERAL})\\s?(?:${scalesZh})?\\s?(?:元|人|%)?(?=(?:左右|多)?(?:吗|么|对吗|对不对|对不))|(?:是不是|是否)(?:为|达到?|超过|有)?\\s?(?:${NUMERAL})\\s?(?:${scalesZh})?\\s?(?:元|人|%)?`,
  'g',
)
const claimEn =
  /(?<=\b(?:is|was|did|does|were|are)\b.{3,80})(?:really )?(?:cny|rmb|¥|\$)?\s?(?<![\d,.])\d[\d,.]*\s?(?:thousand|million|billion|trillion|bn|%|percent)?(?: yuan)?(?=\s*\?*$)/g

/** Figures that a question asks to be told right or wrong, 是662亿吗: their characters are taken. */
export function claimsIn(text: string, taken: boolean[]): void {
  for (const pattern of [claimZh, claimEn])
    for (const { 0: claim, index } of text.matchAll(pattern))
      if (!taken.slice(index, index + claim.length).some(Boolean)) taken.fill(true, index, index + claim.length)
}

/** Where words of advice stand behind something else: a company that is called so is not meant. */
export function wordsForNames(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N}])值得买(?=[吗么嘛呢不?？]|$)/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
}
