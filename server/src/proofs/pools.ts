import type { Db } from '@pandora/store/database'

/** Values that the fields of inputs may take in one market of one database, by what they are. */
export interface Pools {
  company: readonly string[]
  security: readonly string[]
  industry: readonly string[]
  theme: readonly string[]
  /** Theme and company that belong together, as `theme company`. */
  membership: readonly string[]
  /** Themes and watch groups of a user's own. */
  ownTheme: readonly string[]
  group: readonly string[]
  event: readonly string[]
  document: readonly string[]
  report: readonly string[]
  policy: readonly string[]
  businessType: readonly string[]
  /** Ends of periods, days of bars, and instants in ms of documents. */
  period: readonly string[]
  day: readonly string[]
  instant: readonly number[]
  year: readonly number[]
  /** What is typed into a search: names, their beginnings, codes, sounds. */
  text: readonly string[]
  item: readonly string[]
  source: readonly string[]
  category: readonly string[]
  eventType: readonly string[]
  /** Lists that somebody published. */
  rankList: readonly string[]
  /** Who writes posts. */
  author: readonly string[]
  /** Topics of risks of places. */
  riskTopic: readonly string[]
  /** Meetings with one before them in their series, their series, and work reports in both languages. */
  meeting: readonly string[]
  meetingSeries: readonly string[]
  workReport: readonly string[]
  /** Companies that raised money, their investors, their rounds. */
  venture: readonly string[]
  organisation: readonly string[]
  round: readonly string[]
}

/** What each kind of value is read by: the tables, and an order in which what changed last comes first. */
const reads: Readonly<Record<Exclude<keyof Pools, 'text' | 'company'>, string>> = {
  security: `select security_id as value from security where market_id = $1 and superseded_at = 'infinity' order by kind <> 'index', known_at desc, security_id`,
  industry: `select industry_code as value from industry_membership where market_id = $1 group by 1 union all select industry_code from industry where market_id = $1 and level < 3 and superseded_at = 'infinity'`,
  theme: `select t.theme_id as value from theme t left join theme_membership m on m.market_id = t.market_id and m.theme_id = t.theme_id where t.market_id = $1 and t.superseded_at = 'infinity' group by 1 order by count(m.theme_id) desc, 1`,
  membership: `select theme_id || ' ' || company_id as value from theme_membership where market_id = $1 group by 1 order by max(known_at) desc, 1`,
  ownTheme: `select theme_id as value from own_theme where market_id = $1 order by 1`,
  group: `select group_id as value from watch_group where market_id = $1 order by 1`,
  // Every other one has taken the place of another, or given it up.
  event: `select value from (select v.event_id as value, row_number() over (partition by count(t.into_id) > 0 order by count(distinct e.document_id) desc, max(v.known_at) desc, v.event_id) as place, count(t.into_id) as taken
      from event v left join event_evidence e on e.market_id = v.market_id and e.event_id = v.event_id left join event_taken_over t on t.market_id = v.market_id and v.event_id in (t.event_id, t.into_id)
      where v.market_id = $1 and (v.superseded_at = 'infinity' or t.into_id is not null) group by 1) one order by place, taken desc`,
  document: `select document_id as value from document where market_id = $1 and superseded_at = 'infinity' order by kind = 'post', known_by = 'received' desc, known_at desc, 1`,
  report: `select document_id as value from document where market_id = $1 and kind = 'report' and superseded_at = 'infinity' order by known_at desc, 1`,
  policy: `select document_id as value from document where market_id = $1 and kind = 'policy' and superseded_at = 'infinity' order by known_by = 'received' desc, known_at desc, 1`,
  businessType: `select business_type_id as value from business_line where market_id = $1 group by 1 order by count(*) desc, 1`,
  period: `select period_end::text as value from statement_item where market_id = $1 group by 1 order by 1 desc`,
  day: `select trade_date::text as value from daily_price where market_id = $1 group by 1 order by 1 desc`,
  instant: `select extract(epoch from published_at)::float8 * 1000 as value from document where market_id = $1 order by known_at desc, document_id`,
  year: `select extract(year from period_end)::int as value from statement_item where market_id = $1 group by 1 order by 1 desc`,
  item: `select item as value from statement_item where market_id = $1 group by 1 order by item <> 'revenue', 1`,
  source: `select source_name as value from document where market_id = $1 group by 1 order by count(*) desc, 1`,
  category: `select category as value from document where market_id = $1 and category is not null group by 1 order by count(*) desc, 1`,
  riskTopic: `select value from (select risk_type || '~' || place || '~' || (published_at at time zone 'Asia/Shanghai')::date as value, published_at, published_at - lag(published_at) over (partition by risk_type, place order by published_at) as since
      from risk_document where market_id = $1 and place <> '' and risk_type in ('flood', 'fire', 'earthquake', 'epidemic', 'tariff_trade') and superseded_at = 'infinity') told
      where since is null or since > interval '7 days' order by published_at desc, value`,
  meeting: `select m.document_id as value from policy_meeting m where m.market_id = $1 and m.superseded_at = 'infinity' and exists (select from policy_meeting b where b.market_id = m.market_id and b.series = m.series and b.held_on < m.held_on) order by m.held_on desc, 1`,
  meetingSeries: `select series as value from policy_meeting where market_id = $1 group by 1 order by count(*) desc, 1`,
  workReport: `select report_id as value from work_report_segment where market_id = $1 group by 1 order by 1 desc`,
  rankList: `select list_id as value from rank_list where market_id = $1 group by 1 order by max(known_at) desc, 1`,
  author: `select author_id as value from post where market_id = $1 and author_id is not null group by 1 order by max(known_at) desc, 1`,
  venture: `select company_zh as value from financing_round where market_id = $1 group by 1 order by count(*) desc, max(known_at) desc, 1`,
  organisation: `select value from financing_round r, unnest(r.investors_zh) value where r.market_id = $1 group by 1 order by count(*) desc, 1`,
  round: `select round_id as value from financing_round where market_id = $1 group by 1 order by max(known_at) desc, 1`,
  eventType: `select type as value from event where market_id = $1 group by 1 order by count(*) desc, 1`,
}

