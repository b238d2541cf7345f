import { firstDayOf } from '@pandora/sources/demo/build'
import { DEMO_MARKET, DEMO_SOURCE } from '@pandora/sources/demo/mark'
import { addressOf, loadPlan, type DemoQuery } from '@pandora/sources/demo/query'
import type { DemoSize } from '@pandora/sources/demo/world'
import { dayOf, endOfDay } from '@pandora/contract/time'
import type { Db, Sql } from '@pandora/store/database'
import type { Config } from '../config.ts'
import { enqueueRun } from '../imports/job.queries.ts'
import { createRun } from '../imports/queries.ts'
import { demoState, enterDemo, scheduleLife, type DemoState } from './queries.ts'

/** Seed of the demo market where none is given. */
export const DEMO_SEED = 7

/** Instant (ms) up to which the demo market has gone: now, or the end of the day on which its time stands still. */
export function demoNow(config: Pick<Config, 'PANDORA_DEMO_TODAY'>, now: number): number {
  return config.PANDORA_DEMO_TODAY ? Math.min(now, endOfDay(config.PANDORA_DEMO_TODAY)) : Math.floor(now / 1000) * 1000
}

/** Whether the demo market lives on by itself. */
export function isLiving(config: Pick<Config, 'PANDORA_DEMO' | 'PANDORA_DEMO_PACE' | 'PANDORA_DEMO_TODAY'>): boolean {
  return config.PANDORA_DEMO !== 'off' && config.PANDORA_DEMO_PACE > 0 && config.PANDORA_DEMO_TODAY === undefined
}

/** The world of a size that has gone up to an instant (ms). */
export function freshState(size: DemoSize, seed: number, until: number): Omit<DemoState, 'livedTo'> {
  return { size, seed, from: firstDayOf(size, dayOf(until)), loadedTo: until }
}

/** The runs by which a world is loaded, in order. */
export function planOf({ size, seed, from, loadedTo: until }: Omit<DemoState, 'livedTo'>, pace: number): DemoQuery[] {
  return loadPlan({ size, seed, from, until, pace }, dayOf(until))
}

/** Name of a run as lists show it. */
export function runName({ part, first, until }: DemoQuery): string {
  return `演示市场 Demo market: ${part}${part === 'texts' ? ` ${first?.slice(0, 4) ?? ''}` : part === 'life' ? ` ${dayOf(until)}` : ''}`
}

/** Enters a run of the demo market. */
export function createDemoRun(db: Db, query: DemoQuery, file: string, startedBy: string): Promise<number> {
  return createRun(db, {
    marketId: DEMO_MARKET,
    source: DEMO_SOURCE,
    profile: null,
    profileText: null,
    file,
    path: addressOf(query),
    dryRun: false,
    startedBy,
  })
}

/** At a worker's start: queues the load where no demo market is there yet, and wakes its life. */
export async function beginDemo(sql: Sql, config: Config, now: number): Promise<void> {
  if (config.PANDORA_DEMO === 'off') return
  const size = config.PANDORA_DEMO
  if (!(await demoState(sql))) {
    const fresh = freshState(size, DEMO_SEED, demoNow(config, now))
    await sql.begin(async (tx) => {
      if (!(await enterDemo(tx, fresh))) return
      for (const query of planOf(fresh, config.PANDORA_DEMO_PACE))
        await enqueueRun(tx, await createDemoRun(tx, query, runName(query), 'product'))
    })
  }
  if (isLiving(config)) await scheduleLife(sql, now)
}
