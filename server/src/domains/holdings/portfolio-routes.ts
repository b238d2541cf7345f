import { holdings, PORTFOLIO_LIMIT, TRADE_LIMIT } from '@pandora/contract/domains/holdings/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { addPortfolio, ownPortfolio, tellHoldings } from './portfolios.ts'
import { presentPortfolio } from './present.ts'
import {
  countTrades,
  deletedPortfolio,
  deletePortfolio,
  portfoliosOf,
  restorePortfolio,
  setDefault,
  updatePortfolio,
} from './queries.ts'
import { refuseTooMany } from './rules.ts'
import { wholeOf } from '../../shared/page.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

export const portfolioRoutes: readonly Route[] = [
  serve(holdings.portfolios, async ({ db, view, user }) => {
    const dataList = (await portfoliosOf(db, view.marketId, user.uid)).map(presentPortfolio)
    return {
      ...wholeOf(dataList),
      trades: dataList.reduce((sum, one) => sum + one.trades, 0),
      limit: TRADE_LIMIT,
    }
  }),

  serve(holdings.savePortfolio, async ({ db, view, user, input }) => {
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    const own = await portfoliosOf(db, view.marketId, user.uid)
    const before =
      input.portfolioId === undefined ? undefined : await ownPortfolio(db, view, user.uid, input.portfolioId)
    if (own.some((one) => one.name === name && one.portfolio_id !== before?.portfolio_id))
      throw new Refusal(errors.NAME_TAKEN)
    const id = before?.portfolio_id ?? (await addPortfolio(db, view, user.uid, { name, method: input.method }))
    if (before) await updatePortfolio(db, id, name, input.method ?? before.method)
    if (input.isDefault === true) await setDefault(db, view.marketId, user.uid, id)
    await tellHoldings(db, view, user.uid)
    return presentPortfolio(await ownPortfolio(db, view, user.uid, id))
  }),

  serve(holdings.deletePortfolio, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    const { portfolio_id: id, is_default: wasDefault } = await ownPortfolio(db, view, user.uid, input.portfolioId)
    await deletePortfolio(db, id, now)
    const [next] = await portfoliosOf(db, view.marketId, user.uid)
    if (wasDefault && next) await setDefault(db, view.marketId, user.uid, next.portfolio_id)
    await tellHoldings(db, view, user.uid)
    return { done: true }
  }),

  serve(holdings.restorePortfolio, async ({ db, view, user, input }) => {
    await takeTurn(db, user.uid)
    const deleted = await deletedPortfolio(db, view.marketId, user.uid, input.portfolioId)
    if (!deleted) throw new Refusal(errors.NOT_FOUND)
    const own = await portfoliosOf(db, view.marketId, user.uid)
    if (own.length >= PORTFOLIO_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: PORTFOLIO_LIMIT })
    refuseTooMany(user, (await countTrades(db, view.marketId, user.uid)) + deleted.trades)
    await restorePortfolio(db, input.portfolioId, freeName(deleted.name, new Set(own.map(({ name }) => name))))
    if (own.length === 0) await setDefault(db, view.marketId, user.uid, input.portfolioId)
    await tellHoldings(db, view, user.uid)
    return presentPortfolio(await ownPortfolio(db, view, user.uid, input.portfolioId))
  }),
]

/** The name, numbered where another portfolio has taken it since. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name.slice(0, 55)} ${number}`
  return free
}
