import { allocate } from './allocate.ts'
import { BASE, classOf, pointsOf, SCALE, scoreOf } from './classes.ts'
import { flipsOf } from './flips.ts'
import { forecastsOf, materialityOf, type Expectations } from './materiality.ts'
import { inForce, networkOf, type Network } from './network.ts'
import { reachOf, subjectKey, wayOf } from './reach.ts'
import { ruleOf } from './rules.ts'
import { Sizes } from './sizes.ts'
import { ageOf, factorsOf, noveltiesOf, toldBy, weighs } from './strength.ts'
import type {
  EventPart,
  Factor,
  ImpactEvent,
  ImpactInput,
  ImpactReceipt,
  ImpactScore,
  PartGroup,
  SideReceipt,
} from './types.ts'

/** Changes whenever a constant or a formula of the score does. */
export const IMPACT_VERSION = 'impact-5'
/** Half-lives after which an event no longer counts. */
const OLDEST = 6
/** Strength below which a part does not count. */
const FAINT = 0.02

const code = ({ path }: EventPart): PartGroup['code'] => {
  if (path.length === 0) return 'direct'
  const last = path.at(-1)?.kind
  return last === 'industry' || last === 'theme' ? last : 'supply'
}

function sideOf(parts: readonly EventPart[], side: 'risk' | 'opportunity'): SideReceipt {
  const own = parts.filter((part) => part.side === side)
  const strength = own.reduce((sum, part) => sum + part.strength, 0)
  const points = pointsOf(strength)
  const shares = allocate(
    Math.round(points * 100),
    own.map((part) => part.strength),
  )
  const shown = own.map((part, at) => ({ ...part, points: (shares[at] ?? 0) / 100 }))
  const groups = (['direct', 'supply', 'industry', 'theme'] as const).flatMap((group): PartGroup[] => {
    const of = shown.filter((part) => code(part) === group)
    return of.length === 0
      ? []
      : [
          {
            code: group,
            points: of.reduce((sum, part) => sum + Math.round(part.points * 100), 0) / 100,
            parts: of.toSorted((a, b) => b.points - a.points || (a.eventId < b.eventId ? -1 : 1)),
          },
        ]
  })
  return { points, strength, groups }
}

/** What all scores of one instant rest on: links, the events known, how new they are, how large companies are. */
export interface Ground {
  asOf: number
  network: Network
  /** By `subjectKey`. */
  eventsOf: ReadonlyMap<string, readonly ImpactEvent[]>
  novelties: ReadonlyMap<string, number>
  expectations: Expectations
}

/** Prepares an instant (ms): nothing that became known later is in it. Build it once for all companies. */
export function groundOf(
  {
    events,
    supplies,
    groups,
    scales,
    places,
  }: Pick<ImpactInput, 'events' | 'supplies' | 'groups' | 'scales' | 'places'>,
  asOf: number,
): Ground {
  const known = events.filter((one) => inForce(one, asOf))
  return {
    asOf,
    network: networkOf(supplies, groups, places, asOf),
    eventsOf: Map.groupBy(known, (one) => subjectKey(one.subject)),
    novelties: noveltiesOf(known, asOf),
    expectations: { sizes: new Sizes(scales, asOf), forecasts: forecastsOf(known) },
  }
}

const nothing = {
  riskPoint: null,
  opportunityPoint: null,
  impactScore: null,
  impact: null,
  receipt: null,
  flips: [],
  knownAt: null,
} as const

/**
 * Impact score of one company on prepared ground. Same facts, same answer to the bit, in whatever order they were
 * given. All four figures null where no text about the company had been read.
 */
export function scoreOnGround(
  companyId: string,
  coveredSince: number | null,
  { asOf, network, eventsOf, novelties, expectations }: Ground,
): ImpactScore {
  const head = { version: IMPACT_VERSION, companyId, asOf }
  if (coveredSince === null || coveredSince > asOf) return { ...head, ...nothing }
  const reach = reachOf(network, companyId)
  const leftOut: ImpactReceipt['leftOut'] = { tooOld: 0, tooFaint: 0, denied: 0, possible: 0, undirected: 0 }
  const parts: EventPart[] = []
  let knownAt: number | null = null
  for (const event of [...reach.keys()]
    .flatMap((key) => eventsOf.get(key) ?? [])
    .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))) {
    const reached = wayOf(reach, event)
    if (!reached) continue
    const { way, left, place } = reached
    const materiality = materialityOf(event, expectations)
    const factors: Factor[] = [
      ...factorsOf(event, asOf, novelties.get(event.id) ?? 1, materiality),
      { code: 'way', value: Math.abs(left) / (place?.left ?? 1), raw: way.side },
      ...(place ? [{ code: 'place' as const, value: place.left, raw: place.at }] : []),
    ]
    const ageDays = ageOf(event, asOf)
    const strength = factors.reduce((product, one) => product * one.value, 1)
    if (event.modality === 'possible') leftOut.possible++
    else if (!weighs(event.modality)) leftOut.denied++
    else if (event.sign === 0) leftOut.undirected++
    else if (ageDays > OLDEST * ruleOf(event.type).halfLife) leftOut.tooOld++
    else if (!(strength >= FAINT)) leftOut.tooFaint++
    else {
      const told = toldBy(event.documents, asOf)
      parts.push({
        eventId: event.id,
        type: event.type,
        side: event.sign * left > 0 ? 'opportunity' : 'risk',
        direct: way.hops.length === 0,
        points: 0,
        strength,
        factors,
        materiality,
        path: way.hops,
        ageDays,
        documentIds: told.map((one) => one.documentId),
      })
      knownAt = Math.max(
        knownAt ?? 0,
        event.knownAt,
        way.knownAt,
        materiality.knownAt,
        ...told.map((one) => one.knownAt),
      )
    }
  }
  const [risk, opportunity] = [sideOf(parts, 'risk'), sideOf(parts, 'opportunity')]
  return {
    ...head,
    knownAt,
    riskPoint: risk.points,
    opportunityPoint: opportunity.points,
    impactScore: scoreOf(risk.points, opportunity.points),
    impact: classOf(risk.points, opportunity.points),
    receipt: { base: BASE, scale: SCALE, opportunity, risk, leftOut },
    flips: flipsOf(parts),
  }
}

/** Impact score of one company at an instant (ms) with its receipt; sees nothing that became known later. */
export function scoreImpact(input: ImpactInput, asOf: number): ImpactScore {
  return scoreOnGround(input.companyId, input.coveredSince, groundOf(input, asOf))
}
