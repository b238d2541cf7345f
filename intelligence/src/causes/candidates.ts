import type { ImpactEvent } from '../impact/types.ts'
import { subjectKey, wayOf, type Reach } from '../impact/reach.ts'
import { materialityOf, type Expectations } from '../impact/materiality.ts'
import type { Candidate } from './types.ts'

/**
 * Events that reach a company as candidates for its moves. `events` are those of `reach`'s subjects or any; `novelties`
 * and `expectations` as for the impact score.
 */
export function candidatesOf(
  events: readonly ImpactEvent[],
  reach: Reach,
  novelties: ReadonlyMap<string, number>,
  expectations: Expectations,
): Candidate[] {
  return events.flatMap((event) => {
    const reached = reach.has(subjectKey(event.subject)) ? wayOf(reach, event) : undefined
    if (!reached) return []
    const materiality = materialityOf(event, expectations)
    const { id: eventId, type, happenedAt, sign, modality, confidence, knownAt, supersededAt } = event
    return [
      {
        eventId,
        type,
        happenedAt,
        sign,
        modality,
        confidence,
        knownAt,
        supersededAt,
        novelty: novelties.get(eventId) ?? 1,
        size: materiality.usual,
        materiality,
        way: reached.left,
        path: reached.way.hops,
      },
    ]
  })
}
