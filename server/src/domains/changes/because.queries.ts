import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { barInForce, lastBarOf } from '../markets/offers/quotes.ts'
import type { Span } from './subject.ts'

/** Where the latest line of a company's business came from that was known by the view. */
export async function businessOrigins(db: Db, view: View, companies: readonly string[]): Promise<Map<string, Origin>> {
  const rows = await db<(Origin & { company_id: string })[]>`
    select asked.id as company_id, own.* from unnest(${db.array(companies as string[])}::text[]) asked(id)
      cross join lateral (
      select ${originColumns(db, 'b')} from business_segment b join import_run run on run.run_id = b.run_id
        where b.company_id = asked.id and b.dimension in ('product', 'industry') and ${inForce(db, 'b', view)}
        order by b.period_end desc, b.known_at desc limit 1) own`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Where the latest word of a source on memberships came from, known by the second instant; keyed `theme company`. */
export async function givenOrigins(
  db: Db,
  { to, toView }: Span,
  asked: readonly { themeId: string; companyId: string }[],
): Promise<Map<string, Origin>> {
  const rows = await db<(Origin & { theme_id: string; company_id: string })[]>`
    select asked.theme as theme_id, asked.company as company_id, own.*
      from unnest(${db.array(asked.map((one) => one.themeId))}::text[],
      ${db.array(asked.map((one) => one.companyId))}::text[]) asked(theme, company) cross join lateral (
      select ${originColumns(db, 'm')} from theme_membership m join import_run run on run.run_id = m.run_id
        where m.market_id = ${toView.marketId} and m.theme_id = asked.theme and m.company_id = asked.company
        and m.known_at <= ${instant(to)}
      order by m.known_at desc, m.valid_from desc limit 1) own`
  return new Map(rows.map((row) => [`${row.theme_id} ${row.company_id}`, row]))
}

/** The latest documents that name a theme and a company, known between the instants; keyed `theme company`. */
export async function namingDocuments(
  db: Db,
  { from, to, toView }: Span,
  asked: readonly { themeId: string; companyId: string }[],
): Promise<Map<string, string[]>> {
  const rows = await db<{ theme_id: string; company_id: string; ids: string[] }[]>`
    select asked.theme as theme_id, asked.company as company_id, array(
      select td.document_id from theme_document td join document_company dc on dc.market_id = td.market_id
        and dc.document_id = td.document_id and dc.company_id = asked.company
      where td.market_id = ${toView.marketId} and td.theme_id = asked.theme and td.known_at > ${instant(from)}
        and td.known_at <= ${instant(to)} order by td.published_at desc limit 3) as ids
    from unnest(${db.array(asked.map((one) => one.themeId))}::text[],
      ${db.array(asked.map((one) => one.companyId))}::text[]) asked(theme, company)`
  return new Map(rows.map((row) => [`${row.theme_id} ${row.company_id}`, row.ids]))
}

/** Where the last price of each company's stock came from, as the view knows it. */
export async function priceOrigins(db: Db, view: View, companies: readonly string[]): Promise<Map<string, Origin>> {
  if (companies.length === 0) return new Map()
  const rows = await db<(Origin & { company_id: string })[]>`
    select asked.id as company_id, origin.* from unnest(${db.array(companies as string[])}::text[]) asked(id)
    cross join lateral (select s.security_id from security s
      where s.company_id = asked.id and s.kind = 'stock' and ${inForce(db, 's', view)}
      order by s.security_id <> asked.id, s.security_id limit 1) stock
    cross join ${lastBarOf(db, view, db`stock.security_id`)}
    cross join lateral (select ${originColumns(db, 'd')} from daily_price d join import_run run on run.run_id = d.run_id
      where d.security_id = stock.security_id and d.basis = bar.basis and d.trade_date = bar.trade_date
        and ${barInForce(db, 'd', view)}) origin`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Documents that are counted as stories of a theme, the latest first, with where the first came from. */
export interface Stories {
  ids: string[]
  origin: Origin
}
/** Days whose documents are counted. */
const STORY_DAYS = 7

/**
 * The latest documents that are stories of themes at the second instant; where there is none any more, those that were
 * at the first.
 */
export async function storyDocuments(
  db: Db,
  { from, to, toView, fromView }: Span,
  themes: readonly string[],
): Promise<Map<string, Stories>> {
  if (themes.length === 0) return new Map()
  const within = (at: number) =>
    db`x.published_at <= ${instant(at)} and x.published_at > ${instant(at)}::timestamptz
      - ${`${STORY_DAYS} days`}::interval`
  const rows = await db<(Origin & { theme_id: string; ids: string[] })[]>`
    select asked.id as theme_id, told.ids, own.* from unnest(${db.array(themes as string[])}::text[]) asked(id)
    cross join lateral (
      select coalesce(nullif(array(select x.document_id from theme_document x
        where x.theme_id = asked.id and ${within(to)} and ${inForce(db, 'x', toView)}
        order by x.published_at desc, x.document_id desc limit 3), '{}'),
        array(select x.document_id from theme_document x
          where x.theme_id = asked.id and ${within(from)} and ${inForce(db, 'x', fromView)}
          order by x.published_at desc, x.document_id desc limit 3)) as ids) told
    cross join lateral (select ${originColumns(db, 'd')} from document d join import_run run on run.run_id = d.run_id
      where d.market_id = ${toView.marketId} and d.document_id = told.ids[1] and d.known_at <= ${instant(to)}
      order by d.known_at desc limit 1) own`
  return new Map(rows.map((row) => [row.theme_id, { ids: row.ids, origin: row }]))
}
