import type { Random } from '../random.ts'
import type { Both } from '../world.ts'

const YI = 100_000_000
const WAN = 10_000

const trim = (value: number, digits: number): string =>
  digits === 0 ? value.toFixed(0) : value.toFixed(digits).replace(/\.?0+$/, '')

/** An amount of yuan as Chinese announcements give it: 12.35亿元, 8523.41万元. */
export function exactZh(yuan: number): string {
  return yuan >= YI ? `${trim(yuan / YI, 2)}亿元` : `${trim(yuan / WAN, 2)}万元`
}

/** Words that already say how exactly a figure is meant, or that want the figure itself. */
const meant = /(?:过|低于|限|计|仅|约|逾|超|近|达|到|至|为|，)$/u

/** The same as headlines like it: rounded down with 逾 or 超, up with 近. `before` is what stands before it. */
export function looseZh(yuan: number, random: Random, before = ''): string {
  const [unit, name] = yuan >= YI ? [YI, '亿元'] : [WAN, '万元']
  const value = yuan / unit
  const step = value >= 1000 ? 100 : value >= 100 ? 10 : value >= 10 ? 1 : 0.1
  const low = Math.floor(value / step + 1e-9) * step
  const style = meant.test(before) ? 9 : random.int(0, 4)
  if (style < 2 && value - low > step * 0.05) return `${style === 0 ? '逾' : '超'}${trim(low, 1)}${name}`
  if (style === 2 && low + step - value < step * 0.4) return `近${trim(low + step, 1)}${name}`
  return style === 3 ? exactZh(yuan).replace('元', '') : exactZh(yuan)
}

/** A rate above zero, in per cent. */
export function looseRateZh(rate: number, random: Random, before = ''): string {
  const style = meant.test(before) ? 9 : random.int(0, 4)
  const low = Math.floor(rate + 1e-9)
  if (style === 0 && rate >= 10 && rate - low > 0.05) return `${random.pick(['逾', '超'])}${low}%`
  if (style === 1 && rate >= 10 && low + 1 - rate < 0.4) return `近${low + 1}%`
  return `${trim(rate, 1)}%`
}

export const exactRate = (rate: number): string => `${trim(rate, 2)}%`

/** How one English text writes figures and days; the same throughout. */
export interface EnglishStyle {
  amount: number
  rate: string
  day: number
}

export const englishStyle = (random: Random): EnglishStyle => ({
  amount: random.int(0, 3),
  rate: random.pick(['%', '%', ' per cent', ' percent']),
  day: random.int(0, 2),
})

/** CNY 1.24 billion, RMB1.24bn, 1.24 billion yuan; below a million the figure itself, CNY 76,300. */
export function amountEn(yuan: number, style: EnglishStyle): string {
  if (yuan < 1e6) {
    const figure = (Math.round(yuan / 100) * 100).toLocaleString('en-US')
    return [`CNY ${figure}`, `RMB${figure}`, `${figure} yuan`, `CNY${figure}`][style.amount] ?? `CNY ${figure}`
  }
  const large = yuan >= 1e9
  const figure = large ? trim(yuan / 1e9, 2) : trim(yuan / 1e6, yuan >= 1e8 ? 0 : 1)
  const word = large ? 'billion' : 'million'
  const short = large ? 'bn' : 'mn'
  return (
    [`CNY ${figure} ${word}`, `RMB${figure}${short}`, `${figure} ${word} yuan`, `CNY${figure}${short}`][style.amount] ??
    `CNY ${figure} ${word}`
  )
}

export const rateEn = (rate: number, style: EnglishStyle): string => `${trim(rate, 1)}${style.rate}`

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `on March 5`, `on 5 March`, `on Thursday`. */
export function dayEn(day: string, style: EnglishStyle): string {
  const date = new Date(`${day}T00:00:00Z`)
  const month = months[date.getUTCMonth()] ?? ''
  const number = date.getUTCDate()
  return (
    [`on ${month} ${number}`, `on ${number} ${month}`, `on ${weekdays[date.getUTCDay()]}`][style.day] ??
    `on ${month} ${number}`
  )
}

export const monthDayZh = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
export const dayZh = (day: string, random: Random): string =>
  random.chance(0.75) ? monthDayZh(day) : `${Number(day.slice(8))}日`

const quartersZh = ['一', '二', '三', '四']
const quarterOf = (end: string): number => Math.floor((Number(end.slice(5, 7)) - 1) / 3)

/** The quarter that ends on a day, in full or as headlines have it. */
export function periodZh(end: string, full: boolean, random: Random): string {
  const name = quartersZh[quarterOf(end)] ?? ''
  const month = quarterOf(end) * 3 + 1
  if (full) return random.pick([`${end.slice(0, 4)}年第${name}季度`, `${end.slice(0, 4)}年${month}至${month + 2}月`])
  return random.pick([
    `${name}季度`,
    `第${name}季度`,
    `Q${quarterOf(end) + 1}`,
    `${month}—${month + 2}月`,
    `${end.slice(2, 4)}年${name}季度`,
  ])
}

export function periodEn(end: string, random: Random): string {
  const quarter = `Q${quarterOf(end) + 1}`
  return random.chance(0.5) ? quarter : `${quarter} ${end.slice(0, 4)}`
}

export const countZh = (count: number, random: Random): string =>
  count >= WAN && random.chance(0.6) ? `${trim(count / WAN, 2)}万` : count.toLocaleString('en-US')
export const countEn = (count: number): string => count.toLocaleString('en-US')

/** When in the day, in words that fit a Chinese lead. */
export function timeOfDayZh(time: string, random: Random): string {
  if (time < '09:30') return random.pick(['早间', '盘前'])
  if (time < '11:30') return random.pick(['上午', '盘中'])
  if (time < '15:00') return random.pick(['午间', '盘中'])
  return time < '17:30' ? random.pick(['盘后', '收盘后']) : random.pick(['晚间', '晚'])
}

/** Name of an industry without the mark of its level. */
export const plainIndustry = (names: Both): Both => ({
  zh: names.zh.replace(/[ⅠⅡⅢ]+$/u, ''),
  en: names.en.replace(/ I{2,3}$/, ''),
})

/** A word as it stands within an English sentence: abbreviations and formulas (NdFeB) keep their capitals. */
export function within(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^[A-Z][a-z][^A-Z]*$/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word))
    .join(' ')
}

/** First letter of a sentence large. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
