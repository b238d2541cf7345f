import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A published list with how many entries it has, and how many of them name the address of a source. */
export interface PublishedListRow {
  list_id: string
  title: string
  rule: string | null
  unit: string | null
  publisher: string | null
  published_on: string
  entries: number
  sourced: number
}

const listColumns = (db: Db, view: View) => db`l.list_id, l.title, l.rule, l.unit, l.publisher, l.published_on,
  (select count(*)::int from rank_list_entry e where e.list_id = l.list_id and ${inForce(db, 'e', view)}) as entries,
  (select count(*)::int from rank_list_entry e where e.list_id = l.list_id and e.source_url is not null
    and ${inForce(db, 'e', view)}) as sourced`

/** A page of published lists whose title holds a text, newest first. */
export async function publishedPage(
  db: Db,
  view: View,
  { text, limit, offset }: { text: string; limit: number; offset: number },
): Promise<PublishedListRow[]> {
  return db<PublishedListRow[]>`
    select ${listColumns(db, view)} from rank_list l
    where ${inForce(db, 'l', view)} and position(lower(${text}) in lower(l.title)) > 0
    order by l.published_on desc, l.title, l.list_id limit ${limit} offset ${offset}`
}

/** How many published lists have a text in their title. */
export async function publishedCount(db: Db, view: View, text: string): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from rank_list l
    where ${inForce(db, 'l', view)} and position(lower(${text}) in lower(l.title)) > 0`
  return row.count
}

/** One published list. */
export async function publishedList(db: Db, view: View, listId: string): Promise<PublishedListRow | undefined> {
  const [row] = await db<PublishedListRow[]>`
    select ${listColumns(db, view)} from rank_list l where l.list_id = ${listId} and ${inForce(db, 'l', view)}`
  return row
}

/** A line of a published list. */
export interface PublishedEntryRow {
  place: number
  name: string
  label: string | null
  value: number | null
  unit: string | null
  highlight: string | null
  source: string | null
  source_date: string | null
  source_url: string | null
  source_kind: string | null
  note: string | null
}

/** Entries of a published list, in its order. */
export async function publishedEntries(db: Db, view: View, listId: string): Promise<PublishedEntryRow[]> {
  return db<PublishedEntryRow[]>`
    select e.place, e.name, e.label, e.value, e.unit, e.highlight, e.source, e.source_date, e.source_url,
      e.source_kind, e.note
    from rank_list_entry e where e.list_id = ${listId} and ${inForce(db, 'e', view)} order by e.place, e.name`
}

/** Companies of the market by a name of theirs; a name that several bear is left out. */
export async function companiesByName(db: Db, view: View, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db<{ name: string; company_id: string }[]>`
    select n.name, min(n.company_id) as company_id from company_name n
    where n.name = any(${db.array(names as string[])}) and ${inForce(db, 'n', view)}
    group by n.name having count(distinct n.company_id) = 1`
  return new Map(rows.map((row) => [row.name, row.company_id]))
}
