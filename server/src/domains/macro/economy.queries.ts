import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ObservationRow, SeriesRow } from '@pandora/store/generated/schema'

/** The last day of which each of these series has a value. */
export async function newestOfSeries(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<{ series_code: string; newest: string }[]> {
  return db<{ series_code: string; newest: string }[]>`
    select o.series_code, max(o.observed_on) as newest from observation o
    where o.series_code = any(${db.array(codes as string[])}::text[]) and ${inForce(db, 'o', view)}
    group by o.series_code order by o.series_code`
}

/** What the series themselves are. */
export async function seriesFacts(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<Pick<SeriesRow, 'series_code' | 'unit' | 'frequency' | 'publisher_zh' | 'publisher_en' | 'url'>[]> {
  return db<Pick<SeriesRow, 'series_code' | 'unit' | 'frequency' | 'publisher_zh' | 'publisher_en' | 'url'>[]>`
    select s.series_code, s.unit, s.frequency, s.publisher_zh, s.publisher_en, s.url from series s
    where s.series_code = any(${db.array(codes as string[])}::text[]) and ${inForce(db, 's', view)}
    order by s.series_code`
}

/** All values of series, oldest first. */
export async function observationsOf(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<Pick<ObservationRow, 'series_code' | 'observed_on' | 'value'>[]> {
  return db<Pick<ObservationRow, 'series_code' | 'observed_on' | 'value'>[]>`
    select o.series_code, o.observed_on, o.value from observation o
    where o.series_code = any(${db.array(codes as string[])}::text[]) and ${inForce(db, 'o', view)}
    order by o.series_code, o.observed_on`
}

/** Every value that was said of a day of a series where more than one was, as the view knows, in order of knowledge. */
export async function restated(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<Pick<ObservationRow, 'series_code' | 'observed_on' | 'value' | 'known_at'>[]> {
  const known = (alias: string) => (view.asOf === null ? db`` : db`and ${db(alias)}.known_at <= ${instant(view.asOf)}`)
  return db<Pick<ObservationRow, 'series_code' | 'observed_on' | 'value' | 'known_at'>[]>`
    select o.series_code, o.observed_on, o.value, o.known_at from observation o
    where o.market_id = ${view.marketId} and o.series_code = any(${db.array(codes as string[])}::text[]) ${known('o')}
      and exists (select from observation p where p.market_id = o.market_id and p.series_code = o.series_code
        and p.observed_on = o.observed_on and p.value <> o.value ${known('p')})
    order by o.series_code, o.observed_on, o.known_at, o.superseded_at`
}

/** Categories of the documents that are marked on series: meetings on the economy, and plans. */
const marked = [
  'politburo_econ',
  'cewc',
  'central_fin_econ_commission',
  'financial_work_conference',
  'five_year_plan_proposal',
  'plenum_communique',
  'government_work_report',
]

/** Meetings and reports on the economy of a span, the newest first. */
export async function policyDates(
  db: Db,
  view: View,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  most: number,
): Promise<{ document_id: string; title: string; category: string | null; published_at: number }[]> {
  return db<{ document_id: string; title: string; category: string | null; published_at: number }[]>`
    select d.document_id, d.title, d.category, d.published_at from document d
    where ${inForce(db, 'd', view)} and d.kind = 'policy'
      and d.category = any(${db.array(marked)}::text[])
      ${from ? db`and d.published_at >= ${from}::timestamp at time zone 'Asia/Shanghai'` : db``}
      ${to ? db`and d.published_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'` : db``}
    order by d.published_at desc, d.document_id limit ${most}`
}
