import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Policies of topics, each once. */
const own = (db: Db, view: View, stored: readonly string[]) => db`(
  select distinct t.document_id from policy_topic_document t
  where ${inForce(db, 't', view)} and t.topic = any(${db.array(stored as string[])}::text[]))`

/** Words by which policies are of topics, by how many policies. */
export async function tellingWordsOf(
  db: Db,
  view: View,
  stored: readonly string[],
  most: number,
): Promise<{ word: string; count: number }[]> {
  return db<{ word: string; count: number }[]>`
    select u.word, count(distinct t.document_id)::int as count from policy_topic_document t
    cross join lateral unnest(t.words) u(word)
    where ${inForce(db, 't', view)} and t.topic = any(${db.array(stored as string[])}::text[])
    group by u.word order by 2 desc, 1 limit ${most}`
}

/** Categories of the policies of topics, by how many. */
export async function categoriesOf(
  db: Db,
  view: View,
  stored: readonly string[],
): Promise<{ category: string | null; count: number }[]> {
  return db<{ category: string | null; count: number }[]>`
    select d.category, count(*)::int as count from ${own(db, view, stored)} o
    join document d on d.document_id = o.document_id and ${inForce(db, 'd', view)}
    group by d.category order by 2 desc, 1 limit 20`
}

/** Who issues the policies of topics, by how many. */
export async function sourcesOf(
  db: Db,
  view: View,
  stored: readonly string[],
): Promise<{ source_name: string; source_name_en: string | null; count: number }[]> {
  return db<{ source_name: string; source_name_en: string | null; count: number }[]>`
    select d.source_name, max(d.source_name_en) as source_name_en, count(*)::int as count
    from ${own(db, view, stored)} o
    join document d on d.document_id = o.document_id and ${inForce(db, 'd', view)}
    group by d.source_name order by 3 desc, 1 limit 12`
}

/** Stored topics that the policies of topics have, by how many policies, and when the first and last were published. */
export async function besidesOf(
  db: Db,
  view: View,
  stored: readonly string[],
  pairs: readonly (readonly [string, string])[],
): Promise<{ node: string; count: number; first_at: number; last_at: number }[]> {
  return db<{ node: string; count: number; first_at: number; last_at: number }[]>`
    select n.node, count(distinct t.document_id)::int as count, min(t.published_at) as first_at,
      max(t.published_at) as last_at
    from policy_topic_document t
    join unnest(${db.array(pairs.map(([one]) => one))}::text[], ${db.array(pairs.map(([, node]) => node))}::text[])
      n(stored, node) on n.stored = t.topic
    where ${inForce(db, 't', view)} and t.document_id in (select o.document_id from ${own(db, view, stored)} o)
    group by n.node order by 2 desc, 1`
}
