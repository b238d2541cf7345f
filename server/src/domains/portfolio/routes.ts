import { portfolio, SUGGESTED } from '@pandora/contract/domains/portfolio/operations'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { companyCards } from '../watch/offers/cards.queries.ts'
import { presentSuggested, presentWatched, type Shown } from './present.ts'
import { capsOf, largestCompanies } from './queries.ts'
import { defineHeld, defineHeldMany } from '../../shared/define-held.ts'
import { heldQuotes } from '../markets/offers/quotes.ts'
import { heldImpact } from '../impact/offers/scores.ts'
import { countWatched, watchedIds } from '../watch/offers/watching.queries.ts'

/** Posts are chatter by the thousand, and would hide what was published. */
const published = ['news', 'announcement', 'report', 'policy'] as const

const heldLargest = defineHeld({
  id: 'portfolio.largest',
  reads: ['daily_price', 'security', 'share_count'],
  load: ({ db, view }) => largestCompanies(db, view, SUGGESTED),
})
const heldPublished = defineHeldMany({
  id: 'portfolio.card',
  reads: ['company_name', 'document_company', 'exchange', 'industry', 'industry_membership', 'security'],
  load: ({ db, view }, ids) => companyCards(db, view, ids, published),
})
const heldCaps = defineHeldMany({
  id: 'portfolio.caps',
  reads: ['daily_price', 'security', 'share_count'],
  load: ({ db, view }, ids) => capsOf(db, view, ids),
})

export const portfolioRoutes: readonly Route[] = [
  serve(portfolio.dashboard, async (call) => {
    const { db, view, user, input, services } = call
    const entries = await watchedIds(db, view.marketId, user.uid, input)
    const total = entries[0]?.total ?? (input.page === 0 ? 0 : await countWatched(db, view.marketId, user.uid))
    if (total > 0)
      return presentWatched(
        entries,
        total,
        input,
        await shown(
          call,
          entries.map((entry) => entry.company_id),
        ),
      )
    const largest = await heldLargest.read(services, view, {})
    return presentSuggested(
      largest,
      await shown(
        call,
        largest.map((one) => one.company_id),
      ),
    )
  }),
]

/** What is shown of companies: the same for every reader, so it is held. */
async function shown(
  { view, services }: Pick<UserCall<typeof portfolio.dashboard>, 'view' | 'services'>,
  ids: readonly string[],
): Promise<Shown> {
  const [cards, quotes, caps, scores] = await Promise.all([
    heldPublished.read(services, view, ids),
    heldQuotes.read(services, view, ids),
    heldCaps.read(services, view, ids),
    heldImpact.read(services, view, ids),
  ])
  return { cards, quotes, caps, scores }
}
