import { dayOf } from '@pandora/contract/time'
import type { CompanyPlace, GroupLink, SupplyLink, Versioned } from './types.ts'

/** Whether a version is the one in force at an instant (ms). */
export const inForce = ({ knownAt, supersededAt }: Versioned, asOf: number): boolean =>
  knownAt <= asOf && (supersededAt === null || supersededAt > asOf)

/**
 * Links in force at an instant and valid on its day, by the company at their ends. Build it once for all companies of
 * an instant.
 */
export interface Network {
  asOf: number
  groupsOf: ReadonlyMap<string, readonly GroupLink[]>
  /** Links in which the company sells, and in which it buys. */
  sellsTo: ReadonlyMap<string, readonly SupplyLink[]>
  buysFrom: ReadonlyMap<string, readonly SupplyLink[]>
  /** Provinces in which companies are known to have their seat, a site or business. */
  regionsOf: ReadonlyMap<string, ReadonlySet<string>>
}

const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0

/** The network at an instant, whatever the order in which links are given. */
export function networkOf(
  supplies: readonly SupplyLink[],
  groups: readonly GroupLink[],
  places: readonly CompanyPlace[],
  asOf: number,
): Network {
  const day = dayOf(asOf)
  const valid = <T extends Versioned & { id: string; validFrom: string; validTo: string | null }>(
    links: readonly T[],
  ): T[] =>
    links
      .filter((one) => inForce(one, asOf) && one.validFrom <= day && (one.validTo === null || one.validTo >= day))
      .toSorted(byId)
  const trades = valid(supplies)
  const regionsOf = new Map<string, Set<string>>()
  for (const place of places) {
    if (!inForce(place, asOf)) continue
    const known = regionsOf.get(place.companyId)
    if (known) known.add(place.region)
    else regionsOf.set(place.companyId, new Set([place.region]))
  }
  return {
    asOf,
    groupsOf: Map.groupBy(valid(groups), (one) => one.companyId),
    sellsTo: Map.groupBy(trades, (one) => one.supplierId),
    buysFrom: Map.groupBy(trades, (one) => one.customerId),
    regionsOf,
  }
}
