import { setImmediate as turn } from 'node:timers/promises'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import type { KindName } from '@pandora/contract/records/kinds'
import { isDatabaseAway } from '@pandora/store/away'
import { faultOf } from '@pandora/store/faults'
import { emitLive } from '@pandora/store/live-events'
import type { Sql } from '@pandora/store/database'
import type { MergeCounts } from '@pandora/store/merge'
import { openStaging, type Staging } from '@pandora/store/staging'
import { checkerAt, workRow } from '@pandora/sources/check'
import type { Rejection, Source } from '@pandora/sources/source'
import { deriveFor } from './derive.ts'
import { ProgressMeter, type Progress } from './progress.ts'
import {
  addRejections,
  beginMerge,
  claimRun,
  finishRun,
  holdRun,
  keepFingerprint,
  MOST_REJECTIONS,
  readBefore,
  requeueRun,
  saveProgress,
  saveRejections,
} from './queries.ts'
import { countMerged, countRow, emptyTally, type Tally } from './tally.ts'

/** How often progress is written and told where a run does not say, in ms. */
const TICK_MS = 500

export interface RunInput<Query, Raw> {
  sql: Sql
  runId: number
  marketId: number
  dryRun: boolean
  source: Source<Query, Raw>
  asked: Record<string, unknown>
  /** Breaks the run off: it is cancelled, or queued again where `requeue` says so. */
  signal?: AbortSignal
  requeue?: boolean
  /** What the run has come to before, where it goes on from there. */
  before?: Tally
  /** Nobody is told how the run comes on, only what it has changed. */
  quiet?: boolean
  onProgress?: (progress: Progress, tally: Tally) => void
  /** Clock in ms. */
  now?: () => number
  /** How often progress is written and told, in ms. */
  tickMs?: number
}

export interface RunResult {
  state: 'done' | 'failed' | 'cancelled' | 'queued'
  tally: Tally
  error?: Refusal
}

/** A server that crashed has emptied what was staged: the queue does the run again. */
const lostRows = (error: unknown): boolean => error instanceof Refusal && error.code === 'IMPORT_ROWS_LOST'

/** The line that a source's raw row says it stands on. */
const lineOf = (raw: unknown): number | undefined =>
  typeof raw === 'object' && raw !== null && 'line' in raw && typeof raw.line === 'number' ? raw.line : undefined

class Cancelled extends Error {}

/** Carries the counts out of the transaction that a dry run rolls back. */
class DryRun extends Error {
  readonly counts: ReadonlyMap<KindName, MergeCounts>
  constructor(counts: ReadonlyMap<KindName, MergeCounts>) {
    super('dry run')
    this.counts = counts
  }
}

/**
 * Works a queued run off: extract → transform → check → stage → one merge. Its row says all along how far it is; the
 * merge and its end are one
 * transaction, so a crash leaves either everything or nothing. Faults of the file end the run as failed; others are
 * thrown after that.
 */
export async function runImport<Query, Raw>(input: RunInput<Query, Raw>): Promise<RunResult> {
  const { sql, runId } = input
  const now = input.now ?? Date.now
  const release = await holdRun(sql, runId)
  if (!release) throw new Refusal(importsErrors.IMPORT_NOT_RUNNING)
  const tally = input.before ?? emptyTally()
  try {
    const startedAt = now()
    if (!(await claimRun(sql, runId, startedAt))) throw new Refusal(importsErrors.IMPORT_NOT_RUNNING)
    await tellState(input)
    return await work(input, tally, startedAt)
  } finally {
    // With a connection that is gone the lock is gone too.
    await release().catch(() => undefined)
    await tellState(input).catch(() => undefined)
  }
}

const tellState = async (input: { sql: Sql; runId: number; marketId: number; quiet?: boolean }): Promise<void> => {
  if (!input.quiet)
    await emitLive(input.sql, { topic: 'import-run', marketId: input.marketId, ids: [String(input.runId)] })
}

