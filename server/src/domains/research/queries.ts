import type { AmountKind, Modality } from '@pandora/intelligence/analysis'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { listedColumns, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Ends of the periods for which something was published, with how. */
export interface PeriodRow {
  kind: 'statements' | 'segments'
  period_end: string
}

/**
 * Periods of a company's statements and segments, newest first. A compilation of segments, which says the day it was
 * seen and not of which report it is, is no report's.
 */
export async function periodsOf(db: Db, view: View, companyId: string): Promise<PeriodRow[]> {
  return db<PeriodRow[]>`
    select distinct 'statements' as kind, s.period_end::text as period_end from statement_item s
      where s.company_id = ${companyId} and ${inForce(db, 's', view)}
    union all select distinct 'segments', b.period_end::text from business_segment b
      where b.company_id = ${companyId} and b.known_by <> 'observed' and ${inForce(db, 'b', view)} order by 2 desc, 1`
}

/** Research reports, and announcements called a report, of a company by year. */
export async function documentYears(
  db: Db,
  view: View,
  companyId: string,
): Promise<{ kind: 'report' | 'announcement'; year: number; count: number }[]> {
  return db<{ kind: 'report' | 'announcement'; year: number; count: number }[]>`
    select d.kind, extract(year from d.published_at at time zone 'Asia/Shanghai')::int as year, count(*)::int as count
      from document_company d
    where d.company_id = ${companyId} and d.kind <> 'post'
      and (d.kind = 'report' or (d.kind = 'announcement'
      and d.title ~* '(年度|半年度|季度|中期)报告|annual report|interim report|quarterly report'))
      and ${inForce(db, 'd', view)} group by 1, 2`
}

interface Asked {
  companyId: string
  from: string | null
  to: string | null
  relation: 'subject' | 'mention' | undefined
  size: number
  offset: number
}

/** A report of a list with its text. */
export interface ReportRow extends ListedDocument {
  relation: 'subject' | 'mention'
  category: string | null
  url: string | null
  body: string
  characters: number
  /** Form feeds in the whole text. */ feeds: number
}

/** Characters of a report that a list reads for rating and target price. */
const READ = 12_000

/** Research reports of a company, newest first, and how many there are. */
export async function reportPage(
  db: Db,
  view: View,
  { companyId, from, to, relation, size, offset }: Asked,
): Promise<{ rows: ReportRow[]; total: number }> {
  const own = db`dc.company_id = ${companyId} and dc.kind = 'report'
    and dc.kind <> 'post' ${relation ? db`and dc.relation = ${relation}` : db``}
    ${
      from !== null && to !== null
        ? db`and dc.published_at >= ${from}::timestamptz
    and dc.published_at < ${to}::timestamptz`
        : db``
    } and ${inForce(db, 'dc', view)}`
  const [rows, [count]] = await Promise.all([
    db<ReportRow[]>`
      select ${listedColumns(db, 'd')}, one.relation, d.category, d.url, left(d.body, ${READ}::int) as body,
        length(d.body) as characters, length(d.body) - length(replace(d.body, chr(12), '')) as feeds
      from (select dc.document_id, dc.published_at, dc.relation from document_company dc where ${own}
        order by dc.published_at desc, dc.document_id desc limit ${size} offset ${offset}) one
      join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
        order by one.published_at desc, one.document_id desc`,
    db<[{ total: number }]>`select count(*)::int as total from document_company dc where ${own}`,
  ])
  return { rows, total: count.total }
}

/** An event of a company. */
export interface InvestmentRow {
  event_id: string
  type: string
  happened_at: number
}

/** The newest events of a company of some types, newest first. */
export async function investmentEvents(
  db: Db,
  view: View,
  { companyId, types, most }: { companyId: string; types: readonly string[]; most: number },
): Promise<InvestmentRow[]> {
  return db<InvestmentRow[]>`
    select c.event_id, c.type, c.happened_at from event_company c
    where c.company_id = ${companyId} and c.relation = 'direct' and c.type = any(${db.array(types as string[])})
      and ${inForce(db, 'c', view)}
    order by c.happened_at desc, c.event_id desc limit ${most}`
}

/** What documents tell of events. */
export interface InvestmentEvidence {
  event_id: string
  document_id: string
  story_id: string | null
  place: number
  kind: string
  title: string
  body: string
  source_name: string
  source_name_en: string | null
  published_at: number
  sign: -1 | 0 | 1
  modality: Modality
  confidence: number
  amount: number | null
  unit: 'CNY' | 'USD' | 'percent' | 'shares' | null
  amount_of: AmountKind | null
}

export async function investmentEvidence(db: Db, view: View, ids: readonly string[]): Promise<InvestmentEvidence[]> {
  if (ids.length === 0) return []
  return db<InvestmentEvidence[]>`
    select e.event_id, e.document_id, e.story_id, e.place, d.kind, d.title, d.body, d.source_name, d.source_name_en,
      d.published_at, e.sign, e.modality, e.confidence, e.amount, e.unit, e.amount_of
    from event_evidence e join document d on d.document_id = e.document_id and ${inForce(db, 'd', view)}
      where e.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'e', view)}
      order by d.published_at, e.document_id`
}

/** A figure of a cash-flow statement. */
export interface CashRow extends Origin {
  item: string
  period_end: string
  period_months: number
  value: number
  unit: string
}

/** Items that say what is spent on investments. */
const cashItems = [
  'investing_cash_flow',
  'capital_expenditure',
  'cash_paid_for_investments',
  'cash_paid_for_acquisitions',
]

/** What a company spent on investments by its statements, newest first. */
export async function investingCash(db: Db, view: View, companyId: string, most: number): Promise<CashRow[]> {
  return db<CashRow[]>`
    select s.item, s.period_end::text as period_end, s.period_months, s.value, s.unit, ${originColumns(db, 's')}
      from sound_item s join import_run run on run.run_id = s.run_id
    where s.company_id = ${companyId} and s.item = any(${db.array(cashItems)}) and ${inForce(db, 's', view)}
      order by s.period_end desc, s.period_months desc, s.item limit ${most}`
}

/** Whether a company's investing cash flow is known at any time. */
export async function cashKnownEver(db: Db, marketId: number, companyId: string): Promise<boolean> {
  const [row] = await db<
    [{ known: boolean }]
  >`select exists (select from statement_item s where s.market_id = ${marketId} and s.company_id = ${companyId}
    and s.item = any(${db.array(cashItems)})) as known`
  return row.known
}
