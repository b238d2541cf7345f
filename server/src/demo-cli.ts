import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { Refusal, refusalText } from '@pandora/contract/errors'
import { wallClock } from '@pandora/contract/time'
import { demoSource } from '@pandora/sources/demo/demo-source'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import { addressOf } from '@pandora/sources/demo/query'
import { truthFolder } from '@pandora/sources/demo/truth'
import { demoSizes } from '@pandora/sources/demo/world'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { readConfig, type Config } from './config.ts'
import './domains.ts'
import { createDemoRun, DEMO_SEED, demoNow, freshState, planOf, runName } from './demo/load.ts'
import { demoRuns, demoState, enterDemo, scheduleLife } from './demo/queries.ts'
import { removeDemoMarket } from './demo/remove.ts'
import { runImport } from './imports/run.ts'
import { keepHeapSmall } from './shared/small-heap.ts'
import { progressLine, summaryLines, TerminalLine } from './imports/terminal.ts'
import { prepareDatabase } from './prepare.ts'

const usage = `npm run demo -- load [--size small | medium | full] [--seed N]
npm run demo -- remove
npm run demo -- status

  load     loads the fictional demo market; where it is loaded already, brings the same again, which changes nothing
  remove   takes it away: facts, search forms, its runs, and the truths kept beside it
  status   what is loaded, and how far it has lived`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
})

async function load(sql: Sql, config: Config, signal: AbortSignal): Promise<number> {
  const there = await demoState(sql)
  const size = demoSizes.find((one) => one === (values.size ?? there?.size ?? 'medium'))
  const seed = Number(values.seed ?? there?.seed ?? DEMO_SEED)
  if (!size || !Number.isInteger(seed)) {
    console.error(usage)
    return 1
  }
  if (there && (there.size !== size || there.seed !== seed)) {
    console.error(`A demo market is loaded already (${there.size}, seed ${there.seed}): npm run demo -- remove`)
    return 1
  }
  const state = there ?? freshState(size, seed, demoNow(config, Date.now()))
  if (!there) await enterDemo(sql, state)
  const begun = performance.now()
  for (const query of planOf(state, config.PANDORA_DEMO_PACE)) {
    const name = runName(query)
    const runId = await createDemoRun(sql, query, name, `cli:${userInfo().username}`)
    const line = new TerminalLine(process.stderr)
    const result = await runImport({
      sql,
      runId,
      marketId: DEMO_MARKET,
      dryRun: false,
      source: demoSource,
      asked: { path: addressOf(query), truth: truthFolder(config.PANDORA_HOME) },
      signal,
      onProgress: (progress) => {
        line.show(progressLine(name, progress))
      },
    })
    line.end()
    console.log(summaryLines({ runId, name, profile: 'demo', dryRun: false, ...result }).join('\n'))
    if (result.state !== 'done') return 1
  }
  // A product that runs already takes up its life from here.
  await scheduleLife(sql, Date.now())
  console.log(`Loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return 0
}

async function status(sql: Sql): Promise<number> {
  const state = await demoState(sql)
  if (!state) {
    console.log('No demo market is loaded.')
    return 0
  }
  console.log(
    `Demo market (fictional): ${state.size}, seed ${state.seed}, from ${state.from}, lived to ${wallClock(state.livedTo)} (Asia/Shanghai)`,
  )
  for (const { file, state: how, rows_read: rows } of await demoRuns(sql))
    console.log(`  ${file}: ${how}, ${rows} rows`)
  return 0
}

async function main(): Promise<number> {
  const [command] = positionals
  if (values.help || !['load', 'remove', 'status'].includes(command ?? '')) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  keepHeapSmall()
  const config = readConfig(process.env)
  const database = await resolveDatabase({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    home: config.PANDORA_HOME,
    join: true,
  })
  const stop = new AbortController()
  process
    .once('SIGINT', () => {
      stop.abort()
    })
    .once('SIGTERM', () => {
      stop.abort()
    })
  const sql = connect(database.url, { max: 4, name: 'pandora-demo' })
  try {
    await prepareDatabase(database, async () => {})
    if (command === 'load') return await load(sql, config, stop.signal)
    if (command === 'status') return await status(sql)
    console.log(`Removed ${await removeDemoMarket(sql, config.PANDORA_HOME)} facts.`)
    return 0
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Refusal ? `${error.code}: ${refusalText(error.definition, 'en', error.data)}` : error)
  process.exitCode = 1
}
