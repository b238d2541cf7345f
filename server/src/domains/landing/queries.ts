import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classInForce, nodeInForce, SHENWAN } from '../../shared/classes.ts'
import { changeRateOf, lastBarOf } from '../../shared/quotes.ts'
import { countHolds } from '../../shared/share-counts.queries.ts'

/** The groups of a market as they stood on the last day on which any stock of it has a bar. */
export interface GroupRow {
  group_id: string
  name_zh: string
  name_en: string | null
  companies: number
  market_cap: number | null
  change_rate: number
  risk_point: number | null
  opportunity_point: number | null
  trade_date: string
}

/**
 * Groups with the market value and the day's change of their members. The change weighs each company by value times degree of membership; where
 * no value is known of any member, by the degree alone; risk and opportunity by the degree of those that are scored. Members without a bar on that day are left out.
 */
export async function groups(db: Db, view: View, by: 'theme' | 'industry'): Promise<GroupRow[]> {
  return db<GroupRow[]>`
    with member as materialized (${by === 'theme' ? themeMembers(db, view) : industryMembers(db, view)}),
    quoted as materialized (
      select one.company_id, bar.trade_date, ${changeRateOf(db, view)} as change, case when ${countHolds(db)} then bar.close * shares.total_shares end as value
      from (select distinct company_id from member) one
      cross join ${lastBarOf(db, view, db`one.company_id`)}
      left join lateral (select s.counted_on, s.total_shares, s.float_shares from share_count s where s.security_id = one.company_id and ${inForce(db, 's', view)} order by s.counted_on desc limit 1) shares on bar.basis = 'traded'),
    latest as (select max(trade_date) as day from quoted),
    scored as materialized (
      select company_id, risk_point, opportunity_point from company_score where market_id = ${view.marketId})
    select m.group_id, min(m.name_zh) as name_zh, min(m.name_en) as name_en, count(*)::int as companies,
      sum(q.value * m.weight) as market_cap,
      coalesce(sum(q.change * q.value * m.weight) / nullif(sum(q.value * m.weight), 0), sum(q.change * m.weight) / sum(m.weight)) as change_rate,
      sum(s.risk_point * m.weight) / nullif(sum(m.weight) filter (where s.company_id is not null), 0) as risk_point,
      sum(s.opportunity_point * m.weight) / nullif(sum(m.weight) filter (where s.company_id is not null), 0) as opportunity_point,
      (select day from latest) as trade_date
    from member m join quoted q using (company_id) left join scored s using (company_id)
    where q.trade_date = (select day from latest) and q.change is not null and m.weight > 0
    group by m.group_id`
}

function themeMembers(db: Db, view: View) {
  return db`select t.theme_id as group_id, t.name_zh, t.name_en, m.company_id, m.weight
    from theme t join theme_membership m on m.theme_id = t.theme_id and m.valid_to is null and ${inForce(db, 'm', view)} where ${inForce(db, 't', view)}`
}

function industryMembers(db: Db, view: View) {
  return db`select root.industry_code as group_id, root.name_zh, root.name_en, classed.company_id, 1::double precision as weight
    from (select distinct on (m.company_id) m.company_id, m.industry_code from industry_membership m where ${classInForce(db, 'm', view)} order by m.company_id, m.valid_from desc) classed
    join industry leaf on leaf.industry_code = classed.industry_code and ${nodeInForce(db, 'leaf', view)}
    left join industry middle on middle.industry_code = leaf.parent_code and ${nodeInForce(db, 'middle', view)}
    join industry root on root.scheme = ${SHENWAN} and root.level = 1 and ${nodeInForce(db, 'root', view)}
      and root.industry_code in (leaf.industry_code, leaf.parent_code, middle.parent_code)`
}

/** How much there is of a market. */
export async function sizes(db: Db, marketId: number): Promise<{ companies: number; documents: number; trading_days: number }> {
  const [row] = await db<[{ companies: number; documents: number; trading_days: number }]>`
    select (select count(*)::int from company where market_id = ${marketId} and superseded_at = 'infinity') as companies,
      (select count(*)::int from document where market_id = ${marketId} and superseded_at = 'infinity') as documents,
      (select count(distinct trade_date)::int from trading_day where market_id = ${marketId} and superseded_at = 'infinity') as trading_days`
  return row
}

/** The latest news titles in a language that are known by now. */
export async function latestTitles(db: Db, view: View, language: 'zh' | 'en', count: number): Promise<{ title: string; language: 'zh' | 'en'; published_at: number; source_name: string; source_name_en: string | null }[]> {
  return db`select d.title, d.language, d.published_at, d.source_name, d.source_name_en from document d
    where ${inForce(db, 'd', view)} and d.kind in ('news', 'announcement') and d.language = ${language}
    order by d.published_at desc, d.document_id desc limit ${count}`
}
