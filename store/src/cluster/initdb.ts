import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { sweep, syncFolder, writeOnce } from '../whole-file.ts'
import { ClusterError } from './errors.ts'
import type { Places } from './places.ts'
import type { SystemUser } from './system-user.ts'

export const superuser = 'pandora'

/**
 * pg_trgm asks the C library's LC_CTYPE what a letter is, whatever the locale provider: with LC_CTYPE=C
 * a Chinese name has no trigrams. The names are Linux's, macOS's, then anything that is UTF-8.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

/**
 * Makes the cluster where there is none. `durable: false`: a thousand files are left for the system to write when it
 * likes. Throws `cluster_init_failed`, `cluster_version_mismatch`.
 */
export async function initialise(
  places: Places,
  user: SystemUser | null,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  if (existsSync(join(places.dataFolder, 'PG_VERSION'))) return checkVersion(places)
  const parent = dirname(places.dataFolder)
  // A start that was killed left the folder it was making, 40 MB.
  await sweep(parent, /^init-/)
  const half = await mkdtemp(join(parent, 'init-'))
  try {
    const secret = join(half, 'password')
    await writeFile(secret, password, { mode: 0o600 })
    if (user !== null) await Promise.all([chown(half, user.uid, user.gid), chown(secret, user.uid, user.gid)])
    const made = join(half, 'data')
    await firstThatWorks({ initdb: places.binaries.initdb, folder: made, secret, durable }, user)
    // Renamed when whole: a start broken off half-way begins again.
    await rename(made, places.dataFolder)
    await syncFolder(parent)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull(half) : error
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

interface Making {
  initdb: string
  folder: string
  secret: string
  durable: boolean
}

async function firstThatWorks(making: Making, user: SystemUser | null): Promise<void> {
  const { initdb, folder } = making
  let said = ''
  for (const type of characterTypes) {
    const { code, text } = await run(initdb, optionsFor(making, type), user)
    if (code === 0) return
    said = text
    if (!/invalid locale name|locale/i.test(text)) break
    await rm(folder, { recursive: true, force: true })
  }
  if (/no space left on device|disk quota exceeded/i.test(said)) throw diskFull(dirname(folder))
  throw new ClusterError('cluster_init_failed', `The database could not be created:\n${said.trim()}`)
}

/** A first start needs about 120 MB; what it had begun is gone again. */
const diskFull = (folder: string): ClusterError =>
  new ClusterError(
    'cluster_disk_full',
    `The disk that holds ${dirname(folder)} is full: a new database needs about 120 MB. Nothing was kept; make room and start again. / ${dirname(folder)} 所在的磁盘已满：新数据库约需 120 MB。什么都没有留下，腾出空间后重新启动即可。`,
  )

const optionsFor = ({ folder, secret, durable }: Making, type: string): string[] => [
  `--pgdata=${folder}`,
  `--username=${superuser}`,
  `--pwfile=${secret}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${type}`,
  '--no-instructions',
  ...(durable ? [] : ['--no-sync']),
]

function run(
  command: string,
  options: string[],
  user: SystemUser | null,
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: serverEnvironment(),
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.once('error', (cause) =>
      reject(new ClusterError('cluster_init_failed', `${command}: ${cause.message}`, { cause })),
    )
    child.once('close', (code) => resolve({ code, text }))
  })
}

/**
 * What a program needs of its environment on the systems there are: where programs, libraries and temporary files lie,
 * and the zone.
 */
const NEEDED =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|TZ|LD_LIBRARY_PATH|DYLD_\w+|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|PATHEXT)$/i

/**
 * Nothing else of the caller's environment reaches the server: PG* and LC_* would change where and how it listens and
 * sorts, and the rest may hold secrets.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => NEEDED.test(name))
  return { ...Object.fromEntries(kept), LANG: 'C' }
}

async function checkVersion(places: Places): Promise<void> {
  const found = (await readFile(join(places.dataFolder, 'PG_VERSION'), 'utf8')).trim()
  const ours = places.binaries.version.split('.')[0]
  if (found === ours) return
  throw new ClusterError(
    'cluster_version_mismatch',
    `The data in ${places.dataFolder} was written by PostgreSQL ${found}, and this is PostgreSQL ${ours}`,
  )
}

/** The superuser's password, made on first use and kept in the home for its owner only. */
export async function databasePassword(home: string): Promise<string> {
  const file = join(home, 'database-password')
  if (!existsSync(file)) await writeOnce(file, randomBytes(24).toString('base64url'))
  return (await readFile(file, 'utf8')).trim()
}
