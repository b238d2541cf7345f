import { randomUUID } from 'node:crypto'
import type { RegisterState } from '@pandora/contract/domains/risk/shapes'
import type { RiskType } from '@pandora/contract/domains/risk/types'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** An entry of a user's risk register. */
export interface EntryRow {
  entry_id: string
  risk_type: RiskType
  subject: string
  state: RegisterState
  owner: string
  note: string
  review_on: string | null
  created_at: number
  changed_at: number
  seen_at: number
}

/** What a user says of an entry. */
export interface EntryWords {
  state: RegisterState
  owner: string
  note: string
  reviewOn: string | null
}

/** Milliseconds for which what was deleted is kept. */
const KEPT = 86_400_000

/** Entries of the user in a market made up to an instant, the newest first. */
export async function entriesOf(db: Db, marketId: number, uid: number, until: number): Promise<EntryRow[]> {
  return db<EntryRow[]>`
    select entry_id::text, risk_type, subject, state, owner, note, review_on, created_at, changed_at, seen_at
    from risk_register where uid = ${uid} and market_id = ${marketId} and deleted_at is null
      and created_at <= ${instant(until)} order by created_at desc, entry_id`
}

/** An entry of the user by its id; `deleted`: one that was deleted. */
export async function entryById(
  db: Db,
  marketId: number,
  uid: number,
  id: string,
  deleted = false,
): Promise<Pick<EntryRow, 'entry_id' | 'risk_type' | 'subject'> | undefined> {
  const [row] = await db<Pick<EntryRow, 'entry_id' | 'risk_type' | 'subject'>[]>`
    select entry_id::text, risk_type, subject from risk_register
    where entry_id::text = ${id} and uid = ${uid} and market_id = ${marketId}
      and deleted_at is ${deleted ? db`not null` : db`null`}`
  return row
}

export async function insertEntry(
  tx: Db,
  marketId: number,
  uid: number,
  { riskType, subject, state, owner, note, reviewOn }: EntryWords & { riskType: RiskType; subject: string },
  now: number,
): Promise<string> {
  const id = randomUUID()
  const at = instant(now)
  await tx`insert into risk_register (entry_id, uid, market_id, risk_type, subject, state, owner, note, review_on,
      created_at, changed_at, seen_at)
    values (${id}, ${uid}, ${marketId}, ${riskType}, ${subject}, ${state}, ${owner}, ${note}, ${reviewOn}, ${at}, ${at},
      ${at})`
  return id
}

export async function updateEntry(
  tx: Db,
  id: string,
  { state, owner, note, reviewOn }: EntryWords,
  now: number,
): Promise<void> {
  await tx`update risk_register set state = ${state}, owner = ${owner}, note = ${note}, review_on = ${reviewOn},
    changed_at = ${instant(now)} where entry_id::text = ${id}`
}

export async function seeEntry(tx: Db, id: string, now: number): Promise<void> {
  await tx`update risk_register set seen_at = ${instant(now)} where entry_id::text = ${id}`
}

/** Deletes an entry (an instant), or takes that back (null). */
export async function deleteEntry(tx: Db, id: string, at: number | null): Promise<void> {
  await tx`update risk_register set deleted_at = ${at === null ? null : instant(at)} where entry_id::text = ${id}`
}

export async function pruneEntries(db: Db, now: number): Promise<void> {
  await db`delete from risk_register where deleted_at < ${instant(now - KEPT)}`
}

/** What became known of entries after they were last looked at: stories, and the newest document. */
export interface EntryNews {
  entry_id: string
  stories: number
  document_id: string | null
  title: string | null
}
