import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ClusterError } from './errors.ts'

/** Whom the database process runs as, where that is somebody else than we are. */
export type SystemUser = { name: string; uid: number; gid: number }

const wanted = 'pandora'
const makers: [string, string[]][] = [
  [
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', wanted],
  ],
  ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', wanted]],
]

/**
 * PostgreSQL refuses to run as root. Answers null for everybody else; for root an unprivileged
 * system user, made on first use, or one that the system has already. Throws `cluster_user_missing`.
 */
export function systemUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const there = find(wanted)
  if (there !== null) return there
  for (const [command, options] of makers) {
    spawnSync(command, options, { stdio: 'ignore' })
    const made = find(wanted)
    if (made !== null) return made
  }
  const spare = find('postgres') ?? find('nobody')
  if (spare !== null) return spare
  throw new ClusterError(
    'cluster_user_missing',
    `PostgreSQL does not run as root, and no user "${wanted}" could be made. Start Pandora as an ordinary user, or set DATABASE_URL`,
  )
}

function find(name: string): SystemUser | null {
  if (process.platform === 'linux') {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((row) => row.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid === undefined || gid === undefined ? null : { name, uid: Number(uid), gid: Number(gid) }
  }
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  const [uid, gid] = ids.map((answer) => (answer.status === 0 ? Number(answer.stdout) : null))
  return uid === null || uid === undefined || gid === null || gid === undefined ? null : { name, uid, gid }
}
