import { inForce } from './network.ts'
import { amountIsStake, ruleOf } from './rules.ts'
import type { Modality } from '../analysis.ts'
import type { Factor, ImpactEvent, Scale, Telling } from './types.ts'

const DAY = 86_400_000
/** By class of size. */
const sizes = { small: 0.6, medium: 1, large: 1.5 } as const
/** Share of a year's revenue that counts as a medium amount: where accounts are said to begin to be misstated (SAB 99). */
const MATERIAL = 0.05
const [LEAST_SIZE, MOST_SIZE, SIZE_STEP] = [0.5, 2, 0.4] as const
/** What is only possible, denied or ended weighs nothing. */
const modalities: Readonly<Record<Modality, number>> = { fact: 1, plan: 0.6, rumour: 0.3, possible: 0, denied: 0, ended: 0 }
/** Whether an event of this modality may weigh at all. */
export const weighs = (modality: Modality): boolean => modalities[modality] > 0
/** Days within which another event of the same type and subject is more of the same, and what such a one counts at least. */
const REPEATED_WITHIN = 20
const LEAST_NOVELTY = 0.25
/** What a single story leaves in doubt, for it may be wrong or wrongly read; each further halves it. What a source gives in a form of its own, without any text, leaves none. */
const DOUBT = 0.6

/** Novelty of each event at an instant, 0 to 1: less the sooner it follows one of the same type, sign and subject. Of those known then only. */
export function noveltiesOf(events: readonly ImpactEvent[], asOf: number): ReadonlyMap<string, number> {
  const novelties = new Map<string, number>()
  const known = events.filter((one) => inForce(one, asOf) && weighs(one.modality))
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

/** Yearly revenue of each company by the latest version known at an instant. */
export function revenuesOf(scales: readonly Scale[], asOf: number): ReadonlyMap<string, Scale> {
  const revenues = new Map<string, Scale>()
  for (const scale of scales) {
    const held = revenues.get(scale.companyId)
    if (!inForce(scale, asOf) || !(scale.revenue > 0) || (held && (held.knownAt > scale.knownAt || (held.knownAt === scale.knownAt && held.revenue >= scale.revenue)))) continue
    revenues.set(scale.companyId, scale)
  }
  return revenues
}

function sizeOf({ type, amount, sizeClass }: ImpactEvent, revenue: number | undefined): Factor {
  if (amount !== null && amount !== 0 && amountIsStake(type) && Number.isFinite(amount) && revenue !== undefined) {
    const ratio = Math.abs(amount) / revenue
    return { code: 'size', value: Math.min(MOST_SIZE, Math.max(LEAST_SIZE, 1 + SIZE_STEP * Math.log10(ratio / MATERIAL))), raw: ratio }
  }
  return { code: 'size', value: sizeClass === null ? 1 : sizes[sizeClass], raw: sizeClass }
}

/** Documents that told of it by an instant, in order of their ids. */
export const toldBy = (documents: readonly Telling[], asOf: number): Telling[] => documents.filter((one) => one.knownAt <= asOf).toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))

/** Age in days at an instant; 0 for what is yet to come. */
export const ageOf = ({ happenedAt }: Pick<ImpactEvent, 'happenedAt'>, asOf: number): number => Math.max(0, (asOf - happenedAt) / DAY)

/** What so many stories leave of certainty, 0 to 1. */
const sourcesFactor = (stories: number): number => (stories === 0 ? 1 : 1 - DOUBT * 0.5 ** (stories - 1))

/** The factors whose product is what an event weighs for its subject at an instant, in a fixed order. `revenue`: the subject's in a year, yuan, where it is a company and known. */
export function factorsOf(event: ImpactEvent, asOf: number, novelty: number, revenue: number | undefined): Factor[] {
  const { weight, halfLife } = ruleOf(event.type)
  const stories = new Set(toldBy(event.documents, asOf).map((one) => one.story ?? one.documentId)).size
  const age = ageOf(event, asOf)
  return [
    { code: 'type', value: weight, raw: event.type },
    sizeOf(event, revenue),
    { code: 'confidence', value: Math.min(1, Math.max(0, event.confidence)), raw: event.confidence },
    { code: 'modality', value: modalities[event.modality], raw: event.modality },
    { code: 'novelty', value: novelty, raw: novelty },
    { code: 'sources', value: sourcesFactor(stories), raw: stories },
    { code: 'age', value: 0.5 ** (age / halfLife), raw: age },
  ]
}
