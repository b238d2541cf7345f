import { randomUUID } from 'node:crypto'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A note of a user's for a day. */
export interface NoteRow {
  note_id: string
  day: string
  company_id: string | null
  text: string
  created_at: number
}
export type NoteWords = Pick<NoteRow, 'day' | 'company_id' | 'text'>

const columns = (db: Db) => db`n.note_id::text, n.day, n.company_id, n.text, n.created_at`

/** A user's notes of a span, those written up to an instant. */
export async function notesBetween(
  db: Db,
  marketId: number,
  uid: number,
  { from, to, until }: { from: string; to: string; until: number | null },
): Promise<NoteRow[]> {
  return db<NoteRow[]>`
    select ${columns(db)} from calendar_note n
    where n.uid = ${uid} and n.market_id = ${marketId} and n.deleted_at is null and n.day between ${from} and ${to}
      ${until === null ? db`` : db`and n.created_at <= ${instant(until)}`}
    order by n.day, n.created_at, n.note_id`
}

/** A note of the user's, deleted or not as is asked for. */
export async function noteById(
  db: Db,
  marketId: number,
  uid: number,
  id: string,
  deleted: 'kept' | 'any' = 'kept',
): Promise<NoteRow | undefined> {
  const [row] = await db<NoteRow[]>`
    select ${columns(db)} from calendar_note n
    where n.uid = ${uid} and n.market_id = ${marketId} and n.note_id::text = ${id}
      ${deleted === 'any' ? db`` : db`and n.deleted_at is null`}`
  return row
}

export async function countNotes(db: Db, marketId: number, uid: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from calendar_note
    where uid = ${uid} and market_id = ${marketId} and deleted_at is null`
  return row?.count ?? 0
}

export async function insertNote(
  tx: Db,
  marketId: number,
  uid: number,
  words: NoteWords,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await tx`insert into calendar_note (note_id, uid, market_id, day, company_id, text, created_at)
    values (${id}, ${uid}, ${marketId}, ${words.day}, ${words.company_id}, ${words.text}, ${instant(now)})`
  return id
}

export async function updateNote(tx: Db, id: string, words: NoteWords): Promise<void> {
  await tx`update calendar_note set day = ${words.day}, company_id = ${words.company_id}, text = ${words.text}
    where note_id::text = ${id}`
}

/** Deletes a note at an instant, or takes the deletion back (null). */
export async function setNoteDeleted(tx: Db, id: string, at: number | null): Promise<void> {
  await tx`update calendar_note set deleted_at = ${at === null ? null : instant(at)} where note_id::text = ${id}`
}

/** How long a deletion can be taken back, ms. */
const KEPT = 24 * 3_600_000

/** Drops notes that were deleted long ago. */
export async function pruneNotes(db: Db, now: number): Promise<void> {
  await db`delete from calendar_note where deleted_at < ${instant(now - KEPT)}`
}
