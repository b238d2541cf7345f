import type { EventPart } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames, type EntityNames } from '../../shared/entity-names.queries.ts'
import { idsOnPaths } from '../impact/offers/named.ts'
import { subjectOf, type Known } from './present.ts'
import { disclosedRows, eventRows, evidenceRows, watchedEvents } from './queries.ts'

/** Events by id with everything that every reader is shown of them; those the view does not know are absent. */
export async function knownEvents(
  db: Db,
  view: View,
  ids: readonly string[],
  parts: readonly EventPart[],
): Promise<{ events: Map<string, Known>; names: EntityNames }> {
  const [rows, told, disclosed] = await Promise.all([
    eventRows(db, view, ids),
    evidenceRows(db, view, ids),
    disclosedRows(db, view, ids),
  ])
  const [toldOf, disclosedOf] = [
    Map.groupBy(told, (row) => row.event_id),
    Map.groupBy(disclosed, (row) => row.event_id),
  ]
  const events = new Map(
    rows.map((event): [string, Known] => [
      event.event_id,
      { event, told: toldOf.get(event.event_id) ?? [], disclosed: disclosedOf.get(event.event_id) ?? [] },
    ]),
  )
  const names = await entityNames(db, view, [
    ...[...events.values()].map((one) => subjectOf(one)?.id ?? null),
    ...idsOnPaths(parts.map((part) => part.path)),
  ])
  return { events, names }
}

/** Marks the events of a list that the user watches; what is shown of them otherwise is every reader's. */
export async function marked<Shown extends { eventId: string; is_watching: boolean }>(
  db: Db,
  marketId: number,
  uid: number,
  list: readonly Shown[],
): Promise<Shown[]> {
  const watched = await watchedEvents(
    db,
    marketId,
    uid,
    list.map((one) => one.eventId),
  )
  return list.map((one) => (watched.has(one.eventId) ? { ...one, is_watching: true } : one))
}
