import { holdings } from '@pandora/contract/domains/holdings/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { serve, serveDownload, servePrepared, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { neededPortfolio, ownPortfolio, tellHoldings } from './portfolios.ts'
import { writeTrades } from './present.ts'
import { countTrades, deleteTrade, insertTrades, restoreTrade, tradeById, tradesOf, updateTrade } from './queries.ts'
import { placeOf, refuseTooMany } from './rules.ts'
import { importStatement } from './statement/import.ts'
import { readStatement } from './statement/read-file.ts'
import { changing, checkedSecurity, shownTrade, shownTrades } from './trades.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

export const tradeRoutes: readonly Route[] = [
  serve(holdings.trades, async ({ db, view, user, input, now }) => {
    const { page, size, portfolioId, securityId } = input
    if (portfolioId !== undefined) await ownPortfolio(db, view, user.uid, portfolioId)
    const asked = { portfolioId, securityId, until: view.asOf === null ? undefined : dayOf(view.asOf ?? now) }
    const [rows, total] = await Promise.all([
      tradesOf(db, view.marketId, user.uid, asked, { limit: size, offset: page * size }),
      countTrades(db, view.marketId, user.uid, asked),
    ])
    return pageOf(await shownTrades(db, view, rows), total, input)
  }),

  serve(holdings.saveTrade, async ({ db, view, user, input, now, language }) => {
    await takeTurn(db, user.uid)
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
    return shownTrade(db, view, saved)
  }),

  serve(holdings.deleteTrade, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    const trade = await tradeById(db, view.marketId, user.uid, input.tradeId)
    if (!trade) throw new Refusal(errors.NOT_FOUND)
    await changing(db, view, user.uid, [placeOf(trade)], () => deleteTrade(db, trade.trade_id, now))
    await tellHoldings(db, view, user.uid, [trade.security_id])
    return { done: true }
  }),

  serve(holdings.restoreTrade, async ({ db, view, user, input }) => {
    await takeTurn(db, user.uid)
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
    const shown = await shownTrades(db, view, rows)
    return {
      file: `trades-${day}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: shown,
      write: (held) => writeTrades(held, language),
    }
  }),
]
