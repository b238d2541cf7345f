// The promise of docs/adding-a-domain.md, kept by doing it: a copy of the tree is given a domain (tools/example-domain/),
// and everything it says must be there, though outside of its folders it is three lines and one migration.
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frugalMemory, frugalTsc } from './checks/frugal-tsc.mjs'
import { checkImports } from './imports.mjs'
import { presenterBreaches, serverFiles } from './shape/presenters.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const example = join(root, 'tools/example-domain')
const sides = ['contract', 'server', 'web']
const own = sides.map((side) => `${side}/src/domains/shops/`)
const schema = 'store/src/generated/schema.ts'
const elsewhere = new Set(['reports', 'coverage', 'e2e', 'docs', 'bench', 'openapi.json'])
/** What is installed, built or none of the example's concern, by its path in the tree. */
const skipped = (file) =>
  elsewhere.has(file.split('/')[0]) ||
  file.split('/').some((part) => /^(?:node_modules|dist|test-results|\..+)$/.test(part))
/** General tests under which the example comes, and its own. */
const tests = [
  'contract/src/domains.test.ts',
  'server/src/domains/shops/',
  'web/src/domains.test.ts',
  'web/src/app/router.test.ts',
  'web/src/texts.test.ts',
  'web/src/domains/health/places.test.ts',
  'web/src/domains/imports/fieldNames.test.ts',
  'web/src/domains/shops/',
]

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'pandora-domain-')))
const migrations = join(copy, 'store/migrations')
const next = String(Number(readdirSync(join(root, 'store/migrations')).toSorted().at(-1).slice(0, 4)) + 1).padStart(
  4,
  '0',
)

/** The copy before the example came: its files with their text. */
let begun = new Map()

beforeAll(async () => {
  copyTree()
  linkPackages(root, copy)
  giveRoomUp()
  begun = textsOf(copy)
  for (const side of sides) placeExample(side)
  addLine('contract/src/domain-list.ts', "export { shopsDomain } from './domains/shops/domain.ts'")
  addLine('server/src/domain-list.ts', "export { shopsModule } from './domains/shops/module.ts'")
  addLine('web/src/domain-list.ts', "export { shopsModule } from './domains/shops/module.ts'")
  cpSync(join(example, 'migration.sql'), join(migrations, `${next}_shops.sql`))
  await renewSchema()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function copyTree() {
  const filter = (path) => !skipped(relative(root, path))
  for (const entry of readdirSync(root).filter((name) => !skipped(name)))
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter })
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json']) cpSync(join(root, file), join(copy, file))
}

/** All fourteen rooms are built: in the copy the technology finder gives its own up, for the example to declare. */
function giveRoomUp() {
  const without = (file, ...patterns) => {
    const text = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), readFileSync(join(copy, file), 'utf8'))
    writeFileSync(join(copy, file), text)
  }
  without('contract/src/domains/technology/domain.ts', /^.*technologyRooms.*\n/gm)
  without(
    'web/src/domains/technology/module.ts',
    /^.*(?:technologyRooms|\.\/views\.ts).*\n/gm,
    /^ {2}views: \{[^]*?^ {2}\},\n/m,
  )
}

