import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles } from './changed-files.mjs'

let root = ''
const git = (...words) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...words], {
    cwd: root,
    stdio: 'ignore',
  })
const write = (file, text = file) => writeFileSync(join(root, file), text)
const commit = (name) => {
  git('add', '-A')
  git('-c', 'core.hooksPath=/dev/null', 'commit', '--allow-empty', '-m', name)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pandora-changed-'))
  git('init', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a branch is held against where it left main, with what is not committed and what git does not know', () => {
  for (const file of ['kept.ts', 'edited.ts', '已删.ts', 'moved.ts']) write(file)
  commit('main')
  git('switch', '-c', 'work')
  write('committed.ts')
  commit('work')
  git('switch', 'main')
  write('later-on-main.ts')
  commit('main goes on')
  git('switch', 'work')
  write('edited.ts', 'otherwise')
  write('new.ts')
  git('mv', 'moved.ts', 'there.ts')
  rmSync(join(root, '已删.ts'))
  expect(changedFiles(root)).toEqual({
    since: 'main',
    files: ['committed.ts', 'edited.ts', 'new.ts', 'there.ts'],
    gone: ['moved.ts', '已删.ts'],
  })
  expect(changedFiles(root, 'HEAD')).toEqual({
    since: 'HEAD',
    files: ['edited.ts', 'new.ts', 'there.ts'],
    gone: ['moved.ts', '已删.ts'],
  })
})

test('nothing has changed where nothing has; what was pushed counts before the branch of the same name', () => {
  write('one.ts')
  commit('one')
  expect(changedFiles(root)).toEqual({ since: 'main', files: [], gone: [] })
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  write('two.ts')
  commit('two')
  expect(changedFiles(root)).toEqual({ since: 'origin/main', files: ['two.ts'], gone: [] })
})

test('a commit that is not there is named, and so is a tree without any', () => {
  expect(changedFiles(root).problem).toBe('git does not say what has changed: there is no commit here')
  commit('one')
  expect(changedFiles(root, 'no-such').problem).toBe('there is no commit, branch or tag “no-such”')
  expect(changedFiles(root, '--output=x').problem).toBe('there is no commit, branch or tag “--output=x”')
})
