import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { readingLimits } from './second/limits.ts'
import type { ThreadData, ThreadTells, ThreadTold } from './thread.ts'

/** Without a sign of life for so long a thread is held to be lost in a text, ms. */
const LOST_AFTER = 60_000
/** How often a thread is begun anew within one job. A text that ends it is given up after four tries. */
const MOST_STARTS = 6

/** The thread in which documents are read, beside what else the worker does. */
export interface AnalysisThread {
  /**
   * Reads until nothing waits; where that is being done already, sees to it that it is looked once more, and answers at
   * once. Throws where the thread fails again and again; the queue tries again later.
   */
  work: () => Promise<void>
  stop: () => Promise<void>
}

/** Makes the thread of a worker process; it starts with the first work. */
export function analysisThread({
  databaseUrl,
  config,
  log,
}: {
  databaseUrl: string
  config: Pick<Config, 'PANDORA_HOME'>
  log: Logger
}): AnalysisThread {
  let thread: Worker | null = null
  let stopping = false
  let working: Promise<void> | null = null
  let again = false

  const started = (): Worker => {
    if (thread) return thread
    const data: ThreadData = { url: databaseUrl, home: config.PANDORA_HOME }
    const made = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: readingLimits(),
      execArgv: [],
    })
    made.setMaxListeners(50)
    made.once('exit', () => {
      if (thread === made) thread = null
    })
    thread = made
    return made
  }

  /** One pass: to idle, or to the thread's end. Answers why it did not come to idle. */
  const once = (): Promise<string | null> =>
    new Promise((done) => {
      const mine = started()
      let patience = setTimeout(lost, LOST_AFTER)
      function lost(): void {
        finish('no sign of life')
        void mine.terminate()
      }
      function heard(told: ThreadTells): void {
        clearTimeout(patience)
        patience = setTimeout(lost, LOST_AFTER)
        if (told.kind === 'fault')
          log.error({ documentId: told.documentId, error: told.message }, 'a document could not be analysed')
        else if (told.kind === 'idle') finish(null)
        else if (told.kind === 'failed') finish(told.message)
      }
      const failed = (error: Error) => finish(error.message)
      const ended = () => finish('the thread ended')
      function finish(reason: string | null): void {
        clearTimeout(patience)
        mine.off('message', heard)
        mine.off('error', failed)
        mine.off('exit', ended)
        done(reason)
      }
      mine.on('message', heard)
      mine.on('error', failed)
      mine.on('exit', ended)
      mine.postMessage('work' satisfies ThreadTold)
    })

  const pass = async (): Promise<void> => {
    for (let start = 1; ; start++) {
      const reason = await once()
      if (reason === null || stopping) return
      log.error({ reason, start }, 'the analysis stopped')
      if (start === MOST_STARTS) throw new Error(`analysis: ${reason}`)
    }
  }

  return {
    async work() {
      // What came after the thread had looked is looked for once more. The job does not wait for it: it would hold up
      // imports.
      if (working) {
        again = true
        thread?.postMessage('wanted' satisfies ThreadTold)
        return
      }
      working = (async () => {
        do {
          again = false
          await pass()
        } while (again && !stopping)
      })().finally(() => {
        working = null
      })
      return working
    },
    async stop() {
      stopping = true
      const mine = thread
      if (!mine) return
      const ended = new Promise((resolve) => mine.once('exit', resolve))
      mine.postMessage('stop' satisfies ThreadTold)
      const patience = setTimeout(() => void mine.terminate(), 3000)
      await ended
      clearTimeout(patience)
    },
  }
}
