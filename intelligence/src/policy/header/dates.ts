import type { Stated } from './types.ts'

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  [...'〇一二三四五六七八九'].map((one, at) => [one, at]),
)
const plain = (text: string): string =>
  text.replace(/[０-９]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0)).replace(/[○Ｏ零]/gu, '〇')

/** A Chinese or Arabic number below 100, or a year by its digits; NaN for anything else. */
function numberOf(text: string): number {
  const own = plain(text)
  if (/^\d+$/u.test(own)) return Number(own)
  if (!own.includes('十')) return Number([...own].map((one) => digits[one] ?? 'x').join(''))
  const [tens = '', ones = ''] = own.split('十')
  return (tens === '' ? 1 : (digits[tens] ?? Number.NaN)) * 10 + (ones === '' ? 0 : (digits[ones] ?? Number.NaN))
}

/** ISO day of a year, a month and a day; null where there is no such day. */
function dayOf(year: string, month: string, day: string): string | null {
  const [y, m, d] = [year, month, day].map(numberOf)
  if (y === undefined || m === undefined || d === undefined || !(y >= 1900 && y <= 2200)) return null
  const date = new Date(Date.UTC(y, m - 1, d))
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : null
}

const figure = '[0-9０-９〇○Ｏ零一二三四五六七八九]'
const small = '[0-9０-９一二三四五六七八九十]'
const date = new RegExp(`(${figure}{4})\\s?年\\s?(${small}{1,3})\\s?月\\s?(${small}{1,3})\\s?日`, 'gu')

/** Days of a text, in figures or in Chinese numerals; what is no day of the calendar is left out. */
export function datesIn(text: string): Stated[] {
  return [...text.matchAll(date)].flatMap(({ 0: whole, 1: year = '', 2: month = '', 3: day = '', index }) => {
    const value = dayOf(year, month, day)
    return value === null ? [] : [{ value, start: index, end: index + whole.length }]
  })
}
