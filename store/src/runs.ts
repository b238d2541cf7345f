import type { KindName } from '@pandora/contract/records/kinds'
import type { Db, Sql } from './database.ts'
import { factTables } from './facts.ts'
import type { MergeCounts } from './merge.ts'
import type { Derive } from './staging.ts'

/**
 * Takes a finished run back, in one transaction: its versions go, and what they superseded stands again. Facts that a
 * later run found
 * unchanged go with the run that first brought them. Answers how many versions went, by kind; null when the run is not
 * `done`.
 */
export async function removeRun(sql: Sql, runId: number, derive?: Derive): Promise<Map<KindName, number> | null> {
  return sql.begin((tx) => removeRunWithin(tx, runId, derive))
}

/** The same inside a transaction that the caller has begun. */
export async function removeRunWithin(tx: Db, runId: number, derive?: Derive): Promise<Map<KindName, number> | null> {
  const [run] = await tx<
    { market_id: number }[]
  >`select market_id from import_run where run_id = ${runId} and state = 'done' and not dry_run for update`
  if (!run) return null
  await tx`select pg_advisory_xact_lock(5041002, ${run.market_id})`
  const removed = new Map<KindName, number>()
  const changed = new Map<KindName, MergeCounts>()
  for (const kind of Object.keys(factTables) as KindName[]) {
    const count = await removeOfKind(tx, kind, run.market_id, runId)
    if (count === 0) continue
    removed.set(kind, count)
    changed.set(kind, { new: 0, updated: count, unchanged: 0, duplicate: 0 })
  }
  await tx`update import_run set state = 'removed' where run_id = ${runId}`
  await derive?.(tx, changed)
  return removed
}

async function removeOfKind(tx: Db, kind: KindName, marketId: number, runId: number): Promise<number> {
  const { key, columns, same } = factTables[kind]
  const all = columns.map(({ name }) => `"${name}"`).join(', ')
  const keys = key.map((column) => `"${column}"`).join(', ')
  await tx.unsafe(`create temp table touched_${kind} (like ${kind} including defaults) on commit drop`)
  const deleted =
    await tx.unsafe(`with gone as (delete from ${kind} where market_id = ${marketId} and run_id = ${runId} returning ${all}, known_at, known_by, line)
    insert into touched_${kind} (${all}, known_at, known_by, line, market_id, run_id, recorded_at) select *, ${marketId}, ${runId}, now() from gone`)
  if (deleted.count === 0) return 0
  // Each version left of a touched fact is superseded by the next one left, or stands.
  await tx.unsafe(`with chain as (
      select v.ctid as place, lead(v.known_at, 1, 'infinity') over (partition by ${key.map((column) => `v."${column}"`).join(', ')} order by v.known_at) as next
      from ${kind} v join (select distinct ${keys} from touched_${kind}) k on ${same('v', 'k')} where v.market_id = ${marketId})
    update ${kind} t set superseded_at = chain.next from chain where t.ctid = chain.place and t.superseded_at <> chain.next`)
  return deleted.count
}
