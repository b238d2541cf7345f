import type { EventPart } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames, type EntityNames } from '../../shared/entity-names.queries.ts'
import { idsOnPaths } from '../../shared/impact/named.ts'
import { subjectOf, type Known } from './present.ts'
import { disclosedRows, eventRows, evidenceRows, watchedEvents } from './queries.ts'

/** Events by id with everything that is shown of them; those the view does not know are absent. */
export async function knownEvents(db: Db, view: View, uid: number, ids: readonly string[], parts: readonly EventPart[]): Promise<{ events: Map<string, Known>; names: EntityNames; watched: Set<string> }> {
  const [rows, told, disclosed, watched] = await Promise.all([eventRows(db, view, ids), evidenceRows(db, view, ids), disclosedRows(db, view, ids), watchedEvents(db, view.marketId, uid, ids)])
  const [toldOf, disclosedOf] = [Map.groupBy(told, (row) => row.event_id), Map.groupBy(disclosed, (row) => row.event_id)]
  const events = new Map(rows.map((event): [string, Known] => [event.event_id, { event, told: toldOf.get(event.event_id) ?? [], disclosed: disclosedOf.get(event.event_id) ?? [] }]))
  const names = await entityNames(db, view, [...[...events.values()].map((one) => subjectOf(one)?.id ?? null), ...idsOnPaths(parts.map((part) => part.path))])
  return { events, names, watched }
}
