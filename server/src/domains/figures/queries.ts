import { inForce, instant, supersededFor, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Which of some companies the view knows. */
export async function knownCompanies(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db<
    { company_id: string }[]
  >`select c.company_id from company c where c.company_id = any(${db.array(ids as string[])}::text[])
    and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.company_id))
}

/** A version of a reported figure with where it came from. */
export interface ItemVersion extends Origin {
  item: string
  period_end: string
  period_months: number
  value: number
  unit: string
  superseded_at: number
  /** Its unit is in doubt. */ unit_doubtful: boolean
}

/**
 * Every version known to the view of the items of a company whose period ended between two days, the earliest known
 * first.
 */
export async function itemVersions(
  db: Db,
  view: View,
  companyId: string,
  items: readonly string[],
  from: string,
  to: string,
): Promise<ItemVersion[]> {
  const known = view.asOf === null ? db`` : db`and i.known_at <= ${instant(view.asOf)}`
  return db<ItemVersion[]>`
    select i.item, i.period_end, i.period_months, i.value, i.unit, ${supersededFor(db, 'i', view)} as superseded_at,
      i.unit_doubtful, ${originColumns(db, 'i')}
    from told_item i join import_run run on run.run_id = i.run_id
    where i.market_id = ${view.marketId} and i.company_id = ${companyId} and i.period_end between ${from} and ${to}
      and i.item = any(${db.array(items as string[])}::text[]) ${known}
    order by i.known_at, i.period_end, i.item`
}

/** A figure cumulated from the fiscal year's beginning. */
export interface Cumulated {
  item: string
  period_end: string
  period_months: number
  value: number
}

/** Figures of items of a company in force for the view, cumulated over up to twelve months. */
export async function cumulatedItems(
  db: Db,
  view: View,
  companyId: string,
  items: readonly string[],
): Promise<Cumulated[]> {
  return db<Cumulated[]>`
    select i.item, i.period_end, i.period_months, i.value from sound_item i
    where i.company_id = ${companyId} and i.item = any(${db.array(items as string[])}::text[])
      and i.period_months between 1 and 12 and ${inForce(db, 'i', view)}`
}

/**
 * Every version known to the view of one column of a company's quarter, the earliest first. `column` is one of the
 * table's.
 */
export async function quarterVersionsOf(
  db: Db,
  view: View,
  companyId: string,
  periodEnd: string,
  column: string,
): Promise<{ value: number | null; known_at: number; superseded_at: number }[]> {
  const known = view.asOf === null ? db`` : db`and q.known_at <= ${instant(view.asOf)}`
  return db`select ${db(column)} as value, q.known_at, ${supersededFor(db, 'q', view)} as superseded_at
    from company_quarter q where q.market_id = ${view.marketId} and q.company_id = ${companyId}
    and q.period_end = ${periodEnd} ${known} order by q.known_at`
}
