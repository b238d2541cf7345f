import { NUMERAL, numeral, scaleOf } from './numerals.ts'
import { measureWords, type Measure } from './vocabulary.ts'

/** A bound on a measure. */
export interface Condition {
  measure: Measure
  from: number | null
  to: number | null
  strict: boolean
  /** The word alone, without a number: what is low or high is told by the others’ middle. */
  relative?: 'low' | 'high'
}

/** Whether a figure lies within a bound. */
export const meets = (value: number, { from, to, strict }: Pick<Condition, 'from' | 'to' | 'strict'>): boolean =>
  (from === null || (strict ? value > from : value >= from)) && (to === null || (strict ? value < to : value <= to))

const BELOW = '(?:小于|低于|少于|不足|不到|under|below|less than|fewer than|smaller than|<)'
const ABOVE = '(?:大于|超过|高于|多于|above|over|more than|greater than|higher than|exceed(?:s|ing)?|>)'
const LEAST = '(?:不低于|不少于|不小于|至少|大于等于|at least|no less than|>=|≥)'
const MOST = '(?:不超过|不高于|不大于|至多|小于等于|at most|no more than|<=|≤)'
const UNIT =
  '(万亿|千万|百万|亿|万|千|trillion|billion|million|thousand|bn|mn|[kmbt](?![a-z]))?\\s?(元|人民币|人|倍|%|percent|per cent|yuan|cny)?'
const bound = new RegExp(
  `(${LEAST}|${MOST}|${BELOW}|${ABOVE})\\s?(?:人民币|cny|rmb|¥)?\\s?(${NUMERAL})\\s?${UNIT}`,
  'gi',
)

/** A bound whose word stands behind its number: 15倍以下, 4%以上. */
const boundBehind = new RegExp(`(${NUMERAL})\\s?${UNIT}\\s?(以上|之上|及以上|以下|之下|以内|及以下)`, 'gi')

/** The measure whose word stands last before a place of a text, the longest of those that end there; else the first. */
function measureNear(text: string, place: number, measures: readonly Measure[]): Measure | undefined {
  let best: { measure: Measure; at: number; length: number } | undefined
  for (const [word, measure] of measureWords) {
    const at = text.lastIndexOf(word, place)
    const end = at + word.length
    // “net margin” ends where “margin” does, and is another measure.
    const later = !best || end > best.at || (end === best.at && word.length > best.length)
    if (at >= 0 && end <= place && later) {
      if (/[a-z]/.test(word[0] ?? '') && /[a-z]/.test(text[at - 1] ?? '')) continue
      best = { measure, at: end, length: word.length }
    }
  }
  return best?.measure ?? measures[0]
}

/** Below or above zero, in words: of the measure before it, or of what a company earned. */
const signs: readonly (readonly [pattern: RegExp, upper: boolean, profit: boolean])[] = [
  [/为负|是负(?:的|数)?|小于零|(?:is |was )?(?:negative|below zero)/gi, true, false],
  [/为正|是正(?:的|数)?|大于零|(?:is |was )?(?:positive|above zero)/gi, false, false],
  [
    /亏损(?=的?(?:上市)?(?:公司|企业)|[了的吗？?。\s]*$)|unprofitable|loss-making|(?:lost|losing|lose) money/gi,
    true,
    true,
  ],
  [/盈利(?=的?(?:上市)?(?:公司|企业)|[了的吗？?。\s]*$)|\bprofitable/gi, false, true],
]

const growing = /(?:增长的|正在增长|持续增长|growing|rising)\s?([\p{L} ]{0,30})/giu
/** A fall, behind the figure in Chinese and before it in English. */
const falling =
  /([\p{Script=Han}]{2,12}?)(?:出现)?(?:同比)?(?:下降|下滑|减少|萎缩|负增长)(?!了?多少|幅度|率)|(?:declining|falling|shrinking)\s([a-z ]{3,30})/giu

const measureWord = (found: (word: string) => boolean): Measure | undefined => {
  const [word] = [...measureWords.keys()].filter(found).toSorted((a, b) => b.length - a.length)
  return word === undefined ? undefined : measureWords.get(word)
}

/** Low or high without a number, before the figure: low PE, 低市盈率; or behind it in Chinese: 市盈率低的. */
export function relativeBounds(text: string): { conditions: Condition[]; spans: { start: number; end: number }[] } {
  const conditions: Condition[] = []
  const spans: { start: number; end: number }[] = []
  const add = (way: string, measure: Measure | undefined, start: number, end: number) => {
    if (!measure || (measure.kind !== 'field' && measure.kind !== 'formula' && measure.kind !== 'item')) return
    conditions.push({
      measure,
      from: null,
      to: null,
      strict: true,
      relative: /低|小|low|cheap|small/.test(way) ? 'low' : 'high',
    })
    spans.push({ start, end })
  }
  for (const { 0: way, index } of text.matchAll(
    /(?<![最较更走新\p{Script=Latin}])(?:低|高)(?=[\p{L}])|(?<![a-z])(?:low|high|large|small)[ -]/gu,
  )) {
    const behind = text.slice(index + way.length)
    const next = measureWord((word) => behind.startsWith(word) && !/^[a-z]/.test(behind.slice(word.length)))
    // 机会分高风险分低: of two figures beside the word it is of the one before it, unless that has one of its own.
    const last = next && measureWord((word) => text.slice(0, index).endsWith(word))
    const isOfLast = last !== undefined && !conditions.some((one) => one.measure === last)
    add(way, isOfLast ? last : next, index, index + way.length)
  }
  for (const { 0: way, index } of text.matchAll(/(?:比较|较|偏|很)?(?:低|高)(?=的|且|并|而|[，,、]|$)/gu)) {
    const before = text.slice(0, index)
    add(
      way,
      measureWord((word) => before.endsWith(word)),
      index,
      index + way.length,
    )
  }
  return { conditions, spans }
}

