import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { fixedRead } from '@pandora/store/fixed-read'
import type { CompanyNameRow, CompanyProfileRow } from '@pandora/store/generated/schema'
import { classOf, nodeInForce } from '../../shared/classes.ts'
import { listedColumns, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { lastSeenFirst, type NameRow } from '../../shared/names.ts'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { lastBarOf, recentCloses, type LastBar } from '../markets/offers/quotes.ts'
import { narrowedTo, type Narrowed } from './facets.queries.ts'

/** Everything the head of a company's page shows; each part null where the view knows none. */
export interface ProfileRow extends Nullable<Origin> {
  security_id: string | null
  exchange_zh: string | null
  exchange_en: string | null
  first_listed_on: string | null
  /** First listing at any time, to tell "not yet listed" from "not known". */
  listed_at_all_on: string | null
  status: 'listed' | 'delisted' | 'suspended' | null
  /** In the order of `lastSeenFirst`. */
  names: (NameRow & Pick<CompanyNameRow, 'known_by'>)[] | null
  /** The class and the two levels above it, null beyond the first. */
  industries: ({ code: string; level: number; name_zh: string; name_en: string | null } | null)[] | null
  class_code: string | null
  quote: LastBar | null
  first_bar_on: string | null
  /** Statements whose unit is in doubt. */ unit_doubts: { statements: number; from: string; to: string } | null
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** The profile of a company, in one round trip: this is the page read most. Always one row. */
export const companyProfile = fixedRead<{ companyId: string }, ProfileRow>(
  (db, view, { companyId }) => db`
    select listing.security_id, exchange.name_zh as exchange_zh, exchange.name_en as exchange_en,
      listing.first_listed_on, listing.status,
      (select c.first_listed_on from company c where c.market_id = ${view.marketId} and c.company_id = asked.id
        order by c.superseded_at desc limit 1) as listed_at_all_on,
      (select json_agg(json_build_object('language', n.language, 'form', n.form, 'name', n.name, 'seen_on', n.seen_on,
        'known_by', n.known_by) order by ${lastSeenFirst(db, 'n')})
        from company_name n where n.company_id = asked.id and ${inForce(db, 'n', view)}) as names,
      class.industry_code as class_code,
      (select json_build_array(${node(db, 'i')}, ${node(db, 'above')}, ${node(db, 'top')}) from industry i
        left join industry above on above.industry_code = i.parent_code and ${nodeInForce(db, 'above', view)}
        left join industry top on top.industry_code = above.parent_code and ${nodeInForce(db, 'top', view)}
        where i.industry_code = class.industry_code and ${nodeInForce(db, 'i', view)}) as industries,
      case when bar.security_id is not null then json_build_object('security_id', bar.security_id, 'basis', bar.basis,
        'basis_date', bar.basis_date, 'trade_date', bar.trade_date,
        'close', bar.close, 'previous_close', bar.previous_close, 'volume', bar.volume, 'amount', bar.amount,
          'turnover_rate', bar.turnover_rate, 'change_rate', bar.change_rate,
        'currency', listing.currency, 'closes', ${recentCloses(db, view)}) end as quote,
      ${firstBarOn(db, view, db`listing.quoted_id`)} as first_bar_on,
      ${unitDoubts(db, view, db`asked.id`)} as unit_doubts,
      listing.known_at, listing.known_by, listing.recorded_at, listing.run_id, listing.line, listing.source,
        listing.file
    from (select ${companyId}::text as id) asked
    cross join lateral (
      select coalesce(s.security_id, asked.id) as quoted_id, s.security_id,
        coalesce(s.exchange, split_part(asked.id, '-', 1)) as exchange, s.currency,
        coalesce(c.first_listed_on, s.listed_on) as first_listed_on, l.status,
        c.known_at, c.known_by, c.recorded_at, c.run_id, c.line, c.source, c.file
      from (select) one
      left join lateral (select s.security_id, s.exchange, s.currency, s.listed_on from security s
        where s.company_id = asked.id and s.kind = 'stock' and ${inForce(db, 's', view)}
        order by s.security_id = asked.id desc, s.listed_on nulls last limit 1) s on true
      left join lateral (select c.first_listed_on, ${originColumns(db, 'c')}
        from company c join import_run run on run.run_id = c.run_id
          where c.company_id = asked.id and ${inForce(db, 'c', view)}) c on true
      left join listing_status l on l.security_id = coalesce(s.security_id, asked.id)
        and ${inForce(db, 'l', view)}) listing
    left join exchange on exchange.market_id = ${view.marketId} and exchange.exchange = listing.exchange
    left join ${classOf(db, view, db`asked.id`)} on true
    left join ${lastBarOf(db, view, db`listing.quoted_id`)} on true`,
)

/** An industry node in JSON; null where the join found none. */
const node = (db: Db, alias: string) => {
  const i = db(alias)
  return db`case when ${i}.industry_code is not null then json_build_object('code', ${i}.industry_code, 'level',
    ${i}.level, 'name_zh', ${i}.name_zh, 'name_en', ${i}.name_en) end`
}

/** Day of the first bar of any basis at any time. */
function firstBarOn(db: Db, view: View, security: ReturnType<Db>) {
  const first = (basis: ReturnType<Db>) =>
    db`(select d.trade_date from daily_price d where d.market_id = ${view.marketId} and d.security_id = ${security}
      and d.basis = ${basis} order by d.trade_date limit 1)`
  return db`least(${first(db`'traded'`)}, ${first(db`'forward-adjusted'`)}, ${first(db`'backward-adjusted'`)})`
}

/** How many statements of a company are in doubt as to their unit, with the first and last end of their periods. */
const unitDoubts = (db: Db, view: View, company: ReturnType<Db>) => db`(
  select json_build_object('statements', count(*), 'from', min(one.period_end), 'to', max(one.period_end))
  from (select distinct u.statement, u.period_end, u.period_months from unit_doubt u
    where u.company_id = ${company} and ${inForce(db, 'u', view)} and exists (select from statement_item s
      where s.company_id = u.company_id and s.period_end = u.period_end and s.period_months = u.period_months
        and s.statement = u.statement and s.unit = u.unit and s.run_id = u.run_id and s.known_at = u.told_at
        and ${inForce(db, 's', view)})) one having count(*) > 0)`

/** Whether any fact of any time names the company. */
export async function companyNamed(db: Db, marketId: number, companyId: string): Promise<boolean> {
  const [row] = await db<[{ named: boolean }]>`
    select exists(select from company where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from company_name where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from company_profile where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from security where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from industry_membership where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from daily_price where market_id = ${marketId} and security_id = ${companyId}
        and ${companyId} not like '%-%-%')
      or exists(select from share_count where market_id = ${marketId} and security_id = ${companyId}
        and ${companyId} not like '%-%-%')
      or exists(select from statement_item where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from business_segment where market_id = ${marketId} and company_id = ${companyId})
      or exists(select from document_company where market_id = ${marketId} and company_id = ${companyId}) as named`
  return row.named
}

/** A version of a fact with whether the view sees it, or will only later. */
export type Version<Row> = Row & Origin & { in_force: boolean; later: boolean }

const seen = (db: Db, alias: string, view: View) =>
  db`${originColumns(db, alias)}, (${inForce(db, alias, view)}) as in_force,
    ${view.asOf === null ? db`false` : db`${db(alias)}.known_at > ${instant(view.asOf)}`} as later`

/** Every version of a company's names, last seen first. */
export async function nameVersions(
  db: Db,
  view: View,
  companyId: string,
): Promise<Version<Pick<CompanyNameRow, 'language' | 'form' | 'name'>>[]> {
  return db`select n.language, n.form, n.name, ${seen(db, 'n', view)}
    from company_name n join import_run run on run.run_id = n.run_id
      where n.market_id = ${view.marketId} and n.company_id = ${companyId} order by ${lastSeenFirst(db, 'n')}`
}

export type ProfileVersion = Version<
  Pick<CompanyProfileRow, 'website' | 'main_business' | 'region_code' | 'city'> & {
    region_zh: string | null
    region_en: string | null
  }
>

/** Every version of what a company says of itself, newest first. */
export async function profileVersions(db: Db, view: View, companyId: string): Promise<ProfileVersion[]> {
  return db`select p.website, p.main_business, p.region_code, p.city, region.name_zh as region_zh,
    region.name_en as region_en, ${seen(db, 'p', view)}
    from company_profile p join import_run run on run.run_id = p.run_id
      left join region on region.region_code = p.region_code
    where p.market_id = ${view.marketId} and p.company_id = ${companyId} order by p.known_at desc`
}

/** Every version of a company's first listing, newest first. */
export async function listingVersions(
  db: Db,
  view: View,
  companyId: string,
): Promise<Version<{ listed_on: string | null }>[]> {
  return db`select c.first_listed_on as listed_on, ${seen(db, 'c', view)}
    from company c join import_run run on run.run_id = c.run_id
      where c.market_id = ${view.marketId} and c.company_id = ${companyId} order by c.known_at desc`
}

/** Every version of whether a company's stock is traded, newest first. */
export async function statusVersions(db: Db, view: View, companyId: string): Promise<Version<{ status: string }>[]> {
  return db`select l.status, ${seen(db, 'l', view)}
    from listing_status l join import_run run on run.run_id = l.run_id
      where l.market_id = ${view.marketId} and l.security_id = ${companyId} order by l.known_at desc`
}

interface DocumentsAsked extends Narrowed {
  companyId: string
  kind: DocumentKind
  relation?: 'subject' | 'mention' | undefined
  page: number
  size: number
}

/** One page of a company's documents, newest first, and how many there are. */
export async function companyDocuments(
  db: Db,
  view: View,
  { companyId, kind, relation, page, size, ...narrowed }: DocumentsAsked,
): Promise<{ rows: ListedDocument[]; total: number }> {
  const own = db`dc.company_id = ${companyId}
    and dc.kind = ${kind} ${kind === 'post' ? db`` : db`and dc.kind <> 'post'`} ${
      relation
        ? db`and dc.relation
    = ${relation}`
        : db``
    } and ${inForce(db, 'dc', view)} ${narrowedTo(db, view, db`dc.document_id`, narrowed)}`
  const [rows, [count]] = await Promise.all([
    db<ListedDocument[]>`
      select ${listedColumns(db, 'd')}
      from (select dc.document_id, dc.published_at from document_company dc where ${own}
        order by dc.published_at desc, dc.document_id desc limit ${size} offset ${page * size}) one
      join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
      order by one.published_at desc, one.document_id desc`,
    db<[{ total: number }]>`select count(*)::int as total from document_company dc where ${own}`,
  ])
  return { rows, total: count.total }
}
