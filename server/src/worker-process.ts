import { spawn, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'

/**
 * Heap of the worker: enough for a workbook or a JSON document that is read whole. Above 2 GB, which V8 takes by itself
 * on a large machine, it lets
 * four times as much stand as is in use before it looks what can go; below, at most twice (docs/performance.md).
 */
const workerHeap = ['--max-old-space-size=1536', '--max-semi-space-size=8']

/**
 * Large pieces of memory go back to the system when they are let go (glibc only): an import's buffers otherwise stay
 * with the process.
 */
const givesBack = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Starts the worker, this program's `entry` under another role, beside the web, so that a long import never holds up a
 * page; starts it again if it dies.
 */
export function spawnWorker(entry: string, databaseUrl: string, log: Logger): { stop: () => Promise<void> } {
  let child: ChildProcess | undefined
  let stopping = false
  let wait = 500
  const start = () => {
    const startedAt = Date.now()
    child = spawn(process.execPath, [...workerHeap, entry], {
      // The channel carries nothing: that it closes tells the worker that its parent is gone, even one that was killed.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...givesBack,
        ...process.env,
        PANDORA_ROLE: 'worker',
        DATABASE_URL: databaseUrl,
        DATABASE_OWNER_URL: undefined,
      },
    })
    child.once('exit', (code, signal) => {
      if (stopping) return
      wait = Date.now() - startedAt > 60_000 ? 500 : Math.min(wait * 2, 30_000)
      log.error({ code, signal, againInMs: wait }, 'worker process ended; starting it again')
      setTimeout(start, wait).unref()
    })
  }
  start()
  return {
    stop: async () => {
      stopping = true
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await ended
    },
  }
}
