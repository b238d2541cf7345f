import {
  exchangeOfShareCode,
  exchanges,
  securityId,
  type ExchangeCode,
  type SecurityKind,
} from '@pandora/contract/records/identity'
import type { RejectionReason } from '../../rejections.ts'
import { Bad, cellText } from './bad.ts'

/** Other spellings of exchanges, as vendors and people write them. */
const spellings: Record<string, ExchangeCode> = {
  SZ: 'SHZ',
  SZSE: 'SHZ',
  XSHE: 'SHZ',
  深: 'SHZ',
  深市: 'SHZ',
  深交所: 'SHZ',
  深圳: 'SHZ',
  深圳证券交易所: 'SHZ',
  SH: 'SSE',
  SS: 'SSE',
  XSHG: 'SSE',
  沪: 'SSE',
  沪市: 'SSE',
  上交所: 'SSE',
  上海: 'SSE',
  上海证券交易所: 'SSE',
  BJ: 'BSE',
  BJSE: 'BSE',
  XBSE: 'BSE',
  北交所: 'BSE',
  北京: 'BSE',
  北京证券交易所: 'BSE',
  HK: 'HKEX',
  XHKG: 'HKEX',
  SEHK: 'HKEX',
  港交所: 'HKEX',
  N: 'NYSE',
  XNYS: 'NYSE',
  O: 'NASDAQ',
  OQ: 'NASDAQ',
  XNAS: 'NASDAQ',
  NASDAQGS: 'NASDAQ',
  USA: 'US',
}

/** Exchange for what stands in a cell; undefined when it is none that the product knows. */
export function exchangeFor(text: string): ExchangeCode | undefined {
  const plain = text.trim().toUpperCase()
  if (Object.hasOwn(exchanges, plain)) return plain as ExchangeCode
  return Object.hasOwn(spellings, plain) ? spellings[plain] : undefined
}

/** The one mainland code in a text that also holds a Chinese name: 贵州茅台(600519), 600519.SH 贵州茅台. */
function codeBesideName(text: string): string {
  if (text.length > 60 || !/[\u3400-\u9fff]/.test(text)) return text
  const found = [
    ...text.matchAll(/(?<![\dA-Z])(?:(?:SH|SZ|BJ)[.:]?)?\d{6}(?:\.(?:SH|SZ|SS|BJ|XSHE|XSHG))?(?![\dA-Z])/g),
  ]
  return found.length === 1 ? (found[0]?.[0] ?? text) : text
}

/**
 * A code as written, taken apart: 000001.SZ, sz000001, SZSE:000001, 1 (as spreadsheets leave 000001), with the Chinese
 * name beside it or without.
 */
export function splitCode(text: string): { code: string; exchange?: ExchangeCode } | undefined {
  const plain = codeBesideName(text.trim().toUpperCase())
  const after = /^([A-Z0-9-]+)\.([A-Z]{1,5})$/.exec(plain)
  const before = /^([A-Z]{2,5})[:.]?(\d{5,6})$/.exec(plain) ?? /^([A-Z]{2,8}):([A-Z0-9.-]+)$/.exec(plain)
  const [code, place] = after ? [after[1], after[2]] : before ? [before[2], before[1]] : [plain]
  const exchange = place === undefined ? undefined : exchangeFor(place)
  if (code === undefined || (place !== undefined && exchange === undefined && !after)) return undefined
  if (after && exchange === undefined) return { code: plain }
  if (!/^[A-Z0-9][A-Z0-9.-]{0,19}$/.test(code)) return undefined
  return exchange ? { code, exchange } : { code }
}

/** A board of companies at Eastmoney: an industry, an idea, a region. */
const board = /^BK\d{4,6}$/i

const american = new Set<ExchangeCode>(['US', 'NYSE', 'NASDAQ'])
const mainland = new Set<ExchangeCode>(['SHZ', 'SSE', 'BSE'])

/**
 * A code with its leading zeros: six digits on the mainland, five in Hong Kong. Classes of American shares stand after
 * a point: BRK-B is BRK.B.
 */
