import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BackupError } from './errors.ts'

const debian = '/usr/lib/postgresql'

/**
 * Dumps the database behind an address into a file, with pg_dump. Throws `backup_tool_missing`, `backup_tool_failed`.
 */
export async function dumpDatabase(url: string, major: number, file: string): Promise<void> {
  await runTool('pg_dump', major, url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
}

/** Reads a dump into an empty database, all or nothing. Throws as `dumpDatabase`. */
export async function loadDump(url: string, major: number, file: string): Promise<void> {
  await runTool('pg_restore', major, url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ])
}

/** A tool of the server's version or newer: an older pg_dump refuses a newer server. */
function findTool(name: string, major: number): string {
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path) && versionOf(path) >= major)
  if (found !== undefined) return found
  throw new BackupError(
    'backup_tool_missing',
    `${name} ${major} or newer is not installed on this machine. Install the PostgreSQL client programs (Debian: apt-get install postgresql-client), or back up where the database runs`,
  )
}

/** Major version of "pg_dump (PostgreSQL) 15.4", or 0. */
const versionOf = (tool: string): number =>
  Number(/\) (\d+)/.exec(spawnSync(tool, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0)

/** The password goes by the environment: a command line can be read by everybody on the machine. */
function runTool(name: string, major: number, url: string, options: string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const tool = findTool(name, major)
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [`--dbname=${address.href}`, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
    child.once('error', (cause) =>
      reject(new BackupError('backup_tool_failed', `${tool}: ${cause.message}`, { cause })),
    )
    child.once('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new BackupError('backup_tool_failed', `${name} failed: ${said.trim().split('\n').slice(-5).join('\n')}`))
    })
  })
}
