import { rm } from 'node:fs/promises'
import { liveTopics } from '@pandora/contract/live-topics'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import { truthFolder } from '@pandora/sources/demo/truth'
import type { Sql } from '@pandora/store/database'
import { dropStaging } from '@pandora/store/staging'
import { emitLive } from '@pandora/store/live-events'
import { demoRuns, removeDemo } from './queries.ts'

/** Takes the demo market away, its truths too, and tells readers. Answers how many facts went. */
export async function removeDemoMarket(sql: Sql, home: string): Promise<number> {
  const runs = await demoRuns(sql)
  const removed = await sql.begin(async (tx) => {
    const count = await removeDemo(tx)
    // Held answers and open pages are read again: nothing of it stays on a screen.
    for (const topic of liveTopics.filter(
      (one) => one === 'documents' || one === 'prices' || one === 'companies' || one === 'series' || one === 'figures',
    ))
      await emitLive(tx, { topic, marketId: DEMO_MARKET, ids: [], count })
    return count
  })
  for (const { run_id: runId } of runs) await dropStaging(sql, runId)
  await rm(truthFolder(home), { recursive: true, force: true })
  return removed
}
