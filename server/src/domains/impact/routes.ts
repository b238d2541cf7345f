import { errors, Refusal } from '@pandora/contract/errors'
import { impact } from '@pandora/contract/domains/impact/operations'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { IMPACT_VERSION } from '@pandora/intelligence/impact/score'
import { daysBetween } from '@pandora/intelligence/themes/heat'
import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { evidenceOf } from './offers/evidence.queries.ts'
import { idsOnPaths } from './offers/named.ts'
import { impactNumbersOf, scoresAt, scoresOver } from './offers/scores.ts'
import { presentScores, storedReceipt } from './offers/scores.queries.ts'
import { eventTitles } from './offers/titles.queries.ts'
import { heldWaiting } from '../../shared/waiting.ts'
import { partsOf, presentHistory, presentNumbers, presentReceipt, presentRecord, storedScore } from './present.ts'
import { recordOf } from './record.ts'
import { defineHeld } from '../../shared/define-held.ts'

const DAY = 86_400_000
/** Days of a history where none are asked for, and at most. */
const [USUAL_DAYS, MOST_DAYS] = [90, 366]

const heldRecord = defineHeld({
  id: 'impact.record',
  reads: [
    'company_score',
    'company_score_history',
    'score_day',
    'daily_price',
    'industry_membership',
    'listing_status',
    'security',
  ],
  input: impact.record.input,
  load: ({ db, view, now }, { companyId, horizonDays }) => recordOf(db, view, { companyId, horizonDays, now }),
})

export const impactRoutes: readonly Route[] = [
  serve(impact.scores, async ({ db, view, input: { companyIds } }) => ({
    dataList: presentNumbers(companyIds, await impactNumbersOf(db, view, companyIds)),
  })),
  serve(impact.receipt, async ({ db, view, now, services, input: { companyId, day } }) => {
    const names = await companyNames(db, view, companyId)
    const latest = view.asOf ?? now
    const { score, computedAt, backComputed } =
      day === undefined && view.asOf === null
        ? await presentScore(db, view.marketId, companyId, now)
        : {
            score: await scoreOf(
              db,
              view.marketId,
              companyId,
              Math.min(latest, day === undefined ? latest : endOfDay(day)),
            ),
            computedAt: now,
            backComputed: true,
          }
    const parts = partsOf(score.receipt)
    const known: View = { marketId: view.marketId, asOf: score.asOf }
    const [titles, documents, onWays, { waiting }] = await Promise.all([
      eventTitles(db, known, [
        ...parts.map((part) => part.eventId),
        ...score.flips.flatMap((one) => (one.kind === 'without' ? [one.eventId] : [])),
      ]),
      evidenceOf(
        db,
        known,
        parts.flatMap((part) => part.documentIds),
      ),
      entityNames(db, known, idsOnPaths(parts.map((part) => part.path))),
      heldWaiting.read(services, view, {}),
    ])
    return {
      ...presentReceipt(score, computedAt, backComputed, { names: new Map([...names, ...onWays]), titles, documents }),
      waiting,
    }
  }),

  serve(impact.history, async ({ db, view, now, input: { companyId, from, to } }) => {
    await companyNames(db, view, companyId)
    const latest = view.asOf ?? now
    const last = to !== undefined && to < dayOf(latest) ? to : dayOf(latest)
    const before = (days: number) => dayOf(endOfDay(last) - (days - 1) * DAY)
    const days = daysBetween(
      from !== undefined && from > before(MOST_DAYS) ? from : before(from === undefined ? USUAL_DAYS : MOST_DAYS),
      last,
    )
    if (days.length === 0) return presentHistory(companyId, IMPACT_VERSION, [], [])
    const instants = days.map((one) => Math.min(endOfDay(one), latest))
    const computed: ImpactScore[] = []
    for await (const { scores } of scoresOver(db, view.marketId, [companyId], instants)) computed.push(...scores)
    // Today's as everything else shows it: it stands until something new is known, or the day ends.
    const scores =
      view.asOf === null && days.at(-1) === dayOf(now)
        ? [...computed.slice(0, -1), (await presentScore(db, view.marketId, companyId, now)).score]
        : computed
    return presentHistory(companyId, IMPACT_VERSION, days, scores)
  }),

  serve(impact.record, async ({ db, view, now, input, services }) => {
    if (input.companyId !== undefined) await companyNames(db, view, input.companyId)
    const { record, from, to } = await heldRecord.read(services, view, input, now)
    return presentRecord(record, from, to)
  }),
]

/** Names of a company. Refuses one that the view does not know. */
async function companyNames(db: Db, view: View, companyId: string) {
  const names = await entityNames(db, view, [companyId])
  if (!names.has(companyId)) throw new Refusal(errors.NOT_FOUND)
  return names
}

async function scoreOf(db: Db, marketId: number, companyId: string, at: number): Promise<ImpactScore> {
  const score = (await scoresAt(db, marketId, [companyId], at)).get(companyId)
  if (!score) throw new Refusal(errors.NOT_FOUND)
  return score
}

/** The present score as lists show it, with the receipt it was stored with; computed now where none is stored. */
async function presentScore(
  db: Db,
  marketId: number,
  companyId: string,
  now: number,
): Promise<{ score: ImpactScore; computedAt: number; backComputed: boolean }> {
  const row = (await presentScores(db, marketId, [companyId])).get(companyId)
  if (!row) return { score: await scoreOf(db, marketId, companyId, now), computedAt: now, backComputed: false }
  const stored = await storedReceipt(db, marketId, companyId)
  const { computed_at: computedAt, back_computed: backComputed } = row
  const score = stored ? storedScore(companyId, row, stored) : await scoreOf(db, marketId, companyId, computedAt)
  return { score, computedAt, backComputed }
}