/** Bounds that a question sets, and which of its characters say them. */
export function readConditions(
  text: string,
  measures: readonly Measure[],
  taken: readonly boolean[],
): { conditions: Condition[]; spans: { start: number; end: number }[] } {
  const conditions: Condition[] = []
  const spans: { start: number; end: number }[] = []
  const found = [
    ...[...text.matchAll(bound)].map((match) => ({ match, parts: match })),
    ...[...text.matchAll(boundBehind)].map((match) => {
      const [whole, amount = '', scale = '', unit = '', behind = ''] = match
      const way = /[上]/.test(behind) ? '至少' : '至多'
      return { match, parts: [whole, way, amount, scale, unit] }
    }),
  ]
  for (const { match, parts } of found) {
    const [whole = '', way = '', amount = '', scale = '', unit = ''] = parts
    const { index } = match
    if (taken[index]) continue
    const measure = measures.length === 1 ? measures[0] : measureNear(text, index, measures)
    const plain = numeral(amount)
    const times = scaleOf(scale)
    if (plain === null || times === null) continue
    const value = plain * times
    // 跌幅超过20%: the change lies so far below zero.
    if (measure?.kind === 'field' && measure.field === 'changeRate' && /跌(?:幅|了)?$/.test(text.slice(0, index))) {
      const less = new RegExp(`^(?:${BELOW}|${MOST})$`, 'i').test(way)
      const strict = new RegExp(`^(?:${BELOW}|${ABOVE})$`, 'i').test(way)
      conditions.push({ measure, from: less ? -value : null, to: less ? 0 : -value, strict })
      spans.push({ start: index, end: index + whole.length })
      continue
    }
    // 亏损超过50亿: what was earned lies so far below zero.
    const loss = /亏损额?(?:了)?$/.exec(text.slice(0, index))
    const profit = measureWords.get('净利润')
    if (loss && profit && (taken[loss.index] !== true || measures.length === 0)) {
      const less = new RegExp(`^(?:${BELOW}|${MOST})$`, 'i').test(way)
      conditions.push({ measure: profit, from: less ? -value : null, to: less ? 0 : -value, strict: true })
      spans.push({ start: loss.index, end: index + whole.length })
      continue
    }
    if (!measure) continue
    const upper = new RegExp(`^(?:${BELOW}|${MOST})$`, 'i').test(way)
    const strict = new RegExp(`^(?:${BELOW}|${ABOVE})$`, 'i').test(way)
    // A ratio is asked in per cent, a plain one in times: a unit that does not fit is no bound on it.
    if (unit === '%' && measure.kind === 'item') continue
    conditions.push({ measure, from: upper ? null : value, to: upper ? value : null, strict })
    spans.push({ start: index, end: index + whole.length })
  }
  for (const [pattern, upper, profit] of signs)
    for (const match of text.matchAll(pattern)) {
      const measure = profit ? measureWords.get('净利润') : measureNear(text, match.index, measures)
      if (!measure || taken[match.index]) continue
      conditions.push({ measure, from: upper ? null : 0, to: upper ? 0 : null, strict: true })
      spans.push({ start: match.index, end: match.index + match[0].length })
    }
  for (const match of text.matchAll(growing)) {
    const word = [...measureWords.keys()]
      .filter((one) => (match[1] ?? '').startsWith(one))
      .toSorted((a, b) => b.length - a.length)[0]
    const measure =
      word === undefined ? undefined : (measureWords.get(`${word}增长率`) ?? measureWords.get(`${word} growth`))
    if (!measure) continue
    conditions.push({ measure, from: 0, to: null, strict: true })
    spans.push({ start: match.index, end: match.index + match[0].length - (match[1] ?? '').length })
  }
  for (const match of text.matchAll(falling)) {
    const [whole, zh = '', en = ''] = match
    const word = [...measureWords.keys()]
      .filter((one) => (zh === '' ? en.startsWith(one) : zh.endsWith(one)))
      .toSorted((a, b) => b.length - a.length)[0]
    const measure =
      word === undefined ? undefined : (measureWords.get(`${word}增长率`) ?? measureWords.get(`${word} growth`))
    if (!measure) continue
    conditions.push({ measure, from: null, to: 0, strict: true })
    spans.push({ start: match.index + zh.length, end: match.index + whole.length - en.length })
  }
  return { conditions, spans }
}

/**
 * Growth that a question of many companies names and sets no bound to: 营收增长的公司, with growing revenue. Below zero
 * where it speaks of a fall. Of a list without any bound it is a column, and none.
 */
export function unboundGrowth(
  text: string,
  measures: readonly Measure[],
  conditions: readonly Condition[],
  intent: 'screen' | 'count',
): Condition[] {
  if (conditions.length === 0 && intent === 'screen') return []
  return measures
    .filter(
      (one) =>
        one.kind === 'formula' &&
        one.key.startsWith('growth:') &&
        !conditions.some(({ measure }) => measure.kind === 'formula' && measure.key === one.key),
    )
    .map((measure) => {
      const falls = /负增长|negative growth/.test(text)
      return { measure, from: falls ? null : 0, to: falls ? 0 : null, strict: true }
    })
}
