import { numeral, scaleOf } from '../numerals.ts'

/** A stretch of a text that sets a bound: `scaled` where the number stands with a unit of money or of a rate. */
export interface FoundBound {
  start: number
  end: number
  from: number | null
  to: number | null
  strict: boolean
  unit: '%' | '倍' | ''
}

const SCALE = '万亿|千万|百万|亿|万|千(?!亿)|trillion\\b|billion\\b|million\\b|thousand\\b|bn\\b|mn\\b|[kmbt](?![a-z])'
/** A number of a length that nobody goes beyond, so that a long row of digits is read once. */
const NUMBER = '-?(?<![\\d.])\\d{1,15}(?:\\.\\d{1,6})?(?!\\d)|[零〇一二两三四五六七八九十百千]{1,9}'
const AMOUNT = `(?:人民币|cny ?|rmb ?|¥ ?)?(${NUMBER})\\s?(${SCALE})?\\s?(%|倍|元|人民币|块|人|yuan\\b|cny\\b|rmb\\b|points?\\b|分)?`
const LEAST =
  '不低于|不少于|不小于|不下于|至少|最少|起码|大于等于|达到|达|at least|no less than|not less than|not below|a minimum of|minimum|min\\.?|>=|≥'
const MOST =
  '不超过|不高于|不大于|不多于|不超|至多|最多|顶多|小于等于|at most|no more than|not more than|not above|up to|a maximum of|maximum|max\\.?|<=|≤'
const ABOVE =
  '大于|超过|高于|多于|高过|大过|超出|above|over|more than|greater than|higher than|bigger than|larger than|better than|exceed(?:s|ed|ing)?|beyond|north of|in excess of|>'
const BELOW =
  '小于|低于|少于|不足|不到|不满|未到|低过|小过|under|below|less than|fewer than|lower than|smaller than|cheaper than|south of|<'
const BEHIND = '(?:及|或)?(?:以上|之上|往上|开外)|(?:及|或)?(?:以下|之下|以内|之内|往下)'
const BEHIND_EN = '\\+|plus\\b|or (?:more|higher|above|better|over)\\b|or (?:less|lower|below|under)\\b'

const before = new RegExp(`(${LEAST}|${MOST}|${ABOVE}|${BELOW})\\s?${AMOUNT}`, 'g')
const behind = new RegExp(`${AMOUNT}\\s?(${BEHIND}|${BEHIND_EN})`, 'g')
const between = new RegExp(
  `(?:between |from |介于|在)?${AMOUNT}\\s?(?:到|至|-|–|—|~| to | and |和|与)\\s?${AMOUNT}\\s?(?:之间|区间)?`,
  'g',
)
/** Words alone; a figure is below or above zero. */
const negative =
  /为负值?数?|是负(?:的|数)?|小于零|低于零|(?:is |are |was |were |be )?(?:negative|below zero|under water)\b/g
const positive = /为正值?数?|是正(?:的|数)?|大于零|高于零|(?:is |are |was |were |be )?(?:positive|above zero)\b/g

const is = (list: string, way: string): boolean => new RegExp(`^(?:${list})$`).test(way)

function amountOf(number: string, scale = ''): number | null {
  const value = numeral(number.replace(/^-/, ''))
  const times = scaleOf(scale)
  return value === null || times === null ? null : value * times * (number.startsWith('-') ? -1 : 1)
}
const unitIn = (word = ''): FoundBound['unit'] => (word === '%' || word === '倍' ? word : '')

/** Bounds that a text in plain words sets, where none of it is taken. */
export function boundsIn(text: string, taken: readonly boolean[]): FoundBound[] {
  const found: FoundBound[] = []
  const add = (start: number, length: number, of: Omit<FoundBound, 'start' | 'end'>) => {
    const end = start + length
    const isFree = !taken.slice(start, end).some(Boolean) && !found.some((one) => one.start < end && start < one.end)
    if (isFree) found.push({ start, end, ...of })
  }
  for (const {
    0: whole,
    1: low = '',
    2: lowScale,
    3: lowUnit,
    4: high = '',
    5: highScale,
    6: highUnit,
    index,
  } of text.matchAll(between)) {
    const isPlain = /^\d{1,3}(?:\.\d+)?\s?[-–—~]\s?\d{1,3}(?:\.\d+)?$/.test(whole.trim())
    const isRange =
      isPlain || /^(?:between|介于|from)|之间|区间/.test(whole) || lowUnit !== undefined || highUnit !== undefined
    const [from, to] = [amountOf(low, lowScale ?? highScale), amountOf(high, highScale)]
    if (isRange && from !== null && to !== null && from < to)
      add(index, whole.trimEnd().length, { from, to, strict: false, unit: unitIn(highUnit ?? lowUnit) })
  }
  for (const { 0: whole, 1: way = '', 2: number = '', 3: scale, 4: unit, index } of text.matchAll(before)) {
    const value = amountOf(number, scale)
    if (value === null) continue
    const upper = is(BELOW, way) || is(MOST, way)
    add(index, whole.trimEnd().length, {
      from: upper ? null : value,
      to: upper ? value : null,
      strict: is(BELOW, way) || is(ABOVE, way),
      unit: unitIn(unit),
    })
  }
  for (const { 0: whole, 1: number = '', 2: scale, 3: unit, 4: way = '', index } of text.matchAll(behind)) {
    const value = amountOf(number, scale)
    if (value === null) continue
    const upper = /下|内|less|lower|below|under/.test(way)
    add(index, whole.length, {
      from: upper ? null : value,
      to: upper ? value : null,
      strict: false,
      unit: unitIn(unit),
    })
  }
  for (const [pattern, upper] of [
    [negative, true],
    [positive, false],
  ] as const)
    for (const { 0: whole, index } of text.matchAll(pattern))
      add(index, whole.length, { from: upper ? null : 0, to: upper ? 0 : null, strict: true, unit: '' })
  return found.toSorted((a, b) => a.start - b.start)
}
