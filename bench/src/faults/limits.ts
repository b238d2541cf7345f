import { setTimeout as wait } from 'node:timers/promises'

/** Does some work that must be over in time; it is told by `over` when it is not, and left. Throws then, naming it. */
export async function within<Result>(
  limitMs: number,
  what: string,
  work: (over: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController()
  const done = new AbortController()
  try {
    return await Promise.race([
      work(over.signal),
      wait(limitMs, undefined, { signal: done.signal }).then(() => {
        throw new Error(`${what}: not over after ${Math.round(limitMs / 1000)} s`)
      }),
    ])
  } finally {
    over.abort()
    done.abort()
  }
}

/** Milliseconds until something holds; null where it does not in time, or where `over` is told first. */
export async function until(
  holds: () => Promise<boolean>,
  limitMs: number,
  over?: AbortSignal,
): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < limitMs && !over?.aborted) {
    if (await holds()) return Math.round(performance.now() - begun)
    await wait(50)
  }
  return null
}
