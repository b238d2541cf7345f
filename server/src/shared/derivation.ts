import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import type { MergeCounts } from '@pandora/store/merge'
import type { Placed } from './first-known.queries.ts'

/** What a merge, or the removal of a run, has changed of a market's facts; `touched_<kind>` hold the rows. */
export interface Change {
  marketId: number
  /** By kind, how many. */
  changed: ReadonlyMap<KindName, MergeCounts>
  /** What has another time now because something dated of the same company came or went. */
  placed: Placed
}

/**
 * What follows from a change of facts, worked out inside its transaction, so that what is derived never differs from
 * what it rests on.
 */
export type Derivation = (tx: Db, change: Change) => Promise<void>

/** Whether facts of one of these kinds are new or another. */
export const hasChanged = ({ changed }: Change, ...kinds: readonly KindName[]): boolean =>
  kinds.some((kind) => {
    const counts = changed.get(kind)
    return counts !== undefined && counts.new + counts.updated > 0
  })
