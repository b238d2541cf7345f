// The import law: who may import whom, no cycles (types included), a pure intelligence/.
// The tree itself is read, so a new folder is under the law, or is refused, from its first file on.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDomains, usesIn } from './domain-law.mjs'
import { findCycles } from './import-cycles.mjs'
import { readModule } from './read-module.mjs'
import { sourcesOf } from './source-tree.mjs'

/**
 * Workspace → the workspaces it may import; everything else is forbidden. Browser tests prepare their ground by calling
 * operations, whose addresses the contract knows.
 */
const law = {
  contract: [],
  intelligence: ['contract'],
  sources: ['contract'],
  store: ['contract'],
  server: ['contract', 'intelligence', 'sources', 'store'],
  web: ['contract'],
  e2e: ['contract'],
  bench: ['contract', 'intelligence', 'sources', 'store', 'server', 'web'],
  tools: [],
}
/** What a workspace's tests may import besides: tools run before anything is installed, their tests do not. */
const lawOfTests = { tools: ['contract'] }
/** Workspaces whose product code computes from its arguments alone. */
const pure = new Set(['intelligence'])
const isTest = (file) => /\.(test|spec)\.[a-z]+$/.test(file)

/**
 * All breaches of the law under `root`, each one line: file, line, what, why; empty when the tree keeps it. And who
 * imports whom: `graph`.
 */
export function checkImports(root) {
  const { files, problems } = sourcesOf(root, Object.keys(law))
  const graph = new Map(files.map((file) => [file, []]))
  const imports = new Map(files.map((file) => [file, []]))
  const declared = new Map()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const read = readModule(join(root, file), text)
    const uses = usesIn(file, text)
    if (uses) declared.set(file, uses)
    problems.push(...read.errors.map((error) => `${file}: ${error}`))
    const from = placeOf(file)
    for (const found of read.imports) {
      const target = resolveImport(root, file, found.specifier)
      const say = (why) => problems.push(`${file}:${found.line} imports ${found.specifier}: ${why}`)
      if (target.problem) say(target.problem)
      if (target.file !== null) {
        if (graph.has(target.file)) graph.get(file).push(target.file)
        imports.get(file).push({ file: target.file, line: found.line })
        const why = breach({ ...from, test: isTest(file) }, placeOf(target.file), found)
        if (why !== null) say(why)
      }
      if (pure.has(from.workspace) && !isTest(file) && target.builtin) say(`${from.workspace}/ does no I/O`)
    }
    if (pure.has(from.workspace) && !isTest(file)) {
      problems.push(
        ...read.impurities.map(
          ({ line, what }) => `${file}:${line} uses ${what}: ${from.workspace}/ takes clock and chance as arguments`,
        ),
      )
    }
  }
  problems.push(...checkDomains(imports, declared, debtsOf(root)))
  problems.push(...findCycles(graph).map((cycle) => `cycle: ${[...cycle, cycle[0]].join(' → ')}`))
  return {
    problems,
    files: files.length,
    imports: [...graph.values()].reduce((sum, list) => sum + list.length, 0),
    graph: imports,
  }
}

/** Imports from before the law of domains that are still to go. */
function debtsOf(root) {
  const file = join(root, 'tools/domain-debts.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** The workspace a file belongs to. */
const placeOf = (file) => ({ workspace: file.includes('/') ? file.split('/')[0] : '' })

function breach(from, to, found) {
  if (from.workspace === to.workspace) return null
  const allowed = new Set([...(law[from.workspace] ?? []), ...(from.test ? (lawOfTests[from.workspace] ?? []) : [])])
  if (found.specifier.startsWith('.')) return `${to.workspace}/ is reached by its package name only`
  if (allowed.has(to.workspace)) return null
  if (!allowed.has(`types:${to.workspace}`)) return `${from.workspace || 'the root'}/ must not import ${to.workspace}/`
  return found.typeOnly ? null : `${from.workspace}/ may import types only from ${to.workspace}/`
}

/** The file an import names, as a path under root; null for packages. */
function resolveImport(root, file, specifier) {
  const bare = specifier.replace(/[?#].*$/, '')
  if (bare.startsWith('.')) return fileAt(root, resolve(root, dirname(file), bare))
  const own = /^@pandora\/([^/]+)\/(.+)$/.exec(bare)
  if (own) return fileAt(root, join(root, own[1], 'src', `${own[2]}.ts`))
  if (bare.startsWith('@pandora/'))
    return { file: null, builtin: false, problem: 'a workspace has no front door; name the file' }
  if (bare.startsWith('/')) return { file: null, builtin: false, problem: 'an absolute path' }
  return { file: null, builtin: bare.startsWith('node:') || builtins.has(bare), problem: null }
}

function fileAt(root, path) {
  const file = relative(root, path).split(sep).join('/')
  if (file.startsWith('..')) return { file: null, builtin: false, problem: 'outside the repository' }
  return existsSync(path) ? { file, builtin: false, problem: null } : { file, builtin: false, problem: 'no such file' }
}

const builtins = new Set(builtinModules)

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const { problems, files, imports } = checkImports(root)
  for (const problem of problems) console.error(problem)
  console.log(`${files} files, ${imports} imports, ${problems.length} breaches`)
  process.exit(problems.length === 0 ? 0 : 1)
}
