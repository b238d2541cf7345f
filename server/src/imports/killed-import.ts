// For run.test.ts: imports in a process of its own, says when it has staged something and then waits to be killed.
import { connect } from '@pandora/store/database'
import { openStaging } from '@pandora/store/staging'
import { claimRun, holdRun } from './queries.ts'

const sql = connect(process.env['URL'] ?? '', { max: 3 })
const runId = Number(process.env['RUN'])
await holdRun(sql, runId)
await claimRun(sql, runId, Date.now())
const staging = await openStaging(sql, { runId, marketId: 1, startedAt: Date.now() })
for (let line = 2; line < 20_000; line++) {
  staging.add(
    'trading_day',
    { exchange: 'SSE', trade_date: '2024-01-05', session: 'full' },
    { at: 0, by: 'close' },
    line,
  )
}
await staging.drain()
// A drain only starts a COPY; what is staged is there when it can be seen.
while ((await sql.unsafe(`select 1 from stage.r${runId}_trading_day limit 1`).catch(() => [])).length === 0)
  await new Promise((resolve) => {
    setTimeout(resolve, 10)
  })
process.send?.('staged')
setInterval(() => {}, 1000)
