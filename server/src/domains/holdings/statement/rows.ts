import type { TradeKind } from '@pandora/contract/domains/holdings/shapes'
import type { ExchangeCode } from '@pandora/contract/records/identity'
import { exchangeFor, paddedCode, splitCode } from '@pandora/sources/files/values/codes'
import type { RawRow } from '@pandora/sources/files/raw-row'
import { cutTo, decimalOf, over, textOf, times, ZERO, type Decimal } from '@pandora/intelligence/holdings/decimal'
import type { Mapping } from './columns.ts'
import type { DayOrder } from '@pandora/sources/files/values/days'
import { statementDay } from './days.ts'
import type { StatementField } from '@pandora/contract/domains/holdings/shapes'

/** Why a row is not taken, or is no trade. */
export type RowReason =
  | 'BROKEN_ROW'
  | 'BAD_DAY'
  | 'DAY_ORDER'
  | 'BAD_CODE'
  | 'BAD_SIDE'
  | 'BAD_QUANTITY'
  | 'BAD_PRICE'
  | 'BAD_FEES'
  | 'MARGIN'
  | 'NOT_A_TRADE'
  | 'BONUS_COUNTED'

/** A row of a statement as far as it can be read without knowing the market. */
export interface ReadRow {
  line: number
  /** The row in words, for whoever looks for it in the file. */
  text: string
  day: string
  code: string
  exchange: ExchangeCode | undefined
  kind: TradeKind
  quantity: string
  price: string
  fees: string
  taxes: string
  number: string
  note: string
}
export type RowRead = ReadRow | { line: number; text: string; reason: RowReason; left: boolean; value: string }

/** Of words for sides the first that fits; margin before plain dealing, since 融资买入 holds 买入. */
const sides: readonly [RegExp, TradeKind | 'MARGIN' | 'BONUS_COUNTED' | 'NOT_A_TRADE'][] = [
  [/融资|融券|担保品|卖空|买券还券|short|cover|margin/, 'MARGIN'],
  [/红股|送股|转增|新股入帐|股票分红|stocksplit|stockdividend|bonus/, 'BONUS_COUNTED'],
  [
    /股息红利税|红利差异|利息|银行|银证|转账|转存|资金|申购|配号|中签|逆回购|回购|interest|deposit|withdraw|wire|journal/,
    'NOT_A_TRADE',
  ],
  [/红利|股息|分红|派息|dividend/, 'dividend'],
  [/转托管转入|转入|转托管入|transferin|deliveredin/, 'transferIn'],
  [/转托管转出|转出|转托管出|transferout|deliveredout/, 'transferOut'],
  [/买|^b$|^buy|^bot|^(?:you)?bought|purchase/, 'buy'],
  [/卖|^s$|^sell|^sld|^(?:you)?sold/, 'sell'],
]

/** A cell without what spreadsheets put around codes: ="000001", a leading apostrophe or tab. */
const cleaned = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell ?? '')
    .normalize('NFKC')
    .trim()
  return text
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
}

/** A figure as it is written; undefined for what is none, zero for an empty cell. */
function figure(text: string): Decimal | undefined {
  const plain = text.replace(/[¥￥$,\s]/g, '').replace(/^\((.*)\)$/, '-$1')
  if (plain === '' || plain === '-' || plain === '--') return ZERO
  if (!/^[+-]?(?:\d{1,14}(?:\.\d{0,12})?|\.\d{1,12})$/.test(plain)) return undefined
  return decimalOf(plain)
}

const positive = (value: Decimal): Decimal => (value < ZERO ? -value : value)
/** What the table of trades holds at most. */
const [MOST_QUANTITY, MOST_PRICE, MOST_MONEY] = [decimalOf('1e12'), decimalOf('1e9'), decimalOf('1e14')]

