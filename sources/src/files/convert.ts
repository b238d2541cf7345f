import { dayOf } from '@pandora/contract/time'
import type { FromColumn } from './profile.ts'
import type { Slots } from './slots.ts'
import { Bad, cellText, remembered } from './values/bad.ts'
import { linePart, lineFigure, type LinesRead } from './statements/lines.ts'
import { unitTold } from './statements/units.ts'
import { periodEnd, periodInText, periodMonths } from './statements/column-periods.ts'
import { fileSays, type FileSays } from './statements/file-says.ts'
import { withoutPeriod } from './statements/periods.ts'
import { companyInText, exchangeFor, filerId, listedFrom, listedId } from './values/codes.ts'
import { dayInText, dayValue, endOfWritten, endOfQuarter, monthDayAfter, publishedValue } from './values/days.ts'
import { currencyOf, decimal, moneyOf, percent, rangeEnd, tellsScale, textAmount, withPoint } from './values/numbers.ts'
import {
  excerptOf,
  firstSentence,
  languageOfText,
  lineOf,
  listOf,
  plainText,
  webAddress,
  webAddresses,
} from './values/texts.ts'

/** What becomes of a value that is there. */
export type Convert = (value: unknown, cells: readonly unknown[]) => unknown

/** Conversions that repeat from row to row are remembered by their text. */
const byText = (convert: (text: string) => unknown): Convert => {
  const known = remembered(convert)
  return (value) => (typeof value === 'string' ? known(value) : value instanceof Bad ? value : known(String(value)))
}

function dayConvert(part: FromColumn): Convert {
  const convert = (value: unknown): unknown =>
    part.end ? endOfWritten(value, part.end, part.order, part.zone) : dayValue(value, part.order, part.zone)
  const known = remembered(convert)
  return (value) => (typeof value === 'string' ? known(value) : convert(value))
}

function listedConvert(part: FromColumn, slots: Slots): Convert {
  const kind = part.security ?? 'stock'
  if (typeof part.exchange === 'object') {
    const exchange = slots.read(part.exchange.column)
    return (value, cells) => listedId(value, exchange(cells), kind)
  }
  const fixed = part.exchange ?? null
  return byText((text) => listedId(text, fixed, kind))
}

function publishedConvert(part: FromColumn, take: 'at' | 'precision', slots: Slots): Convert {
  const earliest = part.notBefore === undefined ? null : slots.read(part.notBefore)
  const day = dayConvert({ column: '' })
  return (value, cells) => {
    const published = publishedValue(value, part.zone)
    if (published instanceof Bad) return published
    const first = earliest?.(cells) ?? null
    const from = first === null ? null : day(first, cells)
    if (typeof from === 'string' && dayOf(Date.parse(published.at)) < from) return new Bad('BEFORE_ITS_AUTHOR', value)
    return published[take]
  }
}

function dayInTextConvert(part: FromColumn, slots: Slots): Convert {
  const read = slots.read(part.year ?? '')
  return (value, cells) => {
    const text = cellText(value)
    const year = Number(read(cells))
    return text instanceof Bad ? text : Number.isInteger(year) ? (dayInText(text, year) ?? null) : null
  }
}

/** A conversion with the power of ten that the profile names, or that a table gives for the row. */
function byExponent(
  { exponent = 0 }: FromColumn,
  slots: Slots,
  convert: (value: unknown, exponent: number) => unknown,
): Convert {
  if (typeof exponent === 'number') return (value) => convert(value, exponent)
  const read = slots.read(exponent.column)
  const table = slots.tables[exponent.table] ?? {}
  return (value, cells) => {
    const key = String(read(cells))
    const entry = Object.hasOwn(table, key) ? table[key] : undefined
    const power = typeof entry === 'object' && entry !== null ? entry[exponent.take] : entry
    return typeof power === 'number' ? convert(value, power) : new Bad('UNKNOWN_VALUE', key)
  }
}

/** A year, with the quarter in another column. */
function quarterConvert(part: FromColumn, slots: Slots): Convert {
  const quarter = slots.read(part.quarter ?? '')
  return (value, cells) => endOfQuarter(value, quarter(cells))
}

function monthDayConvert(part: FromColumn, slots: Slots): Convert {
  const after = slots.read(part.after ?? '')
  return (value, cells) => {
    const day = after(cells)
    return day instanceof Bad ? day : typeof day === 'string' ? monthDayAfter(value, day) : null
  }
}

function codeConvert(part: FromColumn): Convert {
  const fixed = typeof part.exchange === 'string' ? part.exchange : null
  return byText((text) => {
    const listed = listedFrom(text, fixed, false)
    // A code without an exchange is still a code; its zeros are those of the mainland.
    const known =
      listed instanceof Bad && listed.reason === 'UNKNOWN_CODE_RANGE' ? listedFrom(text, 'SHZ', false) : listed
    return known instanceof Bad ? known : known.code
  })
}

/** A part of a statement's line by its name; where its name stands beside a period, that does not count. */
function lineConvert(part: FromColumn, slots: Slots): Convert {
  const take = part.take as Parameters<typeof linePart>[1]
  const currency = part.currency ?? unitTold(slots.columns, slots.about.title).currency
  const read = { currency, otherwise: part.otherwise as LinesRead['otherwise'] }
  return byText((text) => linePart(withoutPeriod(text), take, read))
}

