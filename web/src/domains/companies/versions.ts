import { parseAsOf } from '@pandora/contract/time'
import type { BarVersion } from './types.ts'

/** The version of a bar that holds at an instant (null = now): known by then and not yet superseded. */
export function versionAt(versions: readonly BarVersion[], asOf: string | null): BarVersion | undefined {
  const at = asOf === null ? undefined : parseAsOf(asOf)
  return versions.find(({ supersededAt, provenance }) => {
    if (at === undefined) return supersededAt === null
    const known = provenance.knownAt === null || Date.parse(provenance.knownAt) <= at
    return known && (supersededAt === null || Date.parse(supersededAt) > at)
  })
}
