import { FREE_END } from '@pandora/contract/domains/supply/names'
import type { AmountKind, EventGrade, Modality } from '@pandora/intelligence/analysis'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

const iso = (ms: number) => instant(ms)

/**
 * Instants between which versions are wanted (ms): those in force at any time of it. One instant where both are the
 * same.
 */
export interface Times {
  from: number
  to: number
}

/** Condition that a version of `alias` was in force at some time of the span. */
export function within(db: Db, alias: string, marketId: number, { from, to }: Times) {
  const table = db(alias)
  return db`${table}.market_id = ${marketId} and ${table}.known_at <= ${iso(to)}
    and ${table}.superseded_at > ${iso(from)}`
}

/** What a document tells of an event. */
export interface EvidenceRow {
  event_id: string
  document_id: string
  story_id: string | null
  known_at: number
  superseded_at: number
  subject_kind: 'company' | 'industry' | 'theme'
  subject_id: string
  type: string
  happened_at: number
  sign: -1 | 0 | 1
  modality: Modality
  confidence: number
  amount: number | null
  unit: 'CNY' | 'USD' | 'percent' | 'shares' | null
  amount_of: AmountKind | null
  size_class: 'small' | 'medium' | 'large' | null
  grade: EventGrade | null
  region: string | null
  change: number | null
}

/**
 * Evidence of the events that happened after an instant (ms), of the subjects asked for (`kind id`), or of all; a row
 * for each version of its event, which says when it happened.
 */
export async function evidenceSince(
  db: Db,
  marketId: number,
  times: Times,
  since: number,
  subjects: readonly string[] | null,
): Promise<EvidenceRow[]> {
  return db<EvidenceRow[]>`
    select e.event_id, e.document_id, e.story_id, greatest(e.known_at, v.known_at) as known_at,
      least(e.superseded_at, v.superseded_at) as superseded_at, e.subject_kind, e.subject_id, e.type,
      coalesce(v.happened_at, e.happened_at) as happened_at, e.sign, e.modality, e.confidence, e.amount, e.unit,
      e.amount_of, e.size_class, e.grade, e.region, e.change
    from ${
      subjects
        ? db`(select split_part(key, ' ', 1) as kind, substr(key, strpos(key, ' ') + 1) as id
      from unnest(${db.array([...new Set(subjects)])}::text[]) key) asked
      join event_evidence e on e.subject_kind = asked.kind and e.subject_id = asked.id`
        : db`event_evidence e`
    }
    left join event v on v.market_id = e.market_id and v.event_id = e.event_id and v.known_at < e.superseded_at
      and v.superseded_at > e.known_at and ${within(db, 'v', marketId, times)}
    where e.happened_at >= ${iso(since)} and ${within(db, 'e', marketId, times)}
    order by e.event_id, e.document_id, e.known_at`
}

/** Events that sources give, of companies, that happened after an instant (ms). */
export interface DisclosedRow {
  event_id: string
  company_id: string
  type: string
  happened_at: number
  known_at: number
  superseded_at: number
  size_class: 'small' | 'medium' | 'large' | null
  document_id: string | null
}

export async function disclosedSince(
  db: Db,
  marketId: number,
  times: Times,
  since: number,
  companies: readonly string[] | null,
): Promise<DisclosedRow[]> {
  return db<DisclosedRow[]>`
    select c.event_id, c.company_id, c.type, c.happened_at, c.known_at, c.superseded_at, e.size_class, e.document_id
    from event_company c left join event e on e.market_id = c.market_id and e.event_id = c.event_id
      and e.known_at <= c.known_at and e.superseded_at > c.known_at
    where c.relation = 'direct' and c.line <> -1 and c.happened_at >= ${iso(since)}
      and ${within(db, 'c', marketId, times)} ${
        companies
          ? db`and c.company_id
      = any(${db.array(companies as string[])})`
          : db``
      }
    order by c.event_id, c.company_id, c.known_at`
}

/**
 * Companies that links of trade join to some, in one direction and over as many links as an event passes; themselves
 * included.
 */
export async function joinedTo(
  db: Db,
  marketId: number,
  times: Times,
  companies: readonly string[],
  links: number,
): Promise<string[]> {
  const along = (from: 'supplier_id' | 'customer_id', to: 'supplier_id' | 'customer_id') => db`(
    with recursive way(id, passed) as (
      select id, 0 from unnest(${db.array(companies as string[])}::text[]) id
      union
      select e.${db(to)}, way.passed + 1 from way
        join supply_edge e on e.${db(from)} = way.id and not starts_with(e.${db(to)}, ${FREE_END})
          and ${within(db, 'e', marketId, times)}
        where way.passed < ${links}::int)
    select id from way)`
  const rows = await db<
    { id: string }[]
  >`${along('supplier_id', 'customer_id')} union ${along('customer_id', 'supplier_id')}`
  return rows.map((row) => row.id)
}

