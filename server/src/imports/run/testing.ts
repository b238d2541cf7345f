import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sql } from '@pandora/store/database'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { filesSource } from '@pandora/sources/files/files-source'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { afterAll, beforeAll, beforeEach } from 'vitest'
// What follows from changed facts is the domains' to say.
import '../../domains.ts'
import { prepareJobs } from '../../jobs/queue.ts'
import { profileNamed } from '../plan.ts'
import { createRun } from '../queries.ts'
import { runImport, type RunInput, type RunResult } from '../run.ts'

export const folder = mkdtempSync(join(tmpdir(), 'pandora-run-'))
export let database: TestDatabase
export let sql: Sql
beforeAll(async () => {
  database = await testDatabase(prepareJobs)
  sql = database.sql
})
beforeEach(() => sql`truncate daily_price, statement_item, fact_summary, coverage_summary, import_run cascade`)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

export const header = 'code,date,open,high,low,close,volume,amount'
/** Bars of consecutive days from 2015 on. */
export function bars(count: number, close: (day: number) => number = () => 10): string {
  const lines = [header]
  for (let day = 0; day < count; day++)
    lines.push(
      `000901,${new Date(Date.UTC(2015, 0, 1 + (day % 4000))).toISOString().slice(0, 10)},10,100,1,${close(day)},100,1000`,
    )
  return `${lines.join('\n')}\n`
}

export function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

export async function queue(path: string, profile = 'daily-prices-traded', dryRun = false): Promise<number> {
  const { text } = profileNamed(shippedProfiles(), profile)
  return createRun(sql, {
    marketId: 1,
    source: 'files',
    profile,
    profileText: text,
    file: 'bars.csv',
    path,
    dryRun,
    startedBy: 'test',
  })
}

type Options = Partial<Pick<RunInput<unknown, unknown>, 'signal' | 'onProgress' | 'requeue' | 'now' | 'dryRun'>> & {
  profile?: string
}

export async function importFile(
  path: string,
  { profile = 'daily-prices-traded', dryRun = false, ...options }: Options = {},
): Promise<RunResult & { runId: number }> {
  const runId = await queue(path, profile, dryRun)
  const result = await runImport({
    sql,
    runId,
    marketId: 1,
    dryRun,
    source: filesSource,
    asked: { path, name: 'bars.csv', profile: profileNamed(shippedProfiles(), profile).profile },
    ...options,
  })
  return Object.assign(result, { runId })
}

export const state = async (runId: number) =>
  (
    await sql<
      { state: string; error_code: string | null }[]
    >`select state, error_code from import_run where run_id = ${runId}`
  )[0]
export const stored = async () =>
  (
    await sql`select security_id, trade_date, close, known_at, superseded_at from daily_price
      order by trade_date, known_at`
  ).map((row) => Object.values(row).join(' '))
export const staged = async () => (await sql`select 1 from pg_tables where schemaname = 'stage'`).length
