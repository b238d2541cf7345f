import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../markets/offers/quotes.ts'
import { barWithin, capColumns, countOf, priceOf, sharesUpTo, type CapRow } from '../figures/offers/caps.queries.ts'
import { capOf } from '@pandora/intelligence/fundamentals/valuation'

/** A basis in which a security has bars in a span; `place` 1 is what was really paid. */
export interface BasisRow {
  security_id: string
  basis: PriceBasis
  basis_date: string | null
  place: number
}

/** Every basis in which securities have bars in a span, by its latest bar. */
export async function basesOf(
  db: Db,
  view: View,
  securities: readonly string[],
  from: string,
  to: string,
): Promise<BasisRow[]> {
  if (securities.length === 0) return []
  return db<BasisRow[]>`
    select asked.id as security_id, one.basis, one.basis_date, known.place::int as place
    from unnest(${db.array(securities as string[])}::text[]) asked(id)
      cross join unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) with ordinality known(basis, place)
    cross join lateral (select d.basis, d.basis_date from daily_price d
      where d.security_id = asked.id and d.basis = known.basis and d.trade_date between ${from} and ${to}
      and ${barInForce(db, 'd', view)} order by d.trade_date desc limit 1) one`
}

/**
 * The basis of most securities, of several equally many the one nearest to what was paid: returns are taken from one
 * basis only.
 */
export function commonBasis(rows: readonly BasisRow[]): BasisRow | null {
  const [most] = [...Map.groupBy(rows, (row) => `${row.place} ${row.basis_date ?? ''}`).values()].toSorted(
    (a, b) => b.length - a.length || (a[0]?.place ?? 0) - (b[0]?.place ?? 0),
  )
  return most?.[0] ?? null
}

/**
 * Returns of securities by day, per cent, of one basis: as the exchange counts them, else by the close before; none
 * where that is zero or below.
 */
export async function returnsOf(
  db: Db,
  view: View,
  securities: readonly string[],
  basis: PriceBasis,
  from: string,
  to: string,
): Promise<{ security_id: string; days: string[]; changes: number[] }[]> {
  return db<{ security_id: string; days: string[]; changes: number[] }[]>`
    select asked.id as security_id, array_agg(bar.trade_date::text
      order by bar.trade_date) as days, array_agg(bar.change order by bar.trade_date) as changes
    from unnest(${db.array(securities as string[])}::text[]) asked(id) cross join lateral (
      select p.trade_date, coalesce(p.change_rate, case when coalesce(p.previous_close, lag(p.close) over w) > 0
        then (p.close / coalesce(p.previous_close, lag(p.close) over w) - 1) * 100 end) as change
      from daily_price p where p.security_id = asked.id and p.basis = ${basis}
        and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
        window w as (partition by p.basis_date order by p.trade_date)) bar
    where bar.change is not null group by asked.id`
}

/**
 * Every version of companies' products and industries that was known by an instant (ms): who reported what, and when it
 * was known.
 */
export interface SegmentVersion {
  company_id: string
  period_end: string
  dimension: 'product' | 'industry'
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  known_at: number
  superseded_at: number
}

export async function segmentVersions(
  db: Db,
  marketId: number,
  companies: readonly string[],
  after: string,
  until: number,
): Promise<SegmentVersion[]> {
  return db<SegmentVersion[]>`
    select b.company_id, b.period_end, b.dimension, b.name, b.name_en, b.revenue, b.revenue_share, b.known_at,
      b.superseded_at from business_segment b
    where b.market_id = ${marketId} and b.company_id = any(${db.array(companies as string[])})
      and b.period_end >= ${after} and b.dimension in ('product', 'industry') and b.known_at <= ${instant(until)}
      order by b.company_id, b.period_end, b.dimension, b.name`
}

/** Every version of a theme's weights that was known by an instant (ms). */
export interface GivenVersion {
  company_id: string
  weight: number
  valid_from: string
  valid_to: string | null
  known_at: number
  superseded_at: number
}

