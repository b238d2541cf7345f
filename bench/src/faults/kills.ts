import { setTimeout as wait } from 'node:timers/promises'
import { STARTS_WITHIN_MS as ANSWERS_WITHIN_MS, type Looks, type Prey } from './product.ts'
import { until } from './limits.ts'

/**
 * What is killed: a process by SIGKILL, the database by its immediate shutdown (SIGQUIT), in which it writes nothing
 * more, or everything at once.
 */
export const targets = ['web', 'worker', 'database', 'database-at-once', 'backend', 'everything'] as const
export type Target = (typeof targets)[number]

/**
 * A kill: of what, in which state an import was then, when the product answered again, when that import was at work
 * again or over.
 */
export interface Kill {
  target: Target
  during: string | null
  answersAfterMs: number
  resumes: { afterMs: number | null }
}

/** How long an import that was broken off is followed, ms, and for how long of that nothing else is killed. */
const [RESUMES_WITHIN_MS, LEFT_ALONE_MS] = [180_000, 6_000]

/** Draws numbers from 0 to 1; the same seed draws the same (mulberry32). */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Kills a process of the product and waits until it answers again. Null where there was nothing to kill. Throws where
 * it answers no more.
 */
export async function kill(prey: Prey, looks: Looks, target: Target): Promise<Kill | null> {
  const broken = await looks
    .sql()
    .then(
      (sql) =>
        sql<
          { run_id: number; state: string }[]
        >`select run_id, state from import_run where state in ('reading', 'merging') limit 1`,
    )
    .then(
      ([run]) => run,
      () => undefined,
    )
  const strike = await strikeAt(prey, looks, target)
  if (!strike) return null
  const begun = performance.now()
  if (!(await strike())) return null
  await wait(20)
  if ((await until(prey.healthy, ANSWERS_WITHIN_MS)) === null)
    throw new Error(
      `${target}: does not answer ${ANSWERS_WITHIN_MS / 1000} s after it was killed: ${await prey.health()}`,
    )
  const done: Kill = {
    target,
    during: broken?.state ?? null,
    answersAfterMs: Math.round(performance.now() - begun),
    resumes: { afterMs: null },
  }
  if (broken) {
    // Begun again later than the kill, or over.
    const resumed = async (): Promise<boolean> =>
      looks
        .sql()
        .then(
          (sql) => sql`select 1 from import_run where run_id = ${broken.run_id}
      and (started_at > now() - ${`${Math.round(performance.now() - begun)} milliseconds`}::interval
        or state in ('done', 'failed'))`,
        )
        .then(
          (rows) => rows.length > 0,
          () => false,
        )
    const following = (async () => {
      if ((await until(resumed, RESUMES_WITHIN_MS)) !== null)
        done.resumes.afterMs = Math.round(performance.now() - begun)
    })()
    await Promise.race([following, wait(LEFT_ALONE_MS)])
  }
  return done
}

/** What kills a target and answers whether there was something to kill; undefined where there is nothing. */
async function strikeAt(prey: Prey, looks: Looks, target: Target): Promise<(() => Promise<boolean>) | undefined> {
  if (target === 'everything') return prey.web() === undefined ? undefined : async () => (await prey.killAll()) > 0
  const pid = await processOf(prey, looks, target)
  if (pid === undefined) return undefined
  return async () => {
    try {
      return process.kill(pid, target === 'database-at-once' ? 'SIGQUIT' : 'SIGKILL')
    } catch {
      return false
    }
  }
}

async function processOf(prey: Prey, looks: Looks, target: Target): Promise<number | undefined> {
  if (target === 'web') return prey.web()
  if (target === 'worker') return prey.worker()
  if (target !== 'backend') return prey.database()
  const [backend] = await looks
    .sql()
    .then(
      (sql) => sql<{ pid: number }[]>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'pandora%'
      order by (state = 'active') desc, random() limit 1`,
    )
    .catch(() => [])
  return backend?.pid
}
