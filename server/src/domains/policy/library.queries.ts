import type { areaBases, librarySorts } from '@pandora/contract/domains/policy/library-operations'
import type { LibraryFilter, PolicyLevel, PolicyType } from '@pandora/contract/domains/policy/names'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { phraseOf, phraseQuery } from '@pandora/intelligence/words/phrase'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nodeInForce } from '../../shared/classes.ts'
import { containing } from '../../shared/containing.ts'

/** What of a policy document is told in lists, without its title as a document. */
export interface LibraryRow {
  document_id: string
  title: string
  published_at: number
  number: string | null
  type: PolicyType
  level: PolicyLevel | null
  region_code: string | null
  signed_on: string | null
  effective_on: string | null
  expires_on: string | null
  names: string[]
  tasks: number
  named: number
}

/** Columns of a `LibraryRow`, of the table under `alias`. */
export function libraryColumns(db: Db, alias: string) {
  const p = db(alias)
  return db`${p}.document_id, ${p}.title, ${p}.published_at, ${p}.number, ${p}.type, ${p}.level,
    ${p}.region_code, ${p}.signed_on::text as signed_on, ${p}.effective_on::text as effective_on, ${p}.expires_on::text as expires_on,
    ${p}.names, ${p}.tasks, ${p}.named`
}

export interface LibraryAsked {
  by: LibraryFilter | undefined
  value: string
  area: (typeof areaBases)[number]
  companyId?: string | undefined
  themeId?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Codes of an industry and of all below it. */
const within = (db: Db, view: View, code: string) => db`
  with recursive below as (
    select i.industry_code from industry i where i.industry_code = ${code} and ${nodeInForce(db, 'i', view)}
    union select i.industry_code from below join industry i on i.parent_code = below.industry_code
      and ${nodeInForce(db, 'i', view)})
  select industry_code from below`

/** Condition that the policy document under `p` is what is asked for. */
function asked(db: Db, view: View, { companyId, themeId, from, until, ...filter }: LibraryAsked) {
  const naming = [
    companyId === undefined
      ? db``
      : db`and exists (select from document_company c where c.document_id = p.document_id
          and c.company_id = ${companyId} and ${inForce(db, 'c', view)})`,
    themeId === undefined
      ? db``
      : db`and exists (select from theme_document t where t.document_id = p.document_id and t.theme_id = ${themeId}
          and ${inForce(db, 't', view)})`,
  ]
  const by = until === undefined ? db`` : db`and p.published_at <= ${instant(endOfDay(until))}`
  const since = from === undefined ? db`` : db`and p.published_at >= ${instant(instantOf(from))}`
  return db`${loaded(db, view, filter)} ${naming} ${since} ${by}`
}

/** Condition that the policy document under `p` is what the library is loaded by. */
function loaded(db: Db, view: View, { by, value, area }: LibraryAsked) {
  const tagged = (tag: 'region' | 'industry', values: ReturnType<typeof within>) => db`exists (select from policy_tag t
    where t.document_id = p.document_id and t.kind = 'policy' and t.tag = ${tag} and t.value in (${values})
    and ${inForce(db, 't', view)})`
  if (by === 'search') {
    const phrase = phraseOf(value)
    const words =
      phrase.length === 0
        ? db``
        : db`or p.document_id in (select i.document_id from document_index i
            where i.words @@ ${phraseQuery(phrase)}::tsquery and i.kind = 'policy' and ${inForce(db, 'i', view)})`
    return db`(p.title ilike ${containing(value.trim())} or p.number ilike ${containing(value.trim())} ${words})`
  }
  if (by === 'type') return db`p.type = ${value}`
  if (by === 'industry') return tagged('industry', within(db, view, value))
  if (by === 'region') return area === 'issued' ? db`p.region_code = ${value}` : tagged('region', db`select ${value}`)
  if (by === 'department')
    return db`exists (select from policy_body b where b.document_id = p.document_id and b.department = ${value}
      and ${inForce(db, 'b', view)})`
  return db`true`
}

/** A page of the library. */
export async function libraryPage(
  db: Db,
  view: View,
  filter: LibraryAsked,
  { sort, size, offset }: { sort: (typeof librarySorts)[number]; size: number; offset: number },
): Promise<LibraryRow[]> {
  const order =
    sort === 'tasks'
      ? db`p.tasks desc, p.published_at desc, p.document_id desc`
      : db`p.published_at desc, p.document_id desc`
  return db<LibraryRow[]>`
    select ${libraryColumns(db, 'p')} from policy_document p
    where ${inForce(db, 'p', view)} and ${asked(db, view, filter)} order by ${order} limit ${size} offset ${offset}`
}

/** Documents of the library by their ids, the newest first. */
export async function policiesByIds(db: Db, view: View, ids: readonly string[]): Promise<LibraryRow[]> {
  if (ids.length === 0) return []
  return db<LibraryRow[]>`
    select ${libraryColumns(db, 'p')} from policy_document p
    where p.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'p', view)}
    order by p.published_at desc, p.document_id desc`
}

/** How many documents of the library are what is asked for. */
export async function libraryCount(db: Db, view: View, filter: LibraryAsked): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from policy_document p where ${inForce(db, 'p', view)} and ${asked(db, view, filter)}`
  return row.count
}

/** Policy documents of the market that wait to be read. */
export async function waitingPolicies(db: Db, view: View): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from analysis_waiting w join document d on d.market_id = w.market_id
      and d.document_id = w.document_id and d.known_at = w.known_at
    where w.market_id = ${view.marketId} and d.kind = 'policy'`
  return row.count
}

