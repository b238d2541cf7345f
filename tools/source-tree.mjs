// Which source files there are, found from the tree and never from a list that a new folder escapes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/
const notOurs = new Set(['node_modules', 'dist', 'reports', 'coverage', 'test-results', 'playwright-report'])

/** All source files under root with `/` between folders, and a problem for each top folder that has no rule. */
export function sourcesOf(root, ruled) {
  const problems = []
  const files = []
  for (const entry of visible(root)) {
    if (entry.isFile()) {
      if (source.test(entry.name)) files.push(entry.name)
      continue
    }
    const inside = filesUnder(root, entry.name)
    if (inside.length > 0 && !ruled.includes(entry.name))
      problems.push(`${entry.name}/ holds sources, and no rule in tools/imports.mjs says what it may import`)
    files.push(...inside)
  }
  for (const name of workspacesOf(root)) {
    if (!ruled.includes(name)) problems.push(`workspace ${name} has no rule in tools/imports.mjs`)
  }
  return { files, problems }
}

/** The workspaces that the root package.json names. */
export function workspacesOf(root) {
  const file = join(root, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).workspaces ?? []) : []
}

/** Every file under root, whatever it holds, with `/` between folders. */
export function filesBeneath(root, folder = '') {
  return visible(join(root, folder)).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBeneath(root, path)
    return entry.isFile() ? [path] : []
  })
}

function filesUnder(root, folder) {
  return visible(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(root, path)
    return entry.isFile() && source.test(entry.name) ? [path] : []
  })
}

const visible = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !notOurs.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
