import { randomUUID } from 'node:crypto'
import { calls, FARTHEST_CALL } from '@pandora/contract/domains/calls/operations'
import { callsErrors } from '@pandora/contract/domains/calls/errors'
import { Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { serve, type Route } from '../../http/route.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { judgedCalls, newlyMade } from './judged.ts'
import { medalDays, medalsOn } from './medals.ts'
import { presentCall, presentMedals, presentScore, presentTrend } from './present.ts'
import { addCall, medalsShown, showMedals } from './queries.ts'

const DAY = 86_400_000

export const callRoutes: readonly Route[] = [
  serve(calls.record, async ({ db, view, user, now, input }) => {
    const { companyId, direction, until, confidence } = input
    // A call made in the past would know what came after it.
    if (view.asOf !== null) throw new Refusal(callsErrors.CALL_OF_THE_PAST)
    const [today, farthest] = [dayOf(now), dayOf(now + FARTHEST_CALL * DAY)]
    if (until <= today) throw new Refusal(callsErrors.UNTIL_NOT_AHEAD, { day: until })
    if (until > farthest) throw new Refusal(callsErrors.UNTIL_TOO_FAR, { day: farthest })
    const because = input.because.trim()
    if (because === '') throw new Refusal(callsErrors.CALL_WITHOUT_REASON)
    await refuseUnknownCompany(db, view, companyId)
    const call = {
      callId: randomUUID(),
      companyId,
      direction: direction === 'up' ? (1 as const) : (-1 as const),
      madeAt: now,
      madeOn: today,
      until,
      confidence,
      because,
    }
    if (!(await addCall(db, user.uid, view.marketId, call)))
      throw new Refusal(callsErrors.SAME_CALL_TODAY, { day: until })
    return presentCall(newlyMade(call), await entityNames(db, view, [companyId]))
  }),

  serve(calls.list, async ({ services, view, user, now, input }) => {
    const judged = await judgedCalls(services, view, user.uid, now)
    const own = input.companyId === undefined ? judged : judged.filter((one) => one.call.companyId === input.companyId)
    const page = partOf(own, input)
    const names = await entityNames(
      services.sql,
      view,
      page.map((one) => one.call.companyId),
    )
    return {
      ...pageOf(
        page.map((one) => presentCall(one, names)),
        own.length,
        input,
      ),
      score: presentScore(own),
    }
  }),

  serve(calls.medals, async ({ services, view, user, now }) =>
    presentMedals(medalsOn(await judgedCalls(services, view, user.uid, now), dayOf(view.asOf ?? now))),
  ),

  serve(calls.userTrend, async ({ services, view, user, now, input: { days } }) =>
    presentTrend(medalDays(await judgedCalls(services, view, user.uid, now), { now: view.asOf ?? now, days })),
  ),

  serve(calls.medalSwitch, async ({ db, user }) => ({ shown: await medalsShown(db, user.uid) })),

  serve(calls.setMedalSwitch, async ({ db, user, input: { shown } }) => {
    await showMedals(db, user.uid, shown)
    return { shown: await medalsShown(db, user.uid) }
  }),
]