/** Companies of whom most is known come first, those known last among the first: every other one from each end. */
const companies = `select c.company_id as value from company c
  left join (select company_id, count(*) as told from document_company where market_id = $1 group by 1) d using (company_id)
  where c.market_id = $1 and c.superseded_at = 'infinity' order by d.told desc nulls last, c.company_id`
const latest = `select company_id as value from company_name where market_id = $1 and superseded_at = 'infinity' group by 1 order by max(known_at) desc, 1`
const written = `select written as value from search_form where market_id = $1 and whole group by form, written order by max(known_at) desc, 1`

const most = 400

/** Reads the pools of a market. */
export async function readPools(db: Db, marketId: number): Promise<Pools> {
  const read = async (query: string): Promise<unknown[]> =>
    (await db.unsafe<{ value: unknown }[]>(`select value from (${query}) all_of limit ${most}`, [marketId])).map(
      (row) => row.value,
    )
  const entries = await Promise.all(
    Object.entries(reads).map(async ([name, query]) => [name, await read(query)] as const),
  )
  const company = taken((await read(companies)) as string[], (await read(latest)) as string[])
  const names = (await read(written)) as string[]
  return {
    ...(Object.fromEntries(entries) as unknown as Pools),
    company,
    text: names.flatMap((name) => [name, name.slice(0, 2)]),
  }
}

/** Values of two lists in turn, each once. */
export function taken<T>(one: readonly T[], other: readonly T[]): T[] {
  const all = Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
    [one.slice(at, at + 1), other.slice(at, at + 1)].flat(),
  ).flat()
  return [...new Set(all)]
}

/** The values of two databases: what is only in one must be answered by both alike. */
export function joined(one: Pools, other: Pools): Pools {
  return Object.fromEntries(
    Object.keys(one).map((name) => [
      name,
      taken(one[name as keyof Pools] as unknown[], other[name as keyof Pools] as unknown[]),
    ]),
  ) as unknown as Pools
}
