import type { Db } from '@pandora/store/database'

/** What of a version of a policy document tells its meeting. */
export interface PolicyVersion {
  document_id: string
  superseded: string
  title: string
  opening: string
  source_name: string
  source_name_en: string | null
}
/** A meeting and the words by which it was told. */
export interface MeetingPlace {
  series: string
  series_en: string | null
  field: 'title' | 'body'
  starts_at: number
  ends_at: number
  words: string
}

/** Documents that a merge touched. */
export async function touchedDocuments(tx: Db): Promise<string[]> {
  const rows = await tx<{ document_id: string }[]>`
    select distinct document_id from touched_document where kind = 'policy' order by document_id`
  return rows.map((row) => row.document_id)
}

/** Every version of some documents that is a policy. Only the opening of a text can name its meeting. */
export async function policyVersions(tx: Db, marketId: number, ids: readonly string[]): Promise<PolicyVersion[]> {
  return tx<PolicyVersion[]>`
    select d.document_id, d.superseded_at::text as superseded, d.title, left(d.body, 400) as opening, d.source_name,
      d.source_name_en
    from document d where d.market_id = ${marketId} and d.kind = 'policy' and d.language = 'zh'
      and d.document_id = any(${tx.array(ids as string[])}::text[]) order by d.document_id, d.superseded_at`
}

/** Forgets which meetings some documents are of. */
export async function dropMeetings(tx: Db, marketId: number, ids: readonly string[]): Promise<void> {
  await tx`delete from policy_meeting where market_id = ${marketId}
    and document_id = any(${tx.array(ids as string[])}::text[])`
}

/** Stores meetings, each in force as long as its version of the document. */
export async function keepMeetings(
  tx: Db,
  marketId: number,
  rows: readonly (PolicyVersion & MeetingPlace)[],
): Promise<void> {
  if (rows.length === 0) return
  const texts = (value: (row: (typeof rows)[number]) => string | null) => tx.array(rows.map(value) as string[])
  const whole = (value: (row: (typeof rows)[number]) => number) => tx.array(rows.map(value))
  await tx`
    insert into policy_meeting (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, document_id,
      series, series_en, held_on, field, starts_at, ends_at, words)
    select d.market_id, d.known_at, d.known_by, d.superseded_at, d.recorded_at, d.run_id, d.line, d.document_id,
      n.series, n.series_en, (d.published_at at time zone 'Asia/Shanghai')::date, n.field, n.starts_at, n.ends_at,
      n.words
    from unnest(${texts((row) => row.document_id)}::text[], ${texts((row) => row.superseded)}::timestamptz[],
      ${texts((row) => row.series)}::text[], ${texts((row) => row.series_en)}::text[],
      ${texts((row) => row.field)}::text[], ${whole((row) => row.starts_at)}::int[],
      ${whole((row) => row.ends_at)}::int[], ${texts((row) => row.words)}::text[])
      n(document_id, superseded_at, series, series_en, field, starts_at, ends_at, words)
    join document d on d.market_id = ${marketId} and d.document_id = n.document_id
      and d.superseded_at = n.superseded_at
    on conflict do nothing`
}

/** Markets whose documents were read with other rules, or never. */
export async function marketsOfOldRules(db: Db, rules: number): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`
    select m.market_id from market m left join policy_meeting_rules r on r.market_id = m.market_id
    where r.rules is distinct from ${rules} order by m.market_id`
  return rows.map((row) => row.market_id)
}

/** The next policy documents of a market in the order of their ids. */
export async function untouchedSince(db: Db, marketId: number, after: string, most: number): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`
    select distinct d.document_id from document d
    where d.market_id = ${marketId} and d.kind = 'policy' and d.document_id > ${after}
    order by d.document_id limit ${most}`
  return rows.map((row) => row.document_id)
}

/** Notes with which rules a market was read. */
export async function keepRules(db: Db, marketId: number, rules: number): Promise<void> {
  await db`insert into policy_meeting_rules (market_id, rules) values (${marketId}, ${rules})
    on conflict (market_id) do update set rules = excluded.rules`
}
