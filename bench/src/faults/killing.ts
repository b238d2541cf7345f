import { setTimeout as wait } from 'node:timers/promises'
import { drawsFrom, kill, targets, type Kill } from './kills.ts'
import type { Looks, Prey } from './product.ts'
import { lostAtOnce, verify, type Verdict } from './verify.ts'
import { acknowledged, emptyLedger, startWriters } from './writers.ts'

/** How many kills, drawn by which seed, for how long at most (ms); `say` is told of each. */
interface Plan {
  count: number
  seed: number
  forMs: number
  say: (what: string) => void
}

/**
 * What a piece of the campaign found: each kill, and what of the ledger is lost or doubled. `fault` where it broke off,
 * with the kills up to there.
 */
export interface Killing {
  ok: boolean
  kills: Kill[]
  lostMeanwhile: string[]
  verdict: Verdict | null
  settledAfterMs: number | null
  fault: string | null
}

export const nothingFound = (): Killing => ({
  ok: false,
  kills: [],
  lostMeanwhile: [],
  verdict: null,
  settledAfterMs: null,
  fault: null,
})

/** Longest that what waits may take to be worked off at the end, ms. */
const SETTLING_MS = 600_000

/**
 * Kills a product at random moments while it is written to, and compares what it holds with the ledger of what was
 * acknowledged.
 */
export async function killing(
  prey: Prey,
  looks: Looks,
  files: string,
  { count, seed, forMs, say }: Plan,
): Promise<Killing> {
  const ledger = emptyLedger()
  const over = new AbortController()
  const found = nothingFound()
  const { kills, lostMeanwhile } = found
  try {
    const { writing } = await startWriters(prey, looks, files, ledger, over.signal)
    const draw = drawsFrom(seed)
    try {
      for (const until = performance.now() + forMs; kills.length < count && performance.now() < until;) {
        await wait(200 + draw() * 3800)
        const target = targets[Math.floor(draw() * targets.length)] ?? 'worker'
        const before = acknowledged(ledger)
        const done = await kill(prey, looks, target)
        if (!done) continue
        kills.push(done)
        const lost = await lostAtOnce(looks, before)
        lostMeanwhile.push(...lost)
        say(
          `${kills.length}/${count} ${done.target}${done.during === null ? '' : ` while ${done.during}`}: answers after ${done.answersAfterMs} ms, ${lost.length} lost`,
        )
      }
    } finally {
      over.abort()
      await writing
    }
    say('what waits is worked off')
    found.settledAfterMs = await settled(looks)
    say('compared with the ledger')
    found.verdict = await verify(await looks.sql(), ledger)
    found.ok =
      found.verdict.lost.length + found.verdict.doubled.length + lostMeanwhile.length === 0 &&
      found.settledAfterMs !== null
  } catch (error) {
    found.fault = error instanceof Error ? error.message : String(error)
  }
  return found
}

/**
 * Waits until nothing waits any more: no import, no text. Answers how long that took, ms; null where it does not come
 * to an end.
 */
export async function settled(looks: Looks): Promise<number | null> {
  const since = performance.now()
  while (performance.now() - since < SETTLING_MS) {
    const left = await looks
      .sql()
      .then(
        (sql) => sql<{ left: number }[]>`select
      (select count(*) from import_run where state in ('queued', 'reading', 'merging', 'cancelling'))::int
        + (select count(*) from analysis_waiting)::int as left`,
      )
      .then(
        ([row]) => row?.left,
        () => undefined,
      )
    if (left === 0) return Math.round(performance.now() - since)
    await wait(500)
  }
  return null
}
