import { inForce } from './network.ts'
import { isDecreed } from '../events/senses/decreed.ts'
import { ruleOf } from './rules.ts'
import type { Modality } from '../analysis.ts'
import type { Factor, ImpactEvent, Materiality, Telling } from './types.ts'

const DAY = 86_400_000
/** What is only possible, denied or ended weighs nothing. */
const modalities: Readonly<Record<Modality, number>> = {
  fact: 1,
  plan: 0.6,
  rumour: 0.3,
  possible: 0,
  denied: 0,
  ended: 0,
}
/**
 * What authorities would do by a draft, ask for at a meeting or encourage: nothing holds by it yet, and most of it is
 * said of many industries in the same words.
 */
const DECREED_PLAN = 0.3
const modalityFactor = ({ type, modality }: Pick<ImpactEvent, 'type' | 'modality'>): number =>
  modality === 'plan' && isDecreed(type) ? DECREED_PLAN : modalities[modality]
/** Whether an event of this modality may weigh at all. */
export const weighs = (modality: Modality): boolean => modalities[modality] > 0
/**
 * Days within which another event of the same type and subject is more of the same, and what such a one counts at
 * least.
 */
const REPEATED_WITHIN = 20
const LEAST_NOVELTY = 0.25
/**
 * What a single story leaves in doubt, for it may be wrong or wrongly read; each further halves it. What a source gives
 * in a form of its own, without any text, leaves none.
 */
const DOUBT = 0.6

/**
 * Novelty of each event at an instant, 0 to 1: less the sooner it follows one of the same type, sign and subject. Of
 * those known then only.
 */
export function noveltiesOf(events: readonly ImpactEvent[], asOf: number): ReadonlyMap<string, number> {
  const novelties = new Map<string, number>()
  // A routine report of how far it is makes what comes after it no less new.
  const known = events.filter((one) => inForce(one, asOf) && weighs(one.modality) && one.grade !== 'progress')
  const series = Map.groupBy(known, ({ subject, type, sign }) => `${subject.kind} ${subject.id} ${type} ${sign}`)
  for (const ofKind of series.values()) {
    let before: number | null = null
    for (const { id, happenedAt } of ofKind.toSorted((a, b) => a.happenedAt - b.happenedAt || (a.id < b.id ? -1 : 1))) {
      const gap: number | null = before === null ? null : (happenedAt - before) / DAY
      novelties.set(id, gap === null ? 1 : Math.min(1, Math.max(LEAST_NOVELTY, gap / REPEATED_WITHIN)))
      before = happenedAt
    }
  }
  return novelties
}

/** Documents that told of it by an instant, in order of their ids. */
export const toldBy = (documents: readonly Telling[], asOf: number): Telling[] =>
  documents.filter((one) => one.knownAt <= asOf).toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))

/** Age in days at an instant; 0 for what is yet to come. */
export const ageOf = ({ happenedAt }: Pick<ImpactEvent, 'happenedAt'>, asOf: number): number =>
  Math.max(0, (asOf - happenedAt) / DAY)

/** What so many stories leave of certainty, 0 to 1. */
const sourcesFactor = (stories: number): number => (stories === 0 ? 1 : 1 - DOUBT * 0.5 ** (stories - 1))

/** The factors whose product is what an event weighs for its subject at an instant, in a fixed order. */
export function factorsOf(
  event: ImpactEvent,
  asOf: number,
  novelty: number,
  { factor, reason, ratio, change }: Pick<Materiality, 'factor' | 'reason' | 'ratio' | 'change'>,
): Factor[] {
  const { weight, halfLife } = ruleOf(event.type)
  const stories = new Set(toldBy(event.documents, asOf).map((one) => one.story ?? one.documentId)).size
  const age = ageOf(event, asOf)
  return [
    { code: 'type', value: weight, raw: event.type },
    { code: 'size', value: factor, raw: reason === 'size-class' ? event.sizeClass : (ratio ?? change) },
    { code: 'confidence', value: Math.min(1, Math.max(0, event.confidence)), raw: event.confidence },
    { code: 'modality', value: modalityFactor(event), raw: event.modality },
    { code: 'novelty', value: novelty, raw: novelty },
    { code: 'sources', value: sourcesFactor(stories), raw: stories },
    { code: 'age', value: 0.5 ** (age / halfLife), raw: age },
  ]
}
