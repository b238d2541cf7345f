import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Stored topics that are asked for; null: all. */
export type Stored = readonly string[] | null

/** Condition that a row of `policy_topic_document` is of a topic that is asked for. */
export const isOf = (db: Db, alias: string, stored: Stored) =>
  stored === null ? db`true` : db`${db(alias)}.topic = any(${db.array(stored as string[])}::text[])`

/** Policies of each node in all, and in the stretch of days that ends with the newest policy and the one before it. */
export async function countsOfNodes(
  db: Db,
  view: View,
  pairs: readonly (readonly [string, string])[],
  { newest, days }: { newest: number; days: number },
): Promise<{ node: string; count: number; fresh: number; before: number }[]> {
  const from = instant(newest - days * 86_400_000)
  const earlier = instant(newest - 2 * days * 86_400_000)
  return db<{ node: string; count: number; fresh: number; before: number }[]>`
    select n.node, count(distinct t.document_id)::int as count,
      count(distinct t.document_id) filter (where t.published_at > ${from})::int as fresh,
      count(distinct t.document_id) filter (where t.published_at > ${earlier} and t.published_at <= ${from})::int
        as before
    from policy_topic_document t
    join unnest(${db.array(pairs.map(([stored]) => stored))}::text[], ${db.array(pairs.map(([, node]) => node))}::text[])
      n(stored, node) on n.stored = t.topic
    where ${inForce(db, 't', view)} group by n.node order by n.node`
}

/** Policies of topics by month `YYYY-MM` in Asia/Shanghai, oldest first. */
export async function countsOfMonths(db: Db, view: View, stored: Stored): Promise<{ month: string; count: number }[]> {
  return db<{ month: string; count: number }[]>`
    select to_char(t.published_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      count(distinct t.document_id)::int as count
    from policy_topic_document t where ${inForce(db, 't', view)} and ${isOf(db, 't', stored)}
    group by 1 order by 1`
}

/** The newest policy of any topic (ms), and how many policies have one. */
export async function reachOfTopics(db: Db, view: View): Promise<{ newest: number | null; policies: number }> {
  const [row] = await db<{ newest: number | null; policies: number }[]>`
    select max(t.published_at) as newest, count(distinct t.document_id)::int as policies
    from policy_topic_document t where ${inForce(db, 't', view)}`
  return row ?? { newest: null, policies: 0 }
}
