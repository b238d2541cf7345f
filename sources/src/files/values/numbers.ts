import { amountTold } from '@pandora/contract/domains/financing/amounts'
import { Bad } from './bad.ts'

/** Longest figure, in characters. What is longer is no number that anybody wrote, and is not looked at. */
const LONGEST_FIGURE = 400

const fullWidth = (text: string): string =>
  text.replace(/[０-９．，－＋％]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

const comma = /^[-+(（]?\s*(?:\d{1,3}(?:\.\d{3})+|\d+),(?:\d{1,2}|\d{4,})\s*[%％)）]*$/
const point = /^[-+(（]?\s*(?:\d{1,3}(?:,\d{3})+|\d+)\.(?:\d{1,2}|\d{4,})\s*[%％)）]*$/

/**
 * Whether figures are written with a decimal comma, 1.234,5: some cannot be anything else, and none is written with a
 * point.
 */
export function hasDecimalComma(rows: readonly (readonly unknown[])[]): boolean {
  const texts = rows.flatMap((row) =>
    row.flatMap((cell) => (typeof cell === 'string' && cell.length <= 40 ? [cell.trim()] : [])),
  )
  return texts.some((text) => comma.test(text)) && !texts.some((text) => point.test(text))
}

/** A figure with a decimal comma as one with a point: 1.234,5 and 1 234,5 are 1234.5. */
export function withPoint(value: unknown): unknown {
  return typeof value === 'string' && value.length <= LONGEST_FIGURE && /^[-+(（\d\s.,%％)）]+$/.test(value)
    ? value.replace(/[.\s]/g, '').replace(',', '.')
    : value
}

/** Digits with separators of thousands, full-width forms, or a sign set apart; NaN for anything else. */
function tidied(text: string): number {
  // Accounts write what is below zero in brackets.
  const plain = fullWidth(text)
    .replace(/[\s\u00a0]/g, '')
    .replace(/^[(（](?![-+])(.*)[)）]$/, '-$1')
    .replace(/^[−–]/, '-')
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

/**
 * A decimal number, times 10^`exponent` without a rounding error of its own (1113081986.1 thousand is 1113081986100).
 */
export function decimal(value: unknown, exponent = 0): number | Bad {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return new Bad('NOT_A_NUMBER', value)
    return exponent === 0 ? value : scaled(String(value), exponent)
  }
  if (typeof value !== 'string' || value.length > LONGEST_FIGURE) return new Bad('NOT_A_NUMBER', value)
  let number = exponent === 0 ? Number(value) : scaled(value, exponent)
  // Number() also reads 0x10, 0b1 and blanks.
  if (Number.isNaN(number) || value.charCodeAt(1) > 64) {
    number = tidied(value)
    if (exponent !== 0) number = scaled(String(number), exponent)
  }
  return Number.isFinite(number) ? number : new Bad('NOT_A_NUMBER', value)
}

function scaled(text: string, exponent: number): number {
  if (!text.includes('e') && !text.includes('E')) return Number(`${text}e${exponent}`)
  const [digits = '', own = '0'] = text.toLowerCase().split('e')
  return Number(`${digits}e${Number(own) + exponent}`)
}

/**
 * Per cent as a number, times 10^`exponent`: `12.5%`, `12.5` and `１２．５％` are 12.5. What bears the sign is per cent in
 * a column of fractions (`exponent` 2) too.
 */
export function percent(value: unknown, exponent = 0): number | Bad {
  if (typeof value !== 'string' || value.length > LONGEST_FIGURE) return decimal(value, exponent)
  const plain = fullWidth(value)
  const unsigned = plain.replace(/%\s*([)）]?)\s*$/, '$1')
  return decimal(unsigned, unsigned === plain ? exponent : Math.min(exponent, 0))
}

