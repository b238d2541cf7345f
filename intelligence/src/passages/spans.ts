import type { Piece } from '../text/sentences.ts'
import { wordsIn } from '../words/words.ts'
import { flowing, sentencesOfPage } from './chunks.ts'
import type { RankedPassage, SourcePage } from './types.ts'

/** What kind of thing is asked for. */
type SpanType = 'money' | 'percent' | 'count' | 'date' | 'code' | 'person' | 'duration' | 'sentence'

const types: readonly (readonly [SpanType, RegExp])[] = [
  ['code', /证券代码|股票代码|\bticker\b/iu],
  [
    'percent',
    /比例|占比|百分之|增速|增幅|收益率|利率|\bpercent(?:age)?\b|\b(?:tax|interest|growth|discount) rates?\b|%/iu,
  ],
  ['date', /时间|日期|何时|什么时候|哪(?:一)?(?:年|天|日)|\bwhen\b|\bwhat (?:date|year|day)\b|\bin which year\b/iu],
  ['duration', /多久|多长|期限|\bhow long\b|\bduration\b|\bover what period\b/iu],
  [
    'money',
    /金额|市值|价格|股价|多少(?:亿|万)?元|募资|净亏损|亏损额|\bhow much\b|\bamounts?\b|\bproceeds\b|\bcosts?\b|\bvalue of\b/iu,
  ],
  ['count', /数量|多少(?:家|个|股|名|人|吨|台)|股数|\bhow many\b|\bnumber of\b/iu],
  ['person', /\bwho\b|谁|高管姓名|姓名/iu],
]

/** What a question asks for, by its form. */
export const typeOf = (question: string): SpanType => types.find(([, form]) => form.test(question))?.[0] ?? 'sentence'

const amount = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const patterns: Readonly<Record<Exclude<SpanType, 'sentence'>, RegExp>> = {
  money: new RegExp(
    `(?:约|逾|超|不超过|不低于)?(?:US\\$|HK\\$|[$€£¥])\\s?${amount}(?:\\s(?:million|billion|thousand|trillion))?|${amount}(?:-|~|至|—)?(?:${amount})?\\s?(?:亿|万|百万|千)?\\s?(?:多|余)?(?:元|美元|港元|港币|欧元|日元|人民币|英镑)(?:/股|每股)?|${amount}\\s(?:million|billion)\\b`,
    'gu',
  ),
  percent: new RegExp(`[-−+]?${amount}\\s?(?:%|％|percent\\b|个百分点)`, 'gu'),
  count: new RegExp(
    `${amount}\\s?(?:亿|万)?\\s?(?:股|家|个|名|人|吨|台|辆|套|份|户)|${amount}(?:\\s(?:million|billion|thousand))?`,
    'gu',
  ),
  date: /(?:(?:19|20)\d\d年)?\d{1,2}月\d{1,2}日(?:晚间|午间|上午|下午|早间|收盘后)?|(?:19|20)\d\d年(?:\d{1,2}月|末|底)?|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2},\s(?:19|20)\d\d|(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}|(?<!\d)(?:19|20)\d\d(?!\d)/gu,
  code: /(?<![\d.])(?:[036489]\d{5}|\d{5}|0?\d{4})(?:\.(?:SH|SZ|HK|BJ))?(?![\d.,])|\b[A-Z]{2,5}\.[NOA]\b/gu,
  person:
    /(?<!\p{L})(?:(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*|\p{Lu}\p{L}+(?: \p{Lu}\.)?(?: \p{Lu}\p{L}+)+)/gu,
  duration: new RegExp(
    `(?:${amount}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\\s(?:to|-)\\s\\d+)?\\s?(?:个)?(?:years?|months?|days?|weeks?|年|月|日|天|交易日)`,
    'giu',
  ),
}

/** A sentence with how much of what is asked for it says, from 0 to 1. */
export interface Fitting extends Piece {
  page: SourcePage
  text: string
  covers: number
}

/** Sentences of the best passages by how much of the question they say; rare words weigh more. */
export function fittingSentences(
  passages: readonly RankedPassage[],
  words: readonly string[],
  rarity: (word: string) => number,
): Fitting[] {
  const whole = words.reduce((sum, word) => sum + rarity(word), 0) || 1
  return passages
    .flatMap(({ page, start, end }) =>
      sentencesOfPage(page.text)
        .filter((one) => one.start >= start && one.end <= end)
        .map((one): Fitting => {
          const text = flowing(page.text).slice(one.start, one.end)
          const held = new Set([...wordsIn(text)].map((word) => word.word))
          const covers = words.reduce((sum, word) => sum + (held.has(word) ? rarity(word) : 0), 0) / whole
          return { page, ...one, text, covers }
        }),
    )
    .toSorted((a, b) => b.covers - a.covers || a.start - b.start)
}

/** The piece of a sentence that is of a type, nearest to the words that are asked for; null where there is none. */
export function spanIn(sentence: string, type: SpanType, words: readonly string[]): Piece | null {
  if (type === 'sentence') return null
  const sought = new Set(words)
  const at = [...wordsIn(sentence)].filter((one) => sought.has(one.word)).map((one) => (one.start + one.end) / 2)
  const found = [...sentence.matchAll(patterns[type])]
    .filter((match) => type !== 'count' || !/^(?:19|20)\d\d$/u.test(match[0]))
    .map((match) => {
      const lead = match[0].length - match[0].trimStart().length
      const [start, end] = [match.index + lead, match.index + match[0].trimEnd().length]
      const near = at.map((one) => Math.abs(one - (start + end) / 2)).toSorted((a, b) => a - b)
      // Near to several of the words: the mean of the nearest three.
      const three = near.slice(0, 3)
      return { start, end, away: three.reduce((sum, one) => sum + one, 0) / (three.length || 1) }
    })
    .toSorted((a, b) => a.away - b.away)
  const best = found[0]
  return best ? { start: best.start, end: best.end } : null
}

/** How many pieces of a type a sentence holds. */
export const countOf = (sentence: string, type: SpanType): number =>
  type === 'sentence' ? 0 : [...sentence.matchAll(patterns[type])].length
