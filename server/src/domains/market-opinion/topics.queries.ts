import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HotTopicRow } from '@pandora/store/generated/schema'

/** A topic as it stood on a day, with the day before as its own row says. */
export type TopicRow = Pick<
  HotTopicRow,
  'topic_id' | 'rank' | 'title' | 'view_count' | 'talk_count' | 'observed_on' | 'platform'
>

/** Days of a platform that have a list, oldest first. */
export async function listDays(
  db: Db,
  view: View,
  platform: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await db<{ day: string }[]>`
    select distinct h.observed_on::text as day from hot_topic h where h.platform = ${platform}
      and h.observed_on between ${from} and ${to} and ${inForce(db, 'h', view)} order by 1`
  return rows.map((row) => row.day)
}

/** Lists of a platform between two days, in their order. */
export async function topicsBetween(
  db: Db,
  view: View,
  platform: string,
  { from, to }: { from: string; to: string },
): Promise<TopicRow[]> {
  return db<TopicRow[]>`
    select h.topic_id, h.rank, h.title, h.view_count, h.talk_count, h.observed_on, h.platform from hot_topic h
    where h.platform = ${platform} and h.observed_on between ${from} and ${to} and ${inForce(db, 'h', view)}
    order by h.observed_on, h.rank, h.topic_id`
}

/** The last day up to one that has a list; null for none. */
export async function lastListDay(db: Db, view: View, platform: string, to: string): Promise<string | null> {
  const [row] = await db<{ day: string }[]>`
    select h.observed_on::text as day from hot_topic h where h.platform = ${platform} and h.observed_on <= ${to}
      and ${inForce(db, 'h', view)} order by h.observed_on desc limit 1`
  return row?.day ?? null
}
