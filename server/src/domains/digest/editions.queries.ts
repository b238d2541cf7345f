import type { DigestEdition, MailState } from '@pandora/contract/domains/digest/terms'
import type { Language } from '@pandora/contract/language'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ToldBefore } from './compose.ts'
import type { Content } from './content.ts'

/** An edition without its content. */
export interface EditionRow {
  edition_id: string
  subscription_id: string | null
  uid: number | null
  market_id: number
  name: string
  edition: DigestEdition
  language: Language
  from_at: number
  to_at: number
  composed_at: number
  stories: number
  first_title: string | null
  mail_state: MailState
  mailed_at: number | null
  mail_said: string | null
}

const columns = (db: Db) => db`e.edition_id, e.subscription_id, e.uid, e.market_id, e.name, e.edition, e.language,
  e.from_at, e.to_at, e.composed_at, e.stories, e.first_title, e.mail_state, e.mailed_at, e.mail_said`

/** What is kept of an edition: what it says, and by what its stories are known again. */
export interface Kept {
  content: Content
  told: readonly Omit<ToldBefore, 'at'>[]
}

/** Keeps an edition; nothing where there is one of the same subscription, or a public one, and closing already. */
export async function keepEdition(tx: Db, row: Omit<EditionRow, 'mailed_at' | 'mail_said'>, kept: Kept): Promise<void> {
  await tx`insert into digest_edition (edition_id, uid, subscription_id, market_id, name, edition, language, from_at,
      to_at, composed_at, stories, first_title, content, mail_state, next_at)
    values (${row.edition_id}, ${row.uid}, ${row.subscription_id}, ${row.market_id}, ${row.name}, ${row.edition},
      ${row.language}, ${instant(row.from_at)}, ${instant(row.to_at)}, ${instant(row.composed_at)}, ${row.stories},
      ${row.first_title}, ${tx.json(kept as never)}, ${row.mail_state},
      ${row.mail_state === 'waiting' ? instant(row.composed_at) : null})
    on conflict do nothing`
}

/** Stories that the last editions of a subscription told, newest edition first. */
export async function toldBefore(db: Db, subscriptionId: string, editions: number): Promise<ToldBefore[]> {
  const rows = await db<{ to_at: number; told: Kept['told'] }[]>`
    select to_at, content -> 'told' as told from digest_edition where subscription_id = ${subscriptionId}
      and stories > 0 order by to_at desc limit ${editions}`
  return rows.flatMap(({ to_at: at, told }) => told.map((one) => ({ ...one, at })))
}

interface OfUser {
  uid: number
  marketId: number
  subscriptionId?: string | undefined
}

const ofUser = (db: Db, { uid, marketId, subscriptionId }: OfUser) => db`e.uid = ${uid} and e.market_id = ${marketId}
  ${subscriptionId === undefined ? db`` : db`and e.subscription_id = ${subscriptionId}`}`

/** A page of a user's editions in the market, the newest first. */
export async function editionsOf(
  db: Db,
  of: OfUser,
  { page, size }: { page: number; size: number },
): Promise<EditionRow[]> {
  return db<EditionRow[]>`select ${columns(db)} from digest_edition e where ${ofUser(db, of)}
    order by e.to_at desc, e.edition_id desc limit ${size} offset ${page * size}`
}

export async function countEditions(db: Db, of: OfUser): Promise<number> {
  const [row] = await db<
    [{ count: number }]
  >`select count(*)::int as count from digest_edition e where ${ofUser(db, of)}`
  return row.count
}

/** An edition of the user's with what it says. */
export async function editionOf(
  db: Db,
  uid: number,
  marketId: number,
  editionId: string,
): Promise<(EditionRow & { content: Content }) | undefined> {
  const [row] = await db<(EditionRow & { content: Content })[]>`
    select ${columns(db)}, e.content -> 'content' as content from digest_edition e
    where e.uid = ${uid} and e.market_id = ${marketId} and e.edition_id = ${editionId}`
  return row
}

/** The last public editions of a market, the newest first. */
export async function publicEditions(
  db: Db,
  marketId: number,
  most: number,
): Promise<(EditionRow & { content: Content })[]> {
  return db<(EditionRow & { content: Content })[]>`
    select ${columns(db)}, e.content -> 'content' as content from digest_edition e
    where e.uid is null and e.market_id = ${marketId} and e.stories > 0 order by e.to_at desc limit ${most}`
}

/** When the last public edition of a market closed (ms); null for none. */
export async function lastPublic(db: Db, marketId: number): Promise<number | null> {
  const [row] = await db<{ at: number | null }[]>`select max(to_at) as at from digest_edition
    where uid is null and market_id = ${marketId}`
  return row?.at ?? null
}

/** Drops editions that closed before an instant (ms), but those whose mail still waits. */
export async function pruneEditions(db: Db, before: number): Promise<void> {
  await db`delete from digest_edition where to_at < ${instant(before)} and mail_state not in ('waiting', 'sending')`
}
