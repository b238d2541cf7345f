import { quarterColumnNames } from '@pandora/intelligence/fundamentals/quarter-row'
import type { QuarterVersion } from '@pandora/intelligence/fundamentals/timeline'
import type { ReportedVersion } from '@pandora/intelligence/fundamentals/types'
import type { KnownBy } from '@pandora/contract/provenance'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { packAbsences } from '../offers/absences.ts'
import type { Waiting } from './read.queries.ts'
import type { History } from './valuations.ts'

/** A reported figure with where it came from. */
export interface ReportedFact extends ReportedVersion {
  knownBy: KnownBy
  runId: number
  line: number
}
/** What was worked out of a company; `quarters` null where its statements did not change. */
export interface WorkedOut {
  waiting: Waiting
  quarters: QuarterVersion<ReportedFact>[] | null
  history: History
}

/**
 * Stores what was worked out in one transaction with the end of the waiting. What changed meanwhile has another
 * generation: nothing of it is stored, and it
 * waits on. Answers the companies stored.
 */
export async function storeFigures(
  tx: Db,
  marketId: number,
  worked: readonly WorkedOut[],
  now: number,
): Promise<string[]> {
  const ids = worked.map((one) => one.waiting.company_id)
  const rows = await tx<{ company_id: string; generation: number }[]>`
    select company_id, generation from figures_waiting
      where market_id = ${marketId} and company_id = any(${tx.array(ids)}::text[]) order by company_id for update`
  const generations = new Map(rows.map((row) => [row.company_id, row.generation]))
  const stands = worked.filter((one) => generations.get(one.waiting.company_id) === one.waiting.generation)
  if (stands.length === 0) return []
  const stored = stands.map((one) => one.waiting.company_id)
  const withQuarters = stands.flatMap(({ waiting, quarters }) =>
    quarters ? [{ id: waiting.company_id, quarters }] : [],
  )
  await tx`delete from company_quarter where market_id = ${marketId}
    and company_id = any(${tx.array(withQuarters.map((one) => one.id))}::text[])`
  await insertRows(
    tx,
    'company_quarter',
    [
      'market_id',
      'known_at',
      'known_by',
      'superseded_at',
      'recorded_at',
      'run_id',
      'line',
      'company_id',
      'period_end',
      'year',
      'quarter',
      'months',
      'currency',
      ...quarterColumnNames,
      'stated',
      'absences',
      'restated',
    ],
    withQuarters.flatMap(({ id, quarters }) =>
      quarters.map(({ row, periodEnd, knownAt, supersededAt, newest, restated }) => [
        marketId,
        instant(knownAt),
        newest.knownBy,
        instant(supersededAt),
        instant(now),
        newest.runId,
        newest.line,
        id,
        periodEnd,
        row.year,
        row.quarter,
        row.months,
        row.currency,
        ...quarterColumnNames.map((column) => row.values[column]),
        `{${row.stated.join(',')}}`,
        packAbsences(row.absences),
        restated,
      ]),
    ),
  )
  await insertHistories(tx, marketId, stands, now)
  await tx`delete from figures_waiting where market_id = ${marketId} and company_id = any(${tx.array(stored)}::text[])`
  return stored
}

async function insertHistories(tx: Db, marketId: number, worked: readonly WorkedOut[], now: number): Promise<void> {
  await tx`delete from valuation_history where market_id = ${marketId}
    and company_id = any(${tx.array(worked.map((one) => one.waiting.company_id))}::text[])`
  const packed = (values: Float32Array | Uint8Array) =>
    `\\x${Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('hex')}`
  await insertRows(
    tx,
    'valuation_history',
    ['market_id', 'company_id', 'first_on', 'through', 'computed_at', 'pe', 'pb', 'priced'],
    worked.map(({ waiting, history }) => [
      marketId,
      waiting.company_id,
      history.firstOn,
      history.through,
      instant(now),
      packed(history.pe),
      packed(history.pb),
      packed(history.priced),
    ]),
  )
}

/** A company that could not be worked out is tried again a few times. */
export async function countTry(db: Db, marketId: number, { company_id, generation }: Waiting): Promise<void> {
  await db`update figures_waiting set tries = tries + 1 where market_id = ${marketId} and company_id = ${company_id}
    and generation = ${generation}`
}
