import type { z } from 'zod'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DailyPriceRow } from '@pandora/store/generated/schema'
import { defineHeldMany } from '../../../shared/define-held.ts'
import type { quote } from '@pandora/contract/domains/markets/shapes'

export type Quote = z.infer<typeof quote>

/** The last bar of a security with the closes before it, newest first; the first close is the bar's own. */
export type LastBar = Pick<
  DailyPriceRow,
  | 'security_id'
  | 'trade_date'
  | 'close'
  | 'previous_close'
  | 'volume'
  | 'amount'
  | 'turnover_rate'
  | 'change_rate'
  | 'basis_date'
> & {
  basis: PriceBasis
  currency: string | null
  closes: number[]
}

const RECENT = 20
const DAY_MS = 86_400_000

/**
 * Condition that a bar `alias` was in force for the view. No bar is known before its day, so a past instant bounds the
 * day too: the
 * index then skips the bars that are hidden instead of reading each. The day after the UTC day holds in every zone.
 */
export function barInForce(db: Db, alias: string, view: View) {
  const known = inForce(db, alias, view)
  return view.asOf === null
    ? known
    : db`${known} and ${db(alias)}.trade_date <= ${new Date(view.asOf + DAY_MS).toISOString().slice(0, 10)}`
}

/**
 * `from` item `bar`: the last bar known of the security whose id stands in the SQL expression `security`, of whatever
 * basis: an old price is none of today's, whoever paid it.
 * Of several of one day the one that was really paid: a quote is read as a price, and an adjusted price never was one;
 * then forward-adjusted, which ends at the paid price.
 */
export function lastBarOf(db: Db, view: View, security: ReturnType<Db>) {
  const known = (
    basis: ReturnType<Db>,
    place: ReturnType<Db>,
  ) => db`(select d.security_id, d.basis, d.basis_date, d.trade_date, d.close, d.previous_close, d.volume, d.amount,
    d.turnover_rate, d.change_rate, ${place} as place
    from daily_price d where d.security_id = ${security} and d.basis = ${basis} and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit 1)`
  return db`lateral (select * from (${known(db`'traded'`, db`1`)} union all ${known(db`'forward-adjusted'`, db`2`)}
    union all ${known(db`'backward-adjusted'`, db`3`)}) of_any order by trade_date desc, place limit 1) bar`
}

/**
 * Change of `bar` in per cent: as given, else against the close before it of the same basis; null where that is zero or
 * below.
 */
export function changeRateOf(db: Db, view: View) {
  return db`coalesce(bar.change_rate, (select (bar.close / before.close - 1) * 100
    from (select coalesce(bar.previous_close, (
      select d.close from daily_price d where d.security_id = bar.security_id and d.basis = bar.basis
        and d.basis_date is not distinct from bar.basis_date
        and d.trade_date < bar.trade_date and ${inForce(db, 'd', view)} order by d.trade_date desc
          limit 1)) as close) before where before.close > 0))`
}

/**
 * Closes of one basis up to the last bar, newest first, one more than shown: the one before gives the change. The limit
 * and the bases stand
 * in the text, so that a plan made without values knows them; as parameters they cost a new plan on every call (0.2
 * ms).
 */
export function recentCloses(db: Db, view: View) {
  return db`array(select d.close from daily_price d where d.security_id = bar.security_id and d.basis = bar.basis
    and d.basis_date is not distinct from bar.basis_date
    and ${barInForce(db, 'd', view)} order by d.trade_date desc limit 21)`
}

/** Last bars known of securities, by security id. A security without a known bar is absent. */
export async function lastQuotes(db: Db, view: View, securityIds: readonly string[]): Promise<Map<string, Quote>> {
  if (securityIds.length === 0) return new Map()
  // A list of one is no list to the planner: its plan is kept (0.1 ms), while that of a list is made anew each time
  // (0.3 ms).
  const asked =
    securityIds.length === 1
      ? db`(select ${securityIds[0] ?? ''}::text as id) asked`
      : db`unnest(${[...securityIds]}::text[]) asked(id)`
  const rows = await db<LastBar[]>`
    select bar.security_id, bar.basis, bar.basis_date, bar.trade_date, bar.close, bar.previous_close, bar.volume,
      bar.amount, bar.turnover_rate, bar.change_rate,
      (select s.currency from security s where s.security_id = asked.id and ${inForce(db, 's', view)}) as currency,
      ${recentCloses(db, view)} as closes
    from ${asked} cross join ${lastBarOf(db, view, db`asked.id`)}`
  return new Map(rows.map((row) => [row.security_id, presentQuote(row)]))
}

/** A quote as the wire spells it. A change against a close of zero or below (adjusted prices) has no rate. */
export function presentQuote(bar: LastBar): Quote {
  const previous = bar.previous_close ?? bar.closes[1] ?? null
  const change = previous === null ? null : bar.close - previous
  const rate = change === null || previous === null || previous <= 0 ? null : (change / previous) * 100
  const exchange = exchangeOf(bar.security_id)
  return {
    securityId: bar.security_id,
    date: bar.trade_date,
    close: bar.close,
    change: change === null ? null : rounded(change),
    changeRate: bar.change_rate ?? (rate === null ? null : rounded(rate)),
    volume: bar.volume,
    amount: bar.amount,
    turnoverRate: bar.turnover_rate,
    basis: bar.basis,
    basisDate: bar.basis_date,
    currency: bar.currency ?? (exchange ? exchanges[exchange].currency : null),
    recent: bar.closes.slice(0, RECENT).toReversed(),
  }
}

/** Differences of decimal prices, freed of binary dust. */
function rounded(value: number): number {
  return Number(value.toFixed(6))
}

/** Last quotes by security, the same for every list that shows them. */
export const heldQuotes = defineHeldMany({
  id: 'markets.quote',
  reads: ['daily_price', 'security'],
  load: ({ db, view }, ids) => lastQuotes(db, view, ids),
})
