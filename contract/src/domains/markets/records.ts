import { z } from 'zod'
import { endOfDay, instantOf } from '../../time.ts'
import { amount, dayField, exchangeField, idField, notNegative, positive, priceField } from '../../records/fields.ts'
import { exchangeOf, exchanges, type ExchangeCode } from '../../records/identity.ts'
import { defineRecord, type Known } from '../../records/record.ts'
import { actionDays, actionKinds, priceBases, taxBases } from './kinds.ts'

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

/** Prices that a source may leave out of a bar: the close alone is worth keeping. */
const beside = ['open', 'high', 'low'] as const
const within = (price: number | null, bar: { low: number | null; high: number | null }): boolean =>
  price === null || ((bar.low === null || price >= bar.low) && (bar.high === null || price <= bar.high))

/**
 * One day's bar. Prices in the security's currency, volume in shares, amount in currency units, rates in per cent. Only
 * the close is always there.
 */
export const dailyPrice = defineRecord({
  kind: 'daily_price',
  name: { zh: '日线', en: 'Daily prices' },
  topic: 'prices',
  id: 'security_id',
  about: 'trade_date',
  happened: ['trade_date'],
  restDays: 5,
  covers: true,
  key: ['security_id', 'basis', 'trade_date'],
  schema: z
    .object({
      security_id: idField,
      basis: z.enum(priceBases),
      /** Day whose share count adjusted prices are counted in; null for traded prices. */
      basis_date: dayField.nullable(),
      trade_date: dayField,
      open: priceField.nullable(),
      high: priceField.nullable(),
      low: priceField.nullable(),
      close: priceField,
      previous_close: priceField.nullable(),
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
  // Some vendors give the close of the day before as the open: the day's own range contradicts it, and says nothing
  // against the close.
  without: { OPEN_OUTSIDE_RANGE: { field: 'open', told: 'OPEN_LEFT_OUT' } },
})

/** A day on which an exchange traded. */
export const tradingDay = defineRecord({
  kind: 'trading_day',
  name: { zh: '交易日', en: 'Trading days' },
  topic: 'prices',
  id: 'exchange',
  about: 'trade_date',
  happened: ['trade_date'],
  restDays: 5,
  key: ['exchange', 'trade_date'],
  schema: z.object({ exchange: exchangeField, trade_date: dayField, session: z.enum(['full', 'half']) }),
  known: (row) => ({ at: closeOf(row.exchange, row.trade_date), by: 'close' }),
})

/** Shares of a security on a day. */
export const shareCount = defineRecord({
  kind: 'share_count',
  name: { zh: '股本', en: 'Share counts' },
  topic: 'prices',
  id: 'security_id',
  about: 'counted_on',
  happened: ['counted_on'],
  key: ['security_id', 'counted_on'],
  schema: z.object({
    security_id: idField,
    counted_on: dayField,
    total_shares: positive.nullable(),
    float_shares: positive.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.counted_on), by: 'day' }),
})

/**
 * Split, dividend or rights issue; per share held before. On what basis its figures are counted is part of which fact
 * it is: files that count otherwise stand beside one another.
 * Cash is per share of what was held on the day, or, with a `basis_date`, per share as counted on that later day, after
 * splits since.
 */
export const corporateAction = defineRecord({
  kind: 'corporate_action',
  name: { zh: '公司行动', en: 'Corporate actions' },
  topic: 'prices',
  id: 'security_id',
  about: 'action_date',
  happened: ['announced_on'],
  key: ['security_id', 'action_date', 'action', 'dated_by', 'tax_basis', 'basis_date'],
  schema: z.object({
    security_id: idField,
    action_date: dayField,
    action: z.enum(actionKinds),
    dated_by: z.enum(actionDays),
    /** Null where the source does not say, and for what pays no cash. */
    tax_basis: z.enum(taxBases).nullable(),
    /** Day whose share count figures are counted in; null: that of the day itself. */
    basis_date: dayField.nullable(),
    cash_per_share: notNegative.nullable(),
    shares_per_share: notNegative.nullable(),
    rights_price: notNegative.nullable(),
    announced_on: dayField.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.announced_on ?? row.action_date), by: 'day' }),
})

export const listingStatuses = ['listed', 'delisted', 'suspended'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Whether a security is traded, as a source saw it on a day. */
export const listingStatus = defineRecord({
  kind: 'listing_status',
  name: { zh: '上市状态', en: 'Listing status' },
  topic: 'companies',
  id: 'security_id',
  about: 'seen_on',
  happened: ['seen_on'],
  key: ['security_id'],
  schema: z.object({ security_id: idField, status: z.enum(listingStatuses), seen_on: dayField }),
  known: (row) => ({ at: endOfDay(row.seen_on), by: 'observed' }),
})
