import { demoSource } from '@pandora/sources/demo/demo-source'
import { DEMO_SOURCE } from '@pandora/sources/demo/mark'
import { truthFolder } from '@pandora/sources/demo/truth'
import { parseProfile } from '@pandora/sources/files/profile'
import type { Sql } from '@pandora/store/database'
import { marketFiles } from './by-name/market-files.ts'
import { queuedRun } from './job.queries.ts'
import { runImport, type RunResult } from './run.ts'

export interface ImportJobServices {
  sql: Sql
  /** Folder of the product's files, where the demo market's truths are kept; none are without. */
  home?: string
  /** Aborted when the process stops: the run goes back into the queue. */
  stopping: AbortSignal
}

/** Works off the queued run that a job names. A run that is no longer queued (cancelled meanwhile) is left alone. */
export async function runQueuedImport({ sql, home, stopping }: ImportJobServices, runId: number): Promise<void> {
  const run = await queuedRun(sql, runId)
  if (!run) return
  const common = { sql, runId, marketId: run.market_id, dryRun: run.dry_run, signal: stopping, requeue: true }
  const result: RunResult =
    run.source === DEMO_SOURCE
      ? await runImport({
          ...common,
          source: demoSource,
          asked: { path: run.path, truth: home === undefined ? null : truthFolder(home) },
        })
      : await runImport({
          ...common,
          source: marketFiles(sql, run.market_id),
          asked: { path: run.path, name: run.file, profile: parseProfile(run.profile_text ?? '') },
        })
  // Thrown so that the queue hands the job out again.
  if (result.state === 'queued') throw new Error('the process is stopping')
}
