// The web is built when what it is made of changed, and only then.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

const stampFile = join(root, 'web', 'dist', '.built-from')

/**
 * Builds the web if its sources differ from what the last build was made of. Answers `built`, `fresh`, or what went
 * wrong.
 */
export function buildWeb({ force = false, quiet = true } = {}) {
  const sources = sourceHash(root)
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return { state: 'fresh', log: '' }
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const done = spawnSync(projectNode, [vite, 'build', ...(quiet ? ['--logLevel', 'warn'] : [])], {
    cwd: join(root, 'web'),
    env: projectEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  const log = `${done.stdout ?? ''}${done.stderr ?? ''}`
  if (done.status !== 0) return { state: 'failed', log }
  writeFileSync(stampFile, sources)
  return { state: 'built', log }
}

/** One hash over everything that goes into the web: its own files, the contract's, and the packages' versions. */
function sourceHash(folder) {
  const hash = createHash('sha256')
  const files = [
    ...filesUnder(join(folder, 'web')),
    ...filesUnder(join(folder, 'contract')),
    join(folder, 'package-lock.json'),
  ]
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules' && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
}
