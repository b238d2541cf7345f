import type { ImpactEvent } from '../impact/types.ts'
import { subjectKey, wayOf, type Reach } from '../impact/reach.ts'
import { factorsOf } from '../impact/strength.ts'
import type { Candidate } from './types.ts'

/** Events that reach a company as candidates for its moves. `events` are those of `reach`'s subjects or any; `novelties` and `revenues` as for the impact score. */
export function candidatesOf(events: readonly ImpactEvent[], reach: Reach, novelties: ReadonlyMap<string, number>, revenues: ReadonlyMap<string, { revenue: number }>): Candidate[] {
  return events.flatMap((event) => {
    const reached = reach.has(subjectKey(event.subject)) ? wayOf(reach, event.subject, event.type) : undefined
    if (!reached) return []
    const revenue = event.subject.kind === 'company' ? revenues.get(event.subject.id)?.revenue : undefined
    const factors = factorsOf(event, event.happenedAt, 1, revenue)
    const size = factors.reduce((product, one) => (one.code === 'type' || one.code === 'size' ? product * one.value : product), 1)
    const { id: eventId, type, happenedAt, sign, modality, confidence, knownAt, supersededAt } = event
    return [{ eventId, type, happenedAt, sign, modality, confidence, knownAt, supersededAt, novelty: novelties.get(eventId) ?? 1, size, way: reached.left, path: reached.way.hops }]
  })
}
