import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** A figure that a company's statements hold; `derived`: worked out of several, and then of the newest of them. */
export interface StoredRow extends Origin {
  item: string
  end: string
  months: number
  value: number
  unit: string
}

/** Years around a report of which figures are held against it. */
const BEFORE = 6

const columns = [
  'revenue',
  'gross_profit',
  'operating_profit',
  'total_profit',
  'income_tax',
  'net_profit',
  'parent_net_profit',
] as const
const rates = ['gross_margin', 'net_margin'] as const

/**
 * Figures of a company around a day: cumulative ones of its statements, margins of them, and those of single quarters.
 */
export async function storedFigures(db: Db, view: View, companyId: string, day: string): Promise<StoredRow[]> {
  const span = (alias: string) =>
    db`${db(alias)}.period_end between ${day}::date - ${BEFORE} * interval '1 year'
      and ${day}::date + interval '1 year'`
  const quarter = (name: string, unit: ReturnType<Db>) => db`
    select ${name}::text as item, q.period_end::text as end, 3 as months, q.${db(name)} as value, ${unit} as unit,
      ${originColumns(db, 'q')} from company_quarter q join import_run run on run.run_id = q.run_id
    where q.company_id = ${companyId} and q.${db(name)} is not null and ${span('q')} and ${inForce(db, 'q', view)}`
  const quarters = [
    ...columns.map((name) => quarter(name, db`coalesce(q.currency, 'CNY')`)),
    ...rates.map((name) => quarter(name, db`'percent'`)),
  ]
  return db<StoredRow[]>`
    select s.item, s.period_end::text as end, s.period_months as months, s.value, s.unit, ${originColumns(db, 's')}
      from sound_item s join import_run run on run.run_id = s.run_id
    where s.company_id = ${companyId} and ${span('s')} and ${inForce(db, 's', view)}
    union all select 'gross_margin', r.period_end::text, r.period_months, (1 - c.value / r.value) * 100, 'percent',
      ${originColumns(db, 'r')} from sound_item r join import_run run on run.run_id = r.run_id
      join sound_item c on c.company_id = r.company_id and c.period_end = r.period_end
        and c.period_months = r.period_months and c.item = 'operating_cost' and c.unit = r.unit
        and ${inForce(db, 'c', view)}
      where r.company_id = ${companyId} and r.item = 'revenue' and r.value > 0 and ${span('r')}
        and ${inForce(db, 'r', view)}
    ${quarters.map((one) => db`union all ${one}`)}`
}

/** Ends of the periods of which a company's figures became known only after the view's instant. */
export async function laterPeriods(db: Db, view: View, companyId: string): Promise<Set<string>> {
  if (view.asOf === null) return new Set()
  const rows = await db<{ end: string }[]>`select distinct s.period_end::text as end from statement_item s
    where s.market_id = ${view.marketId} and s.company_id = ${companyId} and s.known_at > ${instant(view.asOf)}`
  return new Set(rows.map((row) => row.end))
}

/** An earlier text on the same company. */
export interface EarlierRow {
  document_id: string
  title: string
  body: string
  source_name: string
  source_name_en: string | null
  published_at: number
  category: string | null
  language: 'zh' | 'en'
}

/** The latest texts of a kind and language on a company before an instant (ms), newest first. */
export async function earlierTexts(
  db: Db,
  view: View,
  {
    companyId,
    kind,
    language,
    before,
    most,
  }: { companyId: string; kind: DocumentKind; language: 'zh' | 'en'; before: number; most: number },
): Promise<EarlierRow[]> {
  return db<EarlierRow[]>`
    select d.document_id, d.title, d.body, d.source_name, d.source_name_en, d.published_at, d.category, d.language
    from (select m.document_id from document_company m
      where m.company_id = ${companyId} and m.kind = ${kind} ${kind === 'post' ? db`` : db`and m.kind <> 'post'`}
      and m.relation = 'subject' and m.published_at < ${instant(before)}::timestamptz and ${inForce(db, 'm', view)}
      order by m.published_at desc, m.document_id desc limit ${most}) one
    join document d on d.document_id = one.document_id and d.language = ${language} and ${inForce(db, 'd', view)}
      order by d.published_at desc, d.document_id desc`
}
