import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** An import that came to nothing. */
export interface FailedRun {
  run_id: number
  source: string
  file: string
  error_code: string | null
  finished_at: number
}

/** Imports of a market that failed between two instants (ms), trials aside, newest first, at most `most`. */
export async function failedRuns(
  db: Db,
  marketId: number,
  { from, to, most }: { from: number; to: number; most: number },
): Promise<FailedRun[]> {
  return db<FailedRun[]>`
    select run_id, source, file, error_code, finished_at from import_run
    where market_id = ${marketId} and state = 'failed' and not dry_run
      and finished_at between ${instant(from)} and ${instant(to)} order by finished_at desc, run_id desc limit ${most}`
}
