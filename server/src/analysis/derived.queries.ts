import type { Db, Sql } from '@pandora/store/database'
import { toldIn } from '../domains/analysis/offers/told.queries.ts'

/** Markets in which words of a month, links of policies, or counts of posts are to be made anew. */
export async function derivedDue(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`
    select market_id from keyword_month_due union select market_id from policy_link_due union select market_id
      from policy_names where stale union select market_id from forum_day_state where due order by 1`
  return rows.map((row) => row.market_id)
}

/** Months of a market whose words are to be counted anew, the newest first. */
export async function monthsDue(db: Db, marketId: number): Promise<string[]> {
  const rows = await db<
    { month: string }[]
  >`select month::text as month from keyword_month_due where market_id = ${marketId} order by month desc`
  return rows.map((row) => row.month)
}

/** Counts in how many stories of a month each word is a keyword. What is read meanwhile marks the month again. */
export async function countMonth(sql: Sql, marketId: number, month: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from keyword_month_due where market_id = ${marketId} and month = ${month}`
    await tx`delete from keyword_month where market_id = ${marketId} and month = ${month}`
    await tx`
      with told as materialized (${toldIn(tx, marketId, month)}),
      words as (select k.word #>> '{}' as word, count(*)::int as stories from told
        cross join lateral jsonb_path_query(told.result, '$.keywords[*].word') k(word) group by 1)
      insert into keyword_month (market_id, word, month, stories)
      select ${marketId}::smallint, word, ${month}::date, stories from words where length(word) between 1 and 80
      union all select ${marketId}::smallint, '', ${month}::date, (select count(*)::int from told) union all
        select ${marketId}::smallint, '*', ${month}::date, coalesce((select sum(stories)::int from words), 0)`
  })
}

/** Names of what companies of a market sell: product segments and goods supplied. */
export async function productNames(db: Db, marketId: number): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select distinct b.name from business_segment b where b.market_id = ${marketId} and b.dimension = 'product'
      and b.superseded_at = 'infinity'
    union select distinct e.product_zh from supply_edge e
      where e.market_id = ${marketId} and e.superseded_at = 'infinity' and e.product_zh <> '' order by 1`
  return rows.map((row) => row.name)
}

/** Version of the names with which the links of a market were made. */
export async function namesMade(db: Db, marketId: number): Promise<{ names: string; stale: boolean } | undefined> {
  const [row] = await db<
    { names: string; stale: boolean }[]
  >`select names, stale from policy_names where market_id = ${marketId}`
  return row
}

/** Puts down the version of the names; where it is another one, every policy is to be linked anew. */
export async function keepNames(sql: Sql, marketId: number, names: string, isOther: boolean): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`insert into policy_names (market_id, names, stale) values (${marketId}, ${names}, false)
      on conflict (market_id) do update set names = excluded.names, stale = false`
    if (isOther)
      await tx`insert into policy_link_due select d.market_id, d.document_id from document d
        where d.market_id = ${marketId} and d.kind = 'policy' and d.superseded_at = 'infinity' on conflict do nothing`
  })
}

/** A wording of a policy that is to be linked, with the industries that were read in it. */
export interface DuePolicy {
  document_id: string
  title: string
  body: string
  published_at: string
  known_at: string
  superseded_at: string
  industries: { id: string; field: 'title' | 'body'; start: number; end: number; confidence: number }[] | null
}

/** Characters of a policy in which products are looked for. */
const READ = 60_000

/** Every wording of policies whose links are to be made, a part of them: what a later one says was not known before. */
export async function duePolicies(db: Db, marketId: number, most: number): Promise<DuePolicy[]> {
  return db<DuePolicy[]>`
    select due.document_id, d.title, left(d.body, ${READ}::int) as body, d.published_at::text as published_at,
      d.known_at::text as known_at, d.superseded_at::text as superseded_at,
      jsonb_path_query_array(case when a.failure is null then a.result end,
        '$.mentions[*] ? (@.kind == "industry" && @.id != null)') as industries
    from (select market_id, document_id from policy_link_due one where one.market_id = ${marketId}
        and exists (select from document p where p.market_id = one.market_id and p.document_id = one.document_id
          and p.superseded_at = 'infinity') order by document_id limit ${most}) due
    join document d on d.market_id = due.market_id and d.document_id = due.document_id and d.superseded_at > d.known_at
    left join lateral (select own.failure, own.result from document_analysis own
      where own.market_id = d.market_id and own.document_id = d.document_id and own.known_at >= d.known_at
        and own.known_at < d.superseded_at order by own.known_at desc, own.recorded_at desc limit 1) a on true
    order by due.document_id, d.known_at`
}

/** What a wording of a policy touches. */
export interface PolicyLink {
  document_id: string
  kind: 'product' | 'industry'
  entity: string
  published_at: string
  known_at: string
  superseded_at: string
  quote: string
}

/** Stores the links of policies in place of those they had. */
export async function storeLinks(
  sql: Sql,
  marketId: number,
  ids: readonly string[],
  links: readonly PolicyLink[],
): Promise<void> {
  await sql.begin(async (tx) => {
    const of = (value: (link: PolicyLink) => string) => tx.array(links.map(value))
    await tx`delete from policy_link where market_id = ${marketId}
      and document_id = any(${tx.array(ids as string[])}::text[])`
    await tx`insert into policy_link (market_id, kind, entity, published_at, document_id, known_at, superseded_at, quote)
      select ${marketId}, n.* from unnest(${of((one) => one.kind)}::text[], ${of((one) => one.entity)}::text[],
        ${of((one) => one.published_at)}::timestamptz[], ${of((one) => one.document_id)}::text[],
        ${of((one) => one.known_at)}::timestamptz[], ${of((one) => one.superseded_at)}::timestamptz[],
        ${of((one) => one.quote)}::text[]) n on conflict do nothing`
    await tx`delete from policy_link_due where market_id = ${marketId}
      and document_id = any(${tx.array(ids as string[])}::text[])`
  })
}

/** Policies that are due but gone: nothing is left to link. */
export async function dropGonePolicies(db: Db, marketId: number): Promise<void> {
  await db`delete from policy_link_due due where due.market_id = ${marketId} and not exists (select from document d
    where d.market_id = due.market_id and d.document_id = due.document_id and d.superseded_at = 'infinity')`
}
