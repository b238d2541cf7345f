import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { sweep, writeWhole } from '../whole-file.ts'
import { type Binaries, binariesIn } from './binaries.ts'
import { ClusterError } from './errors.ts'
import type { SystemUser } from './system-user.ts'

/** Where root keeps what the unprivileged database process must reach but the home does not let it. */
const commonGround = '/var/lib/pandora'
/** The kernel's limit for a socket's path is 107 bytes (104 on macOS); `/.s.PGSQL.65535.lock` takes 20. */
const longestSocketFolder = 80

export type Places = { home: string; dataFolder: string; binaries: Binaries; socketFolder: string }

/**
 * Makes the home where there is none: closed to others, except that root's new one must let the database's user
 * through.
 */
export async function openHome(home: string, user: SystemUser | null): Promise<string> {
  const path = resolve(home)
  if (!existsSync(path)) await mkdir(path, { recursive: true, mode: 0o700 })
  if (!statSync(path).isDirectory()) throw new ClusterError('cluster_home_unusable', `${path} is not a folder`)
  const ours = user !== null && statSync(path).uid === process.getuid?.() && readdirSync(path).length === 0
  if (ours) await chmod(path, 0o711)
  return realpathSync(path)
}

/**
 * Decides where data, binaries and socket lie, copying the binaries where the database's user cannot
 * reach the installed ones. Once decided, a home's data folder is written down in `cluster.json`.
 */
export async function arrange(home: string, installed: Binaries, user: SystemUser | null): Promise<Places> {
  const dataFolder = await dataFolderOf(home, user)
  await mkdir(dirname(dataFolder), { recursive: true, mode: 0o711 })
  if (user !== null) await chown(dirname(dataFolder), user.uid, user.gid)
  return {
    home,
    dataFolder,
    binaries: await reachableBinaries(home, installed, user),
    socketFolder: await makeSocketFolder(home, user),
  }
}

/** The folder under which everything lies that a closed home cannot hold. */
export const outsideFolder = (home: string): string => join(commonGround, shortHash(home))

/**
 * Where this home's cluster is, or will be. Throws `cluster_home_unusable` for a copied home whose data is elsewhere.
 */
export async function dataFolderOf(home: string, user: SystemUser | null): Promise<string> {
  const record = join(home, 'cluster.json')
  const inside = join(home, 'postgres', 'data')
  if (existsSync(record)) {
    const known = JSON.parse(await readFile(record, 'utf8')) as { dataFolder: string; home: string }
    const outside = known.dataFolder.startsWith(`${commonGround}/`)
    if (outside && known.home !== home && existsSync(join(known.home, 'cluster.json'))) {
      throw new ClusterError(
        'cluster_home_unusable',
        `${home} is a copy of ${known.home}, whose database lies in ${known.dataFolder}. Use backup and restore to copy a home`,
      )
    }
    if (outside) return known.dataFolder
    if (canEnter(home, user)) return inside
  }
  const dataFolder = canEnter(home, user) ? inside : unusedOutside(home)
  if (dataFolder !== inside && existsSync(inside)) {
    throw new ClusterError(
      'cluster_home_unusable',
      `The database in ${inside} cannot be reached by user ${user?.name ?? ''}: a folder above it is closed to others`,
    )
  }
  await writeWhole(record, `${JSON.stringify({ dataFolder, home })}\n`)
  return dataFolder
}

/** Data that lies there already belongs to a home that was moved, or deleted without it: it is never touched. */
function unusedOutside(home: string): string {
  const first = join(outsideFolder(home), 'data')
  return existsSync(first) ? `${first}-${Date.now().toString(36)}` : first
}

/** Whether `user` may pass through `path` and every folder above it. Null (ourselves) always may. */
export function canEnter(path: string, user: SystemUser | null): boolean {
  if (user === null) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

async function reachableBinaries(home: string, installed: Binaries, user: SystemUser | null): Promise<Binaries> {
  const parts = ['bin', 'lib', 'share'].map((part) => join(installed.root, part))
  if (parts.every((part) => canEnter(part, user)) && canEnter(installed.postgres, user)) return installed
  const copy = join(outsideFolder(home), `postgres-${installed.version}`)
  await sweep(outsideFolder(home), /^postgres-\d+\.\d+\.\d+\.\d+$/)
  if (!existsSync(copy)) {
    // Copied beside and renamed, so that a start broken off half-way leaves no half installation behind.
    const half = `${copy}.${process.pid}`
    await mkdir(half, { recursive: true, mode: 0o755 })
    await cp(installed.root, half, { recursive: true, verbatimSymlinks: true })
    await openToAll(half)
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }))
  }
  return binariesIn(copy, installed.version)
}

/** An install under `umask 077` leaves modes that a copy takes along. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory() || (entry.isFile() && entry.parentPath === join(folder, 'bin'))) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, 0o644)
  }
}

async function makeSocketFolder(home: string, user: SystemUser | null): Promise<string> {
  const base = Buffer.byteLength(tmpdir()) < longestSocketFolder - 32 ? tmpdir() : '/tmp'
  const folder = join(base, `pandora-${shortHash(home)}`)
  const owner = user?.uid ?? process.getuid?.() ?? 0
  await mkdir(folder, { mode: 0o711 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const { uid } = lstatSync(folder)
  const ours = lstatSync(folder).isDirectory() && (uid === owner || uid === process.getuid?.())
  // Somebody else took the name in a folder open to all: never use theirs.
  const safe = ours ? folder : await mkdtemp(join(base, 'pandora-'))
  await chmod(safe, 0o711)
  if (user !== null) await chown(safe, user.uid, user.gid)
  return safe
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
