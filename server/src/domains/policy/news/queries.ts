import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { listedColumns, type ListedDocument } from '../../documents/offers/documents.queries.ts'

/** What policy news is filtered by; all that is given holds. */
export interface NewsAsked {
  department?: string | undefined
  region?: string | undefined
  industry?: string | undefined
  category?: string | undefined
}

const tags = ['department', 'region', 'industry'] as const

/** `from` item: policy news that fits, each once, with its time. */
function fitting(db: Db, view: View, asked: NewsAsked) {
  const given = tags.flatMap((tag) => (asked[tag] === undefined ? [] : [{ tag, value: asked[tag] }]))
  const [first = { tag: 'department', value: undefined }, ...more] = given
  const also = more.map(
    ({ tag, value }) => db`and exists (select from policy_tag o where o.document_id = t.document_id and o.kind = 'news'
      and o.tag = ${tag} and o.value = ${value} and ${inForce(db, 'o', view)})`,
  )
  return db`(select distinct t.document_id, t.published_at from policy_tag t
    where t.kind = 'news' and t.tag = ${first.tag} ${first.value === undefined ? db`` : db`and t.value = ${first.value}`}
      and ${inForce(db, 't', view)} ${also.length === 0 ? db`` : also.reduce((all, one) => db`${all} ${one}`)}
      ${
        asked.category === undefined
          ? db``
          : db`and exists (select from document d where d.document_id = t.document_id and d.category = ${asked.category}
            and ${inForce(db, 'd', view)})`
      })`
}

/** A page of policy news, newest first. */
export async function newsPage(
  db: Db,
  view: View,
  asked: NewsAsked,
  { size, offset }: { size: number; offset: number },
): Promise<(ListedDocument & { category: string | null })[]> {
  return db<(ListedDocument & { category: string | null })[]>`
    with page as (select f.document_id, f.published_at from ${fitting(db, view, asked)} f
      order by f.published_at desc, f.document_id desc limit ${size} offset ${offset})
    select ${listedColumns(db, 'd')}, d.category from page
      join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)}
    order by page.published_at desc, page.document_id desc`
}

export async function newsCount(db: Db, view: View, asked: NewsAsked): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from ${fitting(db, view, asked)} f`
  return row.count
}

/** What documents name. */
export interface TagRow {
  document_id: string
  tag: (typeof tags)[number]
  value: string
}

export async function tagsOf(db: Db, view: View, documentIds: readonly string[]): Promise<TagRow[]> {
  if (documentIds.length === 0) return []
  return db<TagRow[]>`
    select t.document_id, t.tag, t.value from policy_tag t
    where t.document_id = any(${db.array(documentIds as string[])}::text[]) and ${inForce(db, 't', view)}
    order by t.document_id, t.tag, t.places desc, t.value`
}

/** How many policy news name what, the most first, and how many are of which class of their source. */
export async function newsOptions(
  db: Db,
  view: View,
): Promise<{ tag: TagRow['tag'] | 'category'; value: string; count: number }[]> {
  return db<{ tag: TagRow['tag'] | 'category'; value: string; count: number }[]>`
    select t.tag, t.value, count(*)::int as count from policy_tag t
      where t.kind = 'news' and ${inForce(db, 't', view)} group by 1, 2
    union all
    select 'category', d.category, count(*)::int from ${fitting(db, view, {})} f
      join document d on d.document_id = f.document_id and ${inForce(db, 'd', view)}
      where d.category is not null group by 2
    order by 3 desc, 2`
}

/** What the graph is drawn of: the newest news and policies that fit with what they name. */
export interface GraphRow {
  document_id: string
  title: string
  published_at: number
}

/** Newest news that fits, for the graph. */
export async function graphNews(db: Db, view: View, asked: NewsAsked, most: number): Promise<GraphRow[]> {
  return db<GraphRow[]>`
    with page as (select f.document_id, f.published_at from ${fitting(db, view, asked)} f
      order by f.published_at desc, f.document_id desc limit ${most})
    select d.document_id, d.title, page.published_at from page
      join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)}
    order by page.published_at desc, page.document_id desc`
}

export const idsOf = (rows: readonly { document_id: string }[]): string[] => rows.map((row) => row.document_id)

/** Classes that sources give documents, by their ids. */
export const categoriesOf = (
  rows: readonly { document_id: string; category: string | null }[],
): ReadonlyMap<string, string | null> => new Map(rows.map((row) => [row.document_id, row.category]))
