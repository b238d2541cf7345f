import type { Trade } from '@pandora/contract/domains/holdings/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { actionsCounted } from './actions.queries.ts'
import { presentTrade } from './present.ts'
import { tradesOf, type TradeRow, type TradeWords } from './queries.ts'
import { faultOf, heldTrade, lacking, shortfallsOf } from './rules.ts'
import { notTraded, paidRanges, securitiesById, type Security } from './securities.queries.ts'

/** The security of a trade, once the trade is right by itself. Throws UNKNOWN_ENTITY and the refusals of `faultOf`. */
export async function checkedSecurity(db: Db, view: View, words: TradeWords, now: number): Promise<Security> {
  const security = (await securitiesById(db, view, [words.security_id])).get(words.security_id)
  if (!security) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: words.security_id })
  const closed = await notTraded(db, view, [
    { securityId: security.security_id, exchange: security.exchange, day: words.day },
  ])
  const fault = faultOf(words, { security, now, notTraded: closed.size > 0 })
  if (fault) throw fault
  return security
}

/** Trades with the names of their securities and what was paid on their days, in the order given. */
export async function shownTrades(db: Db, view: View, rows: readonly TradeRow[]): Promise<Trade[]> {
  const days = rows.map((row) => ({ securityId: row.security_id, day: row.day }))
  const [named, ranges] = await Promise.all([
    securitiesById(db, view, [...new Set(days.map(({ securityId }) => securityId))]),
    paidRanges(db, view, days),
  ])
  return rows.map((row) => presentTrade(row, { named, ranges }))
}

/** One of them. */
export async function shownTrade(db: Db, view: View, row: TradeRow): Promise<Trade> {
  const [shown] = await shownTrades(db, view, [row])
  if (!shown) throw new Error('a trade is shown as one')
  return shown
}

/** A security in a portfolio. */
export interface Place {
  portfolioId: string
  securityId: string
}

/** Runs a change of trades, and throws where more is sold than was held after it and was not before. */
export async function changing<T>(
  tx: Db,
  view: View,
  uid: number,
  places: readonly Place[],
  change: () => Promise<T>,
): Promise<T> {
  const different = [...new Map(places.map((one) => [`${one.portfolioId} ${one.securityId}`, one])).values()]
  const actions = await actionsCounted(
    tx,
    view,
    different.map((one) => one.securityId),
  )
  const shortfalls = async () => {
    const found = []
    for (const place of different) {
      const trades = await tradesOf(tx, view.marketId, uid, place)
      found.push(shortfallsOf(trades.map(heldTrade), actions.get(place.securityId) ?? []))
    }
    return found
  }
  const before = await shortfalls()
  const changed = await change()
  for (const [at, found] of (await shortfalls()).entries()) {
    const known = new Set(before[at]?.map(({ tradeId }) => tradeId))
    const short = found.find(({ tradeId }) => !known.has(tradeId))
    if (short) throw lacking(short)
  }
  return changed
}
