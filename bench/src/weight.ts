import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { dataFolder, startProduct, workerMemory } from './product.ts'

const MB = 2 ** 20
/** Files that profiles read; those that none fits say so and are left out. */
const readable = /\.(?:csv|tsv|jsonl|json|xlsx)(?:\.gz)?$/

interface TableWeight {
  table: string
  mb: number
  rows: number
  bytesARow: number
  indexes: Record<string, number>
}
/** After so long without work a worker has given back what it no longer needs (server/src/shared/small-heap.ts), ms. */
const QUIET_MS = 30_000

/**
 * What the whole of the public data weighs: MB of files and of the database with its indexes, the heaviest tables, and
 * the memory of both processes once all is
 * imported and read. `only` names folders of the data to take; none = all. PANDORA_BENCH_HOME keeps the home.
 */
export async function weightBench(only: readonly string[]) {
  const home = process.env['PANDORA_BENCH_HOME']
  const product = await startProduct(home)
  const { sql, close } = await databaseOf(product.home)
  try {
    const taken: { file: string; mb: number; seconds: number }[] = []
    const refused: string[] = []
    for (const file of await publicFilesOf(only.length > 0 ? only : ['numeric', 'text', 'rooms'])) {
      const begun = performance.now()
      try {
        await product.importFile(file)
        taken.push({
          file: file.slice(dataFolder.length + 1),
          mb: (await stat(file)).size / MB,
          seconds: (performance.now() - begun) / 1000,
        })
      } catch {
        refused.push(file.slice(dataFolder.length + 1))
      }
    }
    const begun = performance.now()
    await untilRead(sql)
    const readAfter = (performance.now() - begun) / 1000
    await sql`vacuum analyze`
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    const [whole] = await sql<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`
    const sum = (figures: readonly number[]) => Math.round(figures.reduce((all, one) => all + one, 0) * 10) / 10
    return {
      files: taken.length,
      filesMb: sum(taken.map((one) => one.mb)),
      importSeconds: sum(taken.map((one) => one.seconds)),
      readAfterSeconds: Math.round(readAfter),
      refused,
      databaseMb: Math.round((whole?.bytes ?? 0) / MB),
      tables: await heaviest(sql),
      webMb: Math.round(await product.residentMb()),
      ...(await workerMemory(product.home)),
    }
  } finally {
    await close()
    await product.stop()
  }
}

async function publicFilesOf(folders: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const folder of folders)
    for (const entry of await readdir(join(dataFolder, folder), { recursive: true }))
      if (readable.test(entry)) files.push(join(dataFolder, folder, entry))
  // Trees of industries and companies first: what others are linked to.
  const rank = (file: string) =>
    ['sw2021', 'companies', 'tickers', 'numeric'].findIndex((part) => file.includes(part)) + 1 || 9
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** A connection to the database of a running product. */
export async function databaseOf(home: string): Promise<{ sql: Sql; close: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  const database = await resolveDatabase({ ...(url ? { databaseUrl: url } : {}), home, join: true })
  const sql = connect(database.ownerUrl, { max: 1, name: 'bench' })
  return {
    sql,
    close: async () => {
      await sql.end()
      await database.stop()
    },
  }
}

/** Waits until no document waits to be read and no past week to be scored, twice in a row. */
async function untilRead(sql: Sql): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    const [state] = await sql<{ busy: boolean }[]>`
      select exists (select from analysis_waiting) or exists (select from analysis_state
        where changed_from is not null or present_changed) or exists (select from figures_waiting) as busy`
    quiet = state?.busy ? 0 : quiet + 1
    await new Promise((resolve) => setTimeout(resolve, 3000))
  }
}

async function heaviest(sql: Sql): Promise<TableWeight[]> {
  const rows = await sql<{ table: string; bytes: number; rows: number; indexes: Record<string, number> }[]>`
    select c.relname as table, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::bigint as rows,
      (select coalesce(jsonb_object_agg(i.indexrelid::regclass, round(pg_relation_size(i.indexrelid) / ${MB}::numeric,
        1)), '{}') from pg_index i where i.indrelid = c.oid) as indexes from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'stage') order by 2 desc limit 24`
  return rows.map(({ table, bytes, rows: count, indexes }) => ({
    table,
    mb: Math.round((bytes / MB) * 10) / 10,
    rows: count,
    bytesARow: count > 0 ? Math.round(bytes / count) : 0,
    indexes,
  }))
}
