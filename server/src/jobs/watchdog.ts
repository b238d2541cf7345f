import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { BEAT, RUN, type WatchData } from './watch-signs.ts'

/** Watches over a worker process from a thread of its own. */
export interface Watchdog {
  /** Says at which import the process is, while `work` goes on. */
  during: <Result>(runId: number, work: () => Promise<Result>) => Promise<Result>
  stop: () => Promise<void>
}

/**
 * Without a turn of its event loop for so long a process is held to be stuck, ms. The longest work in one piece, a
 * workbook of 200 MB, took a tenth of it.
 */
const STUCK_MS = 180_000
/** The same where somebody has asked to cancel the import it is at. */
const CANCEL_MS = 10_000

/**
 * A process that is stuck in one piece of work hears neither a signal nor that its import was cancelled, and all jobs
 * wait behind it. A thread
 * beside it does: it writes down how the import ended (IMPORT_STUCK, or cancelled) and kills the process; the web
 * process starts another.
 */
export function startWatchdog({
  url,
  log,
  stuckMs = STUCK_MS,
  cancelMs = CANCEL_MS,
}: {
  url: string
  log: Logger
  stuckMs?: number
  cancelMs?: number
}): Watchdog {
  const signs = new Int32Array(new SharedArrayBuffer(8))
  const beating = setInterval(
    () => {
      Atomics.add(signs, BEAT, 1)
    },
    Math.min(500, cancelMs / 4),
  ).unref()
  const data: WatchData = { signs, url, stuckMs, cancelMs }
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    execArgv: [],
  })
  thread.unref()
  thread.on('error', (error) => log.error({ error }, 'the watchdog ended; the worker goes on without it'))
  return {
    during: async (runId, work) => {
      Atomics.store(signs, RUN, runId)
      try {
        return await work()
      } finally {
        Atomics.store(signs, RUN, 0)
      }
    },
    stop: async () => {
      clearInterval(beating)
      await thread.terminate()
    },
  }
}
