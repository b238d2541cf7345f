import { CallFailure } from '../../lib/api/failure.ts'

/** How often a call is made again at most, and the longest wait, in seconds, that is waited for. */
const [TRIES, LONGEST] = [5, 120]

/** Makes a call; where it comes too fast, again after the time that the refusal says. Throws what is left then. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let nth = 1; ; nth++)
    try {
      return await call()
    } catch (error) {
      const seconds = waitOf(error)
      if (seconds === null || nth >= TRIES) throw error
      await new Promise((resolve) => void setTimeout(resolve, seconds * 1000))
    }
}

/** Seconds that a refusal asks to wait; null where waiting does not help. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof CallFailure) || error.code !== 'TOO_MANY_REQUESTS') return null
  const { seconds } = (error.data ?? {}) as { seconds?: unknown }
  return typeof seconds === 'number' && seconds <= LONGEST ? Math.max(1, seconds) : null
}
