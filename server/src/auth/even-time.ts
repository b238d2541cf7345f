import { setTimeout as pause } from 'node:timers/promises'

/**
 * How long an answer that must not tell whether an account exists takes at least, in ms: several times what the work
 * behind it takes.
 */
const FLOOR_MS = 60

/** Does the work and answers, or refuses, no sooner than the floor, so that its time tells nothing. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), pause(FLOOR_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
