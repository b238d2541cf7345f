import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '@pandora/store/database'
import type { Runner, WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import { unlockWorkers } from '../imports/interrupted.queries.ts'

/**
 * Pause before a queue that ended is worked off again, in ms; while it cannot be begun the pause grows up to the
 * second.
 */
const [AGAIN_MS, LONGEST_MS] = [500, 5000]

/** Looks for a job that may fail one after the other before the runner is held to be of no more use. */
const MOST_FAILED_LOOKS = 20

interface Around {
  sql: Sql
  log: Logger
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/**
 * Works the queue off until it is told to stop. The queue's runner gives up for good when its database refuses what it
 * writes (a full disk for some
 * seconds is enough), and says so to nobody but who waits for its end; and one whose very first statement failed looks
 * for jobs in vain for ever, for it
 * remembers that failure. The process would live on and do nothing more. So it is begun again, and what it had taken is
 * given back first. Throws where it cannot be begun the first time.
 */
export async function keepRunning(
  begin: (events: WorkerEvents) => Promise<Runner>,
  { sql, log, stopping }: Around,
): Promise<{ stop: () => Promise<void> }> {
  let workers: string[] = []
  const start = async (): Promise<Runner> => {
    const events = new EventEmitter() as WorkerEvents
    let failed = 0
    events.on('worker:create', ({ worker }) => void workers.push(worker.workerId))
    for (const looked of ['worker:getJob:empty', 'job:start'] as const)
      events.on(looked, () => {
        failed = 0
      })
    const begun = await begin(events)
    events.on('worker:getJob:error', () => {
      // The end of this one is what is waited for below.
      if (++failed === MOST_FAILED_LOOKS) void begun.stop('no job can be looked for').catch(() => undefined)
    })
    return begun
  }
  let runner = await start()
  const again = async (): Promise<void> => {
    for (let pause = AGAIN_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
      await wait(pause, undefined, { signal: stopping })
      try {
        await unlockWorkers(sql, workers)
        workers = []
        runner = await start()
        return
      } catch (error) {
        log.warn({ err: error }, 'the queue of jobs cannot be worked off yet')
      }
    }
  }
  const keep = async (): Promise<void> => {
    for (;;) {
      await runner.promise.catch(() => undefined)
      if (stopping.aborted) return
      log.error({}, 'the queue of jobs was given up; it is worked off again')
      await again()
    }
  }
  const kept = keep().catch((error: unknown) => {
    if (!stopping.aborted) log.error({ err: error }, 'the queue of jobs is no longer worked off')
  })
  return {
    stop: async () => {
      // Given up a moment ago it has nothing to stop.
      await runner.stop().catch(() => undefined)
      await kept
    },
  }
}
