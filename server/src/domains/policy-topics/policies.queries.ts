import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DocumentRow, PolicyTopicDocumentRow, PolicyTopicWordRow } from '@pandora/store/generated/schema'
import { isOf, type Stored } from './counts.queries.ts'

/** Instants (ms) between which policies were published; the end is not among them. */
export interface Between {
  from: number
  to: number
}
export const always: Between = { from: -Infinity, to: Infinity }

const within = (db: Db, { from, to }: Between) => db`
  ${from === -Infinity ? db`` : db`and t.published_at >= ${instant(from)}`}
  ${to === Infinity ? db`` : db`and t.published_at < ${instant(to)}`}`

/** A page of the policies of topics, the newest first. `query`: words that their text holds. */
export async function pageOfPolicies(
  db: Db,
  view: View,
  stored: Stored,
  between: Between,
  { query = null, page, size }: { query?: string | null; page: number; size: number },
): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select t.document_id from policy_topic_document t
    where ${inForce(db, 't', view)} and ${isOf(db, 't', stored)} ${within(db, between)} ${holds(db, view, query)}
    group by t.document_id, t.published_at order by t.published_at desc, t.document_id desc
    limit ${size} offset ${page * size}`
  return rows.map((row) => row.document_id)
}

/** How many policies of topics there are. */
export async function countOfPolicies(
  db: Db,
  view: View,
  stored: Stored,
  between: Between,
  query: string | null = null,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(distinct t.document_id)::int as count from policy_topic_document t
    where ${inForce(db, 't', view)} and ${isOf(db, 't', stored)} ${within(db, between)} ${holds(db, view, query)}`
  return row?.count ?? 0
}

/** Condition that the document of a topic's row holds words. */
const holds = (db: Db, view: View, query: string | null) =>
  query === null
    ? db``
    : db`and t.document_id in (select i.document_id from document_index i
        where i.words @@ ${query}::tsquery and i.kind = 'policy' and ${inForce(db, 'i', view)})`

/** What is shown of a policy. */
export type PolicyText = Pick<
  DocumentRow,
  'document_id' | 'title' | 'body' | 'source_name' | 'source_name_en' | 'category' | 'url' | 'published_at' | 'kind'
>

/** Policies by their ids. */
export async function policyTexts(db: Db, view: View, ids: readonly string[]): Promise<PolicyText[]> {
  if (ids.length === 0) return []
  return db<PolicyText[]>`
    select d.document_id, d.title, d.body, d.source_name, d.source_name_en, d.category, d.url, d.published_at, d.kind
    from document d where d.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'd', view)}
    order by d.published_at desc, d.document_id desc`
}

export type TopicOfPolicy = Pick<
  PolicyTopicDocumentRow,
  'document_id' | 'topic' | 'share' | 'in_title' | 'words' | 'field' | 'starts_at' | 'ends_at'
>

/** Topics of policies, those of most sentences first. */
export async function topicsOfPolicies(db: Db, view: View, ids: readonly string[]): Promise<TopicOfPolicy[]> {
  if (ids.length === 0) return []
  return db<TopicOfPolicy[]>`
    select t.document_id, t.topic, t.share, t.in_title, t.words, t.field, t.starts_at, t.ends_at
    from policy_topic_document t
    where t.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 't', view)}
    order by t.document_id, t.in_title desc, t.share desc, t.topic`
}

export type LabelOfPolicy = Pick<PolicyTopicWordRow, 'document_id' | 'word' | 'label' | 'occurrences'>

/** Labels of policies, what stands in them most first. */
export async function labelsOfPolicies(db: Db, view: View, ids: readonly string[]): Promise<LabelOfPolicy[]> {
  if (ids.length === 0) return []
  return db<LabelOfPolicy[]>`
    select w.document_id, w.word, w.label, w.occurrences from policy_topic_word w
    where w.document_id = any(${db.array(ids as string[])}::text[]) and w.label <> '' and ${inForce(db, 'w', view)}
    order by w.document_id, w.occurrences desc, w.starts_at, w.word`
}

/** Industries that the reading of a policy found named in it. */
export async function industriesNamed(
  db: Db,
  view: View,
  documentId: string,
): Promise<{ id: string; field: 'title' | 'body'; start: number; end: number; text: string }[]> {
  return db<{ id: string; field: 'title' | 'body'; start: number; end: number; text: string }[]>`
    select m.id, m.field, m.start, m."end", m.text from document_analysis a
    cross join lateral jsonb_to_recordset(a.result -> 'mentions')
      m(kind text, id text, field text, start int, "end" int, text text)
    where a.document_id = ${documentId} and ${inForce(db, 'a', view)} and m.kind = 'industry' and m.id is not null
    order by m.field desc, m.start`
}
