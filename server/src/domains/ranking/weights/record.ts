import { COSTS } from '@pandora/contract/domains/ranking/weight-operations'
import type { Weights } from '@pandora/intelligence/ranking/mix'
import { mixWord } from '@pandora/intelligence/ranking/mix'
import { trackRanking, type RankingTrack } from '@pandora/intelligence/ranking/track'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { monthEnds } from '../months/month-ends.ts'
import { panelIn } from '../months/panel.ts'
import { MONTHS } from '../months/work.ts'
import { tradingDays } from '../offers/days.queries.ts'

const DAY = 86_400_000
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1

/** A track record with the months that it is of. */
export interface WeightedRecord {
  track: RankingTrack
  months: number
  awaited: number
  /** Last day that was held, by the day of ranking. */ untils: ReadonlyMap<string, string>
}

const heldEnds = defineHeld({
  id: 'ranking.monthEnds',
  reads: ['daily_price', 'security'],
  load: async ({ db, view, now }) => {
    const at = view.asOf ?? now
    const from = new Date(at - (MONTHS + 2) * 31 * DAY).toISOString().slice(0, 10)
    return monthEnds(await tradingDays(db, view, from), at).slice(-MONTHS)
  },
})

const kept = new WeakMap<object, Map<string, RankingTrack>>()
/** Records kept of one state of the months. */
const MOST_KEPT = 20

/** What came after the ranking by weights, as a view knows it; of the present worked out once for one mix. */
export async function recordOf(
  services: HeldServices,
  view: View,
  now: number,
  weights: Weights,
): Promise<WeightedRecord> {
  const [months, ends] = await Promise.all([panelIn(services, view), heldEnds.read(services, view, {}, now)])
  const own = kept.get(months) ?? new Map<string, RankingTrack>()
  kept.set(months, own)
  const word = mixWord(weights)
  const track = own.get(word) ?? trackRanking(months, weights, { costs: COSTS, seed: SEED })
  if (own.size >= MOST_KEPT) own.delete(own.keys().next().value ?? '')
  own.set(word, track)
  const there = new Set(months.map((one) => one.rankedOn))
  return {
    track,
    months: months.length,
    awaited: ends.filter((one) => !there.has(one.rankedOn)).length,
    untils: new Map(ends.flatMap(({ rankedOn, next }) => (next ? [[rankedOn, next.last] as const] : []))),
  }
}
