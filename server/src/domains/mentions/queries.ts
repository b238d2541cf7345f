import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { toldIn } from '../analysis/offers/told.queries.ts'

interface Asked {
  companyId: string
  kinds: readonly DocumentKind[]
  from: string
  to: string
}

/**
 * Documents of a company by day: stories once, on the day they were first told within the days asked for, and every
 * copy.
 */
export interface MentionDay {
  day: string
  relation: 'subject' | 'mention'
  post: boolean
  stories: number
  raw: number
  unread: number
}

/** Counts of a company's documents between two instants; posts beside, whatever kinds are asked for. */
export async function mentionDays(db: Db, view: View, { companyId, kinds, from, to }: Asked): Promise<MentionDay[]> {
  const told = (of: ReturnType<Db>, post: boolean) => db`
    select (m.published_at at time zone 'Asia/Shanghai')::date as day, m.relation, ${post} as post,
      a.document_id is null as unread,
      row_number() over (partition by coalesce(a.story_id, m.document_id)
        order by m.published_at, m.document_id) as place
    from document_company m left join lateral (select a.document_id, a.story_id from document_analysis a
      where a.document_id = m.document_id and ${inForce(db, 'a', view)} limit 1) a on true
    where m.company_id = ${companyId} and ${of} and m.published_at >= ${from}::timestamptz
      and m.published_at < ${to}::timestamptz and ${inForce(db, 'm', view)}`
  return db<MentionDay[]>`
    select told.day::text as day, told.relation, told.post, count(*) filter (where told.place = 1)::int as stories,
      count(*)::int as raw, count(*) filter (where told.unread)::int as unread
    from (${told(db`m.kind = any(${db.array(kinds as DocumentKind[])}) and m.kind <> 'post'`, false)}
      union all ${told(db`m.kind = 'post'`, true)}) told
    group by 1, 2, 3 order by 1`
}

/** Instant (ms) of the first document of a company of some kinds, posts aside; null where there is none. */
export async function firstDocument(
  db: Db,
  view: View,
  companyId: string,
  kinds: readonly DocumentKind[],
): Promise<number | null> {
  const [row] = await db<{ published_at: number }[]>`
    select m.published_at from unnest(${db.array(kinds as DocumentKind[])}::text[]) asked(kind)
    cross join lateral (select d.published_at from document_company d
      where d.company_id = ${companyId} and d.kind = asked.kind and d.kind <> 'post' and ${inForce(db, 'd', view)}
      order by d.published_at limit 1) m
    order by 1 limit 1`
  return row?.published_at ?? null
}

/** A document of a company with its keywords. */
export interface KeywordRow {
  document_id: string
  story_id: string
  published_at: number
  words: string[]
}

/** The newest documents of a company between two instants that have been read, with their keywords, newest first. */
export async function documentKeywords(
  db: Db,
  view: View,
  { companyId, kinds, from, to }: Asked,
  most: number,
): Promise<KeywordRow[]> {
  return db<KeywordRow[]>`
    select m.document_id, coalesce(a.story_id, m.document_id) as story_id, m.published_at,
      jsonb_path_query_array(a.result, '$.keywords[*].word') as words
    from document_company m join document_analysis a on a.document_id = m.document_id and a.failure is null
      and ${inForce(db, 'a', view)}
    where m.company_id = ${companyId} and m.kind = any(${db.array(kinds as DocumentKind[])})
      ${kinds.includes('post') ? db`` : db`and m.kind <> 'post'`} and m.published_at >= ${from}::timestamptz
      and m.published_at < ${to}::timestamptz and ${inForce(db, 'm', view)}
    order by m.published_at desc, m.document_id desc limit ${most}`
}

/**
 * Words of a part of a month up to an instant (ms): stories with each of some words; of '' how many stories there are,
 * of '*' how often any word is used.
 */
export async function backgroundUntil(
  db: Db,
  marketId: number,
  month: string,
  until: number,
  words: readonly string[],
): Promise<{ word: string; stories: number }[]> {
  return db<{ word: string; stories: number }[]>`
    with told as materialized (${toldIn(db, marketId, month, until)}),
    used as (select k.word #>> '{}' as word, count(*)::int as stories from told
      cross join lateral jsonb_path_query(told.result, '$.keywords[*].word') k(word) group by 1)
    select word, stories from used where word = any(${db.array(words as string[])})
    union all select '', (select count(*)::int from told) union all
      select '*', coalesce((select sum(stories)::int from used), 0)`
}

/** Words of months of a market: stories with each, of some words. */
export async function backgroundOf(
  db: Db,
  marketId: number,
  { from, to, words }: { from: string; to: string; words: readonly string[] },
): Promise<{ word: string; stories: number }[]> {
  return db<{ word: string; stories: number }[]>`
    select k.word, sum(k.stories)::int as stories from keyword_month k
    where k.market_id = ${marketId} and k.word = any(${db.array(words as string[])}) and k.month >= ${from}
      and k.month <= ${to} group by k.word`
}

/** A document with what it names: technologies, and its text to look for products in. */
export interface TextRow {
  document_id: string
  story_id: string
  title: string
  body: string
  source_name: string
  source_name_en: string | null
  published_at: number
  technologies: { id: string; field: 'title' | 'body'; start: number; end: number }[]
}

/** Characters of a body in which products are looked for. */
const READ = 20_000

/** The newest documents of a company, but for posts, between two instants, newest first. */
export async function documentTexts(
  db: Db,
  view: View,
  { companyId, from, to }: Omit<Asked, 'kinds'>,
  most: number,
): Promise<TextRow[]> {
  return db<TextRow[]>`
    select one.document_id, coalesce(a.story_id, one.document_id) as story_id, d.title,
      left(d.body, ${READ}::int) as body, d.source_name, d.source_name_en, one.published_at,
      coalesce(jsonb_path_query_array(a.result, '$.mentions[*] ? (@.kind == "technology" && @.id != null)'), '[]')
        as technologies
    from (select m.document_id, m.published_at from document_company m
      where m.company_id = ${companyId} and m.kind in ('news', 'announcement', 'report', 'policy') and m.kind <> 'post'
        and m.published_at >= ${from}::timestamptz and m.published_at < ${to}::timestamptz and ${inForce(db, 'm', view)}
          order by m.published_at desc, m.document_id desc limit ${most}) one
    join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
    left join document_analysis a on a.document_id = one.document_id and a.failure is null and ${inForce(db, 'a', view)}
    order by one.published_at desc, one.document_id desc`
}
