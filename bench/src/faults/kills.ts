import { setTimeout as wait } from 'node:timers/promises'
import type { Looks, Prey } from './product.ts'

export const targets = ['web', 'worker', 'database', 'backend'] as const
export type Target = (typeof targets)[number]

/** A kill: of what, when the product answered again, when an import that it broke off was at work again or done (null: none was). */
export interface Kill {
  target: Target
  answersAfterMs: number
  resumesAfterMs: number | null
}

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

/** Kills a process of the product (kill -9) and waits until it answers again. Null where there was nothing to kill. */
export async function kill(prey: Prey, looks: Looks, target: Target): Promise<Kill | null> {
  const atWork = async (): Promise<number | undefined> => looks.sql().then((sql) => sql<{ run_id: number }[]>`select run_id from import_run where state in ('reading', 'merging') limit 1`).then(([run]) => run?.run_id, () => undefined)
  const broken = await atWork()
  const pid = await processOf(prey, looks, target)
  if (pid === undefined) return null
  const begun = performance.now()
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return null
  }
  await wait(20)
  while (!(await prey.healthy())) await wait(50)
  const answersAfterMs = Math.round(performance.now() - begun)
  if (broken === undefined) return { target, answersAfterMs, resumesAfterMs: null }
  // Begun again later than the kill, or over.
  const resumed = async (): Promise<boolean> => looks.sql().then((sql) => sql`select 1 from import_run where run_id = ${broken} and (started_at > now() - ${`${Math.round(performance.now() - begun)} milliseconds`}::interval or state in ('done', 'failed'))`).then((rows) => rows.length > 0, () => false)
  while (!(await resumed()) && performance.now() - begun < 180_000) await wait(50)
  return { target, answersAfterMs, resumesAfterMs: Math.round(performance.now() - begun) }
}

async function processOf(prey: Prey, looks: Looks, target: Target): Promise<number | undefined> {
  if (target === 'web') return prey.web()
  if (target === 'worker') return prey.worker()
  if (target === 'database') return prey.database()
  const [backend] = await looks.sql().then((sql) => sql<{ pid: number }[]>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'pandora%' order by (state = 'active') desc, random() limit 1`).catch(() => [])
  return backend?.pid
}
