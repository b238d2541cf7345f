import type { watch, watchSorts } from '@pandora/contract/domains/watch/operations'
import type { UserCall } from '../../http/route.ts'
import { inFieldOrder } from '../figures/offers/fields/order.ts'
import { heldImpact, noScore, type ImpactNumbers } from '../impact/offers/scores.ts'
import { heldCards } from './held.ts'
import { watchedEntries, type WatchedEntry } from './queries.ts'

/** Opportunity over risk: what the bar between the two points is sorted by. */
const balanceOf = ({ riskPoint, opportunityPoint }: ImpactNumbers): number | null =>
  riskPoint === null || opportunityPoint === null ? null : opportunityPoint - riskPoint

/** What is listed by a figure; who lacks it stands last either way, those alike as they came. */
function byFigure<T>(listed: readonly T[], figureOf: (one: T) => number | null, order: 'up' | 'down'): T[] {
  const way = order === 'up' ? 1 : -1
  return listed.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)]
    return a === null || b === null ? Number(a === null) - Number(b === null) : way * (a - b)
  })
}

/** The whole list, or a group, in another order than its own. */
export async function sortedEntries(
  { db, view, user, services, language, input }: UserCall<typeof watch.list>,
  sort: (typeof watchSorts)[number],
): Promise<WatchedEntry[]> {
  const { groupId, order } = input
  const entries = await watchedEntries(db, view.marketId, user.uid, { groupId, limit: null, offset: 0 })
  const ids = entries.map((entry) => entry.company_id)
  if (sort === 'news') {
    const cards = await heldCards.read(services, view, ids)
    return byFigure(entries, (entry) => cards.get(entry.company_id)?.news_at ?? null, order)
  }
  if (sort === 'balance') {
    const scores = await heldImpact.read(services, view, ids)
    return byFigure(entries, (entry) => balanceOf(scores.get(entry.company_id) ?? noScore), order)
  }
  return inFieldOrder(services, view, language, entries, (entry) => entry.company_id, { sort, order })
}
