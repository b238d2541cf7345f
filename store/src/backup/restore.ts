import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { locateBinaries } from '../cluster/binaries.ts'
import { startCluster } from '../cluster/cluster.ts'
import { assertUtf8 } from '../cluster/ensure-utf8.ts'
import { arrange, openHome } from '../cluster/places.ts'
import { systemUser } from '../cluster/system-user.ts'
import { clusterPrefix, dumpName, type Header, homePrefix } from './archive-format.ts'
import { unpack } from './archive-reader.ts'
import { loadDump } from './dump.ts'
import { BackupError } from './errors.ts'

export type RestoreRequest = { file: string; home: string; databaseUrl?: string | undefined }
/** When the backup was taken, and what kind it was. */
export type RestoreReport = { home: string; createdAt: string; kind: Header['kind'] }

/**
 * Restores an archive into a home that is empty or absent, and sees that its database starts. On any
 * failure the home is as it was. Throws BackupError or ClusterError.
 */
export async function restore(request: RestoreRequest): Promise<RestoreReport> {
  const target = resolve(request.home)
  const isNew = !existsSync(target)
  if (!isNew && (await readdir(target)).length > 0) {
    throw new BackupError('restore_home_not_empty', `${target} is not empty; restore into an empty or new PANDORA_HOME`)
  }
  const home = await openHome(target, systemUser())
  let clusterFolder: string | null = null
  try {
    const half = await mkdtemp(join(home, 'restore-'))
    const header = await unpack(resolve(request.file), half, (found) => accept(found, request))
    if (header.kind === 'cluster') {
      await checkVersion(header)
      clusterFolder = await placeCluster(home, half)
    } else {
      await fillDatabase(request.databaseUrl ?? '', join(half, dumpName))
    }
    for (const name of await readdirIfAny(join(half, homePrefix)))
      await rename(join(half, homePrefix, name), join(home, name))
    await rm(half, { recursive: true, force: true })
    if (header.kind === 'cluster') await (await startCluster({ home })).stop()
    return { home, createdAt: header.createdAt, kind: header.kind }
  } catch (error) {
    if (clusterFolder !== null) await rm(clusterFolder, { recursive: true, force: true })
    for (const name of await readdir(home)) await rm(join(home, name), { recursive: true, force: true })
    if (isNew) await rm(home, { recursive: true, force: true })
    throw error
  }
}

function accept(header: Header, request: RestoreRequest): void {
  if (header.kind === 'dump' && !request.databaseUrl) {
    throw new BackupError(
      'restore_other_kind',
      'This backup was taken with DATABASE_URL: set DATABASE_URL to an empty database to restore it',
    )
  }
  if (header.kind === 'cluster' && request.databaseUrl) {
    throw new BackupError(
      'restore_other_kind',
      'This backup holds a built-in database: unset DATABASE_URL to restore it',
    )
  }
}

async function checkVersion(header: Header): Promise<void> {
  const ours = Number((await locateBinaries()).version.split('.')[0])
  if (header.postgres !== ours) {
    throw new BackupError(
      'restore_other_version',
      `This backup was written by PostgreSQL ${header.postgres}, and this is PostgreSQL ${ours}`,
    )
  }
}

/** Moves the database's files to where this home keeps them, as the user who will run it. */
async function placeCluster(home: string, half: string): Promise<string> {
  const user = systemUser()
  const { dataFolder } = await arrange(home, await locateBinaries(), user)
  if (existsSync(dataFolder)) throw new BackupError('restore_home_not_empty', `${dataFolder} exists already`)
  const unpacked = join(half, clusterPrefix)
  await own(unpacked, user)
  await rename(unpacked, dataFolder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await cp(unpacked, dataFolder, { recursive: true })
    await own(dataFolder, user)
  })
  return dataFolder
}

async function own(folder: string, user: { uid: number; gid: number } | null): Promise<void> {
  await chmod(folder, 0o700)
  if (user === null) return
  await chown(folder, user.uid, user.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

async function fillDatabase(url: string, file: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const { version } = await assertUtf8(sql)
    const tables = await sql`
      select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`
    if (tables.length > 0)
      throw new BackupError('restore_database_not_empty', 'The database of DATABASE_URL is not empty')
    await loadDump(url, version, file)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const readdirIfAny = (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : Promise.resolve([]))
