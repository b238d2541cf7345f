import type { postForms, postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'

/** Posts of a subject on a day by platform and form; a total of several days has no day, platform or form of its own. */
export interface ForumDay {
  subject: string
  day: string
  platform: (typeof postPlatforms)[number]
  form: (typeof postForms)[number]
  raw: number
  total: number
  many: number
  empty: number
  neutral: number
  irrelevance: number
  reads: number | null
  likes: number | null
  replies: number | null
}
/** Posts of a subject over several days. */
export type ForumTotal = Omit<ForumDay, 'day' | 'platform' | 'form'>

/** Which subjects are counted: some by name, or all companies, or all boards. */
export type Subjects = readonly string[] | 'companies' | 'boards'

interface Asked {
  subjects: Subjects
  /** First and last day, both included. */
  from: string
  to: string
}

/** Part of a query. */
type Part = ReturnType<typeof inForce>

/** Subjects of posts: each company that a post is about, its board, and `macro` where it is about none. */
export function postSubjects(db: Db, view: View, from: Part, until: Part, subjects: Subjects | null) {
  const company = db`select m.company_id as subject, m.document_id from document_company m
    where m.kind = 'post' and m.published_at >= ${from} and m.published_at < ${until} and ${inForce(db, 'm', view)}`
  const board = db`select 'board:' || b.platform || ':' || b.board as subject, b.document_id from post b
    where b.board is not null and b.published_at >= ${from} and b.published_at < ${until} and ${inForce(db, 'b', view)}`
  const macro = db`select 'macro' as subject, n.document_id from post n
    where n.published_at >= ${from} and n.published_at < ${until} and ${inForce(db, 'n', view)}
      and not exists (select from document_company l where l.document_id = n.document_id and ${inForce(db, 'l', view)})`
  if (subjects === null) return db`${company} union all ${board} union all ${macro}`
  if (subjects === 'companies') return company
  if (subjects === 'boards') return board
  const boards = subjects.filter((one) => one.startsWith('board:'))
  const companies = subjects.filter((one) => one !== 'macro' && !one.startsWith('board:'))
  const none = db`select null::text as subject, null::text as document_id where false`
  return db`${companies.length > 0 ? db`${company} and m.company_id = any(${companies}::text[])` : none}
    union all ${
      boards.length > 0 ? db`${board} and 'board:' || b.platform || ':' || b.board = any(${boards}::text[])` : none
    } union all ${subjects.includes('macro') ? macro : none}`
}

/**
 * Posts of subjects, each with its day, stance and whether it says something new: of posts that were read as saying the
 * same only the first does. A row looked up for each: else the planner, who thinks they are more, reads all posts.
 */
export function saidOf(db: Db, view: View, subjects: Part) {
  return db`select s.subject, s.document_id, p.platform, p.form, p.published_at, p.read_count, p.like_count,
      p.reply_count, a.stance, coalesce(a.story_id = s.document_id, true) as clean
    from (${subjects}) s
    cross join lateral (select x.platform, x.form, x.published_at, x.read_count, x.like_count, x.reply_count
      from post x where x.document_id = s.document_id and ${inForce(db, 'x', view)} limit 1) p
    left join lateral (select x.stance, x.story_id from document_analysis x
      where x.document_id = s.document_id and ${inForce(db, 'x', view)} limit 1) a on true`
}

/** Counts of what is said, over whatever it is grouped by. */
export const countsOfSaid = (db: Db) => db`count(*)::int as raw, (count(*) filter (where said.clean))::int as total,
  (count(*) filter (where said.clean and said.stance = 'many'))::int as many,
  (count(*) filter (where said.clean and said.stance = 'empty'))::int as empty,
  (count(*) filter (where said.clean and said.stance = 'neutral'))::int as neutral,
  (count(*) filter (where said.clean and said.stance = 'irrelevance'))::int as irrelevance,
  sum(said.read_count)::float8 as reads, sum(said.like_count)::float8 as likes, sum(said.reply_count)::float8 as replies`

/** Beginning of a day of the market's zone. */
export const dayStart = (db: Db, day: string) => db`(${day}::date::timestamp at time zone 'Asia/Shanghai')`

/** Counts of one day that are not kept: of its posts themselves. */
const counted = (db: Db, view: View, day: string, subjects: Subjects | null) => db`
  select said.subject, ${day}::date as day, said.platform, said.form, ${countsOfSaid(db)}
  from (${saidOf(
    db,
    view,
    postSubjects(db, view, dayStart(db, day), db`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`, subjects),
  )}) said group by 1, 3, 4`

/** Days with posts, and of which the kept counts hold for the view. */
async function daysWithPosts(db: Db, view: View, from: string, to: string): Promise<{ day: string; kept: boolean }[]> {
  return db<{ day: string; kept: boolean }[]>`
    select s.day::text as day, not s.due and s.since <= ${instant(view.asOf ?? Infinity)}::timestamptz as kept
    from forum_day_state s where s.market_id = ${view.marketId} and s.day between ${from} and ${to} order by 1`
}

/** Rows of subjects and days: kept ones, and those of days whose kept counts do not hold for the view. */
async function rowsOf(db: Db, view: View, { subjects, from, to }: Asked): Promise<{ rows: Part }> {
  const days = await daysWithPosts(db, view, from, to)
  const kept = days.filter((one) => one.kept).map(({ day }) => day)
  const named =
    subjects === 'companies'
      ? db`and f.subject <> 'macro' and f.subject not like 'board:%'`
      : subjects === 'boards'
        ? db`and f.subject like 'board:%'`
        : db`and f.subject = any(${[...subjects]}::text[])`
  const rows = days
    .filter((one) => !one.kept)
    .reduce(
      (all, { day }) => db`${all} union all ${counted(db, view, day, subjects)}`,
      db`select f.subject, f.day, f.platform, f.form, f.raw, f.total, f.many, f.empty, f.neutral, f.irrelevance,
        f.reads::float8 as reads, f.likes::float8 as likes, f.replies::float8 as replies from forum_day f
        where f.market_id = ${view.marketId} and f.day = any(${kept}::date[]) ${named}`,
    )
  // In a field: what an async function answers by itself would be run.
  return { rows }
}

/** Posts of subjects by day, platform and form, as the view knows them; what has none is absent. */
export async function forumDays(db: Db, view: View, asked: Asked): Promise<ForumDay[]> {
  const { rows } = await rowsOf(db, view, asked)
  return db<ForumDay[]>`
    select r.subject, r.day::text as day, r.platform, r.form, r.raw, r.total, r.many, r.empty, r.neutral,
      r.irrelevance, r.reads, r.likes, r.replies from (${rows}) r order by r.day, r.subject, r.platform, r.form`
}

/** Posts of subjects over all days asked for. */
export async function forumTotals(db: Db, view: View, asked: Asked): Promise<ForumTotal[]> {
  const { rows } = await rowsOf(db, view, asked)
  return db<ForumTotal[]>`
    select r.subject, sum(r.raw)::int as raw, sum(r.total)::int as total, sum(r.many)::int as many,
      sum(r.empty)::int as empty, sum(r.neutral)::int as neutral, sum(r.irrelevance)::int as irrelevance,
      sum(r.reads) as reads, sum(r.likes) as likes, sum(r.replies) as replies
    from (${rows}) r group by r.subject order by r.subject`
}

/** A company's place among all by clean posts on each day. */
export interface DayPlace {
  day: string
  place: number | null
  companies: number
}
/** Places of a company by day; `place` null where nothing is said of it. */
export async function dayPlaces(
  db: Db,
  view: View,
  companyId: string,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<DayPlace[]> {
  const { rows } = await rowsOf(db, view, { subjects: 'companies', from, to })
  return db<DayPlace[]>`
    select ranked.day::text as day, (max(ranked.place) filter (where ranked.subject = ${companyId}))::int as place,
      count(*)::int as companies
    from (select r.day, r.subject, rank() over (partition by r.day order by sum(r.total) desc) as place
      from (${rows}) r group by r.day, r.subject having sum(r.total) > 0) ranked
    group by ranked.day order by ranked.day`
}

/** Days of companies with at least so many bullish and bearish posts. */
export interface StanceOfDay {
  company_id: string
  day: string
  many: number
  empty: number
}
/** How posts on companies stood by day, where enough took a side. */
export async function stancesOfDays(
  db: Db,
  view: View,
  { from, to, fewest }: Pick<Asked, 'from' | 'to'> & { fewest: number },
): Promise<StanceOfDay[]> {
  const { rows } = await rowsOf(db, view, { subjects: 'companies', from, to })
  return db<StanceOfDay[]>`
    select r.subject as company_id, r.day::text as day, sum(r.many)::int as many, sum(r.empty)::int as empty
    from (${rows}) r group by r.subject, r.day having sum(r.many) + sum(r.empty) >= ${fewest}
    order by r.day, r.subject`
}

/** What tells that kept counts of days are others than they were: how many days, how many are due, the last change. */
export async function keptDays(db: Db, view: View, { from, to }: Pick<Asked, 'from' | 'to'>): Promise<string> {
  const [row] = await db<{ kept: string }[]>`
    select concat_ws(' ', count(*), count(*) filter (where s.due), sum(extract(epoch from s.since))
        filter (where s.since > '-infinity' and s.since < 'infinity')) as kept
    from forum_day_state s where s.market_id = ${view.marketId} and s.day between ${from} and ${to}`
  return row?.kept ?? ''
}

/** Days of a market whose counts are to be made, the newest first. */
export async function dueDays(db: Db, marketId: number): Promise<string[]> {
  const rows = await db<{ day: string }[]>`
    select day::text as day from forum_day_state where market_id = ${marketId} and due order by day desc`
  return rows.map((row) => row.day)
}

/**
 * Counts the posts of a day anew. It is marked as made first: whoever writes of them meanwhile waits, and marks it
 * again.
 */
export async function makeForumDay(sql: Sql, marketId: number, day: string): Promise<void> {
  const view = { marketId, asOf: null }
  await sql.begin(async (tx) => {
    await tx`update forum_day_state set due = false where market_id = ${marketId} and day = ${day}`
    await tx`delete from forum_day where market_id = ${marketId} and day = ${day}`
    await tx`
      insert into forum_day (market_id, subject, day, platform, form, raw, total, many, empty, neutral, irrelevance,
        reads, likes, replies)
      select ${marketId}::smallint, c.subject, c.day, c.platform, c.form, c.raw, c.total, c.many, c.empty, c.neutral,
        c.irrelevance, c.reads::bigint, c.likes::bigint, c.replies::bigint
      from (${counted(tx, view, day, null)}) c`
    const version = (table: string) => tx`select x.known_at, x.superseded_at from posted
      join ${tx(table)} x on x.market_id = ${marketId} and x.document_id = posted.document_id`
    await tx`
      with posted as materialized (select distinct p.document_id from post p where p.market_id = ${marketId}
        and p.published_at >= ${dayStart(tx, day)}
        and p.published_at < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')
      update forum_day_state set since = coalesce((select greatest(max(v.known_at),
          max(v.superseded_at) filter (where v.superseded_at < 'infinity'))
        from (${version('post')} union all ${version('document_company')} union all ${version('document_analysis')}) v), '-infinity')
      where market_id = ${marketId} and day = ${day}`
  })
}
