import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isOf, type Stored } from './counts.queries.ts'

/** Condition that the document of a word's row is of a topic that is asked for. */
const ofTopics = (db: Db, view: View, stored: Stored) =>
  stored === null
    ? db``
    : db`and exists (select from policy_topic_document t where t.document_id = w.document_id
        and ${isOf(db, 't', stored)} and ${inForce(db, 't', view)})`

/**
 * Words of the policies of topics after an instant (ms), by how many policies have them. Figures are labels of a text,
 * not words that policies share; the country itself is what every policy is about.
 */
export async function wordsOfPolicies(
  db: Db,
  view: View,
  stored: Stored,
  after: number,
  most: number,
): Promise<{ word: string; count: number }[]> {
  return db<{ word: string; count: number }[]>`
    select w.word, count(*)::int as count from policy_topic_word w
    where ${inForce(db, 'w', view)} and w.published_at > ${instant(after)} and w.label <> 'jj'
      and w.word !~ '^[0-9]' and w.word not in ('中国', '我国', '全国', 'China') ${ofTopics(db, view, stored)}
    group by w.word order by count(*) desc, w.word limit ${most}`
}

/** The newest policy of topics (ms), and how many there are after the days before it. */
export async function reachOfWords(
  db: Db,
  view: View,
  stored: Stored,
  days: number,
): Promise<{ newest: number | null; policies: number }> {
  const [row] = await db<{ newest: number | null; policies: number }[]>`
    with own as (select t.document_id, t.published_at from policy_topic_document t
      where ${inForce(db, 't', view)} and ${isOf(db, 't', stored)}),
    last as (select max(own.published_at) as newest from own)
    select last.newest, (select count(distinct own.document_id) from own
      where own.published_at > last.newest - make_interval(days => ${days}::int))::int as policies from last`
  return row ?? { newest: null, policies: 0 }
}

/** Labels of the policies of topics by how many policies have them, and how many there are in all. */
export async function labelsOfTopics(
  db: Db,
  view: View,
  stored: Stored,
  most: number,
): Promise<{ word: string; label: string; count: number; total: number }[]> {
  return db<{ word: string; label: string; count: number; total: number }[]>`
    select w.word, mode() within group (order by w.label) as label, count(*)::int as count,
      count(*) over ()::int as total
    from policy_topic_word w where ${inForce(db, 'w', view)} and w.label not in ('', 'jj') ${ofTopics(db, view, stored)}
    group by w.word order by count(*) desc, w.word limit ${most}`
}

/** A page of the policies that have a word, the newest first. */
export async function policiesWithWord(
  db: Db,
  view: View,
  word: string,
  { page, size }: { page: number; size: number },
): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select w.document_id from policy_topic_word w where w.word = ${word} and ${inForce(db, 'w', view)}
    order by w.published_at desc, w.document_id desc limit ${size} offset ${page * size}`
  return rows.map((row) => row.document_id)
}

/** A page of the posts of a forum whose text holds words, the newest first. */
export async function postsWithWords(
  db: Db,
  view: View,
  query: string,
  platform: string,
  { page, size }: { page: number; size: number },
): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select p.document_id from post p where p.platform = ${platform} and ${inForce(db, 'p', view)}
      and p.document_id in (select i.document_id from document_index i
        where i.words @@ ${query}::tsquery and i.kind = 'post' and ${inForce(db, 'i', view)})
    order by p.published_at desc, p.document_id desc limit ${size} offset ${page * size}`
  return rows.map((row) => row.document_id)
}

/** How many policies have a word, and how many posts of each forum hold it. */
export async function textsWithWord(
  db: Db,
  view: View,
  word: string,
  query: string | null,
): Promise<{ policies: number; df: number; xq: number }> {
  const posts = (platform: string) =>
    query === null
      ? db`0`
      : db`(select count(*)::int from post p where p.platform = ${platform} and ${inForce(db, 'p', view)}
          and p.document_id in (select i.document_id from document_index i
            where i.words @@ ${query}::tsquery and i.kind = 'post' and ${inForce(db, 'i', view)}))`
  const [row] = await db<{ policies: number; df: number; xq: number }[]>`
    select (select count(*)::int from policy_topic_word w where w.word = ${word} and ${inForce(db, 'w', view)})
      as policies, ${posts('df')} as df, ${posts('xq')} as xq`
  return row ?? { policies: 0, df: 0, xq: 0 }
}
