import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assertUtf8 } from '../cluster/ensure-utf8.ts'
import { resolveDatabase } from '../cluster/resolve-database.ts'
import { dumpName, homePrefix, notCarried } from './archive-format.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { addBaseBackup } from './base-backup.ts'
import { dumpDatabase } from './dump.ts'
import { BackupError } from './errors.ts'
import { driver } from '../database.ts'

export type BackupRequest = { home: string; databaseUrl?: string | undefined; file: string }
/** Size of the archive in bytes, and how many files it holds. */
export type BackupReport = { file: string; bytes: number; files: number }

/**
 * Writes database, uploads, settings and secrets into one archive (mode 600: it holds the secrets),
 * while the product runs or not. Throws BackupError or ClusterError, and leaves no half archive.
 */
export async function backup(request: BackupRequest): Promise<BackupReport> {
  const file = resolve(request.file)
  const home = resolve(request.home)
  const external = Boolean(request.databaseUrl)
  if (!external && !existsSync(home))
    throw new BackupError('backup_home_missing', `${home} does not exist: there is nothing to back up`)
  const database = await resolveDatabase({ databaseUrl: request.databaseUrl, home, join: true })
  const sql = driver(database.ownerUrl, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => undefined })
  try {
    const { version } = await assertUtf8(sql)
    const writer = await ArchiveWriter.create(file, {
      format: 'pandora-backup',
      formatVersion: 1,
      kind: external ? 'dump' : 'cluster',
      postgres: version,
      createdAt: new Date().toISOString(),
    })
    try {
      if (external) await addDump(database.ownerUrl, version, writer, `${file}.dump`)
      else await addBaseBackup(sql, writer)
      // After the database, so that a file which a saved row names is there.
      await writer.addFolder(
        homePrefix,
        home,
        (inside) => notCarried.test(inside) || join(home, inside).startsWith(file),
      )
      return { file, ...(await writer.finish()) }
    } catch (error) {
      await writer.abandon()
      throw error
    }
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
  }
}

async function addDump(url: string, version: number, writer: ArchiveWriter, half: string): Promise<void> {
  try {
    await dumpDatabase(url, version, half)
    await writer.addFile(dumpName, half)
  } finally {
    await rm(half, { force: true })
  }
}