const scales: Record<string, number> = {
  千: 3,
  万: 4,
  十万: 5,
  百万: 6,
  千万: 7,
  亿: 8,
  十亿: 9,
  百亿: 10,
  千亿: 11,
  万亿: 12,
  k: 3,
  m: 6,
  mn: 6,
  bn: 9,
  b: 9,
  thousand: 3,
  million: 6,
  billion: 9,
  trillion: 12,
}
const currencies: Record<string, string> = {
  元: 'CNY',
  人民币: 'CNY',
  元人民币: 'CNY',
  rmb: 'CNY',
  cny: 'CNY',
  '¥': 'CNY',
  美元: 'USD',
  美金: 'USD',
  usd: 'USD',
  $: 'USD',
  港元: 'HKD',
  港币: 'HKD',
  hkd: 'HKD',
  欧元: 'EUR',
  eur: 'EUR',
  英镑: 'GBP',
  gbp: 'GBP',
  日元: 'JPY',
  jpy: 'JPY',
  新台币: 'TWD',
  韩元: 'KRW',
}
const amountForm =
  /^(?<before>[a-z$¥]+)?\s*(?<number>[+-]?(?:[\d,]*\d(?:\.\d+)?|,*\.\d+))\s*(?:(?<scale>万亿|千亿|百亿|十亿|亿|千万|百万|十万|万|千|thousand|million|billion|trillion|bn|mn|k|m|b)\s*)?(?<after>[a-z$¥\u4e00-\u9fff]+)?$/i

/** An amount's text without the brackets by which accounts write what is below zero. */
const bareAmount = (text: string): string => /^[(（]([^-+()（）]*)[)）]$/.exec(text)?.[1] ?? text

/** Whether a cell tells its own power of ten: 12.5亿, 3 million; not 12.5, CNY 12.5. */
export function tellsScale(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_FIGURE) return false
  return amountForm.exec(bareAmount(fullWidth(value).trim()))?.groups?.['scale'] !== undefined
}

/**
 * A text amount in single units of `currency`: 194.06亿元, 80万人民币, CNY 1.2 billion. Another currency is Bad, never
 * converted.
 */
export function textAmount(value: unknown, currency: string): number | Bad {
  if (typeof value === 'number') return decimal(value)
  if (typeof value !== 'string' || value.length > LONGEST_FIGURE) return new Bad('NOT_A_NUMBER', value)
  const text = fullWidth(value).trim()
  const bare = bareAmount(text)
  const groups = amountForm.exec(bare)?.groups
  if (!groups) return new Bad('NOT_A_NUMBER', value)
  for (const word of [groups['before'], groups['after']]) {
    if (word === undefined || word === '股' || word === '手') continue
    const named = currencies[word.toLowerCase()]
    if (named === undefined) return new Bad('NOT_A_NUMBER', value)
    if (named !== currency) return new Bad('OTHER_CURRENCY', value)
  }
  const number = decimal(
    (groups['number'] ?? '').replaceAll(',', ''),
    scales[(groups['scale'] ?? '').toLowerCase()] ?? 0,
  )
  return number instanceof Bad ? new Bad('NOT_A_NUMBER', value) : bare === text ? number : -number
}

/**
 * A text amount in single units of whatever currency it names (see `currencyOf`); null where a text tells no figure: a
 * size in words, nothing, or what is no amount. Lists of rounds keep the text beside it, so that nothing is lost.
 */
export function moneyOf(value: unknown): number | Bad | null {
  if (typeof value === 'string' && amountTold(value).kind !== 'exact') return null
  const currency = currencyOf(value)
  return currency instanceof Bad ? currency : textAmount(value, currency ?? 'CNY')
}

/** An end of the range that the words of a text amount give; null where it tells a figure, or nothing. */
export function rangeEnd(value: unknown, end: 'low' | 'high'): number | null {
  if (typeof value !== 'string') return null
  const told = amountTold(value)
  return told.kind === 'range' ? told[end] : null
}

/** The currency that a text amount names, also where it tells no figure; null where it names none. */
export function currencyOf(value: unknown): string | Bad | null {
  if (typeof value === 'number') return null
  if (typeof value !== 'string' || value.length > LONGEST_FIGURE) return new Bad('NOT_A_NUMBER', value)
  const told = amountTold(value)
  return told.kind === 'refused' ? null : told.currency
}
