import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal, refusalText } from '@pandora/contract/errors'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { faultOf } from '@pandora/store/faults'
import { filesSource } from '@pandora/sources/files/files-source'
import { parseProfile } from '@pandora/sources/files/profile'
import type { ProfileText } from '@pandora/sources/files/shipped'
import { readConfig } from './config.ts'
import './domains.ts'
import { refuseOtherHome } from './imports/other-home.ts'
import { marketFiles } from './imports/by-name/market-files.ts'
import { planImport, profileNamed, profilesOf, type Planned } from './imports/plan.ts'
import { createRun } from './imports/queries.ts'
import { rejectedCsv } from './imports/rejected-csv.ts'
import { keepHeapSmall } from './shared/small-heap.ts'
import { runImport } from './imports/run.ts'
import { totalOf, type KindTally } from './imports/tally.ts'
import { progressLine, summaryLines, TerminalLine } from './imports/terminal.ts'
import { prepareDatabase } from './prepare.ts'
import { loadMarkets } from './shared/markets.ts'

const usage = `npm run import -- <source> <file or folder> [--dry-run] [--profile NAME or file.yaml] [--market real]

  source      files
  --dry-run   reads and compares everything, writes nothing
  --profile   a mapping profile by name, or a file that holds one; without it the one that fits the columns
  --this-home imports into the usual home though a product runs from another one
  --market    key of the market to import into (real)`

/** Where the command was typed: npm runs scripts in the project's folder and says where it was called. */
const here = (process.env['npm_lifecycle_event'] === 'import' ? process.env['INIT_CWD'] : undefined) ?? process.cwd()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'this-home': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    profile: { type: 'string' },
    market: { type: 'string', default: 'real' },
    help: { type: 'boolean', default: false },
  },
})

async function givenProfile(profiles: readonly ProfileText[]): Promise<ProfileText | undefined> {
  if (values.profile === undefined) return undefined
  if (!/\.ya?ml$/.test(values.profile)) return profileNamed(profiles, values.profile)
  const text = await readFile(resolve(here, values.profile), 'utf8').catch(() => {
    throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: values.profile ?? '' })
  })
  return { text, profile: parseProfile(text) }
}

/** Imports one file; answers its totals, null when it was not done. */
async function importOne(
  sql: Sql,
  marketId: number,
  planned: Planned & { profile: ProfileText },
  signal: AbortSignal,
): Promise<KindTally | null> {
  const { path, name, profile } = planned
  const dryRun = values['dry-run']
  const runId = await createRun(sql, {
    marketId,
    source: 'files',
    profile: profile.profile.name,
    profileText: profile.text,
    file: name,
    path,
    dryRun,
    startedBy: `cli:${userInfo().username}`,
  })
  const line = new TerminalLine(process.stderr)
  const result = await runImport({
    sql,
    runId,
    marketId,
    dryRun,
    source: marketFiles(sql, marketId),
    asked: { path, name, profile: profile.profile },
    signal,
    onProgress: (progress) => {
      line.show(progressLine(name, progress))
    },
  })
  line.end()
  console.log(summaryLines({ runId, name, profile: profile.profile.name, dryRun, ...result }).join('\n'))
  if (result.tally.rejectedRows > 0) {
    const file = resolve(here, `rejected-${runId}.csv`)
    await pipeline(Readable.from(rejectedCsv(sql, runId, 'en')), createWriteStream(file))
    console.log(`  rejected rows: ${file}`)
  }
  return result.state === 'done' ? totalOf(result.tally) : null
}

async function main(): Promise<number> {
  const [source, path] = positionals
  if (values.help || source === undefined || path === undefined) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  if (source !== filesSource.name) throw new Refusal(importsErrors.NO_SUCH_SOURCE, { source })
  keepHeapSmall()
  const config = readConfig(process.env)
  await refuseOtherHome({
    home: config.PANDORA_HOME,
    named: process.env['PANDORA_HOME'] !== undefined || config.DATABASE_URL !== undefined,
    port: config.PORT,
    sure: values['this-home'],
    input: process.stdin,
    output: process.stderr,
  })
  const database = await resolveDatabase({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    home: config.PANDORA_HOME,
    join: true,
  })
  const stop = new AbortController()
  const interrupt = (): void => {
    stop.abort()
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const sql = connect(database.url, { max: 4, name: 'pandora-import' })
  try {
    await prepareDatabase(database, async () => {})
    const market = (await loadMarkets(sql)).byKey(values.market)
    if (!market) throw new Refusal(errors.NO_SUCH_MARKET)
    const profiles = await profilesOf(sql, market.market_id)
    const given = await givenProfile(profiles)
    let read = 0
    let failed = false
    for (const planned of await planImport(resolve(here, path), profiles, given)) {
      if (stop.signal.aborted) break
      if (!planned.profile) {
        console.log(`${planned.name}: ${refusalText(importsErrors.NO_PROFILE_FITS, 'en', { file: planned.name })}`)
        continue
      }
      const total = await importOne(sql, market.market_id, { ...planned, profile: planned.profile }, stop.signal)
      if (!total) failed = true
      else read += total.read - total.rejected
    }
    return failed || read === 0 ? 1 : 0
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const refusal = error instanceof Refusal ? error : faultOf(error)
  if (refusal)
    console.error(
      `${refusal.code}: ${refusalText(refusal.definition, 'zh-CN', refusal.data)} / ${refusalText(refusal.definition, 'en', refusal.data)}`,
    )
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