/** What stands in a row's column for its day. */
export function dayCell(row: RawRow, mapping: Mapping): string {
  return 'broken' in row || mapping.day === undefined ? '' : cleaned(row.cells[row.columns.indexOf(mapping.day)])
}

/** Reads a row by its columns; `order`: how the statement writes its days. */
export function readRow(row: RawRow, mapping: Mapping, order: DayOrder | undefined): RowRead {
  if ('broken' in row) return { line: row.line, text: row.value, reason: 'BROKEN_ROW', left: false, value: row.value }
  const cell = (field: StatementField): string => {
    const column = mapping[field]
    return column === undefined ? '' : cleaned(row.cells[row.columns.indexOf(column)])
  }
  const text = [cell('day'), cell('code'), cell('name'), cell('side'), cell('quantity'), cell('price')]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200)
  const bad = (reason: RowReason, value: string, left = false): RowRead => ({
    line: row.line,
    text,
    reason,
    left,
    value: value.slice(0, 60),
  })
  const side = cell('side').toLowerCase().replace(/\s/g, '')
  const kind = sides.find(([words]) => words.test(side))?.[1]
  if (kind === 'NOT_A_TRADE' || kind === 'BONUS_COUNTED') return bad(kind, cell('side'), true)
  if (kind === 'MARGIN') return bad('MARGIN', cell('side'))
  if (kind === undefined) return bad('BAD_SIDE', cell('side'))
  const day = statementDay(cell('day'), order)
  if (day === 'unordered') return bad('DAY_ORDER', cell('day'))
  if (day === null) return bad('BAD_DAY', cell('day'))
  const parts = splitCode(cell('code'))
  if (!parts) return bad('BAD_CODE', cell('code'))
  const exchange = parts.exchange ?? exchangeFor(cell('exchange').replace(/A股|Ａ股|证券交易所$/i, ''))
  const quantityRead = figure(cell('quantity'))
  const amount = figure(cell('amount'))
  // A dividend is told as an amount of money: of one share, or of those it was paid on.
  const quantity =
    kind === 'dividend' && (quantityRead === undefined || quantityRead === ZERO) ? decimalOf(1) : quantityRead
  if (quantity === undefined || quantity === ZERO || positive(quantity) >= MOST_QUANTITY || hasMore(quantity, 4))
    return bad('BAD_QUANTITY', cell('quantity'))
  const priceRead = figure(cell('price'))
  const worked =
    amount !== undefined && amount !== ZERO ? decimalOf(textOf(over(positive(amount), positive(quantity)), 6)) : ZERO
  const price = priceRead === undefined || priceRead === ZERO ? worked : positive(priceRead)
  const free = kind === 'transferIn' || kind === 'transferOut'
  if ((price === ZERO && !free) || price >= MOST_PRICE || hasMore(price, 6))
    return bad('BAD_PRICE', cell('price') || cell('amount'))
  const fees = ['commission', 'transferFee', 'otherFees'].map((field) => figure(cell(field as StatementField)))
  const taxes = figure(cell('stampDuty'))
  if (fees.includes(undefined) || taxes === undefined) return bad('BAD_FEES', cell('commission') || cell('stampDuty'))
  const paid = fees.reduce<Decimal>((sum, one) => sum + positive(one ?? ZERO), ZERO)
  if (paid >= MOST_MONEY || positive(taxes) >= MOST_MONEY || times(positive(quantity), price) >= MOST_MONEY)
    return bad('BAD_FEES', cell('commission'))
  return {
    line: row.line,
    text,
    day,
    code: paddedCode(parts.code, exchange ?? 'SSE'),
    exchange,
    kind,
    quantity: textOf(positive(quantity), 4),
    price: textOf(price, 6),
    fees: textOf(paid, 4),
    taxes: textOf(positive(taxes), 4),
    number: cell('number').slice(0, 60),
    note: cell('note').slice(0, 200),
  }
}

const hasMore = (value: Decimal, places: number): boolean => cutTo(value, places) !== value
