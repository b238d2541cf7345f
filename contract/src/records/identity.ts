/** Kinds of listed things. */
export const securityKinds = ['stock', 'index', 'fund', 'bond'] as const
export type SecurityKind = (typeof securityKinds)[number]

/** Exchanges the product knows: code on the wire (A36), zone and close of the regular session. */
export const exchanges = {
  SHZ: { zone: 'Asia/Shanghai', close: '15:00:00', currency: 'CNY' },
  SSE: { zone: 'Asia/Shanghai', close: '15:00:00', currency: 'CNY' },
  BSE: { zone: 'Asia/Shanghai', close: '15:00:00', currency: 'CNY' },
  HKEX: { zone: 'Asia/Hong_Kong', close: '16:00:00', currency: 'HKD' },
  NYSE: { zone: 'America/New_York', close: '16:00:00', currency: 'USD' },
  NASDAQ: { zone: 'America/New_York', close: '16:00:00', currency: 'USD' },
  US: { zone: 'America/New_York', close: '16:00:00', currency: 'USD' },
} as const
export type ExchangeCode = keyof typeof exchanges

/** Identity of a listed thing inside a market (decisions 4): `SHZ-000001` is a bank, `SSE-000001-index` an index. */
export function securityId(exchange: ExchangeCode, code: string, kind: SecurityKind = 'stock'): string {
  return kind === 'stock' ? `${exchange}-${code}` : `${exchange}-${code}-${kind}`
}

/** Exchange part of a security or company id; undefined when the id is of another form. */
export function exchangeOf(id: string): ExchangeCode | undefined {
  const code = id.slice(0, id.indexOf('-'))
  return code in exchanges ? (code as ExchangeCode) : undefined
}

/** Code part of a security or company id. */
export function codeOf(id: string): string {
  return id.split('-')[1] ?? id
}

/**
 * Exchange of a six-digit A-share code by its number range; undefined for ranges that are none (funds, bonds, B
 * shares).
 */
export function exchangeOfShareCode(code: string): ExchangeCode | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  if (/^(?:00|30)/.test(code)) return 'SHZ'
  if (/^(?:60|68)/.test(code)) return 'SSE'
  if (/^(?:4|8|92)/.test(code)) return 'BSE'
  return undefined
}