export function paddedCode(code: string, exchange: ExchangeCode | undefined): string {
  if (!/^\d+(?:\.0)?$/.test(code))
    return exchange !== undefined && american.has(exchange) ? code.replaceAll('-', '.') : code
  const digits = code.replace(/\.0$/, '')
  if (exchange === 'HKEX') return digits.padStart(5, '0')
  return exchange === undefined || mainland.has(exchange) ? digits.padStart(6, '0') : digits
}

export interface Listed {
  exchange: ExchangeCode
  code: string
}

/**
 * Why a mainland code is none of a company's share, by its range; undefined where it may be one. A B share is taken
 * where its exchange is given, 000001 alone is the bank.
 */
function noShare(code: string, exchange: ExchangeCode | undefined): RejectionReason | undefined {
  if (!/^\d{6}$/.test(code) || (exchange !== undefined && !mainland.has(exchange))) return undefined
  if (/^(?:20|90)/.test(code)) return exchange === undefined ? 'B_SHARE' : undefined
  if (exchange === 'SSE' ? code.startsWith('000') : code.startsWith('399')) return 'INDEX_CODE'
  return /^[15]/.test(code) || (exchange === 'SSE' && code.startsWith('0')) ? 'FUND_OR_BOND' : undefined
}

/**
 * Exchange and code of what stands in a cell: the suffix or prefix says the exchange, else `exchange`, else the range
 * of a mainland share code.
 */
export function listedFrom(value: unknown, exchange: unknown, byRange: boolean): Listed | Bad {
  const text = cellText(value)
  if (text instanceof Bad) return new Bad('NOT_A_CODE', value)
  if (board.test(text.trim())) return new Bad('BOARD_CODE', value)
  // Marks by which spreadsheets keep a code as text: ="000001", '000001.
  const parts = splitCode(/^\s*(?:="?|'|’)\s*([^"]*)"?\s*$/.exec(text)?.[1] ?? text)
  if (!parts) return new Bad('NOT_A_CODE', value)
  let place = parts.exchange
  if (!place && exchange !== null && exchange !== undefined) {
    place = exchangeFor(String(exchange))
    if (!place) return new Bad('UNKNOWN_EXCHANGE', exchange)
  }
  const code = paddedCode(parts.code, place)
  if (!place && byRange) place = exchangeOfShareCode(code)
  return place ? { exchange: place, code } : new Bad(noShare(code, undefined) ?? 'UNKNOWN_CODE_RANGE', value)
}

/** Security id of a cell; a company's id is that of its stock. */
export function listedId(value: unknown, exchange: unknown, kind: SecurityKind): string | Bad {
  const listed = listedFrom(value, exchange, kind === 'stock')
  if (listed instanceof Bad) return listed
  const other = kind === 'stock' ? noShare(listed.code, listed.exchange) : undefined
  return other ? new Bad(other, value) : securityId(listed.exchange, listed.code, kind)
}

/**
 * The one company whose code stands somewhere in a text, a title or the name of a file: 晨星科技（600901）利润表. Null
 * where there is none, or several.
 */
export function companyInText(value: unknown): string | Bad | null {
  const text = cellText(value)
  if (text instanceof Bad) return text
  const found = text
    .slice(0, 1000)
    .normalize('NFKC')
    .toUpperCase()
    .matchAll(/(?<![\dA-Z.])(?:(?:(?:SH|SZ|BJ)[.:]?)?\d{6}(?:\.(?:SH|SZ|SS|BJ|XSHE|XSHG))?|\d{5}\.HK)(?![\dA-Z]|\.\d)/g)
  const ids = new Set(
    [...found].flatMap(([code]) => {
      const id = listedId(code, null, 'stock')
      return id instanceof Bad ? [] : [id]
    }),
  )
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

/** Company id of a filer by its number at the SEC: 1640147 and 0001640147 are US-0001640147. */
export function filerId(text: string): string | Bad {
  const number = /^\s*(?:CIK)?(\d{1,10})(?:\.0)?\s*$/i.exec(text)?.[1]
  return number === undefined || Number(number) === 0 ? new Bad('NOT_A_CODE', text) : `US-${number.padStart(10, '0')}`
}
