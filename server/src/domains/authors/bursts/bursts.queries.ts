import type { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Days } from '../queries.ts'

type Platform = (typeof postPlatforms)[number]

/** A post of a story that several accounts told. */
export interface ToldPost {
  story_id: string
  document_id: string
  author_id: string
  platform: Platform
  published_at: number
}

/** Posts of the days whose words were read, by accounts that are known. */
const told = (db: Db, view: View, { from, to }: Days) => db`
  select a.story_id, p.document_id, p.author_id, p.platform, p.published_at
  from post p join document_analysis a on a.document_id = p.document_id and ${inForce(db, 'a', view)}
  where p.author_id is not null and a.story_id is not null
    and p.published_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
    and p.published_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai' and ${inForce(db, 'p', view)}`

/** Posts of stories that so many accounts or more told in the days, by story, oldest first. */
export async function sharedStories(db: Db, view: View, days: Days, least: number): Promise<ToldPost[]> {
  return db<ToldPost[]>`
    with t as materialized (${told(db, view, days)})
    select t.story_id, t.document_id, t.author_id, t.platform, t.published_at from t
    where t.story_id in (select s.story_id from t s group by 1 having count(distinct s.author_id) >= ${least})
    order by t.story_id, t.published_at, t.document_id`
}

/** Accounts that wrote in the days, with how much of it repeats words that were read before. */
export async function repeating(
  db: Db,
  view: View,
  days: Days,
): Promise<{ author_id: string; raw: number; repeats: number }[]> {
  return db<{ author_id: string; raw: number; repeats: number }[]>`
    select t.author_id, count(*)::int as raw, (count(*) filter (where t.story_id <> t.document_id))::int as repeats
    from (${told(db, view, days)}) t group by 1`
}

/** Names of those who wrote posts, by post; one without a name is absent. */
export async function firstNames(db: Db, view: View, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ document_id: string; name: string | null }[]>`
    select p.document_id, w.name from post p join author w on w.author_id = p.author_id and ${inForce(db, 'w', view)}
    where p.document_id = any(${[...ids]}::text[]) and ${inForce(db, 'p', view)}`
  return new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.document_id, row.name]])))
}

/** Days before a burst in which a text of the news may have said its words. */
const NEWS_DAYS = 3
const DAY = 86_400_000

/** Texts of the news and of companies (no posts) on the companies of posts, from three days before until instants. */
export async function newsBefore(
  db: Db,
  view: View,
  asked: readonly { post: string; from: number; to: number }[],
): Promise<{ post: string; title: string; body: string }[]> {
  return db<{ post: string; title: string; body: string }[]>`
    select distinct on (c.post, n.document_id) c.post, n.title, left(n.body, 2000) as body
    from unnest(${asked.map((one) => one.post)}::text[],
      ${asked.map((one) => new Date(one.from - NEWS_DAYS * DAY).toISOString())}::timestamptz[],
      ${asked.map((one) => new Date(one.to).toISOString())}::timestamptz[]) c(post, since, until)
    join document_company own on own.document_id = c.post and ${inForce(db, 'own', view)}
    join document_company m on m.company_id = own.company_id and m.kind <> 'post'
      and m.published_at between c.since and c.until and ${inForce(db, 'm', view)}
    join document n on n.document_id = m.document_id and ${inForce(db, 'n', view)}
    order by c.post, n.document_id`
}

/** Texts of posts, by id. */
export async function postWords(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<{ document_id: string; title: string; body: string }[]> {
  return db<{ document_id: string; title: string; body: string }[]>`
    select d.document_id, d.title, d.body from document d
    where d.document_id = any(${[...ids]}::text[]) and ${inForce(db, 'd', view)}`
}

/** Companies that posts are about, by post. */
export async function postCompanies(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<{ document_id: string; company_id: string }[]> {
  return db<{ document_id: string; company_id: string }[]>`
    select m.document_id, m.company_id from document_company m
    where m.document_id = any(${[...ids]}::text[]) and ${inForce(db, 'm', view)} order by 1, 2`
}

/** A post with the same words as another. */
export interface SamePost {
  document_id: string
  author_id: string | null
  author: string | null
  platform: Platform
  published_at: number
}

/**
 * Posts of the story that a post tells, or those of some ids, the first of them first; none where it is no post or has
 * not been read.
 */
export async function postsLike(
  db: Db,
  view: View,
  asked: string | readonly string[],
  { page, size }: { page: number; size: number },
): Promise<{ rows: SamePost[]; total: number; first: string | null }> {
  const like = db`from post p join document_analysis a on a.document_id = p.document_id and ${inForce(db, 'a', view)}
    where ${
      typeof asked === 'string'
        ? db`a.story_id = (select s.story_id from document_analysis s where s.document_id = ${asked}
          and ${inForce(db, 's', view)})`
        : db`p.document_id = any(${[...asked]}::text[])`
    } and ${inForce(db, 'p', view)}`
  const [rows, [whole]] = [
    await db<SamePost[]>`
      select p.document_id, p.author_id, p.platform, p.published_at, (select w.name from author w
        where w.author_id = p.author_id and ${inForce(db, 'w', view)}) as author
      ${like} order by p.published_at, p.document_id limit ${size} offset ${page * size}`,
    await db<{ total: number; first: string | null }[]>`
      select count(*)::int as total, (array_agg(p.document_id order by p.published_at, p.document_id))[1] as first
      ${like}`,
  ]
  return { rows, total: whole?.total ?? 0, first: whole?.first ?? null }
}
