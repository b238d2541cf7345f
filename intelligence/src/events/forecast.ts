import type { Piece } from '../text/sentences.ts'
import type { Candidate } from './lexicon.ts'

const zh = /预计|预告|预期将|料将|料|展望|或将|恐|有望|本年度|全年将/u
const en =
  /\b(?:expects?|expected to|forecasts?|sees|to (?:rise|fall|drop|jump|decline|grow)|will|guides?|anticipates?|projects)\b/u

/**
 * Results that are only expected are a forecast: the type of a candidate by the words before it in its clause. `text`
 * in lower case for English.
 */
export function typeInTime(
  language: 'zh' | 'en',
  text: string,
  { start }: Piece,
  { from, end }: Candidate,
  type: string,
): string {
  if (type !== 'earnings-beat' && type !== 'earnings-miss') return type
  const before = text.slice(Math.max(start, from - (language === 'zh' ? 20 : 50)), end)
  const clause = before.slice(
    Math.max(before.lastIndexOf('。'), before.lastIndexOf('；'), before.lastIndexOf('. ')) + 1,
  )
  const said =
    language === 'zh'
      ? zh.test(clause.replace(/(?:低于|高于|超|好于|不及|逊于|符合)[^，。]{0,4}预期/gu, ''))
      : en.test(
          clause.replace(
            /expectations?|(?:analysts?|market|wall street|street)(?: had)? (?:expect\w*|forecast\w*)|than expected|forecasts of/gu,
            '',
          ),
        )
  return said ? (type === 'earnings-beat' ? 'guidance-up' : 'guidance-down') : type
}
