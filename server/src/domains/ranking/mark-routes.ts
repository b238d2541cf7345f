import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import type { Operation } from '@pandora/contract/operation'
import { serve, servePrepared, type Route, type UserCall } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { wholeOf } from '../../shared/page.ts'
import { arrange } from './lists/arrange.ts'
import { eventDriven } from './lists/event-driven.ts'
import { deedsOf, marksOf, setHidden, setPinned } from './lists/marks.queries.ts'
import { drivenCompanies } from './offers/policies.ts'
import { rankedBy } from './offers/ranked.ts'
import { sectionOf } from './offers/section.ts'
import { presentHidden, presentOrder } from './present.ts'

/** Ids of a list as it is ranked for everyone: read before a transaction begins. */
async function idsOf(
  { services, view, now }: Pick<UserCall<Operation>, 'services' | 'view' | 'now'>,
  list: MarkedList,
): Promise<readonly string[]> {
  if (list === 'policy') return (await drivenCompanies(services, view, now)).order.map((one) => one.companyId)
  const section = await sectionOf(services, view, now)
  return list === 'ai' ? rankedBy(section).order : eventDriven(section, 'strength').map((one) => one.companyId)
}

export const markRoutes: readonly Route[] = [
  servePrepared(
    ranking.pin,
    (call) => idsOf(call, call.input.list),
    async ({ db, view, user, now, input: { list, id, pinned } }, ids) => {
      const { marketId } = view
      await refuseUnknownCompany(db, view, id)
      await setPinned(db, user.uid, { marketId, list, companyId: id, pinned, now })
      return presentOrder(
        arrange(ids, await marksOf(db, user.uid, { marketId, list }), await deedsOf(db, { marketId, list }), now),
      )
    },
  ),

  servePrepared(
    ranking.visibility,
    (call) => idsOf(call, call.input.list),
    async ({ db, view, user, now, input: { list, id, visible } }, ids) => {
      const { marketId } = view
      await refuseUnknownCompany(db, view, id)
      await setHidden(db, user.uid, { marketId, list, companyId: id, hidden: !visible, now })
      return presentOrder(
        arrange(ids, await marksOf(db, user.uid, { marketId, list }), await deedsOf(db, { marketId, list }), now),
      )
    },
  ),

  serve(ranking.hidden, async ({ services, view, user, now, input: { list } }) => {
    const [section, marks] = await Promise.all([
      sectionOf(services, view, now),
      marksOf(services.sql, user.uid, { marketId: view.marketId, list }),
    ])
    return wholeOf(presentHidden(marks, section.byId))
  }),
]
