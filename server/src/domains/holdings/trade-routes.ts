import { holdings } from '@pandora/contract/domains/holdings/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveDownload, servePrepared, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { neededPortfolio, ownPortfolio, tellHoldings } from './portfolios.ts'
import { presentTrade, writeTrades, type TradeGround } from './present.ts'
import {
  countTrades,
  deleteTrade,
  insertTrades,
  lockHoldings,
  restoreTrade,
  tradeById,
  tradesOf,
  updateTrade,
  type TradeRow,
} from './queries.ts'
import { placeOf, refuseTooMany } from './rules.ts'
import { paidRanges, securitiesById } from './securities.queries.ts'
import { importStatement } from './statement/import.ts'
import { readStatement } from './statement/read-file.ts'
import { changing, checkedSecurity } from './trades.ts'

async function groundOf(db: Db, view: View, rows: readonly TradeRow[]): Promise<TradeGround> {
  const days = rows.map((row) => ({ securityId: row.security_id, day: row.day }))
  const [named, ranges] = await Promise.all([
    securitiesById(db, view, [...new Set(days.map(({ securityId }) => securityId))]),
    paidRanges(db, view, days),
  ])
  return { named, ranges }
}

export const tradeRoutes: readonly Route[] = [
  serve(holdings.trades, async ({ db, view, user, input, now }) => {
    const { page, size, portfolioId, securityId } = input
    if (portfolioId !== undefined) await ownPortfolio(db, view, user.uid, portfolioId)
    const asked = { portfolioId, securityId, until: view.asOf === null ? undefined : dayOf(view.asOf ?? now) }
    const [rows, total] = await Promise.all([
      tradesOf(db, view.marketId, user.uid, asked, { limit: size, offset: page * size }),
      countTrades(db, view.marketId, user.uid, asked),
    ])
    const ground = await groundOf(db, view, rows)
    return pageOf(
      rows.map((row) => presentTrade(row, ground)),
      total,
      input,
    )
  }),

  serve(holdings.saveTrade, async ({ db, view, user, input, now, language }) => {
    await lockHoldings(db, user.uid)
    const before = input.tradeId === undefined ? undefined : await tradeById(db, view.marketId, user.uid, input.tradeId)
    if (input.tradeId !== undefined && !before) throw new Refusal(errors.NOT_FOUND)
    const asked = input.portfolioId ?? before?.portfolio_id
    const portfolio = await neededPortfolio(db, view, user.uid, asked, language)
    const words = {
      portfolio_id: portfolio.portfolio_id,
      security_id: input.securityId,
      kind: input.kind,
      day: input.day,
      quantity: input.quantity,
      price: input.price,
      fees: input.fees ?? '0',
      taxes: input.taxes ?? '0',
      note: input.note ?? before?.note ?? '',
    }
    await checkedSecurity(db, view, words, now)
    if (!before) refuseTooMany(user, (await countTrades(db, view.marketId, user.uid)) + 1)
    const places = [
      { portfolioId: portfolio.portfolio_id, securityId: input.securityId },
      ...(before ? [placeOf(before)] : []),
    ]
    const id = await changing(db, view, user.uid, places, async () => {
      if (before) await updateTrade(db, before.trade_id, words)
      return before?.trade_id ?? (await insertTrades(db, [{ ...words, importKey: null }]))[0] ?? ''
    })
    await tellHoldings(db, view, user.uid, [input.securityId])
    const saved = await tradeById(db, view.marketId, user.uid, id)
    if (!saved) throw new Refusal(errors.NOT_FOUND)
    return presentTrade(saved, await groundOf(db, view, [saved]))
  }),

  serve(holdings.deleteTrade, async ({ db, view, user, input, now }) => {
    await lockHoldings(db, user.uid)
    const trade = await tradeById(db, view.marketId, user.uid, input.tradeId)
    if (!trade) throw new Refusal(errors.NOT_FOUND)
    await changing(db, view, user.uid, [placeOf(trade)], () => deleteTrade(db, trade.trade_id, now))
    await tellHoldings(db, view, user.uid, [trade.security_id])
    return { done: true }
  }),

  serve(holdings.restoreTrade, async ({ db, view, user, input }) => {
    await lockHoldings(db, user.uid)
    const trade = await tradeById(db, view.marketId, user.uid, input.tradeId, 'any')
    if (!trade) throw new Refusal(errors.NOT_FOUND)
    refuseTooMany(user, (await countTrades(db, view.marketId, user.uid)) + 1)
    await changing(db, view, user.uid, [placeOf(trade)], () => restoreTrade(db, trade.trade_id))
    await tellHoldings(db, view, user.uid, [trade.security_id])
    return { done: true }
  }),

  servePrepared(
    holdings.importTrades,
    ({ services, input }) => readStatement(services.config.PANDORA_HOME, input.file, input.content),
    (call, file) => importStatement(call, file),
  ),

  serveDownload(holdings.exportTrades, async ({ db, view, user, input, language, now }) => {
    if (input.portfolioId !== undefined) await ownPortfolio(db, view, user.uid, input.portfolioId)
    const day = dayOf(view.asOf ?? now)
    const rows = await tradesOf(db, view.marketId, user.uid, {
      portfolioId: input.portfolioId,
      until: view.asOf === null ? undefined : day,
    })
    const ground = await groundOf(db, view, rows)
    return {
      file: `trades-${day}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: rows.map((row) => presentTrade(row, ground)),
      write: (held) => writeTrades(held, language),
    }
  }),
]
