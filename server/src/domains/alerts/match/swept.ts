import type { Sql } from '@pandora/store/database'
import { staleKinds } from '../../health/offers/stale-kinds.ts'
import { failedRuns } from '../../imports/offers/failed.queries.ts'
import { alertsOf } from './match.ts'
import type { Noted } from './read.ts'
import { storeAlerts } from './store.ts'
import type { MatchServices } from './services.ts'
import { sweptMarkets } from './swept.queries.ts'

const DAY = 86_400_000
const MOST_RUNS = 200

/**
 * Looks at what nobody notes because it is found by looking: imports that failed, and kinds of fact that have become
 * stale. Only for markets of which a rule asks; told once each, by the alert's key.
 */
export async function sweepHealth(services: MatchServices): Promise<void> {
  const { sql, now } = services
  for (const { market_id: marketId, imports, stale } of await sweptMarkets(sql)) {
    const noted: Noted[] = [
      ...(imports ? await failures(sql, marketId, now()) : []),
      ...(stale ? await staleness(sql, marketId, now()) : []),
    ]
    if (noted.length === 0) continue
    const alerts = await alertsOf(services, marketId, noted)
    await sql.begin((tx) => storeAlerts(tx, services, alerts, now()))
  }
}

async function failures(sql: Sql, marketId: number, now: number): Promise<Noted[]> {
  const runs = await failedRuns(sql, marketId, { from: now - DAY, to: now, most: MOST_RUNS })
  return runs.map((run) => ({
    fact: { kind: 'import', runId: run.run_id, file: run.file, code: run.error_code, knownAt: run.finished_at },
    notedAt: run.finished_at,
  }))
}

async function staleness(sql: Sql, marketId: number, now: number): Promise<Noted[]> {
  return (await staleKinds(sql, marketId, now)).map(({ kind, lastOn }) => ({
    fact: { kind: 'stale', fact: kind, lastOn, knownAt: now },
    notedAt: now,
  }))
}
