import type { ScheduledKind } from '@pandora/contract/domains/calendar/records'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { LockUpReleaseRow, ScheduledEventRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Days that are asked for, both included. */
export interface Span {
  from: string
  to: string
}
/** Companies that are asked for; undefined: all. */
export type Among = readonly string[] | undefined

const among = (db: Db, column: ReturnType<Db>, ids: Among) =>
  ids ? db`and ${column} = any(${db.array([...ids])}::text[])` : db``

/** The instants of days, as the view knows them. */
const instants = ({ from, to }: Span, { asOf }: View) => ({
  begin: instant(instantOf(from)),
  end: instant(Math.min(endOfDay(to), asOf ?? Infinity)),
})

/** A period of a company that became known within a span. */
export type ReportRow = Origin & { company_id: string; period_end: string; quarter: number; months: number | null }

/** Periods that became known within a span: the first version of each. */
export async function reportsKnown(db: Db, view: View, span: Span, ids: Among): Promise<ReportRow[]> {
  const { begin, end } = instants(span, view)
  return db<ReportRow[]>`
    select distinct on (q.company_id, q.period_end) q.company_id, q.period_end, q.quarter, q.months,
      ${originColumns(db, 'q')}
    from company_quarter q join import_run run on run.run_id = q.run_id
    where q.market_id = ${view.marketId} and q.known_at between ${begin} and ${end} ${among(db, db`q.company_id`, ids)}
      and not exists (select from company_quarter e where e.market_id = q.market_id and e.company_id = q.company_id
        and e.period_end = q.period_end and e.known_at < q.known_at)
    order by q.company_id, q.period_end, q.known_at`
}

/** Which companies' periods are known, of some ends of periods. */
export async function periodsKnown(
  db: Db,
  view: View,
  periods: readonly string[],
  ids: Among,
): Promise<{ company_id: string; period_end: string }[]> {
  if (periods.length === 0) return []
  return db<{ company_id: string; period_end: string }[]>`
    select q.company_id, q.period_end from company_quarter q
    where q.period_end = any(${db.array([...periods])}::text[]::date[]) and ${inForce(db, 'q', view)}
      ${among(db, db`q.company_id`, ids)} order by q.company_id, q.period_end`
}

/** The last period known of each company of some exchanges, and the end of its last whole year. */
export interface LastPeriods {
  company_id: string
  last_end: string
  year_end: string | null
}

export async function lastPeriods(
  db: Db,
  view: View,
  exchanges: readonly string[],
  ids: Among,
): Promise<LastPeriods[]> {
  return db<LastPeriods[]>`
    select q.company_id, max(q.period_end) as last_end, max(q.period_end) filter (where q.months = 12) as year_end
    from company_quarter q where split_part(q.company_id, '-', 1) = any(${db.array([...exchanges])}::text[])
      and ${inForce(db, 'q', view)} ${among(db, db`q.company_id`, ids)}
    group by q.company_id order by q.company_id`
}

/** Days on which companies were listed first. */
export async function listedOn(db: Db, view: View): Promise<Map<string, string>> {
  const rows = await db<{ company_id: string; listed_on: string }[]>`
    select s.company_id, min(s.listed_on) as listed_on from security s
    where s.kind = 'stock' and s.company_id is not null and s.listed_on is not null and ${inForce(db, 's', view)}
    group by s.company_id order by s.company_id`
  return new Map(rows.map((row) => [row.company_id, row.listed_on]))
}

/** What a company scheduled. */
export type ScheduledRow = Origin &
  Pick<ScheduledEventRow, 'company_id' | 'name' | 'scheduled_on'> & { event: ScheduledKind }

export async function scheduledBetween(db: Db, view: View, { from, to }: Span, ids: Among): Promise<ScheduledRow[]> {
  return db<ScheduledRow[]>`
    select e.company_id, e.event, e.name, e.scheduled_on, ${originColumns(db, 'e')}
    from scheduled_event e join import_run run on run.run_id = e.run_id
    where ${inForce(db, 'e', view)} and e.scheduled_on between ${from} and ${to} ${among(db, db`e.company_id`, ids)}
    order by e.scheduled_on, e.company_id, e.event, e.name`
}

/** What may be traded from a day on. */
export type ReleaseRow = Origin &
  Pick<LockUpReleaseRow, 'security_id' | 'released_on' | 'holder' | 'share_type' | 'shares' | 'ratio'> & {
    company_id: string
  }

export async function releasesBetween(db: Db, view: View, { from, to }: Span, ids: Among): Promise<ReleaseRow[]> {
  return db<ReleaseRow[]>`
    select l.security_id, s.company_id, l.released_on, l.holder, l.share_type, l.shares, l.ratio,
      ${originColumns(db, 'l')}
    from lock_up_release l join import_run run on run.run_id = l.run_id
    join security s on s.security_id = l.security_id and s.company_id is not null and ${inForce(db, 's', view)}
    where ${inForce(db, 'l', view)} and l.released_on between ${from} and ${to} ${among(db, db`s.company_id`, ids)}
    order by l.released_on, l.security_id, l.holder nulls first, l.share_type nulls first`
}

/** A macro figure on the day on which it was published. */
export type ReleasedFigure = Origin & {
  series_code: string
  name_zh: string
  name_en: string
  unit: string
  observed_on: string
  value: number
}

/** Macro figures published within a span: those that a source says to have come later than the day they are about. */
export async function macroPublished(db: Db, view: View, span: Span): Promise<ReleasedFigure[]> {
  const { begin, end } = instants(span, view)
  return db<ReleasedFigure[]>`
    select o.series_code, s.name_zh, s.name_en, s.unit, o.observed_on, o.value, ${originColumns(db, 'o')}
    from observation o join import_run run on run.run_id = o.run_id
    join series s on s.series_code = o.series_code and s.category = 'macro' and ${inForce(db, 's', view)}
    where ${inForce(db, 'o', view)} and o.known_at between ${begin} and ${end} and o.known_by in ('published', 'day')
      and (o.known_at at time zone 'Asia/Shanghai')::date > o.observed_on
    order by o.known_at, o.series_code, o.observed_on`
}

/** Which kinds of facts the market knows any of. */
export async function kindsTold(
  db: Db,
  view: View,
): Promise<{ report: boolean; meeting: boolean; action: boolean; lock_up: boolean; macro: boolean }> {
  const any = (kind: string) => db`exists (select from ${db(kind)} f where ${inForce(db, 'f', view)})`
  const [row] = await db<{ report: boolean; meeting: boolean; action: boolean; lock_up: boolean; macro: boolean }[]>`
    select ${any('company_quarter')} as report, ${any('scheduled_event')} as meeting,
      ${any('corporate_action')} as action, ${any('lock_up_release')} as lock_up, exists (select from observation o
        join series s on s.series_code = o.series_code and s.category = 'macro' and ${inForce(db, 's', view)}
        where ${inForce(db, 'o', view)} and o.known_by in ('published', 'day')
        and (o.known_at at time zone 'Asia/Shanghai')::date > o.observed_on) as macro`
  return row ?? { report: false, meeting: false, action: false, lock_up: false, macro: false }
}
