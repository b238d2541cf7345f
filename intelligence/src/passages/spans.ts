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

const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
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
  date: new RegExp(
    [
      String.raw`(?:(?:19|20)\d\d\s?年\s?)?\d{1,2}\s?月\s?\d{1,2}\s?日(?:晚间|午间|上午|下午|早间|收盘后)?`,
      String.raw`(?:19|20)\d\d\s?年(?:\s?\d{1,2}\s?月|末|底)?`,
      String.raw`(?:${month})\s(?:\d{1,2},?\s)?(?:19|20)\d\d`,
      String.raw`(?<!\d)\d{1,2}\s(?:${month})\s(?:19|20)\d\d`,
      String.raw`(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}`,
      String.raw`(?<!\d)(?:19|20)\d\d(?!\d)`,
    ].join('|'),
    'gu',
  ),
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
export function spanIn(sentence: string, type: SpanType, words: readonly string[], question = ''): Piece | null {
  if (type === 'sentence') return null
  const measure = measureAsked(question)
  const sought = new Set(words)
  const at = [...wordsIn(sentence)].filter((one) => sought.has(one.word)).map((one) => (one.start + one.end) / 2)
  const found = fitting(sentence, type, measure)
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

/** Pieces of a type in a sentence; of numbers those of what is counted, else the only one: of several none is taken. */
function fitting(sentence: string, type: Exclude<SpanType, 'sentence'>, measure: Measure | null): RegExpExecArray[] {
  const found = [...sentence.matchAll(patterns[type])]
  if (type !== 'count') return found
  const counts = found.filter((match) => isCount(sentence, match))
  if (measure === null) return counts
  const said = counts.filter((match) => saysMeasure(sentence, match, measure))
  return said.length > 0 ? said : counts.length === 1 ? counts : []
}

/** Whether a number counts things: it is no sum, share, year or day. */
function isCount(sentence: string, { 0: text, index }: RegExpExecArray): boolean {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + text.length)]
  if (/^(?:19|20)\d\d$/u.test(text.trim()) || /[$€£¥]\s?$|(?<![\d.])\d+[.,]$/u.test(before)) return false
  if (/^\s?(?:%|％|percent\b|亿?万?(?:美|港|欧|日)?元|年|月|日|(?:U\.?S\.?\s)?dollars?\b|yuan\b)/iu.test(after))
    return false
  return (
    !new RegExp(String.raw`(?:${month})\s$`, 'u').test(before) && !new RegExp(`^\\s(?:${month})\\b`, 'u').test(after)
  )
}

/** Words by which people are counted. */
const people = { zh: '名|人|位', en: /^(?:people|persons?|employees?|workers?|staff|men and women|members?)$/iu }

type Measure = { zh: string } | { en: string }

/** What is counted: the measure of a Chinese question, the noun after "how many"; null where nothing tells. */
function measureAsked(question: string): Measure | null {
  const zh = /多少(家|个|股|名|人|位|吨|台|辆|套|份|户)/u.exec(question)?.[1]
  if (zh !== undefined) return { zh: people.zh.split('|').includes(zh) ? people.zh : zh }
  const [, first, second] = /\bhow many ([\p{L}-]+)(?:\s([\p{L}-]+))?/iu.exec(question) ?? []
  if (first === undefined) return null
  // Before the noun may stand what it is like: how many new stores.
  return { en: second === undefined || people.en.test(first) || /[^s]s$/iu.test(first) ? first : second }
}

/** Whether a number is followed by what is counted. */
function saysMeasure(sentence: string, { 0: text, index }: RegExpExecArray, measure: Measure): boolean {
  if ('zh' in measure)
    return new RegExp(`^[\\d,.]+\\s?[亿万]?[多余]?\\s?(?:${measure.zh})`, 'u').test(sentence.slice(index))
  const after = sentence
    .slice(index + text.length)
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
  if (people.en.test(measure.en)) return after.split(' ').some((word) => people.en.test(word.replace(/\W+$/u, '')))
  return after.toLowerCase().includes(measure.en.toLowerCase().replace(/(?:ies|es|s)$/u, ''))
}

/** How many pieces of a type a sentence holds. */
export const countOf = (sentence: string, type: SpanType): number =>
  type === 'sentence' ? 0 : [...sentence.matchAll(patterns[type])].length
