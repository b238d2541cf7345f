import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Keeps the heap of a process that streams small. V8 otherwise grows its young generation to 48 MB as rows rush
 * through, and the rest of the
 * heap with it: 239 MB resident instead of 413 MB while a file of 1 GB is staged, and no slower (docs/performance.md).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Shares of its time that a thread works: above the one it has worked, below the other it is quiet. */
const [WORKED, QUIET] = [0.2, 0.05]

/**
 * Gives the memory of this thread back once it has worked and is quiet. V8 lets go of what nobody needs any more when
 * more is asked for, and
 * a worker that has read everything asks for nothing. Ends with the thread.
 */
export function giveBackWhenQuiet(everyMs = 10_000): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  let seen = performance.eventLoopUtilization()
  let worked = true
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    if (utilization > WORKED) worked = true
    if (!worked || utilization > QUIET) return
    worked = false
    // "last-resort" gives its pages back, too: 59 MB resident instead of 174 MB after 125 MB were let go.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, everyMs).unref()
}
