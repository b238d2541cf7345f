import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { clusterPrefix } from './archive-format.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { BackupError } from './errors.ts'

/**
 * What a base backup leaves out, after PostgreSQL's manual, 25.3.4.1: written anew at start, or of the running server
 * only.
 */
const leftOut =
  /^(postmaster\.(pid|opts)|current_logfiles|backup_(label|manifest)(\.old)?|tablespace_map(\.old)?|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*)$|(^|\/)(pgsql_tmp|pg_internal\.init)[^/]*$/
const control = 'global/pg_control'
const segment = /^[0-9A-F]{24}$/

/**
 * Adds the files of the running cluster as of one moment, writers going on beside it. The session of
 * `sql` (one connection) holds the backup: the log that it needs is kept by a slot that ends with it.
 */
export async function addBaseBackup(sql: Sql, writer: ArchiveWriter): Promise<void> {
  const [place] = await sql<{ folder: string; tablespaces: number }[]>`
    select current_setting('data_directory') as folder, (select count(*)::int - 2 from pg_tablespace) as tablespaces`
  if (place === undefined || place.tablespaces > 0) {
    throw new BackupError(
      'backup_tablespace',
      'The database uses tablespaces outside its folder, which this backup does not know',
    )
  }
  await sql`select pg_create_physical_replication_slot(${`pandora_backup_${process.pid}_${Date.now()}`}, true, true)`
  const [begun] = await sql<
    { first: string }[]
  >`select pg_walfile_name(pg_backup_start('pandora', fast => true)) as first`
  await writer.addFolder(clusterPrefix, place.folder, (inside) => inside === control || leftOut.test(inside))
  // Last of the files, and read twice: it is rewritten in place while the server runs.
  await writer.addBytes(`${clusterPrefix}${control}`, await steady(join(place.folder, control)))
  const [ended] = await sql<{ last: string; label: string }[]>`
    select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)`
  if (begun === undefined || ended === undefined)
    throw new Error('pg_backup_start and pg_backup_stop answer one row each')
  await writer.addText(`${clusterPrefix}backup_label`, ended.label)
  for (const name of (await readdir(join(place.folder, 'pg_wal'))).sort()) {
    const needed = segment.test(name) ? name >= begun.first && name <= ended.last : name.endsWith('.history')
    if (needed) await writer.addFile(`${clusterPrefix}pg_wal/${name}`, join(place.folder, 'pg_wal', name))
  }
}

async function steady(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ;) {
    await pause(10)
    const now = await readFile(path)
    if (now.equals(before)) return now
    before = now
  }
}
