import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { locateBinaries } from '../cluster/binaries.ts'
import { startCluster } from '../cluster/cluster.ts'
import { assertUtf8 } from '../cluster/ensure-utf8.ts'
import { releaseLock, takeLock } from '../cluster/lock.ts'
import { arrange, openHome } from '../cluster/places.ts'
import { stopLeftover } from '../cluster/postmaster.ts'
import {
  endRestore,
  noteRestore,
  type Unfinished,
  unfinishedName,
  unfinishedRestore,
} from '../cluster/unfinished-restore.ts'
import { systemUser } from '../cluster/system-user.ts'
import { clusterPrefix, dumpName, type Header, homePrefix } from './archive-format.ts'
import { unpack } from './archive-reader.ts'
import { loadDump } from './dump.ts'
import { BackupError } from './errors.ts'
import { driver } from '../database.ts'

export type RestoreRequest = { file: string; home: string; databaseUrl?: string | undefined }
/** When the backup was taken, and what kind it was. */
export type RestoreReport = { home: string; createdAt: string; kind: Header['kind'] }

/**
 * Restores an archive into a home that is empty or absent, and sees that its database starts. On any failure the home
 * is as it was;
 * where it is killed on the way the home says so, nothing starts from it, and the next restore begins anew. Throws
 * BackupError or ClusterError.
 */
export async function restore(request: RestoreRequest): Promise<RestoreReport> {
  const target = resolve(request.home)
  const isNew = !existsSync(target)
  if (!isNew && !(await readdir(target)).includes(unfinishedName)) await refuseFull(target)
  const home = await openHome(target, systemUser())
  await takeLock(home)
  let begun = false
  try {
    const before = await unfinishedRestore(home)
    if (before === null) await refuseFull(home)
    const archive = resolve(request.file)
    const filling = before?.archive === archive ? before.filling : null
    begun = true
    if (before !== null) await clear(home)
    const state: Unfinished = { archive, dataFolder: null, filling }
    await noteRestore(home, state)
    const half = await mkdtemp(join(home, 'restore-'))
    const header = await unpack(archive, half, (found) => accept(found, request))
    if (header.kind === 'cluster') await checkVersion(header).then(() => placeCluster(home, half, state))
    for (const name of await readdirIfAny(join(half, homePrefix)))
      await rename(join(half, homePrefix, name), join(home, name))
    if (header.kind === 'dump')
      await fillDatabase(request.databaseUrl ?? '', join(half, dumpName), {
        filling,
        begin: (database) => noteRestore(home, { ...state, filling: database }),
      })
    await rm(half, { recursive: true, force: true })
    await releaseLock(home)
    if (header.kind === 'cluster') await (await startCluster({ home })).stop()
    await endRestore(home)
    return { home, createdAt: header.createdAt, kind: header.kind }
  } catch (error) {
    if (begun) await clear(home)
    await releaseLock(home)
    if (begun) await rm(join(home, unfinishedName), { force: true })
    if (isNew) await rm(home, { recursive: true, force: true })
    throw error
  }
}

/** What no restore is afraid of: its own word that it is not over, and what tells who runs from the home. */
const ofNobody = /^(?:pandora\.lock.*|unfinished-restore\.json.*)$/

async function refuseFull(home: string): Promise<void> {
  if ((await readdir(home)).every((name) => ofNobody.test(name))) return
  throw new BackupError('restore_home_not_empty', `${home} is not empty; restore into an empty or new PANDORA_HOME`)
}

/**
 * Takes back what a restore, this one or one that was killed, has put into its home and, for the database, beside it.
 */
async function clear(home: string): Promise<void> {
  const dataFolder = (await unfinishedRestore(home))?.dataFolder ?? null
  if (dataFolder !== null) {
    await stopLeftover(dataFolder)
    await rm(dataFolder, { recursive: true, force: true })
  }
  for (const name of (await readdir(home)).filter((one) => !ofNobody.test(one)))
    await rm(join(home, name), { recursive: true, force: true })
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
async function placeCluster(home: string, half: string, state: Unfinished): Promise<void> {
  const user = systemUser()
  const { dataFolder } = await arrange(home, await locateBinaries(), user)
  if (existsSync(dataFolder)) throw new BackupError('restore_home_not_empty', `${dataFolder} exists already`)
  await noteRestore(home, { ...state, dataFolder })
  const unpacked = join(half, clusterPrefix)
  await own(unpacked, user)
  await rename(unpacked, dataFolder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await cp(unpacked, dataFolder, { recursive: true })
    await own(dataFolder, user)
  })
}

async function own(folder: string, user: { uid: number; gid: number } | null): Promise<void> {
  await chmod(folder, 0o700)
  if (user === null) return
  await chown(folder, user.uid, user.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

/**
 * Reads the dump, all or nothing. A restore that was killed once it had found the database empty may have filled it:
 * then that is done.
 */
async function fillDatabase(
  url: string,
  file: string,
  { filling, begin }: { filling: string | null; begin: (database: string) => Promise<void> },
): Promise<void> {
  const sql = driver(url, { max: 1, onnotice: () => undefined })
  try {
    const { version } = await assertUtf8(sql)
    const [named] = await sql<
      { database: string }[]
    >`select concat_ws(' ', datname, oid, inet_server_addr(), inet_server_port()) as database from pg_database
      where datname = current_database()`
    const database = named?.database ?? ''
    const tables = await sql`
      select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
         limit 1`
    if (tables.length > 0 && filling === database) return
    if (tables.length > 0)
      throw new BackupError('restore_database_not_empty', 'The database of DATABASE_URL is not empty')
    await begin(database)
    await loadDump(url, version, file)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const readdirIfAny = (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : Promise.resolve([]))
