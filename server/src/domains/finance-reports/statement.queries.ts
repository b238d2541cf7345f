import { inForce, instant, supersededFor, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { StatementItemRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** A period end of a company with its figures, by statement. */
export interface PeriodRow {
  period_end: string
  statement: string
  figures: number
  /** Some figure is over twelve months. */
  yearly: boolean
}

/** Period ends of a company in force, newest first, a row a statement. */
export async function statementPeriods(db: Db, view: View, companyId: string): Promise<PeriodRow[]> {
  return db<
    PeriodRow[]
  >`select s.period_end, s.statement, count(*)::int as figures, bool_or(s.period_months = 12) as yearly
    from statement_item s where s.company_id = ${companyId} and ${inForce(db, 's', view)}
      group by s.period_end, s.statement order by s.period_end desc`
}

/** A version of a figure. */
export type ItemVersion = Pick<
  StatementItemRow,
  | 'period_end'
  | 'period_months'
  | 'item'
  | 'statement'
  | 'value'
  | 'unit'
  | 'published_on'
  | 'filing'
  | 'known_at'
  | 'known_by'
  | 'superseded_at'
  | 'run_id'
> & { /** Its unit is in doubt. */ unit_doubtful: boolean }

interface Wanted {
  companyId: string
  from: string
  to: string
  /** One statement, and items of others beside it. */
  statement?: string | undefined
  items?: readonly string[] | undefined
}

const wantedRows = (db: Db, view: View, { companyId, from, to, statement, items = [] }: Wanted) => db`
  s.market_id = ${view.marketId} and s.company_id = ${companyId} and s.period_end >= ${from} and s.period_end <= ${to}
  and (s.item = any(${db.array(items as string[])}) ${
    statement === undefined
      ? db``
      : db`or s.statement
    = ${statement}`
  }) ${view.asOf === null ? db`` : db`and s.known_at <= ${instant(view.asOf)}`}`

/**
 * Every version of figures whose periods end in a span and that were known by the view's instant, oldest version first.
 */
export async function itemVersions(db: Db, view: View, wanted: Wanted): Promise<ItemVersion[]> {
  return db<ItemVersion[]>`
    select s.period_end, s.period_months, s.item, s.statement, s.value, s.unit, s.published_on, s.filing, s.known_at,
      s.known_by, ${supersededFor(db, 's', view)} as superseded_at, s.run_id, s.unit_doubtful
    from told_item s where ${wantedRows(db, view, wanted)} order by s.period_end desc, s.item, s.known_at`
}

/** The same with where each came from. */
export async function itemOrigins(db: Db, view: View, wanted: Wanted): Promise<(ItemVersion & Origin)[]> {
  return db<(ItemVersion & Origin)[]>`
    select s.period_end, s.period_months, s.item, s.statement, s.value, s.unit, s.published_on, s.filing,
      ${supersededFor(db, 's', view)} as superseded_at, s.unit_doubtful,
      ${originColumns(db, 's')}
    from told_item s join import_run run on run.run_id = s.run_id where ${wantedRows(db, view, wanted)}
      order by s.period_end desc, s.item, s.known_at`
}

/** Sources and files of runs, each once, the first read first. */
export async function filesOf(db: Db, runIds: readonly number[]): Promise<{ source: string; file: string }[]> {
  return db`select source, file from import_run where run_id = any(${db.array(runIds as number[])}::int[])
    group by source, file order by min(run_id)`
}
