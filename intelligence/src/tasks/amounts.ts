import { amountTold } from '@pandora/contract/domains/financing/amounts'
import type { RawRow } from './task.ts'

/** Columns that hold an amount, each with what stands beside it: a power of ten in words, its currency's column. */
const columns: readonly { name: string; scale?: string; currency?: string; named?: string }[] = [
  { name: 'amount' },
  { name: 'Amount' },
  { name: 'amount_10k', scale: '万', currency: 'currency' },
  { name: 'total_raised' },
  { name: 'raised_amount', currency: 'raised_amount_currency_code' },
  { name: 'raised_amount_usd', named: 'USD' },
  { name: 'price_amount', currency: 'price_currency_code' },
]
/** Examples that are told of each refusal. */
const EXAMPLES = 5

/** The amount texts of a row, with what the row says of them elsewhere. */
function textsOf(row: RawRow): string[] {
  return columns.flatMap(({ name, scale = '', currency, named = '' }) => {
    if (!(name in row)) return []
    const value = row[name] === null || row[name] === undefined ? '' : String(row[name]).trim()
    if (value === '' || /^-+$/u.test(value)) return ['']
    const beside = currency === undefined ? named : String(row[currency] ?? '')
    return [`${value}${scale}${beside}`]
  })
}

/**
 * Amounts of rounds as files tell them: how many are figures, ranges, not told, and refused by which name; of the
 * figures and ranges how many name no currency. One object for `evaluate -- amounts`.
 */
export function amountFigures(rows: readonly RawRow[], now: () => number) {
  const begun = now()
  const texts = rows.flatMap(textsOf)
  const told = texts.map((text) => ({ text, told: amountTold(text) }))
  const seconds = (now() - begun) / 1000
  const of = (kind: string) => told.filter((one) => one.told.kind === kind)
  const named = told.flatMap(({ told: one }) =>
    one.kind === 'exact' || one.kind === 'range' ? [one.currency ?? ''] : [],
  )
  const refusals = Map.groupBy(
    told.flatMap(({ text, told: one }) => (one.kind === 'refused' ? [{ text, reason: one.reason }] : [])),
    ({ reason }) => reason,
  )
  return {
    task: 'amounts',
    rows: rows.length,
    amounts: texts.length,
    parsed: of('exact').length,
    ranges: of('range').length,
    openRanges: told.filter(({ told: one }) => one.kind === 'range' && one.high === null).length,
    unknown: of('unknown').length,
    refused: Object.fromEntries([...refusals].map(([reason, own]) => [reason, own.length])),
    refusedTexts: Object.fromEntries(
      [...refusals].map(([reason, own]) => [reason, [...new Set(own.map(({ text }) => text))].slice(0, EXAMPLES)]),
    ),
    currencies: Object.fromEntries(
      [...Map.groupBy(named, (one) => one || 'none')].map(([currency, own]) => [currency, own.length]),
    ),
    rowsPerSecond: seconds > 0 ? Math.round(rows.length / seconds) : null,
  }
}
