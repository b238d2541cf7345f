import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { floorNames } from '../floors/offers/subjects.queries.ts'
import { groupNames } from '../watch/offers/members.queries.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import type { ScopeNames } from './present.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** Present names of what subscriptions are about, by id; what is gone has none. */
export async function scopeNames(
  db: Db,
  uid: number,
  { marketId }: View,
  rows: readonly SubscriptionRow[],
): Promise<ScopeNames> {
  const own = new Map([...(await groupNames(db, marketId, uid)), ...(await floorNames(db, uid))])
  const themes = await entityNames(
    db,
    { marketId, asOf: null },
    rows.map((row) => (row.scope === 'theme' ? row.scope_id : null)),
  )
  return new Map([
    ...[...own].map(([id, name]) => [id, { zh: name, en: name }] as const),
    ...[...themes].map(([id, { zh, en }]) => [id, { zh, en }] as const),
  ])
}