/** What is installed, by links; the workspaces are the copy's own. */
function linkPackages(from, to) {
  const modules = join(to, 'node_modules')
  mkdirSync(join(modules, '@pandora'), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name !== '@pandora') symlinkSync(join(from, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@pandora'))) {
    if (existsSync(join(to, name))) symlinkSync(join(to, name), join(modules, '@pandora', name))
  }
  for (const name of readdirSync(from).filter((one) => existsSync(join(from, one, 'node_modules')))) {
    if (existsSync(join(to, name))) symlinkSync(join(from, name, 'node_modules'), join(to, name, 'node_modules'))
  }
}

function placeExample(side) {
  const folder = join(copy, side, 'src/domains/shops')
  mkdirSync(folder)
  for (const file of readdirSync(join(example, side)))
    cpSync(join(example, side, file), join(folder, file.replace(/\.txt$/, '')))
}

const addLine = (file, line) => writeFileSync(join(copy, file), `${readFileSync(join(copy, file), 'utf8')}${line}\n`)

/** What `npm run schema` does, on a database of its own. */
async function renewSchema() {
  const address = new URL(process.env['PANDORA_TEST_DATABASE_URL'])
  // By the network: the driver takes the folder of the socket for a setting of the server's.
  const network = new URL(address)
  network.searchParams.delete('host')
  const sql = postgres(network.href, { max: 1, onnotice: () => undefined })
  const name = `example_domain_${process.pid}`
  await sql.unsafe(`create database ${name} template template0`)
  address.pathname = `/${name}`
  const { code, said } = await run('store/src/schema-cli.ts', [], { DATABASE_URL: address.toString() })
  await sql.unsafe(`drop database ${name} with (force)`)
  await sql.end()
  if (code !== 0) throw new Error(said)
}

/** Runs a script of the copy by this Node; nothing of the run that this test belongs to reaches it. */
function run(script, options = [], env = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|PANDORA_ROWS|NODE_OPTIONS|TEST$)/.test(name),
  )
  const child = spawn(process.execPath, [script, ...options], {
    cwd: copy,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

/** Files of a tree by their path, with their text. */
const textsOf = (tree) =>
  new Map(
    readdirSync(tree, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(tree, join(entry.parentPath, entry.name)))
      .filter((file) => !skipped(file))
      .map((file) => [file, readFileSync(join(tree, file), 'utf8')]),
  )

/** Lines of a text that another does not have, in their order; undefined where one of the other's is gone. */
function linesAdded(before, after) {
  const old = before.split('\n')
  const added = after.split('\n').filter((line) => (line === old[0] ? (old.shift(), false) : true))
  return old.length === 0 ? added : undefined
}

test('outside of its own folders a domain is three lines and one migration', () => {
  const before = begun
  const touched = [...textsOf(copy)].filter(
    ([file, text]) => text !== before.get(file) && !own.some((folder) => file.startsWith(folder)),
  )
  const made = touched.filter(([file]) => !before.has(file)).map(([file]) => file)
  const changed = touched.filter(([file]) => before.has(file) && file !== schema)
  expect(made).toEqual([`store/migrations/${next}_shops.sql`])
  expect(changed.map(([file, text]) => [file, linesAdded(before.get(file), text)])).toEqual(
    sides.map((side) => [`${side}/src/domain-list.ts`, [expect.stringContaining('/domains/shops/')]]),
  )
  expect(linesAdded(before.get(schema), readFileSync(join(copy, schema), 'utf8'))).not.toBeUndefined()
})

test('it keeps the import law, and answers through its presenter', () => {
  expect(checkImports(copy).problems).toEqual([])
  expect(presenterBreaches(serverFiles(copy))).toEqual([])
})

test('it is well formed, and its types and those of all that reads it fit', async () => {
  const base = { extends: './tsconfig.base.json', include: ['contract/src', 'sources/src', 'store/src', 'server/src'] }
  writeFileSync(join(copy, 'tsconfig.example.json'), JSON.stringify(base))
  const tool = (name) => join(root, 'node_modules', ...name.split('/'))
  const steps = await Promise.all([
    run(tool('typescript/bin/tsc'), ['-p', 'tsconfig.example.json', ...frugalTsc], frugalMemory),
    run(tool('typescript/bin/tsc'), ['-p', 'web', ...frugalTsc], frugalMemory),
    run(tool('oxlint/bin/oxlint'), ['--deny-warnings', ...own]),
    run(tool('oxfmt/bin/oxfmt'), ['--check', ...own]),
  ])
  rmSync(join(copy, 'tsconfig.example.json'))
  expect(steps.filter(({ code }) => code !== 0).map(({ said }) => said)).toEqual([])
}, 300_000)

test('it serves, imports, holds and shows what it declares', async () => {
  const { code, said } = await run(join(root, 'node_modules/vitest/vitest.mjs'), ['run', ...tests])
  expect(code, said).toBe(0)
}, 300_000)
