import type { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Days } from '../queries.ts'

type Platform = (typeof postPlatforms)[number]

/** An account with what it wrote in some days, and how much of it another account had written before. */
export interface RepeatRow {
  author_id: string
  name: string | null
  platform: Platform
  posts: number
  repeats: number
  /** Different accounts that wrote first what it repeats. */
  sources: number
  last_at: number
  /** Its newest post that repeats; null where none does. */
  example: string | null
}

/**
 * Accounts that wrote so many posts or more in the days. A post repeats where the first of its story is another
 * account's, whenever that was written; where nobody says whose the first is, it is not said to be another's.
 */
export async function repeatRows(db: Db, view: View, { from, to }: Days, least: number): Promise<RepeatRow[]> {
  return db<RepeatRow[]>`
    with wrote as materialized (
      select p.author_id, p.document_id, p.platform, p.published_at, f.author_id as source
      from post p
      left join document_analysis a on a.document_id = p.document_id and a.story_id <> a.document_id
        and ${inForce(db, 'a', view)}
      left join post f on f.document_id = a.story_id and f.author_id <> p.author_id and ${inForce(db, 'f', view)}
      where p.author_id is not null
        and p.published_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
        and p.published_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai' and ${inForce(db, 'p', view)}),
    counted as (
      select w.author_id, min(w.platform) as platform, count(*)::int as posts, count(w.source)::int as repeats,
        count(distinct w.source)::int as sources, max(w.published_at) as last_at,
        (array_agg(w.document_id order by w.published_at desc, w.document_id desc)
          filter (where w.source is not null))[1] as example
      from wrote w group by 1 having count(*) >= ${least})
    select c.author_id, n.name, coalesce(n.platform, c.platform) as platform, c.posts, c.repeats, c.sources, c.last_at,
      c.example
    from counted c left join author n on n.author_id = c.author_id and ${inForce(db, 'n', view)}
    order by c.author_id`
}

/** A post that repeats and the first of its story. */
export interface RepeatPair {
  document_id: string
  published_at: number
  first_id: string
  first_at: number
  first_author: string
  first_name: string | null
}

/** Posts with the first of their stories, by post; one whose first is of nobody known is absent. */
export async function repeatPairs(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RepeatPair>> {
  const rows = await db<RepeatPair[]>`
    select p.document_id, p.published_at, f.document_id as first_id, f.published_at as first_at,
      f.author_id as first_author, n.name as first_name
    from post p
    join document_analysis a on a.document_id = p.document_id and ${inForce(db, 'a', view)}
    join post f on f.document_id = a.story_id and f.author_id is not null and ${inForce(db, 'f', view)}
    left join author n on n.author_id = f.author_id and ${inForce(db, 'n', view)}
    where p.document_id = any(${[...ids]}::text[]) and ${inForce(db, 'p', view)}`
  return new Map(rows.map((row) => [row.document_id, row]))
}
