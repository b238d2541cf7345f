import { exchangeOf } from '@pandora/contract/records/identity'
import { closeOf } from '@pandora/contract/domains/markets/records'
import { instantOf } from '@pandora/contract/time'
import type { RecordBar, RecordSeries } from '@pandora/intelligence/record/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { adjustedBars, companyClasses, industryDays, marketDays, type BarRow, type MeanDay } from '../record.queries.ts'

/** Hour at which exchanges open, wall clock. */
const OPENS = '09:30:00'

/** Highest change of a day that the exchange allows, shares of 1: 20 % on the growth boards. */
export const limitOf = (id: string): number => (/^(?:SHZ-30|SSE-68)/.test(id) ? 0.2 : 0.1)

/**
 * Fewest stocks of an industry that trade on a day for its mean to be what one of them is held against. Of fewer the
 * stock itself is much of the mean, of one all of it: whatever was said of it would come to nothing.
 */
export const FEWEST_OF_INDUSTRY = 5

/** The market's mean by day between two days, read once however often it is asked for, and only if it is. */
export function marketMeans(db: Db, view: View, first: string, to: string): () => Promise<readonly MeanDay[]> {
  let read: Promise<readonly MeanDay[]> | undefined
  return () => (read ??= marketDays(db, view, first, to))
}

/**
 * Bars of stocks between two days, in one adjusted basis each, beside what they are held against: the mean of their
 * industry of level 1, on days on which fewer than five of it trade that of the whole market. Who has no bars is absent.
 */
export async function recordSeries(
  db: Db,
  view: View,
  ids: readonly string[],
  first: string,
  to: string,
  market = marketMeans(db, view, first, to),
): Promise<Map<string, RecordSeries>> {
  const classes = await companyClasses(db, view, ids)
  const [bars, industries] = await Promise.all([
    adjustedBars(db, view, ids, first, to),
    industryDays(db, view, [...new Set([...classes.values()].map((one) => one.code))], first, to),
  ])
  const byCode = Map.groupBy(industries, (row) => row.code)
  const against = new Map<string, { calendar: readonly string[]; levels: RecordSeries['benchmark'] }>()
  for (const code of new Set([...classes.values()].map((one) => one.code))) {
    const own = byCode.get(code) ?? []
    const isThin = own.length === 0 || own.some(({ stocks }) => stocks < FEWEST_OF_INDUSTRY)
    const days = isThin ? heldAgainst(own, await market()) : own
    against.set(code, { calendar: days.map((day) => day.trade_date), levels: levelsOf(days) })
  }
  return new Map(
    [...Map.groupBy(bars, (row) => row.security_id)].map(([id, own]): [string, RecordSeries] => {
      const { code = '', delisted = false } = classes.get(id) ?? {}
      const { calendar, levels } = against.get(code) ?? {
        calendar: own.map((row) => row.trade_date),
        levels: new Map(),
      }
      return [id, { companyId: id, bars: barsOf(id, own, calendar), benchmark: levels, delisted }]
    }),
  )
}

/** Days of an industry; those on which too few of it trade are the market's. Without market days, its own. */
function heldAgainst(own: readonly MeanDay[], market: readonly MeanDay[]): readonly MeanDay[] {
  if (market.length === 0) return own
  const wide = new Map(own.flatMap((day) => (day.stocks < FEWEST_OF_INDUSTRY ? [] : [[day.trade_date, day] as const])))
  return market.map((day) => wide.get(day.trade_date) ?? day)
}

/** Levels of a mean, chained day by day from 100. */
function levelsOf(days: readonly MeanDay[]): Map<string, { open: number; close: number }> {
  let level = 100
  return new Map(
    days.map(({ trade_date: day, open, close }) => {
      const at = { open: level * (1 + open), close: level * (1 + close) }
      level = at.close
      return [day, at]
    }),
  )
}

/** A stock's days up to its last, with those on which it did not trade. */
function barsOf(id: string, own: readonly BarRow[], calendar: readonly string[]): RecordBar[] {
  const exchange = exchangeOf(id) ?? 'SHZ'
  const byDay = new Map(own.map((row) => [row.trade_date, row]))
  const [first, last] = [own[0]?.trade_date ?? '', own.at(-1)?.trade_date ?? '']
  const limit = limitOf(id)
  return calendar
    .filter((day) => day >= first && day <= last)
    .map((day) => {
      const bar = byDay.get(day)
      const change =
        bar && bar.previous_close !== null && bar.previous_close > 0 && bar.open !== null
          ? bar.open / bar.previous_close - 1
          : 0
      // Half a cent of rounding on a price of ten.
      return {
        day,
        openAt: instantOf(day, OPENS),
        closeAt: closeOf(exchange, day),
        open: bar?.open ?? null,
        close: bar?.close ?? null,
        limitUp: change >= limit - 0.0015,
        limitDown: change <= -limit + 0.0015,
      }
    })
}
