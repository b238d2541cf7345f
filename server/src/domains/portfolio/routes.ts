import { portfolio, SUGGESTED } from '@pandora/contract/portfolio'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { companyCards } from '../../shared/company-cards.queries.ts'
import { impactNumbersOf } from '../../shared/impact/scores.ts'
import { lastQuotes } from '../../shared/quotes.ts'
import { presentSuggested, presentWatched, type Shown } from './present.ts'
import { countWatched, largestCompanies, sharesOf, watchedIds } from './queries.ts'

/** Posts are chatter by the thousand, and would hide what was published. */
const published = ['news', 'announcement', 'report', 'policy'] as const

export const portfolioRoutes: readonly Route[] = [
  serve(portfolio.dashboard, async (call) => {
    const { db, view, user, input, services: { held } } = call
    const entries = await watchedIds(db, view.marketId, user.uid, input)
    const total = entries[0]?.total ?? (input.page === 0 ? 0 : await countWatched(db, view.marketId, user.uid))
    if (total > 0) return presentWatched(entries, total, input, await shown(call, entries.map((entry) => entry.company_id)))
    const largest = await held.one(view, ['prices', 'companies'], 'largest', () => largestCompanies(db, view, SUGGESTED))
    return presentSuggested(largest, await shown(call, largest.map((one) => one.company_id)))
  }),
]

/** What is shown of companies: the same for every reader, so it is held. */
async function shown({ db, view, services: { held } }: Pick<UserCall<typeof portfolio.dashboard>, 'db' | 'view' | 'services'>, ids: readonly string[]): Promise<Shown> {
  const [cards, quotes, shares, scores] = await Promise.all([
    held.many(view, ['companies', 'documents'], 'card with document', ids, (missing) => companyCards(db, view, missing, published)),
    held.many(view, ['prices', 'companies'], 'quote', ids, (missing) => lastQuotes(db, view, missing)),
    held.many(view, ['prices', 'companies'], 'shares', ids, (missing) => sharesOf(db, view, missing)),
    held.many(view, ['analysis', 'companies'], 'impact', ids, (missing) => impactNumbersOf(db, view, missing)),
  ])
  return { cards, quotes, shares, scores }
}
