import type { UnitEvidence } from '@pandora/intelligence/statements/units/types'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { calledAs } from '../../../shared/masked.ts'

/** Figures in doubt, with who told them. */
export interface DoubtRow {
  company_id: string
  company: string | null
  statement: 'income' | 'balance' | 'cash-flow'
  period_end: string
  period_months: number
  unit: string
  run_id: number
  file: string
  line: number
  figures: number
  exponent: number
  evidence: UnitEvidence[]
  known_at: number
}

const named = (
  db: Db,
  alias: string,
) => db`(select n.name from company_name n where n.market_id = ${db(alias)}.market_id
  and n.company_id = ${db(alias)}.company_id and n.superseded_at = 'infinity' and n.form = 'short'
  order by n.language = 'zh' desc, n.seen_on desc nulls last limit 1) as company`

/** Figures whose unit is in doubt now, of a run or of all, a page by company and period. */
export async function doubtsPage(
  db: Db,
  marketId: number,
  { runId, page, size }: { runId?: number | undefined; page: number; size: number },
): Promise<{ rows: DoubtRow[]; total: number }> {
  const which = db`u.market_id = ${marketId} and u.superseded_at = 'infinity'
    ${runId === undefined ? db`` : db`and u.run_id = ${runId}`}`
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from unit_doubt u where ${which}`
  const rows = await db<DoubtRow[]>`
    select u.company_id, ${named(db, 'u')}, u.statement, u.period_end, u.period_months, u.unit, u.run_id, run.file,
      u.line, u.figures, u.exponent, u.evidence, u.known_at
    from unit_doubt u join import_run run on run.run_id = u.run_id where ${which}
    order by u.company_id, u.period_end desc, u.statement, u.period_months, u.run_id, u.told_at
    limit ${size} offset ${page * size}`
  return { rows, total: counted?.total ?? 0 }
}

/** Which figures in doubt are meant. */
export interface Meant {
  companyId: string
  statement: string
  periodEnd: string
  months: number
  unit: string
  runId: number
}

/** When the figures meant were told that are in doubt now. */
export async function doubtedTellings(
  tx: Db,
  marketId: number,
  { companyId, statement, periodEnd, months, unit, runId }: Meant,
): Promise<number[]> {
  const rows = await tx<{ told_at: number }[]>`select u.told_at from unit_doubt u where u.market_id = ${marketId}
    and u.company_id = ${companyId} and u.statement = ${statement} and u.period_end = ${periodEnd}
    and u.period_months = ${months} and u.unit = ${unit} and u.run_id = ${runId} and u.superseded_at = 'infinity'
    order by u.told_at`
  return rows.map((row) => row.told_at)
}

/** One merge or ruling at a time in a market. */
export async function holdMerges(tx: Db, marketId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
}

export interface RulingOf extends Meant {
  toldAt: number
  ruling: 'as-told' | 'scaled'
  exponent: number
  correctionRun: number | null
  uid: number
  note: string
  at: number
}

/** Writes a ruling down; answers its id. */
export async function addRuling(tx: Db, marketId: number, one: RulingOf): Promise<number> {
  const [row] = await tx<{ ruling_id: number }[]>`
    insert into unit_ruling (market_id, company_id, statement, period_end, period_months, unit, run_id, told_at, ruling,
      exponent, correction_run, uid, note, ruled_at)
    values (${marketId}, ${one.companyId}, ${one.statement}, ${one.periodEnd}, ${one.months}, ${one.unit}, ${one.runId},
      ${instant(one.toldAt)}, ${one.ruling}, ${one.exponent}, ${one.correctionRun}, ${one.uid}, ${one.note},
      ${instant(one.at)})
    returning ruling_id`
  if (!row) throw new Error('a ruling was not entered')
  return row.ruling_id
}

export interface RulingRow {
  ruling_id: number
  company_id: string
  company: string | null
  statement: 'income' | 'balance' | 'cash-flow'
  period_end: string
  period_months: number
  unit: string
  run_id: number
  ruling: 'as-told' | 'scaled'
  exponent: number
  correction_run: number | null
  note: string
  name: string | null
  ruled_at: number
  reverted_at: number | null
}

const rulingColumns = (db: Db) => db`r.ruling_id, r.company_id, ${named(db, 'r')}, r.statement, r.period_end,
  r.period_months, r.unit, r.run_id, r.ruling, r.exponent, r.correction_run, r.note, ${calledAs(db, 'a')} as name, r.ruled_at,
  coalesce(r.reverted_at, case when run.state = 'removed' then r.ruled_at end) as reverted_at`
const rulingsFrom = (db: Db) => db`from unit_ruling r left join account a on a.uid = r.uid
  left join import_run run on run.run_id = r.correction_run`

export async function rulingById(db: Db, marketId: number, rulingId: number): Promise<RulingRow | undefined> {
  const [row] = await db<RulingRow[]>`select ${rulingColumns(db)} ${rulingsFrom(db)} where r.market_id = ${marketId}
    and r.ruling_id = ${rulingId}`
  return row
}

/** What was said of figures in doubt, newest first. */
export async function rulingsPage(
  db: Db,
  marketId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: RulingRow[]; total: number }> {
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from unit_ruling where market_id = ${marketId}`
  const rows = await db<RulingRow[]>`select ${rulingColumns(db)} ${rulingsFrom(db)} where r.market_id = ${marketId}
    order by r.ruling_id desc limit ${size} offset ${page * size}`
  return { rows, total: counted?.total ?? 0 }
}