/** A figure of the statement's line that the column `line` names. */
function figureConvert(part: FromColumn, slots: Slots): Convert {
  const line = slots.read(part.line ?? '')
  const told = unitTold(slots.columns, slots.about.title)
  const exponent = typeof part.exponent === 'number' ? part.exponent : told.exponent
  const currency = part.currency ?? told.currency
  return (value, cells) => {
    const name = cellText(line(cells) ?? '')
    return name instanceof Bad ? name : lineFigure(value, withoutPeriod(name), exponent, currency)
  }
}

const saysOf = ({ current, fiscal }: FromColumn, { columns, about }: Slots): FileSays =>
  fileSays(columns, about, { current, fiscal })

/** What a column's name tells of a period, of the line that `line` names where that is given. */
function periodConvert(
  part: FromColumn,
  slots: Slots,
  told: (text: string, says: FileSays, line?: string) => unknown,
): Convert {
  const says = saysOf(part, slots)
  if (part.line === undefined) return byText((text) => told(text, says))
  const line = slots.read(part.line)
  return (value, cells) => {
    const [text, name] = [cellText(value), cellText(line(cells) ?? '')]
    return text instanceof Bad ? text : name instanceof Bad ? name : told(text, says, withoutPeriod(name))
  }
}

/** What an entry of the closed list does with one value. */
export function convertOf(part: FromColumn, slots: Slots): Convert {
  const own = pointConvert(part, slots)
  return slots.comma && figures.has(part.as ?? 'text') ? (value, cells) => own(withPoint(value), cells) : own
}

const figures: ReadonlySet<string> = new Set(['number', 'integer', 'percent', 'amount', 'money', 'line-figure'])

function pointConvert(part: FromColumn, slots: Slots): Convert {
  switch (part.as ?? 'text') {
    case 'text':
      return lineOf
    case 'plain-text':
      return plainText
    case 'excerpt':
      return excerptOf
    case 'language':
      return languageOfText
    case 'sentence':
      return (value) => {
        const sentence = firstSentence(value)
        return sentence === '' ? null : sentence
      }
    case 'number':
      return byExponent(part, slots, decimal)
    case 'integer':
      return byExponent(part, slots, (value, exponent) => {
        const number = decimal(value, exponent)
        return number instanceof Bad || Number.isInteger(number) ? number : new Bad('NOT_AN_INTEGER', value)
      })
    case 'percent':
      return byExponent(part, slots, percent)
    case 'amount':
      return byExponent(part, slots, (value, exponent) => {
        const amount = textAmount(value, part.currency ?? 'CNY')
        // 12.5亿 in a column of 亿元 is told once.
        const told = exponent >= 3 && tellsScale(value)
        return amount instanceof Bad || exponent === 0 || told ? amount : decimal(amount, exponent)
      })
    case 'day':
      return dayConvert(part)
    case 'month': {
      const day = dayConvert(part)
      return (value, cells) => {
        const on = day(value, cells)
        return typeof on === 'string' ? Number(on.slice(5, 7)) : on
      }
    }
    case 'quarter-end':
      return quarterConvert(part, slots)
    case 'month-day':
      return monthDayConvert(part, slots)
    case 'published':
      return publishedConvert(part, 'at', slots)
    case 'precision':
      return publishedConvert(part, 'precision', slots)
    case 'day-in-text':
      return dayInTextConvert(part, slots)
    case 'code':
      return codeConvert(part)
    case 'exchange':
      return byText((text) => exchangeFor(text) ?? splitCode(text))
    case 'security':
    case 'company':
      return listedConvert(part, slots)
    case 'cik':
      return byText(filerId)
    case 'url':
      return webAddress
    case 'urls':
      return webAddresses
    case 'list':
      return listOf
    case 'money':
      return moneyOf
    case 'money-low':
      return (value) => rangeEnd(value, 'low')
    case 'money-high':
      return (value) => rangeEnd(value, 'high')
    case 'currency':
      return currencyOf
    case 'first-part':
      return byText((text) => text.split('-', 1)[0]?.trim() || null)
    case 'path-end':
      return byText(
        (text) =>
          text
            .split('/')
            .findLast((piece) => piece !== '')
            ?.trim() || null,
      )
    case 'company-in-text':
      return byText(companyInText)
    case 'period':
      return periodConvert(part, slots, periodEnd)
    case 'period-in-text': {
      const says = saysOf(part, slots)
      return byText((text) => periodInText(text, says))
    }
    case 'period-months':
      return periodConvert(part, slots, (text, says, line) => periodMonths(text, says, part.quarters, line))
    case 'line':
      return lineConvert(part, slots)
    case 'line-figure':
      return figureConvert(part, slots)
    case 'document-id':
    case 'fingerprint':
      return (value) => value
  }
}

/** The exchange that a code's suffix or range names. */
function splitCode(text: string): string | Bad {
  const listed = listedFrom(text, null, true)
  return listed instanceof Bad ? new Bad('UNKNOWN_EXCHANGE', text) : listed.exchange
}

/** A conversion whose result is looked up in a table of the profile. */
export function tableConvert(part: FromColumn, slots: Slots, convert: Convert): Convert {
  const table = slots.tables[part.table ?? ''] ?? {}
  return (value, cells) => {
    const text = convert(value, cells)
    if (text instanceof Bad) return text
    const entry = Object.hasOwn(table, String(text)) ? table[String(text)] : undefined
    const found = typeof entry === 'object' && entry !== null ? entry[part.take ?? ''] : entry
    if (found !== undefined) return found
    return part.otherwise === undefined ? new Bad('UNKNOWN_VALUE', value) : part.otherwise
  }
}
