import type { Network } from './network.ts'
import { ruleOf } from './rules.ts'
import type { Hop, ImpactEvent, Subject, SupplyLink } from './types.ts'

/** Links that an event passes at most; membership of an industry or theme is one. */
export const MOST_HOPS = 3
/** What is left of an effect with each further trading partner: what the first passes on it has partly absorbed. */
const DAMPING = 0.5
/**
 * Share of revenue or cost that counts as half dependence: from it on accounts must name a customer (IFRS 8.34, ASC
 * 280-10-50-42).
 */
const HALF_DEPENDENCE = 0.1
/** A share that nobody states is below what must be stated. */
const UNSTATED = 0.05
/** Ways that leave less are not followed. */
const LEAST = 0.005

/**
 * A way on which events reach a company. `side`: as itself, as member of a group, as supplier of whom is hit, or as its
 * customer.
 */
export interface Way {
  side: 'own' | 'group' | 'supplier' | 'customer'
  factor: number
  hops: readonly Hop[]
  /** When the last of its links became known; 0 without links. */ knownAt: number
  /** Of a way out of a group: where the member is known to be that stands at its end. */
  regions?: ReadonlySet<string>
}

/** Ways to a company by what the events on them are about. */
export type Reach = ReadonlyMap<string, readonly Way[]>

/** Key of a subject in a reach. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind} ${id}`

/** How far a company depends on a partner that makes this share of its revenue or cost, 0 to 1. */
export function dependence(share: number | null): number {
  const known = share === null ? UNSTATED : Math.min(1, Math.max(0, share))
  return known / (known + HALF_DEPENDENCE)
}

interface Place {
  companyId: string
  factor: number
  hops: readonly Hop[]
  knownAt: number
}

/**
 * Every way to a company of at most three links. A way along supply does not turn: customers of customers, or suppliers
 * of suppliers. The strongest way from each subject stands.
 */
export function reachOf({ groupsOf, sellsTo, buysFrom, regionsOf }: Network, companyId: string): Reach {
  const ways = new Map<string, Way[]>()
  const add = (key: string, way: Way) => {
    const known = ways.get(key) ?? []
    const same = known.findIndex((one) => one.side === way.side)
    if (same < 0) ways.set(key, [...known, way])
    else if ((known[same]?.factor ?? 0) < way.factor) known[same] = way
  }
  add(`company ${companyId}`, { side: 'own', factor: 1, hops: [], knownAt: 0 })
  const addGroups = (place: Place, side: Way['side']) => {
    for (const { id, kind, groupId, weight, knownAt } of groupsOf.get(place.companyId) ?? []) {
      // A theme is too wide to be felt through one of its members.
      if (kind === 'theme' && place.companyId !== companyId) continue
      const factor = place.factor * Math.min(1, Math.max(0, weight))
      if (factor >= LEAST)
        add(`${kind} ${groupId}`, {
          side,
          factor,
          hops: [{ kind, linkId: id, from: groupId, to: place.companyId, share: weight, factor }, ...place.hops],
          knownAt: Math.max(place.knownAt, knownAt),
          regions: regionsOf.get(place.companyId) ?? nowhere,
        })
    }
  }
  addGroups({ companyId, factor: 1, hops: [], knownAt: 0 }, 'group')
  const walk = (side: 'supplier' | 'customer', linksOf: ReadonlyMap<string, readonly SupplyLink[]>) => {
    let places: Place[] = [{ companyId, factor: 1, hops: [], knownAt: 0 }]
    const best = new Map([[companyId, 1]])
    for (let depth = 1; depth <= MOST_HOPS; depth++) {
      const next = new Map<string, Place>()
      for (const place of places) {
        for (const link of linksOf.get(place.companyId) ?? []) {
          const [from, share] =
            side === 'supplier' ? [link.customerId, link.revenueShare] : [link.supplierId, link.costShare]
          const factor = place.factor * dependence(share) * (depth === 1 ? 1 : DAMPING)
          if (!(factor >= LEAST) || factor <= (best.get(from) ?? 0)) continue
          best.set(from, factor)
          next.set(from, {
            companyId: from,
            factor,
            hops: [{ kind: side, linkId: link.id, from, to: place.companyId, share, factor }, ...place.hops],
            knownAt: Math.max(place.knownAt, link.knownAt),
          })
        }
      }
      places = [...next.values()]
      for (const place of places) {
        add(`company ${place.companyId}`, { side, factor: place.factor, hops: place.hops, knownAt: place.knownAt })
        if (depth < MOST_HOPS) addGroups(place, side)
      }
    }
  }
  walk('supplier', sellsTo)
  walk('customer', buysFrom)
  return ways
}

const nowhere: ReadonlySet<string> = new Set()
/** Where a company is, beside the province whose authority decreed something. */
export type Placed = 'here' | 'unknown' | 'elsewhere'
/**
 * What is left of what a province or a city decrees of an industry for a member that has its seat, a site or business
 * there; of one of which nobody knows where it is; and of one that is known elsewhere only.
 */
const byPlace: Readonly<Record<Placed, number>> = { here: 1, unknown: 0.5, elsewhere: 0.2 }

/** Where a member of a group stands to what a local authority decrees of the group; null for every other event. */
function placedAt({ subject, grade, region }: Decreed, { regions }: Way): Placed | null {
  if (subject.kind === 'company' || (grade !== 'province' && grade !== 'city')) return null
  if (region === null || regions === undefined || regions.size === 0) return 'unknown'
  return regions.has(region) ? 'here' : 'elsewhere'
}

type Decreed = Pick<ImpactEvent, 'subject' | 'type' | 'grade' | 'region'>

/** How an event reaches a company: `left` of it, with its sign; `place` of that is what the place leaves. */
export interface Reached {
  way: Way
  left: number
  place: { at: Placed; left: number } | null
}

/**
 * The one way on which an event of a type counts for the company, and what is left of it, with its sign; undefined
 * where it does not reach it.
 */
export function wayOf(reach: Reach, event: Decreed): Reached | undefined {
  const { suppliers, customers } = ruleOf(event.type)
  let found: Reached | undefined
  for (const way of reach.get(subjectKey(event.subject)) ?? []) {
    const at = placedAt(event, way)
    const place = at && { at, left: byPlace[at] }
    const left =
      way.factor * (way.side === 'supplier' ? suppliers : way.side === 'customer' ? customers : 1) * (place?.left ?? 1)
    if (left !== 0 && (!found || Math.abs(left) > Math.abs(found.left))) found = { way, left, place }
  }
  return found
}
