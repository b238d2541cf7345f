import { dayOf } from '@pandora/contract/time'
import { closeOf } from '@pandora/contract/domains/markets/records'
import { demoSource, worldOf } from '@pandora/sources/demo/demo-source'
import { nextText } from '@pandora/sources/demo/life'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import { addressOf, type DemoQuery } from '@pandora/sources/demo/query'
import { truthFolder } from '@pandora/sources/demo/truth'
import type { Sql } from '@pandora/store/database'
import type { Config } from '../config.ts'
import { runImport } from '../imports/run.ts'
import { createDemoRun, isLiving, runName } from './load.ts'
import { demoState, isLoading, reopenRun, saveLived, scheduleLife } from './queries.ts'

/** Shortest and longest time between two steps of the life, and between looks at whether the load is over, in ms. */
const SHORTEST = 2_000
const LONGEST = 60_000
const WAITING = 2_000

export interface LifeServices {
  sql: Sql
  config: Config
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/**
 * Lives the demo market up to `now` (ms), then asks to be called again when the next text is due or the exchanges
 * close.
 */
export async function live({ sql, config, stopping }: LifeServices, now: number): Promise<void> {
  if (!isLiving(config) || stopping.aborted) return
  const state = await demoState(sql)
  if (!state) return
  if (await isLoading(sql)) return scheduleLife(sql, now + WAITING)
  if (now > state.livedTo) await step(sql, config, now, stopping)
  await scheduleLife(sql, nextStep((await demoState(sql)) ?? state, config.PANDORA_DEMO_PACE, now))
}

/** Instant (ms) of the next thing that happens, neither too soon nor too late. */
function nextStep(
  { seed, size, from, livedTo }: { seed: number; size: DemoQuery['size']; from: string; livedTo: number },
  pace: number,
  now: number,
): number {
  const { world } = worldOf({ seed, size, from, until: livedTo })
  const close = closeOf('SHZ', dayOf(livedTo))
  const next = Math.min(nextText(world, livedTo, pace) ?? Infinity, close > livedTo ? close : Infinity)
  return Math.min(Math.max(next, now + SHORTEST), now + LONGEST)
}

/** Brings what came after the market's last instant up to `now`, as part of the day's one run. */
export async function step(
  sql: Sql,
  config: Pick<Config, 'PANDORA_HOME' | 'PANDORA_DEMO_PACE'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const state = await demoState(sql)
  if (!state || now <= state.livedTo) return
  const { seed, size, from, livedTo } = state
  const query: DemoQuery = {
    seed,
    size,
    from,
    until: now,
    part: 'life',
    first: null,
    last: null,
    after: livedTo,
    pace: config.PANDORA_DEMO_PACE,
  }
  const file = runName(query)
  const reopened = await reopenRun(sql, file, addressOf(query))
  const runId = reopened?.runId ?? (await createDemoRun(sql, query, file, 'product'))
  const result = await runImport({
    sql,
    runId,
    marketId: DEMO_MARKET,
    dryRun: false,
    source: demoSource,
    asked: { path: addressOf(query), truth: truthFolder(config.PANDORA_HOME) },
    quiet: true,
    ...(reopened ? { before: reopened.before } : {}),
    ...(signal ? { signal } : {}),
  })
  if (result.state === 'done') await saveLived(sql, now)
}
