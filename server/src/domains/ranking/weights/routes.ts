import { randomUUID } from 'node:crypto'
import { rankingErrors } from '@pandora/contract/domains/ranking/errors'
import { rankingWeights, WEIGHTING_LIMIT } from '@pandora/contract/domains/ranking/weight-operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { deflated } from '@pandora/intelligence/ranking/deflate'
import { mixWord, saysNothing, type Weights } from '@pandora/intelligence/ranking/mix'
import { defaultMix } from '@pandora/intelligence/ranking/rank'
import { serve, servePrepared, type Route } from '../../../http/route.ts'
import { presentDeflation, presentRecord, presentWeighting, presentWeightings } from '../present-weights.ts'
import { countTries, dropWeighting, isNameTaken, noteTry, putWeighting, weightingsOf } from './queries.ts'
import { recordOf } from './record.ts'
import { takeTurn } from '../../../shared/owner-turn.queries.ts'

function check(weights: Weights): void {
  if (saysNothing(weights)) throw new Refusal(rankingErrors.NO_WEIGHT)
}

export const weightRoutes: readonly Route[] = [
  serve(rankingWeights.record, async ({ services, view, now }) =>
    presentRecord(await recordOf(services, view, now, defaultMix), defaultMix),
  ),

  servePrepared(
    rankingWeights.tryWeights,
    async ({ services, view, now, input: { weights } }) => {
      check(weights)
      return recordOf(services, view, now, weights)
    },
    async ({ db, view: { marketId }, user, now, input: { weights } }, record) => {
      await noteTry(db, user.uid, marketId, mixWord(weights), now)
      const tries = await countTries(db, user.uid, marketId)
      const ics = record.track.monthly.flatMap((one) => one.rankIC ?? [])
      return { record: presentRecord(record, weights), deflation: presentDeflation(tries, deflated(ics, tries)) }
    },
  ),

  serve(rankingWeights.weightings, async ({ db, view: { marketId }, user }) =>
    presentWeightings(await weightingsOf(db, user.uid, marketId), await countTries(db, user.uid, marketId)),
  ),

  serve(rankingWeights.saveWeighting, async ({ db, view: { marketId }, user, now, input }) => {
    const { weightingId, weights } = input
    const name = input.name.trim()
    check(weights)
    await takeTurn(db, user.uid)
    const own = await weightingsOf(db, user.uid, marketId)
    if (weightingId === undefined && own.length >= WEIGHTING_LIMIT)
      throw new Refusal(rankingErrors.TOO_MANY_WEIGHTINGS, { limit: WEIGHTING_LIMIT })
    if (await isNameTaken(db, user.uid, marketId, { name, weightingId }))
      throw new Refusal(rankingErrors.WEIGHTING_EXISTS, { name })
    const saved = await putWeighting(db, user.uid, marketId, {
      weightingId: weightingId ?? randomUUID(),
      name,
      weights,
      isNew: weightingId === undefined,
      now,
    })
    if (!saved) throw new Refusal(errors.NOT_FOUND)
    return presentWeighting(saved)
  }),

  serve(rankingWeights.removeWeighting, async ({ db, view: { marketId }, user, input: { weightingId } }) => {
    if (!(await dropWeighting(db, user.uid, marketId, weightingId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),
]
