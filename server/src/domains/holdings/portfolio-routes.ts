import { holdings, TRADE_LIMIT } from '@pandora/contract/domains/holdings/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { addPortfolio, ownPortfolio, tellHoldings } from './portfolios.ts'
import { presentPortfolio } from './present.ts'
import { deletePortfolio, lockHoldings, portfoliosOf, setDefault, updatePortfolio } from './queries.ts'
import { wholeOf } from '../../shared/page.ts'

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
    await lockHoldings(db, user.uid)
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

  serve(holdings.deletePortfolio, async ({ db, view, user, input }) => {
    await lockHoldings(db, user.uid)
    const { portfolio_id: id, is_default: wasDefault } = await ownPortfolio(db, view, user.uid, input.portfolioId)
    await deletePortfolio(db, id)
    const [next] = await portfoliosOf(db, view.marketId, user.uid)
    if (wasDefault && next) await setDefault(db, view.marketId, user.uid, next.portfolio_id)
    await tellHoldings(db, view, user.uid)
    return { done: true }
  }),
]