/** Who supplies whom, among the companies asked for or among all. */
export async function suppliesIn(db: Db, marketId: number, times: Times, companies: readonly string[] | null) {
  return db<
    {
      supplier_id: string
      customer_id: string
      product_zh: string
      revenue_share: number | null
      cost_share: number | null
      valid_from: string
      valid_to: string | null
      known_at: number
      superseded_at: number
    }[]
  >`
    select e.supplier_id, e.customer_id, e.product_zh, e.revenue_share, e.cost_share, e.valid_from, e.valid_to,
      e.known_at, e.superseded_at from supply_edge e
    where ${
      companies
        ? db`e.supplier_id = any(${db.array(companies as string[])})
      and e.customer_id = any(${db.array(companies as string[])}) and`
        : db`not starts_with(e.supplier_id, ${FREE_END}) and not starts_with(e.customer_id, ${FREE_END}) and`
    } ${within(db, 'e', marketId, times)}
    order by e.supplier_id, e.customer_id, e.product_zh, e.valid_from`
}

/** Which industries, of every level, and themes companies belong to; those asked for or all. */
export async function groupsIn(db: Db, marketId: number, times: Times, companies: readonly string[] | null) {
  const asked = (alias: string) =>
    companies ? db`${db(alias)}.company_id = any(${db.array(companies as string[])}) and` : db``
  return db<
    {
      kind: 'industry' | 'theme'
      group_id: string
      company_id: string
      weight: number
      valid_from: string
      valid_to: string | null
      known_at: number
      superseded_at: number
    }[]
  >`
    with recursive up as (
      select m.company_id, m.industry_code, m.valid_from, m.valid_to, m.known_at, m.superseded_at
        from industry_membership m where m.scheme = 'sw2021' and ${asked('m')} ${within(db, 'm', marketId, times)}
      union
      select u.company_id, i.parent_code, u.valid_from, u.valid_to, u.known_at, u.superseded_at from up u
      join industry i on i.market_id = ${marketId} and i.scheme = 'sw2021' and i.industry_code = u.industry_code
        and i.superseded_at = 'infinity' where i.parent_code is not null)
    select 'industry' as kind, industry_code as group_id, company_id, 1::float8 as weight, valid_from, valid_to,
      known_at, superseded_at from up
    union all
    select 'theme', t.theme_id, t.company_id, t.weight, t.valid_from, t.valid_to, t.known_at, t.superseded_at
      from theme_membership t where ${asked('t')} ${within(db, 't', marketId, times)}
    order by 1, 2, 3, 5`
}

/**
 * Instant (ms) from which texts about each company have been read, of those asked for or of all; who is absent was
 * never read about.
 */
export async function coveredSince(
  db: Db,
  view: View,
  companies: readonly string[] | null,
): Promise<Map<string, number>> {
  const rows = await db<{ company_id: string; since: number }[]>`
    select c.company_id, read.since from company c cross join lateral (
      select dc.known_at as since from document_company dc
      where dc.company_id = c.company_id and ${inForce(db, 'dc', view)}
        and exists (select from document_analysis a where a.market_id = dc.market_id and a.document_id = dc.document_id
          and a.failure is null and a.superseded_at > a.known_at
          and a.known_at <= ${view.asOf === null ? 'infinity' : iso(view.asOf)})
      order by dc.published_at limit 1) read
    where ${
      companies
        ? db`c.company_id = any(${db.array(companies as string[])})
      and`
        : db``
    } ${inForce(db, 'c', view)}`
  return new Map(rows.map((row) => [row.company_id, row.since]))
}

/**
 * Provinces in which companies have their seat, or a site that a source gives or a text names; of the companies asked
 * for or of all.
 */
export async function placesIn(db: Db, marketId: number, times: Times, companies: readonly string[] | null) {
  const asked = (alias: string) =>
    companies ? db`${db(alias)}.company_id = any(${db.array(companies as string[])}) and` : db``
  return db<{ company_id: string; region_code: string; known_at: number; superseded_at: number }[]>`
    select p.company_id, p.region_code, p.known_at, p.superseded_at from company_profile p
      where ${asked('p')} p.region_code is not null and ${within(db, 'p', marketId, times)}
    union all
    select s.company_id, s.region_code, s.known_at, s.superseded_at from site s
      where ${asked('s')} ${within(db, 's', marketId, times)}
    union all
    select f.company_id, f.region_code, f.known_at, f.superseded_at from found_site f
      where ${asked('f')} ${within(db, 'f', marketId, times)}
    order by 1, 2, 3`
}