export async function givenVersions(db: Db, marketId: number, themeId: string, until: number): Promise<GivenVersion[]> {
  return db<GivenVersion[]>`
    select m.company_id, m.weight, m.valid_from, m.valid_to, m.known_at, m.superseded_at from theme_membership m
    where m.market_id = ${marketId} and m.theme_id = ${themeId} and m.known_at <= ${instant(until)}
      order by m.company_id, m.valid_from`
}

/**
 * Every telling of a theme and a company that was known by an instant (ms): story, whether it is about the company, and
 * when it was published and known.
 */
export interface TellingVersion {
  company_id: string
  story: string
  about: boolean
  at: number
  known_at: number
  superseded_at: number
}

export async function tellingVersions(
  db: Db,
  marketId: number,
  themeId: string,
  from: number,
  until: number,
): Promise<TellingVersion[]> {
  return db<TellingVersion[]>`
    select dc.company_id, coalesce(td.story_id, td.document_id) as story, dc.relation = 'subject' as about,
      td.published_at as at, greatest(td.known_at, dc.known_at) as known_at, least(td.superseded_at, dc.superseded_at)
      as superseded_at
    from theme_document td join document_company dc on dc.market_id = td.market_id and dc.document_id = td.document_id
    where td.market_id = ${marketId} and td.theme_id = ${themeId}
      and td.published_at between ${instant(from)} and ${instant(until)}
      and greatest(td.known_at, dc.known_at) <= ${instant(until)}
      and greatest(td.known_at, dc.known_at) < least(td.superseded_at, dc.superseded_at)`
}

/** Securities of companies' stocks: the company's own id first. */
export async function stocksOf(db: Db, view: View, companies: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ company_id: string; security_id: string }[]>`
    select distinct on (s.company_id) s.company_id, s.security_id from security s
      where s.company_id = any(${db.array(companies as string[])}) and s.kind = 'stock' and ${inForce(db, 's', view)}
      order by s.company_id, s.security_id <> s.company_id, s.security_id`
  return new Map(rows.map((row) => [row.company_id, row.security_id]))
}

/** The day from which prices may still stand for a stock. */
const EARLIEST = '1900-01-01'

/**
 * Market values before a day, for weights by value: the shares counted last by the last price that was paid (`capOf`).
 * Who has none of the two, or a count that is not held against a price, is absent.
 */
export async function valuesBefore(
  db: Db,
  view: View,
  securities: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const rows = await db<(CapRow & { security_id: string })[]>`
    select asked.id as security_id, ${capColumns(db, view)}
      from unnest(${db.array(securities as string[])}::text[]) asked(id)
    cross join ${barWithin(db, view, db`asked.id`, { from: db`${EARLIEST}::date`, until: db`${day}::date - 1` })}
      cross join ${sharesUpTo(db, view, db`asked.id`, db`${day}::date - 1`)}`
  return new Map(
    rows.flatMap((row) => {
      const { marketCap } = capOf(priceOf(row, null), countOf(row))
      return marketCap === null ? [] : [[row.security_id, marketCap] as const]
    }),
  )
}

/** Names of products and industries that companies of the market ever reported. */
export async function businessNames(
  db: Db,
  marketId: number,
): Promise<{ dimension: string; name: string; name_en: string | null }[]> {
  return db<{ dimension: string; name: string; name_en: string | null }[]>`
    select n.dimension, n.name, t.name_en from business_name n
      join business_type t on t.market_id = n.market_id and t.business_type_id = n.business_type_id
      where n.market_id = ${marketId} and n.dimension <> 'region'`
}

/** Companies that ever reported a product or industry of any of some names. */
export async function everInBusiness(db: Db, marketId: number, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db<{ company_id: string }[]>`
    select distinct l.company_id from business_name n
      join business_line l on l.market_id = n.market_id and l.business_type_id = n.business_type_id
    where n.market_id = ${marketId} and n.dimension <> 'region' and n.name = any(${db.array(names as string[])})
      order by 1`
  return rows.map((row) => row.company_id)
}
