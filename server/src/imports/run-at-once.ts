import { setImmediate as turn } from 'node:timers/promises'
import { Refusal } from '@pandora/contract/errors'
import { checkerAt, workRow } from '@pandora/sources/check'
import type { RawRow } from '@pandora/sources/files/raw-row'
import type { Rejection, Source } from '@pandora/sources/source'
import type { Db, Sql } from '@pandora/store/database'
import { faultOf } from '@pandora/store/faults'
import { openStaging } from '@pandora/store/staging'
import { deriveFor } from './derive.ts'
import { enterRun, MOST_REJECTIONS, nextRunId, saveRejections, type NewRun } from './queries.ts'
import { countMerged, countRow, emptyTally, type Tally } from './tally.ts'

export interface AtOnceInput {
  sql: Sql
  run: NewRun
  source: Source<null, RawRow>
  /** Clock in ms. */
  now: () => number
  /** What is written with the run, in its transaction. */
  also?: (tx: Db) => Promise<void>
}

export interface AtOnceResult {
  runId: number
  tally: Tally
  /** What was not taken, in the order of the rows. */
  rejections: readonly Rejection[]
}

/**
 * A run that is small enough to be held in memory, from its rows to its end: extract → transform → check → one
 * transaction that stages, merges and enters the run as done. `runImport` tells all along how far a run is, which is a
 * commit a step: half of the time of a thousand posts. Here a process that dies leaves nothing, not even the run. One
 * that fails is entered as failed, and why is thrown.
 */
export async function runAtOnce({ sql, run, source, now, also }: AtOnceInput): Promise<AtOnceResult> {
  const [startedAt, runId] = [now(), await nextRunId(sql)]
  const staging = await openStaging(sql, { runId, marketId: run.marketId, startedAt })
  const tally = emptyTally()
  const rejections: Rejection[] = []
  const ended = (state: 'done' | 'failed', error?: { code: string; message: string }) => ({
    ...run,
    runId,
    state,
    startedAt,
    tally,
    error,
  })
  try {
    await readAll()
    await staging.merge(
      async (tx, changed) => {
        rejections.push(...countMerged(tally, changed))
        await deriveFor(run.marketId)(tx, changed)
        await enterRun(tx, ended('done'))
        await also?.(tx)
        for (let from = 0; from < rejections.length; from += 2000)
          await saveRejections(tx, runId, from, rejections.slice(from, from + 2000))
      },
      { current: true },
    )
    return { runId, tally, rejections }
  } catch (error) {
    await staging.discard().catch(() => undefined)
    const refusal = error instanceof Refusal ? error : faultOf(error)
    const told = refusal
      ? { code: refusal.code, message: JSON.stringify(refusal.data) }
      : { code: 'INTERNAL', message: JSON.stringify({ id: runId }) }
    // Where the database is away, the run is not told of: nothing of it is there.
    await enterRun(sql, ended('failed', told)).catch(() => undefined)
    throw refusal ?? error
  }

  async function readAll(): Promise<void> {
    const checker = checkerAt(startedAt)
    for await (const batch of source.extract(null, () => undefined, new AbortController().signal)) {
      for (const raw of batch) {
        const worked = workRow(checker, raw.line, () => source.transform(null, raw))
        for (const { kind, values, known, line } of worked.accepted) staging.add(kind, values, known, line)
        countRow(tally, worked.mapped.records, worked.accepted, worked.mapped.rejections, worked.rejections)
        for (const one of worked.rejections) if (rejections.length < MOST_REJECTIONS) rejections.push(one)
      }
      // A batch is a few milliseconds of work: others on this thread get their turn between.
      await turn()
    }
  }
}