async function work<Query, Raw>(input: RunInput<Query, Raw>, tally: Tally, startedAt: number): Promise<RunResult> {
  const { sql, runId, marketId } = input
  let staging: Staging | undefined
  try {
    const query = await input.source.query(input.asked)
    const fingerprint = await input.source.fingerprint?.(query)
    staging = await openStaging(sql, { runId, marketId, startedAt })
    await readInto(staging, input, query, tally, startedAt)
    if (await beginMerge(sql, runId)) throw new Cancelled()
    await tellState(input)
    await merge(staging, input, tally, fingerprint)
    return { state: 'done', tally }
  } catch (error) {
    // The fault is told, not that there was nothing left to tidy up with.
    await staging?.discard().catch(() => undefined)
    // Not the file's fault: the queue hands the run out again. Where the database is still away, it is found as
    // interrupted.
    if (input.requeue && (isDatabaseAway(error) || lostRows(error))) {
      await requeueRun(sql, runId).catch(() => undefined)
      throw error
    }
    if (input.signal?.aborted && input.requeue) {
      await requeueRun(sql, runId)
      return { state: 'queued', tally }
    }
    if (error instanceof Cancelled || input.signal?.aborted) {
      await finishRun(sql, runId, 'cancelled', tally)
      return { state: 'cancelled', tally }
    }
    const refusal = error instanceof Refusal ? error : faultOf(error)
    if (refusal) {
      // Where the database is away, or has no room even for this, the run is found as interrupted.
      await finishRun(sql, runId, 'failed', tally, { code: refusal.code, message: JSON.stringify(refusal.data) }).catch(
        (cause: unknown) => {
          if (error instanceof Refusal) throw cause
        },
      )
      return { state: 'failed', tally, error: refusal }
    }
    await finishRun(sql, runId, 'failed', tally, { code: 'INTERNAL', message: JSON.stringify({ id: runId }) }).catch(
      () => undefined,
    )
    throw error
  }
}

async function merge<Query, Raw>(
  staging: Staging,
  input: RunInput<Query, Raw>,
  tally: Tally,
  fingerprint: string | undefined,
): Promise<void> {
  const { sql, runId, marketId } = input
  const current = fingerprint === undefined || !(await readBefore(sql, marketId, fingerprint))
  try {
    await staging.merge(
      async (tx, changed) => {
        if (input.dryRun) throw new DryRun(changed)
        await addRejections(tx, runId, countMerged(tally, changed))
        await deriveFor(marketId)(tx, changed)
        if (!(await finishRun(tx, runId, 'done', tally))) throw new Cancelled()
        if (fingerprint !== undefined) await keepFingerprint(tx, runId, fingerprint)
      },
      { current },
    )
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    await staging.discard()
    await addRejections(sql, runId, countMerged(tally, error.counts))
    if (!(await finishRun(sql, runId, 'done', tally))) throw new Cancelled()
  }
}

/** Reads everything into staging, telling progress about twice a second. */
async function readInto<Query, Raw>(
  staging: Staging,
  input: RunInput<Query, Raw>,
  query: Query,
  tally: Tally,
  startedAt: number,
): Promise<void> {
  const { sql, runId, source } = input
  const checker = checkerAt(startedAt)
  const meter = new ProgressMeter(performance.now())
  const stop = new AbortController()
  const signal = input.signal ? AbortSignal.any([input.signal, stop.signal]) : stop.signal
  let reading = { bytes: 0, total: null as number | null }
  let pending: Rejection[] = []
  let kept = 0
  let ticked = performance.now()

  const keep = (rejections: readonly Rejection[]): void => {
    for (const rejection of rejections) if (kept + pending.length < MOST_REJECTIONS) pending.push(rejection)
  }
  const saveKept = async (): Promise<void> => {
    const rejections = pending
    pending = []
    for (let from = 0; from < rejections.length; from += 2000) {
      const part = rejections.slice(from, from + 2000)
      await saveRejections(sql, runId, kept, part)
      kept += part.length
    }
  }
  const tick = async (): Promise<void> => {
    ticked = performance.now()
    await saveKept()
    const progress = meter.measure(ticked, tally.rows, tally.rejectedRows, reading.bytes, reading.total)
    input.onProgress?.(progress, tally)
    if (await saveProgress(sql, runId, progress, tally)) {
      stop.abort()
      throw new Cancelled()
    }
    await tellState(input)
  }

  for await (const batch of source.extract(
    query,
    (at) => {
      reading = at
    },
    signal,
  )) {
    for (const raw of batch) {
      const { mapped, accepted, rejections } = workRow(checker, lineOf(raw) ?? tally.rows + 1, () =>
        source.transform(query, raw),
      )
      for (const { kind, values, known, line } of accepted) staging.add(kind, values, known, line)
      countRow(tally, mapped.records, accepted, mapped.rejections, rejections)
      if (rejections.length > 0) keep(rejections)
    }
    await staging.drain()
    if (signal.aborted) throw new Cancelled()
    if (performance.now() - ticked >= (input.tickMs ?? TICK_MS)) await tick()
    // A batch is a few milliseconds of work: others on this thread get their turn between.
    else await turn()
  }
  await tick()
}