/** A body that issues a document. */
export interface BodyRow {
  document_id: string
  department: string
  name: string
  level: PolicyLevel
  region_code: string | null
  field: 'title' | 'body' | null
  starts_at: number | null
  ends_at: number | null
}

/** Issuing bodies of documents, in the order printed. */
export async function bodiesOf(db: Db, view: View, documentIds: readonly string[]): Promise<BodyRow[]> {
  if (documentIds.length === 0) return []
  return db<BodyRow[]>`
    select b.document_id, b.department, b.name, b.level, b.region_code, b.field, b.starts_at, b.ends_at
    from policy_body b where b.document_id = any(${db.array(documentIds as string[])}::text[])
      and ${inForce(db, 'b', view)} order by b.document_id, b.place`
}

/** Departments with how many documents each issued. */
export async function departmentCounts(
  db: Db,
  view: View,
): Promise<{ department: string; level: PolicyLevel; region_code: string | null; count: number }[]> {
  return db<{ department: string; level: PolicyLevel; region_code: string | null; count: number }[]>`
    select b.department, b.level, b.region_code, count(distinct b.document_id)::int as count from policy_body b
    where ${inForce(db, 'b', view)} group by 1, 2, 3 order by 4 desc, 1`
}

/** Provinces with the documents that their bodies issued, or that name them. */
export async function areaCounts(
  db: Db,
  view: View,
  area: (typeof areaBases)[number],
): Promise<{ region: string; count: number }[]> {
  return area === 'issued'
    ? db<{ region: string; count: number }[]>`
        select p.region_code as region, count(*)::int as count from policy_document p
        where p.region_code is not null and ${inForce(db, 'p', view)} group by 1 order by 1`
    : db<{ region: string; count: number }[]>`
        select t.value as region, count(*)::int as count from policy_tag t
        where t.kind = 'policy' and t.tag = 'region' and ${inForce(db, 't', view)} group by 1 order by 1`
}

/** Documents by the level of who issues them. */
export async function levelCounts(db: Db, view: View): Promise<{ level: PolicyLevel | 'unknown'; count: number }[]> {
  return db<{ level: PolicyLevel | 'unknown'; count: number }[]>`
    select coalesce(p.level, 'unknown') as level, count(*)::int as count from policy_document p
    where ${inForce(db, 'p', view)} group by 1 order by 2 desc, 1`
}

export async function typeCounts(db: Db, view: View): Promise<{ type: PolicyType; count: number }[]> {
  return db<{ type: PolicyType; count: number }[]>`
    select p.type, count(*)::int as count from policy_document p where ${inForce(db, 'p', view)}
    group by 1 order by 2 desc, 1`
}

/** Industries with how many policies name each or one below it, each policy once. */
export async function industryCounts(db: Db, view: View): Promise<{ code: string; count: number }[]> {
  return db<{ code: string; count: number }[]>`
    with recursive above as (
      select i.industry_code as code, i.industry_code as up from industry i where ${nodeInForce(db, 'i', view)}
      union
      select above.code, i.parent_code from above join industry i on i.industry_code = above.up
        and i.parent_code is not null and ${nodeInForce(db, 'i', view)})
    select above.up as code, count(distinct t.document_id)::int as count from policy_tag t
      join above on above.code = t.value
    where t.kind = 'policy' and t.tag = 'industry' and ${inForce(db, 't', view)} group by 1 order by 1`
}
