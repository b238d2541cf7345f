import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files that differ from where this branch left main (on main itself: from what was pushed), with what is not committed
 * yet and what git does not know yet; those that are gone are left out.
 */
export function changedFiles(root) {
  const git = (...words) => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...words], { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== null)
  const base = (main && git('merge-base', 'HEAD', main)) ?? 'HEAD'
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  if (lists.includes(null)) return null
  const files = lists.flatMap((list) => list.split('\n')).filter((file) => file !== '' && existsSync(join(root, file)))
  return [...new Set(files)].toSorted()
}
