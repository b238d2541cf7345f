import { z } from 'zod'
import { endOfDay, instantOf } from '../time.ts'
import { amount, dayField, idField, nameField, notNegative, positive } from './fields.ts'
import { exchangeField, exchangeOf, exchanges, type ExchangeCode } from './identity.ts'
import { defineRecord, type Known } from './record.ts'

const closes = new Map<ExchangeCode, Map<string, number>>()

/** Instant (ms) of an exchange's close on a day. */
export function closeOf(exchange: ExchangeCode, day: string): number {
  let ofExchange = closes.get(exchange)
  if (!ofExchange) closes.set(exchange, (ofExchange = new Map()))
  let close = ofExchange.get(day)
  if (close === undefined) {
    const { zone, close: time } = exchanges[exchange]
    close = instantOf(day, time, zone)
    if (ofExchange.size > 50_000) ofExchange.clear()
    ofExchange.set(day, close)
  }
  return close
}

const atClose = (id: string, day: string): Known => ({ at: closeOf(exchangeOf(id) ?? 'SHZ', day), by: 'close' })

/** What prices are counted in (decisions 5): traded as paid; adjusted are returns-true but never were paid. */
export const priceBases = ['traded', 'forward-adjusted', 'backward-adjusted'] as const
export type PriceBasis = (typeof priceBases)[number]

/** Prices that a source may leave out of a bar: the close alone is worth keeping. */
const beside = ['open', 'high', 'low'] as const
const within = (price: number | null, bar: { low: number | null; high: number | null }): boolean =>
  price === null || ((bar.low === null || price >= bar.low) && (bar.high === null || price <= bar.high))

/** One day's bar. Prices in the security's currency, volume in shares, amount in currency units, rates in per cent. Only the close is always there. */
export const dailyPrice = defineRecord({
  kind: 'daily_price',
  key: ['security_id', 'basis', 'trade_date'],
  schema: z
    .object({
      security_id: idField,
      basis: z.enum(priceBases),
      /** Day whose share count adjusted prices are counted in; null for traded prices. */
      basis_date: dayField.nullable(),
      trade_date: dayField,
      open: amount.nullable(),
      high: amount.nullable(),
      low: amount.nullable(),
      close: amount,
      previous_close: amount.nullable(),
      volume: notNegative.nullable(),
      amount: notNegative.nullable(),
      turnover_rate: notNegative.nullable(),
      change_rate: amount.nullable(),
    })
    .refine((bar) => bar.basis !== 'traded' || bar.low === null || bar.low > 0, {
      error: 'TRADED_PRICE_NOT_POSITIVE',
      path: ['low'],
    })
    .refine((bar) => bar.basis !== 'traded' || bar.close > 0, { error: 'TRADED_PRICE_NOT_POSITIVE', path: ['close'] })
    .refine((bar) => bar.basis !== 'traded' || bar.open === null || bar.open > 0, {
      error: 'TRADED_PRICE_NOT_POSITIVE',
      path: ['open'],
    })
    .refine((bar) => bar.low === null || bar.high === null || bar.low <= bar.high, {
      error: 'LOW_ABOVE_HIGH',
      path: ['low'],
    })
    .refine((bar) => within(bar.open, bar), { error: 'OPEN_OUTSIDE_RANGE', path: ['open'] })
    .refine((bar) => within(bar.close, bar), { error: 'CLOSE_OUTSIDE_RANGE', path: ['close'] })
    .refine((bar) => (bar.basis === 'traded') === (bar.basis_date === null), {
      error: 'BASIS_NEEDS_DATE',
      path: ['basis_date'],
    }),
  known: (row) => atClose(row.security_id, row.trade_date),
  lacks: (row) => beside.filter((price) => row[price] === null),
  // Some vendors give the close of the day before as the open: the day's own range contradicts it, and says nothing against the close.
  without: { OPEN_OUTSIDE_RANGE: { field: 'open', told: 'OPEN_LEFT_OUT' } },
})

/** A day on which an exchange traded. */
export const tradingDay = defineRecord({
  kind: 'trading_day',
  key: ['exchange', 'trade_date'],
  schema: z.object({ exchange: exchangeField, trade_date: dayField, session: z.enum(['full', 'half']) }),
  known: (row) => ({ at: closeOf(row.exchange, row.trade_date), by: 'close' }),
})

/** Shares of a security on a day. */
export const shareCount = defineRecord({
  kind: 'share_count',
  key: ['security_id', 'counted_on'],
  schema: z.object({
    security_id: idField,
    counted_on: dayField,
    total_shares: positive.nullable(),
    float_shares: positive.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.counted_on), by: 'day' }),
})

/** Split, dividend or rights issue by its ex-date; per share held before. */
export const corporateAction = defineRecord({
  kind: 'corporate_action',
  key: ['security_id', 'ex_date', 'action'],
  schema: z.object({
    security_id: idField,
    ex_date: dayField,
    action: z.enum(['dividend', 'split', 'bonus', 'rights']),
    cash_per_share: notNegative.nullable(),
    shares_per_share: notNegative.nullable(),
    rights_price: notNegative.nullable(),
    announced_on: dayField.nullable(),
  }),
  known: (row) =>
    row.announced_on ? { at: endOfDay(row.announced_on), by: 'day' } : { at: endOfDay(row.ex_date), by: 'day' },
})

/** A macro, rate, FX or epidemic series. */
export const series = defineRecord({
  kind: 'series',
  key: ['series_code'],
  schema: z.object({
    series_code: idField,
    category: z.enum(['fx', 'rate', 'macro', 'epidemic']),
    name_zh: nameField,
    name_en: nameField,
    unit: z.string().min(1).max(40),
    frequency: z.enum(['day', 'week', 'month', 'quarter', 'year']),
    publisher_zh: nameField.nullable(),
    publisher_en: nameField.nullable(),
    url: z.string().max(1000).nullable(),
  }),
  known: () => ({ at: null, by: 'undated' }),
})

/** One value of a series, in the series' unit. */
export const observation = defineRecord({
  kind: 'observation',
  key: ['series_code', 'observed_on'],
  schema: z.object({ series_code: idField, observed_on: dayField, value: amount }),
  known: (row) => ({ at: endOfDay(row.observed_on), by: 'day' }),
})
