import { CALL_CERTAINTY } from '@pandora/contract/domains/authors/operations'
import type { postForms, postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

type Platform = (typeof postPlatforms)[number]

/** What is counted of posts; null where no source says it. */
export interface PostCounts {
  raw: number
  total: number
  articles: number
  many: number
  empty: number
  neutral: number
  irrelevance: number
  replies: number | null
  likes: number | null
  reads: number | null
}

/** First and last day, both included. */
export interface Days {
  from: string
  to: string
}

/** Whose posts are counted: one author's, or all. */
export type Whose = { authorId: string } | 'all'

/** Days of the market's zone as instants. */
const between = (
  db: Db,
  { from, to }: Days,
) => db`p.published_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and p.published_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

/** Posts, each with its stance and whether it says something new: of posts that say the same only the first does. */
const written = (db: Db, view: View, whose: Whose, days: Days) => db`
  select p.document_id, p.author_id, p.platform, p.form, p.published_at, p.reply_count, p.like_count,
    case when p.form = 'article' then p.read_count end as read_count, a.stance,
    coalesce(a.story_id = p.document_id, true) as clean, a.result
  from post p left join document_analysis a on a.document_id = p.document_id and ${inForce(db, 'a', view)}
  where ${whose === 'all' ? db`true` : db`p.author_id = ${whose.authorId}`} and ${between(db, days)}
    and ${inForce(db, 'p', view)}`

const counts = (db: Db) => db`count(*)::int as raw, (count(*) filter (where w.clean))::int as total,
  (count(*) filter (where w.form = 'article'))::int as articles,
  (count(*) filter (where w.clean and w.stance = 'many'))::int as many,
  (count(*) filter (where w.clean and w.stance = 'empty'))::int as empty,
  (count(*) filter (where w.clean and w.stance = 'neutral'))::int as neutral,
  (count(*) filter (where w.clean and w.stance = 'irrelevance'))::int as irrelevance,
  sum(w.reply_count)::float8 as replies, sum(w.like_count)::float8 as likes, sum(w.read_count)::float8 as reads`

/** An author with what they wrote over some days; `known` where a source names them. */
export interface AuthorRow extends PostCounts {
  author_id: string
  known: boolean
  name: string | null
  platform: Platform | null
  joined_on: string | null
  fans: number | null
  fans_on: string | null
  last_at: number | null
}

/** Every author who is known or wrote in the days; posts whose author nobody says have the id ''. */
export async function authorRows(db: Db, view: View, days: Days): Promise<AuthorRow[]> {
  return db<AuthorRow[]>`
    with wrote as (select coalesce(w.author_id, '') as author_id, min(w.platform) as platform, ${counts(db)},
        max(w.published_at) as last_at from (${written(db, view, 'all', days)}) w group by 1),
      named as (select n.author_id, n.name, n.platform, n.joined_on from author n where ${inForce(db, 'n', view)}),
      fans as (select distinct on (c.author_id) c.author_id, c.fans, c.observed_on from author_count c
        where c.observed_on <= ${days.to} and c.fans is not null and ${inForce(db, 'c', view)}
        order by c.author_id, c.observed_on desc)
    select coalesce(n.author_id, w.author_id) as author_id, n.author_id is not null as known, n.name,
      coalesce(n.platform, w.platform) as platform, n.joined_on::text as joined_on, f.fans,
      f.observed_on::text as fans_on, w.last_at, coalesce(w.raw, 0) as raw, coalesce(w.total, 0) as total,
      coalesce(w.articles, 0) as articles, coalesce(w.many, 0) as many, coalesce(w.empty, 0) as empty,
      coalesce(w.neutral, 0) as neutral, coalesce(w.irrelevance, 0) as irrelevance, w.replies, w.likes, w.reads
    from named n full join wrote w on w.author_id = n.author_id
    left join fans f on f.author_id = coalesce(n.author_id, w.author_id)
    order by 1`
}

/** Who an author is; undefined of whom nothing is known. */
export async function authorNamed(
  db: Db,
  view: View,
  authorId: string,
): Promise<Pick<AuthorRow, 'name' | 'platform' | 'joined_on'> | undefined> {
  const [row] = await db<Pick<AuthorRow, 'name' | 'platform' | 'joined_on'>[]>`
    select n.name, n.platform, n.joined_on::text as joined_on from author n
    where n.author_id = ${authorId} and ${inForce(db, 'n', view)}`
  if (row) return row
  const [wrote] = await db<{ platform: Platform }[]>`
    select p.platform from post p where p.author_id = ${authorId} and ${inForce(db, 'p', view)} limit 1`
  return wrote && { name: null, platform: wrote.platform, joined_on: null }
}

/** Posts by day, oldest first; days without any are absent. */
export async function writtenByDay(
  db: Db,
  view: View,
  whose: Whose,
  days: Days,
): Promise<(PostCounts & { day: string })[]> {
  return db<(PostCounts & { day: string })[]>`
    select (w.published_at at time zone 'Asia/Shanghai')::date::text as day, ${counts(db)}
    from (${written(db, view, whose, days)}) w group by 1 order by 1`
}

/** Posts by day, hour and form. */
export interface HourRow {
  day: string
  hour: number
  form: (typeof postForms)[number]
  posts: number
}
export async function writtenByHour(db: Db, view: View, whose: Whose, days: Days): Promise<HourRow[]> {
  return db<HourRow[]>`
    select (p.published_at at time zone 'Asia/Shanghai')::date::text as day,
      extract(hour from p.published_at at time zone 'Asia/Shanghai')::int as hour, p.form, count(*)::int as posts
    from post p where ${whose === 'all' ? db`true` : db`p.author_id = ${whose.authorId}`} and ${between(db, days)}
      and ${inForce(db, 'p', view)} group by 1, 2, 3 order by 1, 2, 3`
}

/** Fans by the day they were counted on; `authors`: of how many the sum is. */
export interface FansRow {
  day: string
  fans: number | null
  authors: number
}

/** Days before the first one in which the last count of an author is looked for. */
const COUNTED_BEFORE = 90

/**
 * Fans of all authors by day: the sum of the last count of each by then. Of those counted on the day alone it would rise
 * and fall by who was looked at.
 */
async function fansOfAll(db: Db, view: View, { from, to }: Days): Promise<FansRow[]> {
  return db<FansRow[]>`
    with steps as (select c.observed_on, c.fans - coalesce(lag(c.fans) over own, 0) as came,
        (lag(c.fans) over own is null)::int as first
      from author_count c where c.fans is not null and ${inForce(db, 'c', view)}
        and c.observed_on between ${from}::date - ${COUNTED_BEFORE}::int and ${to}
      window own as (partition by c.author_id order by c.observed_on)),
    days as (select s.observed_on, sum(sum(s.came)) over w as fans, sum(sum(s.first)) over w as authors
      from steps s group by s.observed_on window w as (order by s.observed_on))
    select d.observed_on::text as day, d.fans::float8 as fans, d.authors::int as authors from days d
    where d.observed_on >= ${from} order by 1`
}

export async function fansByDay(db: Db, view: View, whose: Whose, { from, to }: Days): Promise<FansRow[]> {
  if (whose === 'all') return fansOfAll(db, view, { from, to })
  return db<FansRow[]>`
    select c.observed_on::text as day, sum(c.fans)::float8 as fans, count(c.fans)::int as authors from author_count c
    where c.author_id = ${whose.authorId} and c.observed_on between ${from} and ${to} and ${inForce(db, 'c', view)} group by 1 order by 1`
}

/** A page of an author's posts of a form, and how many there are. */
export async function authorPosts(
  db: Db,
  view: View,
  { whose, form, page, size }: { whose: Whose; form: (typeof postForms)[number]; page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const found = db`post p where ${whose === 'all' ? db`p.author_id is not null` : db`p.author_id = ${whose.authorId}`}
    and p.form = ${form} and ${inForce(db, 'p', view)}`
  const [rows, [count]] = await Promise.all([
    db<{ document_id: string }[]>`select p.document_id from ${found}
      order by p.published_at desc, p.document_id desc limit ${size} offset ${page * size}`,
    db<{ total: number }[]>`select count(*)::int as total from ${found}`,
  ])
  return { ids: rows.map((row) => row.document_id), total: count?.total ?? 0 }
}

/** A post that takes a side about one company, in words of its author's own. */
export interface CallRow {
  document_id: string
  company_id: string
  stance: 'many' | 'empty'
  published_at: number
}

/** Posts that may be calls: they say something new and are surely bullish or bearish. */
const sides = (db: Db) => db`w.clean and w.stance in ('many', 'empty')
  and (w.result->'stance'->'probabilities'->>(case w.stance when 'many' then 0 else 1 end))::real >= ${CALL_CERTAINTY}`

/**
 * Calls of an author since an instant, newest first: posts that say something new, are surely bullish or bearish, and
 * are about one company.
 */
export async function callsOf(db: Db, view: View, authorId: string, days: Days): Promise<CallRow[]> {
  return db<CallRow[]>`
    select w.document_id, min(m.company_id) as company_id, w.stance, w.published_at
    from (${written(db, view, { authorId }, days)}) w
    join document_company m on m.document_id = w.document_id and ${inForce(db, 'm', view)}
    where ${sides(db)} group by w.document_id, w.stance, w.published_at
    having count(distinct m.company_id) = 1 order by w.published_at desc, w.document_id desc`
}

/** The same of every author: at most so many each, their last. */
export async function callsOfAll(
  db: Db,
  view: View,
  days: Days,
  most: number,
): Promise<(CallRow & { author_id: string })[]> {
  return db<(CallRow & { author_id: string })[]>`
    with called as (select w.document_id, w.author_id, min(m.company_id) as company_id, w.stance, w.published_at
      from (${written(db, view, 'all', days)}) w
      join document_company m on m.document_id = w.document_id and ${inForce(db, 'm', view)}
      where w.author_id is not null and ${sides(db)}
      group by w.document_id, w.author_id, w.stance, w.published_at having count(distinct m.company_id) = 1),
    placed as (select c.*, row_number() over (partition by c.author_id
      order by c.published_at desc, c.document_id desc) as place from called c)
    select document_id, author_id, company_id, stance, published_at from placed where place <= ${most}
    order by author_id, published_at desc, document_id desc`
}

/** What authors are called and where they write; who is unknown is absent. */
export async function authorsNamed(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<{ author_id: string; name: string; platform: Platform }[]> {
  return db<{ author_id: string; name: string; platform: Platform }[]>`
    select a.author_id, a.name, a.platform from author a
    where a.author_id = any(${[...ids]}::text[]) and ${inForce(db, 'a', view)}`
}