/** Takes a ruling back; false where it was already. */
export async function takeBack(tx: Db, marketId: number, rulingId: number, uid: number, at: number): Promise<boolean> {
  const taken = await tx`update unit_ruling set reverted_at = ${instant(at)}, reverted_by = ${uid}
    where market_id = ${marketId} and ruling_id = ${rulingId} and reverted_at is null returning 1`
  return taken.count > 0
}

/**
 * Makes the temporary table `unit_correction` with the figures meant as they are when they are told as ten to the
 * `exponent` times what they are; each known when it was told, so that the merge takes them for corrections.
 */
export async function stageCorrection(
  tx: Db,
  marketId: number,
  { companyId, statement, periodEnd, months, unit, runId }: Meant,
  exponent: number,
): Promise<void> {
  await tx`create temp table unit_correction on commit drop as
    select s.company_id, s.statement, s.period_end, s.period_months, s.item,
      (s.value::numeric * (10::numeric ^ ${-exponent}::int))::float8 as value, s.unit, s.published_on, s.filing,
      s.known_at, s.known_by, s.line
    from statement_item s where s.market_id = ${marketId} and s.company_id = ${companyId}
      and s.statement = ${statement} and s.period_end = ${periodEnd} and s.period_months = ${months}
      and s.unit = ${unit} and s.run_id = ${runId} and s.superseded_at = 'infinity'`
}

/** Enters a run that corrects figures, begun at an instant (ms). */
export async function addCorrectionRun(
  tx: Db,
  marketId: number,
  { file, uid, at }: { file: string; uid: number; at: number },
): Promise<number> {
  const [row] = await tx<{ run_id: number }[]>`
    insert into import_run (market_id, source, profile, profile_text, file, path, state, dry_run, started_by, started_at)
    values (${marketId}, 'unit-correction', null, null, ${file}, '', 'merging', false, ${`user:${uid}`}, ${instant(at)})
    returning run_id`
  if (!row) throw new Error('import_run gave no id')
  return row.run_id
}

export async function fileOf(db: Db, marketId: number, runId: number): Promise<string> {
  const [row] = await db<
    { file: string }[]
  >`select file from import_run where market_id = ${marketId} and run_id = ${runId}`
  return row?.file ?? ''
}
