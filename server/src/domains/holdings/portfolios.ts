import { PORTFOLIO_LIMIT } from '@pandora/contract/domains/holdings/operations'
import type { CostMethod } from '@pandora/contract/domains/holdings/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { insertPortfolio, portfoliosOf, type Portfolio } from './queries.ts'

/** Tells the user's other tabs that what they hold has changed; heard on commit. */
export const tellHoldings = (tx: Db, { marketId }: View, uid: number, ids: readonly string[] = []): Promise<void> =>
  emitLive(tx, { topic: 'holdings', marketId, uid, ids })

/** The user's portfolio of an id. Throws NOT_FOUND where they have none: another user's is as good as none. */
export async function ownPortfolio(db: Db, { marketId }: View, uid: number, id: string): Promise<Portfolio> {
  const portfolio = (await portfoliosOf(db, marketId, uid)).find((one) => one.portfolio_id === id)
  if (!portfolio) throw new Refusal(errors.NOT_FOUND)
  return portfolio
}

/** Adds a portfolio; the first of a user is their default. Throws LIST_FULL. */
export async function addPortfolio(
  tx: Db,
  { marketId }: View,
  uid: number,
  { name, method = 'average' }: { name: string; method?: CostMethod | undefined },
): Promise<string> {
  const before = await portfoliosOf(tx, marketId, uid)
  if (before.length >= PORTFOLIO_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: PORTFOLIO_LIMIT })
  return insertPortfolio(tx, marketId, uid, { name, method, isDefault: before.length === 0 })
}

/** The portfolio that is asked for, else the default one; undefined where the user has none yet. */
export async function meantPortfolio(
  db: Db,
  view: View,
  uid: number,
  portfolioId: string | undefined,
): Promise<Portfolio | undefined> {
  if (portfolioId !== undefined) return ownPortfolio(db, view, uid, portfolioId)
  return (await portfoliosOf(db, view.marketId, uid))[0]
}

/** What the first portfolio of a user is called. */
export const firstName = (language: Language): string => (language === 'en' ? 'My holdings' : '我的持仓')

/** The same, made where the user has none yet. */
export async function neededPortfolio(
  tx: Db,
  view: View,
  uid: number,
  portfolioId: string | undefined,
  language: Language,
): Promise<Portfolio> {
  const meant = await meantPortfolio(tx, view, uid, portfolioId)
  if (meant) return meant
  return ownPortfolio(tx, view, uid, await addPortfolio(tx, view, uid, { name: firstName(language) }))
}
