import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files that differ from where this branch left `ref`, with what is not committed yet and what git does not know yet:
 * `files` that are there and files that are `gone`, and `since`, what they are held against. Without a ref: from where
 * this branch left main (on main itself: from what was pushed), or the last commit where there is no main.
 * `problem`, one sentence, where git cannot tell.
 */
export function changedFiles(root, ref) {
  const git = (...words) => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...words], { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const isCommit = (name) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`) !== null
  if (!isCommit('HEAD')) return { problem: 'git does not say what has changed: there is no commit here' }
  if (ref !== undefined && !isCommit(ref)) return { problem: `there is no commit, branch or tag “${ref}”` }
  const since = ref ?? ['origin/main', 'main'].find(isCommit) ?? 'HEAD'
  // Branches without a common commit are held against each other as they are.
  const base = git('merge-base', 'HEAD', since) ?? since
  const lists = [
    // What was moved is gone from where it was.
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  if (lists.includes(null)) return { problem: 'git does not say what has changed' }
  const all = [...new Set(lists.flatMap((list) => list.split('\n')))].filter((file) => file !== '').toSorted()
  const isThere = (file) => existsSync(join(root, file))
  return { since, files: all.filter(isThere), gone: all.filter((file) => !isThere(file)) }
}
