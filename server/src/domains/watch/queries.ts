import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { standingEvents } from '../analysis/offers/standing-events.queries.ts'
import type { WatchEntryRow } from '@pandora/store/generated/schema'
import { nameIn } from '../../shared/company-name.queries.ts'
import { countWatched } from './offers/watching.queries.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** An entry of the user's list. */
export interface WatchedEntry extends Pick<WatchEntryRow, 'company_id' | 'note'> {
  group_ids: string[]
  total: number
}

/**
 * A page of the user's list, or of one of its groups, in the order of the list. The list is the user's own: no instant
 * applies to it.
 */
export async function watchedEntries(
  db: Db,
  marketId: number,
  uid: number,
  { groupId, limit, offset }: { groupId?: string | undefined; limit: number | null; offset: number },
): Promise<WatchedEntry[]> {
  const inGroup =
    groupId === undefined
      ? db``
      : db`and exists (select from watch_group_entry g where g.company_id = w.company_id and g.uid = w.uid
        and g.group_id::text = ${groupId})`
  return db<WatchedEntry[]>`
    select w.company_id, w.note, count(*) over ()::int as total,
      array(select g.group_id::text from watch_group_entry g join watch_group o using (group_id)
        where g.company_id = w.company_id and g.uid = w.uid and g.market_id = w.market_id
        order by o.position) as group_ids
    from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId} ${inGroup} order by w.position, w.company_id
      limit ${limit} offset ${offset}`
}

/** The same for a change: another change of their lists waits until this transaction ends. */
export async function lockList(tx: Db, marketId: number, uid: number): Promise<number> {
  await takeTurn(tx, uid)
  return countWatched(tx, marketId, uid)
}

/** Which of the ids are companies or indexes of the market. */
export async function existing(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`
    select c.company_id as id from company c where c.company_id = any(${db.array(ids as string[])})
      and ${inForce(db, 'c', view)}
    union select s.security_id from security s where s.security_id = any(${db.array(ids as string[])})
      and s.company_id is null and ${inForce(db, 's', view)}`
  return new Set(rows.map((row) => row.id))
}

/** Adds companies at the end of the list, in their order; those watched already stay where they are. */
export async function addCompanies(tx: Db, marketId: number, uid: number, ids: readonly string[]): Promise<void> {
  await tx`insert into watch_entry (uid, market_id, company_id, position)
    select ${uid}, ${marketId}, asked.id, asked.place + coalesce((select max(w.position) from watch_entry w
      where w.uid = ${uid} and w.market_id = ${marketId}), 0)
    from unnest(${tx.array(ids as string[])}::text[]) with ordinality asked(id, place) on conflict do nothing`
}

/** Takes a company off the list and out of its groups. */
export async function removeCompany(tx: Db, marketId: number, uid: number, id: string): Promise<void> {
  await tx`delete from watch_entry where uid = ${uid} and market_id = ${marketId} and company_id = ${id}`
}

/** Sets a company's note. */
export async function setNote(tx: Db, marketId: number, uid: number, id: string, note: string): Promise<void> {
  await tx`update watch_entry set note = ${note} where uid = ${uid} and market_id = ${marketId} and company_id = ${id}`
}

/** Companies of the list in order, with their positions. */
export async function positions(
  tx: Db,
  marketId: number,
  uid: number,
): Promise<Pick<WatchEntryRow, 'company_id' | 'position'>[]> {
  return tx<
    Pick<WatchEntryRow, 'company_id' | 'position'>[]
  >`select company_id, position from watch_entry where uid = ${uid} and market_id = ${marketId}
    order by position, company_id`
}

/** Writes the order of the whole list. */
export async function setOrder(tx: Db, marketId: number, uid: number, ids: readonly string[]): Promise<void> {
  await tx`update watch_entry w set position = asked.place
    from unnest(${tx.array(ids as string[])}::text[]) with ordinality asked(id, place)
    where w.uid = ${uid} and w.market_id = ${marketId} and w.company_id = asked.id and w.position <> asked.place`
}

/** A whole form of a name or code that was asked for, and the company it belongs to. */
export interface NamedCompany {
  suffix: string
  form: string
  security_id: string
  company_id: string
}

/** Companies whose code or whole name is one of the texts. */
export async function companiesNamed(db: Db, view: View, texts: readonly string[]): Promise<NamedCompany[]> {
  return db<NamedCompany[]>`select distinct f.suffix, f.form, f.security_id, f.company_id from search_form f
    where f.suffix = any(${db.array(texts as string[])}) and f.whole and f.kind = 'company' and f.company_id is not null
      and f.form in ('code', 'name', 'former', 'full', 'english') and ${inForce(db, 'f', view)}`
}

/** Names of companies by id. */
export async function namesOf(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<Map<string, { nameZh: string | null; nameEn: string | null }>> {
  const rows = await db<{ id: string; name_zh: string | null; name_en: string | null }[]>`
    select asked.id, ${nameIn(db, view, db`asked.id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`asked.id`, 'en')} as name_en from unnest(${db.array(ids as string[])}::text[]) asked(id)`
  return new Map(rows.map((row) => [row.id, { nameZh: row.name_zh, nameEn: row.name_en }]))
}

/** Condition that an entry is a thing: an event that has taken the place of another is one with it. */
const sameThing = (db: Db, marketId: number, id: string) => db`(entry_id = ${id}
  or entry_kind = 'event' and entry_id in (select unnest(array[t.event_id, t.into_id]) from event_taken_over t
    where t.market_id = ${marketId} and ${id} in (t.event_id, t.into_id)))`

/** Watched things that are no companies: whether the user watches this one, and setting it. */
export async function watchesThing(tx: Db, marketId: number, uid: number, kind: string, id: string): Promise<boolean> {
  const [row] =
    await tx`select 1 from watch_thing where uid = ${uid} and market_id = ${marketId} and entry_kind = ${kind}
      and ${sameThing(tx, marketId, id)}`
  return row !== undefined
}

export async function setThing(
  tx: Db,
  marketId: number,
  uid: number,
  kind: string,
  id: string,
  watching: boolean,
): Promise<void> {
  await (watching
    ? tx`insert into watch_thing (uid, market_id, entry_kind, entry_id) values (${uid}, ${marketId}, ${kind}, ${id})
      on conflict do nothing`
    : tx`delete from watch_thing where uid = ${uid} and market_id = ${marketId} and entry_kind = ${kind}
      and ${sameThing(tx, marketId, id)}`)
}

/** How many such things the user watches. */
export async function countThings(tx: Db, marketId: number, uid: number): Promise<number> {
  const [row] = await tx<
    { count: number }[]
  >`select count(*)::int as count from watch_thing where uid = ${uid} and market_id = ${marketId}`
  return row?.count ?? 0
}

/** Whether the view sees an event. */
export async function eventExists(db: Db, view: View, id: string): Promise<boolean> {
  const [row] = await db`select 1 from event e where e.event_id = ${(await standingEvents(db, view, [id]))(id)}
      and ${inForce(db, 'e', view)}`
  return row !== undefined
}

/** Whether the view sees a document. */
export async function documentExists(db: Db, view: View, id: string): Promise<boolean> {
  const [row] = await db`select 1 from document d where d.document_id = ${id} and ${inForce(db, 'd', view)}`
  return row !== undefined
}
