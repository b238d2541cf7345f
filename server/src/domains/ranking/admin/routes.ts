import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { audit } from '../../../auth/audit.ts'
import { serve, type Route } from '../../../http/route.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { refuseUnknownCompany } from '../../../shared/known-company.queries.ts'
import { wholeOf } from '../../../shared/page.ts'
import { presentDeeds, presentState } from '../present-admin.ts'
import { endDeed, setDeed, setWithheld, standingDeeds, stateOf } from './queries.ts'

export const adminRoutes: readonly Route[] = [
  serve(rankingAdmin.scoreRankStatus, async ({ db, view: { marketId }, user, now, input: { status, reason } }) => {
    await setWithheld(db, marketId, { reason: status === 'withheld' ? reason : null, uid: user.uid, now })
    await audit(db, user.uid, 'ranking-status', { marketId, status, reason })
    await emitLive(db, { topic: 'ranking', marketId, ids: [], count: 1 })
    return presentState(await stateOf(db, marketId))
  }),

  serve(rankingAdmin.adminOperate, async ({ db, view, user, now, input: { list, companyId, deed, reason } }) => {
    const { marketId } = view
    await refuseUnknownCompany(db, view, companyId)
    const place = { marketId, list, companyId }
    if (deed === 'hide' || deed === 'promote') await setDeed(db, place, { deed, reason, uid: user.uid, now })
    else if (!(await endDeed(db, place, deed === 'show' ? 'hide' : 'promote'))) throw new Refusal(errors.NOT_FOUND)
    await audit(db, user.uid, 'ranking-deed', { marketId, list, companyId, deed, reason })
    await emitLive(db, { topic: 'ranking', marketId, ids: [companyId], count: 1 })
    return { done: true }
  }),

  serve(rankingAdmin.adminState, async ({ db, view }) => {
    const [state, deeds] = [await stateOf(db, view.marketId), await standingDeeds(db, view.marketId)]
    const names = await entityNames(db, view, [...new Set(deeds.map((one) => one.company_id))])
    return { scoreRank: presentState(state), ...wholeOf(presentDeeds(deeds, names)) }
  }),
]
