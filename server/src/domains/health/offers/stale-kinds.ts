import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { isStale } from '../staleness.ts'
import { lastDays } from './fact-summary.queries.ts'

/** Kinds of fact of a market that are stale at `now` (ms), with the last day that each is about. */
export async function staleKinds(db: Db, marketId: number, now: number): Promise<{ kind: KindName; lastOn: string }[]> {
  return (await lastDays(db, marketId)).flatMap(({ kind, last_on: lastOn }) =>
    lastOn !== null && isStale(kind, lastOn, now) ? [{ kind, lastOn }] : [],
  )
}
