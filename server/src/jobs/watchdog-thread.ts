import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { connect } from '@pandora/store/database'
import { endStuckRun, isCancelling } from './watchdog.queries.ts'
import { BEAT, RUN, type WatchData } from './watch-signs.ts'

// Runs in a thread of its own, begun by watchdog.ts.
const { signs, url, stuckMs, cancelMs } = workerData as WatchData
/** What tidying up may take before the process is killed all the same, ms. */
const PATIENCE = 5000

let beat = -1
let since = Date.now()
for (;;) {
  await wait(Math.min(1000, cancelMs / 2))
  const now = Date.now()
  const heard = Atomics.load(signs, BEAT)
  if (heard !== beat) [beat, since] = [heard, now]
  else if (now - since >= cancelMs) await look(now - since)
}

/** Ends the process where it is stuck: for long, or at an import that is to be cancelled. */
async function look(silentMs: number): Promise<void> {
  const runId = Atomics.load(signs, RUN)
  const stuck = silentMs >= stuckMs
  if (!stuck && runId === 0) return
  const sql = connect(url, { max: 1, name: 'pandora-watchdog' })
  try {
    const ends = async (): Promise<boolean> => {
      if (!stuck && !(await isCancelling(sql, runId))) return false
      if (runId !== 0) await endStuckRun(sql, runId, Math.round(silentMs / 1000))
      return true
    }
    if (!(await Promise.race([ends().catch(() => stuck), wait(PATIENCE, stuck)]))) return
    // It may have come back meanwhile: then it was not stuck.
    if (Atomics.load(signs, BEAT) !== beat) return
    process.stderr.write(
      `pandora-worker: no sign of life for ${Math.round(silentMs / 1000)} s${runId === 0 ? '' : ` at import ${runId}`}; it is ended and started again\n`,
    )
    process.kill(process.pid, 'SIGKILL')
  } finally {
    await sql.end({ timeout: 1 }).catch(() => undefined)
  }
}
