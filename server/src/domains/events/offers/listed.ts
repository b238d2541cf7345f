import type { z } from 'zod'
import type { companyEvent } from '@pandora/contract/domains/events/operations'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Provenance } from '@pandora/contract/provenance'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, presentProvenance, type Origin } from '../../../shared/provenance.ts'
import { analysedOf } from '../../analysis/offers/analysed.queries.ts'
import { knownEvents } from '../known.ts'
import { presentEvent } from '../present.ts'
import { eventsTold, type ToldEventFilter } from './told-events.queries.ts'

/** A document that tells of an event; `place`: which of the events that were read in it. */
interface Telling {
  documentId: string
  kind: DocumentKind
  place: number
  publishedAt: number
}

/** An event as lists show it, with the documents that tell of it: those that say its amount, then the first ones. */
export interface ListedEvent {
  event: z.infer<typeof companyEvent>
  told: readonly Telling[]
}

/**
 * Events that became known between two instants, the newest first, at most `most` of them looked through: those that a
 * source gave, or that a document of one of the kinds tells of. What was only denied is none.
 */
export async function listedEvents(
  db: Db,
  view: View,
  filter: ToldEventFilter,
  { kinds, given, most }: { kinds: readonly DocumentKind[]; given: boolean; most: number },
): Promise<ListedEvent[]> {
  const ids = (await eventsTold(db, view, filter, most)).map((row) => row.event_id)
  const { events, names } = await knownEvents(db, view, ids, [])
  return ids.flatMap((id): ListedEvent[] => {
    const known = events.get(id)
    if (!known) return []
    const event = presentEvent(known, { part: undefined, names })
    const told = known.told
      .flatMap((row) => {
        const kind = kinds.find((one) => one === row.kind)
        if (!kind) return []
        const says = event.amount !== null && row.amount === event.amount.value && row.unit === event.amount.unit
        return [{ documentId: row.document_id, kind, place: row.place, publishedAt: row.published_at, says }]
      })
      // An amount is shown with the text that says it.
      .toSorted((a, b) => Number(b.says) - Number(a.says) || a.publishedAt - b.publishedAt)
    const isTold = told.length > 0 || (given && event.origin !== 'found')
    return isTold && event.modality !== 'denied' ? [{ event, told }] : []
  })
}

/** Where in its text a document tells of an event. */
export interface ToldPlace {
  documentId: string
  field: 'title' | 'body'
  start: number
  end: number
}

/** Where the document that stands first of each event says so, by the event's id. */
export async function placesTold(
  db: Db,
  view: View,
  listed: readonly ListedEvent[],
): Promise<ReadonlyMap<string, ToldPlace>> {
  const firsts = listed.flatMap(({ event, told: [first] }) => (first ? [{ eventId: event.eventId, first }] : []))
  const read = await analysedOf(db, view, [...new Set(firsts.map(({ first }) => first.documentId))])
  return new Map(
    firsts.map(({ eventId, first: { documentId, place } }): [string, ToldPlace] => {
      const trigger = read.get(documentId)?.result?.events[place]?.trigger
      return [eventId, { documentId, field: 'title', start: 0, end: 0, ...pick(trigger) }]
    }),
  )
}

const pick = (trigger: { field: 'title' | 'body'; start: number; end: number } | undefined) =>
  trigger ? { field: trigger.field, start: trigger.start, end: trigger.end } : {}

/** Where events that a source gave are from, by the event's id. */
export async function originsOfEvents(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Provenance>> {
  if (ids.length === 0) return new Map()
  const rows = await db<(Origin & { event_id: string })[]>`
    select e.event_id, ${originColumns(db, 'e')} from event e join import_run run on run.run_id = e.run_id
    where e.event_id = any(${db.array(ids as string[])}) and e.line <> -1 and ${inForce(db, 'e', view)}`
  return new Map(rows.map((row) => [row.event_id, presentProvenance(row)]))
}
