import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { OPENING, type ArticleRow, type Platform, type Stance } from './offers/articles.queries.ts'

interface Page {
  companyId: string
  platform: Platform | undefined
  stance: Stance | undefined
  size: number
  offset: number
}

/** Posts on a company, newest first. */
export async function articlePage(
  db: Db,
  view: View,
  { companyId, platform, stance, size, offset }: Page,
): Promise<ArticleRow[]> {
  return db<ArticleRow[]>`
    select one.document_id, d.language, d.title, left(d.body, ${OPENING}::int) as opening, d.url, one.published_at,
      one.platform, one.author_id, one.like_count, one.reply_count, one.stance,
      one.result -> 'stance' -> 'probabilities' as probabilities, (select w.name from author w
        where w.author_id = one.author_id and ${inForce(db, 'w', view)}) as author,
      (select count(*)::int from document_analysis c where c.story_id = one.story_id and c.story_id <> c.document_id
        and ${inForce(db, 'c', view)}) as copies
    from (select m.document_id, m.published_at, p.platform, p.author_id, p.like_count, p.reply_count, a.stance,
      a.story_id, a.result from document_company m
      left join post p on p.document_id = m.document_id and ${inForce(db, 'p', view)}
      left join document_analysis a on a.document_id = m.document_id and ${inForce(db, 'a', view)}
      where m.company_id = ${companyId} and m.kind = 'post'
        and ${inForce(db, 'm', view)} ${platform ? db`and p.platform = ${platform}` : db``} ${
          stance
            ? db`and a.stance
        = ${stance}`
            : db``
        }
      order by m.published_at desc, m.document_id desc limit ${size} offset ${offset}) one
    join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
    order by one.published_at desc, one.document_id desc`
}

/**
 * Posts of a company by day and stance (null: not read, or no text): `stories` counts the words once, on the day they
 * were first written within the days asked for.
 */
export interface StanceDay {
  day: string
  platform: Platform | null
  stance: Stance | null
  read: boolean
  stories: number
  raw: number
}

/** A row looked up for each of a few hundred: else the planner, who thinks they are more, reads five million posts. */
const oneOf = (db: Db, query: ReturnType<Db>, alias: string) => db`lateral (${query} limit 1) ${db(alias)} on true`

/** Counts of posts on a company between two instants. */
export async function stanceDays(
  db: Db,
  view: View,
  { companyId, platform, from, to }: { companyId: string; platform: Platform | undefined; from: string; to: string },
): Promise<StanceDay[]> {
  return db<StanceDay[]>`
    select told.day::text as day, told.platform, told.stance, told.read, count(*) filter (where told.place = 1)::int
      as stories, count(*)::int as raw
    from (select (m.published_at at time zone 'Asia/Shanghai')::date as day, p.platform, a.stance,
      a.document_id is not null as read,
        row_number() over (partition by coalesce(a.story_id, m.document_id), p.platform
          order by m.published_at, m.document_id) as place
      from document_company m
      left join ${oneOf(
        db,
        db`select p.platform from post p
        where p.document_id = m.document_id and ${inForce(db, 'p', view)}`,
        'p',
      )}
      left join ${oneOf(
        db,
        db`select a.document_id, a.stance, a.story_id from document_analysis a
        where a.document_id = m.document_id and ${inForce(db, 'a', view)}`,
        'a',
      )}
      where m.company_id = ${companyId} and m.kind = 'post' and m.published_at >= ${from}::timestamptz
        and m.published_at < ${to}::timestamptz
        and ${inForce(db, 'm', view)} ${platform ? db`and p.platform = ${platform}` : db``}) told
    group by 1, 2, 3, 4 order by 1`
}
