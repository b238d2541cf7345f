import { FREE_END } from '@pandora/contract/domains/supply/names'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { standingEvents } from '../analysis/offers/standing-events.queries.ts'
import { classInForce } from '../../shared/classes.ts'
import { listedColumns, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { narrowedTo, type Narrowed } from './facets.queries.ts'

/** A news item of a list: what it is to whom was asked for, and how many further documents tell its story. */
export interface NewsRow extends ListedDocument {
  relation: 'subject' | 'mention' | null
  copies: number
  about: string[] | null
}

interface Asked extends Narrowed {
  once: boolean
  size: number
  offset: number
}

/** Condition that a document is the first to tell its story; what has not been read stands for itself. */
const leads = (db: Db, view: View, document: ReturnType<Db>) =>
  db`not exists (select from document_analysis lead
    where lead.document_id = ${document} and lead.story_id <> lead.document_id and ${inForce(db, 'lead', view)})`

/** Further documents that tell the story of a document. */
const copiesOf = (db: Db, view: View, document: ReturnType<Db>) => db`
  (select count(*)::int from document_analysis own join document_analysis c on c.story_id = own.story_id
    and c.story_id <> c.document_id and ${inForce(db, 'c', view)}
    where own.document_id = ${document} and ${inForce(db, 'own', view)})`

/** News of a company, newest first, and how many there are. */
export async function companyNews(
  db: Db,
  view: View,
  {
    companyId,
    relation,
    once,
    size,
    offset,
    ...narrowed
  }: Asked & { companyId: string; relation: 'subject' | 'mention' | undefined },
): Promise<{ rows: NewsRow[]; total: number }> {
  const own = db`dc.company_id = ${companyId} and dc.kind = 'news'
    and dc.kind <> 'post' ${relation ? db`and dc.relation = ${relation}` : db``}
    and ${inForce(db, 'dc', view)} ${once ? db`and ${leads(db, view, db`dc.document_id`)}` : db``}
    ${narrowedTo(db, view, db`dc.document_id`, narrowed)}`
  const [rows, [count]] = await Promise.all([
    db<NewsRow[]>`
      select ${listedColumns(db, 'd')}, one.relation, ${copiesOf(db, view, db`one.document_id`)} as copies,
        null::text[] as about
      from (select dc.document_id, dc.published_at, dc.relation from document_company dc where ${own}
        order by dc.published_at desc, dc.document_id desc limit ${size} offset ${offset}) one
      join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
        order by one.published_at desc, one.document_id desc`,
    db<[{ total: number }]>`select count(*)::int as total from document_company dc where ${own}`,
  ])
  return { rows, total: count.total }
}

/** News that tell of an event, newest first, and how many there are; undefined where the view knows no such event. */
export async function eventNews(
  db: Db,
  view: View,
  { eventId: asked, once, size, offset, ...narrowed }: Asked & { eventId: string },
): Promise<{ rows: NewsRow[]; total: number } | undefined> {
  const eventId = (await standingEvents(db, view, [asked]))(asked)
  const told = db`event_evidence e join document d on d.document_id = e.document_id and d.kind = 'news'
    and ${inForce(db, 'd', view)} where e.event_id = ${eventId}
    and ${inForce(db, 'e', view)} ${once ? db`and ${leads(db, view, db`e.document_id`)}` : db``}
    ${narrowedTo(db, view, db`e.document_id`, narrowed)}`
  const [rows, [count]] = await Promise.all([
    db<
      NewsRow[]
    >`select ${listedColumns(db, 'd')}, null as relation, ${copiesOf(db, view, db`d.document_id`)} as copies,
      null::text[] as about from ${told} order by d.published_at desc, d.document_id desc
      limit ${size} offset ${offset}`,
    db<
      [{ total: number; known: boolean }]
    >`select (select count(*)::int from ${told}) as total, exists (select from event v
      where v.event_id = ${eventId} and ${inForce(db, 'v', view)}) as known`,
  ])
  return count.known ? { rows, total: count.total } : undefined
}

/** One tie of a company to another. `share` in per cent. */
export interface ChainRow {
  kind: 'supplier' | 'customer' | 'industry' | 'theme'
  company_id: string
  via_id: string | null
  via_zh: string | null
  via_en: string | null
  share: number | null
}

/** Most companies of one industry or theme on a chain. */
const MOST_PEERS = 120
/** Least degree of belonging to a theme by which a company is on the chain. */
const LEAST_WEIGHT = 0.2

/** Whom a company is tied to on a day: suppliers and customers, the others of its class, and of its themes. */
export async function chainOf(db: Db, view: View, companyId: string, day: string): Promise<ChainRow[]> {
  const valid = (alias: string) =>
    db`${db(alias)}.valid_from <= ${day} and (${db(alias)}.valid_to is null or ${db(alias)}.valid_to >= ${day})
      and ${inForce(db, alias, view)}`
  return db<ChainRow[]>`
    select 'supplier' as kind, e.supplier_id as company_id, null as via_id, nullif(e.product_zh, '') as via_zh,
      e.product_en as via_en, e.cost_share * 100 as share from supply_edge e
      where e.customer_id = ${companyId} and not starts_with(e.supplier_id, ${FREE_END}) and ${valid('e')}
    union all select 'customer', e.customer_id, null, nullif(e.product_zh, ''), e.product_en, e.revenue_share * 100
      from supply_edge e where e.supplier_id = ${companyId} and not starts_with(e.customer_id, ${FREE_END})
        and ${valid('e')}
    union all (select 'theme', o.company_id, o.theme_id, t.name_zh, t.name_en, o.weight * 100 from theme_membership own
      join theme t on t.theme_id = own.theme_id and ${inForce(db, 't', view)}
      join theme_membership o on o.theme_id = own.theme_id and o.company_id <> own.company_id
        and o.weight >= ${LEAST_WEIGHT} and ${valid('o')}
      where own.company_id = ${companyId} and own.weight >= ${LEAST_WEIGHT} and ${valid('own')}
        order by o.weight desc, o.company_id limit ${MOST_PEERS})
    union all (select 'industry', o.company_id, o.industry_code, i.name_zh, i.name_en, null from industry_membership m
      join industry_membership o on o.industry_code = m.industry_code and o.company_id <> m.company_id
      and ${classInForce(db, 'o', view)}
      join industry i on i.scheme = m.scheme and i.industry_code = m.industry_code and ${inForce(db, 'i', view)}
        where m.company_id = ${companyId} and ${classInForce(db, 'm', view)} order by o.company_id limit ${MOST_PEERS})`
}

/**
 * News since an instant that are about one of some companies and do not name another one, newest first, and how many
 * there are. `about`: which of the companies.
 */
export async function chainNews(
  db: Db,
  view: View,
  {
    companyId,
    chain,
    since,
    once,
    size,
    offset,
    ...narrowed
  }: Asked & { companyId: string; chain: readonly string[]; since: string },
): Promise<{ rows: NewsRow[]; total: number }> {
  if (chain.length === 0) return { rows: [], total: 0 }
  const fits = db`dc.kind = 'news' and dc.kind <> 'post' and dc.relation = 'subject'
    and dc.published_at >= ${since}::timestamptz and ${inForce(db, 'dc', view)}
    and not exists (select from document_company own
      where own.company_id = ${companyId} and own.document_id = dc.document_id
      and ${inForce(db, 'own', view)}) ${once ? db`and ${leads(db, view, db`dc.document_id`)}` : db``}
      ${narrowedTo(db, view, db`dc.document_id`, narrowed)}`
  const list = db.array(chain as string[])
  const [rows, [count]] = await Promise.all([
    db<NewsRow[]>`
      with page as (
        select one.document_id, one.published_at, array_agg(one.company_id) as about
          from unnest(${list}::text[]) asked(id)
        cross join lateral (select dc.document_id, dc.published_at, dc.company_id from document_company dc
          where dc.company_id = asked.id and ${fits} order by dc.published_at desc, dc.document_id desc
          limit ${offset + size}) one
        group by 1, 2 order by 2 desc, 1 desc limit ${size} offset ${offset})
      select ${listedColumns(db, 'd')}, null as relation, ${copiesOf(db, view, db`page.document_id`)} as copies,
        page.about
      from page join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)}
        order by page.published_at desc, page.document_id desc`,
    db<[{ total: number }]>`select count(distinct dc.document_id)::int as total from document_company dc
      where dc.company_id = any(${list}::text[]) and ${fits}`,
  ])
  return { rows, total: count.total }
}

/** What a list of announcements shows beside a news item. */
export async function addressesOf(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<Map<string, { url: string | null; category: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db<
    { document_id: string; url: string | null; category: string | null }[]
  >`select d.document_id, d.url, d.category from document d where d.document_id = any(${db.array(ids as string[])})
    and ${inForce(db, 'd', view)}`
  return new Map(rows.map(({ document_id: id, url, category }) => [id, { url, category }]))
}
