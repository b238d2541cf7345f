import { emitLive } from '@pandora/store/live-events'
import type { Derive } from '@pandora/store/staging'
import type { Derivation } from '../shared/derivation.ts'
import { placeUndated } from '../shared/first-known.queries.ts'
import { announceChanges } from './after-merge.ts'

let derivations: readonly (() => Promise<Derivation>)[] | null = null

/** Says what the domains derive; `server/src/domains.ts` does so where it is read. */
export function installDerivations(all: readonly (() => Promise<Derivation>)[]): void {
  derivations = all
}

/**
 * What follows from a change of a market's facts: since when what has no time is known, what the domains derive from
 * it (`derive` of their modules), and word to the readers. Given to `staging.merge` and `removeRun`, it works inside
 * their transaction.
 */
export function deriveFor(marketId: number): Derive {
  return async (tx, changed) => {
    if (derivations === null) throw new Error('Facts change before the domains are read: import server/src/domains.ts')
    const placed = await placeUndated(tx, marketId, changed)
    for (const derivation of derivations) await (await derivation())(tx, { marketId, changed, placed })
    await announceChanges(tx, marketId, changed)
    // Bars, texts or reports may have moved since when companies are known.
    if (placed.things.length > 0)
      await emitLive(tx, {
        topic: 'companies',
        marketId,
        ids: placed.things.length > 200 ? [] : placed.things,
        count: placed.things.length,
      })
  }
}
