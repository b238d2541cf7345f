import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { serverEnvironment } from './initdb.ts'
import { systemUser } from './system-user.ts'
import { driver } from '../database.ts'

const debian = '/usr/lib/postgresql'

/** Versions of PostgreSQL servers that the machine itself has, for tests of DATABASE_URL; empty where none is. */
export const installedVersions: string[] = existsSync(debian)
  ? readdirSync(debian).filter(
      (version) => Number(version) >= 15 && existsSync(join(debian, version, 'bin', 'postgres')),
    )
  : []

/** A throw-away server of an installed version. `folder` may be used by the test and is removed with it. */
export async function startInstalled(version: string): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
  const bin = join(debian, version, 'bin')
  const user = systemUser()
  const folder = await mkdtemp(join(tmpdir(), 'pandora-installed-'))
  await chmod(folder, 0o711)
  const data = join(folder, 'data')
  await mkdir(data)
  if (user !== null) for (const path of [folder, data]) await chown(path, user.uid, user.gid)
  const asUser = { ...user, cwd: '/', env: serverEnvironment() }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'],
    { ...asUser, stdio: 'ignore' },
  )
  const port = await freePort()
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'fsync=off'], {
    ...asUser,
    stdio: 'ignore',
  })
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  await answering(url)
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url, folder, stop }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const sql = driver(url, { max: 1, connect_timeout: 2 })
    const up = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end()
    if (up) return
    if (tries === 200) throw new Error('The other PostgreSQL does not answer')
    await pause(50)
  }
}
