import { randomUUID } from 'node:crypto'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { TimePointRow } from '@pandora/store/generated/schema'
import { listedColumns, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** Place in the flash: an instant (ms), and the item at it where there is one. */
export interface Place {
  at: number
  newsId: string | undefined
}

/**
 * No document is known before it is published, so a past instant bounds the time too: the index skips what is hidden.
 */
const bounded = (db: Db, view: View) =>
  view.asOf === null
    ? inForce(db, 'd', view)
    : db`${inForce(db, 'd', view)} and d.published_at <= ${instant(view.asOf)}`
/** One kind, or all but posts: those are the forum's, and would bury the news. */
const ofKind = (db: Db, kind: DocumentKind | undefined) =>
  kind === undefined ? db`and d.kind <> 'post'` : db`and d.kind = ${kind}`

/** Documents older than a place, or the latest where there is none; newest first. */
export async function olderDocuments(
  db: Db,
  view: View,
  place: Place | null,
  kind: DocumentKind | undefined,
  limit: number,
): Promise<ListedDocument[]> {
  const before =
    place === null
      ? db``
      : place.newsId === undefined
        ? db`and d.published_at < ${instant(place.at)}`
        : db`and (d.published_at, d.document_id) < (${instant(place.at)}, ${place.newsId})`
  return db<
    ListedDocument[]
  >`select ${listedColumns(db, 'd')} from document d where ${bounded(db, view)} ${ofKind(db, kind)} ${before}
    order by d.published_at desc, d.document_id desc limit ${limit}`
}

/** The documents next newer than a place; newest first. */
export async function newerDocuments(
  db: Db,
  view: View,
  place: Place,
  kind: DocumentKind | undefined,
  limit: number,
): Promise<ListedDocument[]> {
  const after =
    place.newsId === undefined
      ? db`d.published_at > ${instant(place.at)}`
      : db`(d.published_at, d.document_id) > (${instant(place.at)}, ${place.newsId})`
  const rows = await db<
    ListedDocument[]
  >`select ${listedColumns(db, 'd')} from document d where ${bounded(db, view)} ${ofKind(db, kind)} and ${after}
    order by d.published_at, d.document_id limit ${limit}`
  return rows.toReversed()
}

/** A span of time: after `from` and up to `to`, in ms. */
export interface Span {
  from: number
  to: number
}

/** A page of the documents published within a span, newest first. */
export async function documentsWithin(
  db: Db,
  view: View,
  { from, to }: Span,
  { page, size }: { page: number; size: number },
): Promise<ListedDocument[]> {
  return db<
    ListedDocument[]
  >`select ${listedColumns(db, 'd')} from document d where ${bounded(db, view)} ${ofKind(db, undefined)}
    and d.published_at > ${instant(from)} and d.published_at <= ${instant(to)}
    order by d.published_at desc, d.document_id desc limit ${size} offset ${page * size}`
}

/** How many documents were published within a span. */
export async function countWithin(db: Db, view: View, { from, to }: Span): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`select count(*)::int as count from document d where ${bounded(db, view)} ${ofKind(db, undefined)}
    and d.published_at > ${instant(from)} and d.published_at <= ${instant(to)}`
  return row?.count ?? 0
}

/** Addresses of the images of a document, of every wording it has had. */
export async function imageAddresses(db: Db, marketId: number, documentId: string): Promise<string[]> {
  const rows = await db<{ url: string }[]>`select distinct unnest(image_urls) as url from document
    where market_id = ${marketId} and document_id = ${documentId}`
  return rows.map((row) => row.url)
}

export type TimePoint = Pick<TimePointRow, 'time_point_id' | 'time_of_day'>

/** The user's time points, by time of day. */
export async function timePointsOf(db: Db, uid: number): Promise<TimePoint[]> {
  return db<TimePoint[]>`select time_point_id, time_of_day from time_point where uid = ${uid} order by time_of_day`
}

/** The user's time points for a change: another change of theirs waits until this transaction ends. */
export async function lockedTimePoints(tx: Db, uid: number): Promise<TimePoint[]> {
  await takeTurn(tx, uid)
  return timePointsOf(tx, uid)
}

/** Adds a time of day, `HH:MM`. */
export async function addTimePoint(tx: Db, uid: number, time: string): Promise<TimePoint> {
  const point = { time_point_id: randomUUID(), time_of_day: time }
  await tx`insert into time_point (time_point_id, uid, time_of_day) values (${point.time_point_id}, ${uid}, ${time})`
  return point
}

/** Deletes a time point of the user's; false when they have none of this id. */
export async function deleteTimePoint(tx: Db, uid: number, id: string): Promise<boolean> {
  const gone = await tx`delete from time_point where uid = ${uid} and time_point_id::text = ${id}`
  return gone.count > 0
}
