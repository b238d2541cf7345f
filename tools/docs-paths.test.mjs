// A file or folder that a document names is there, and nothing stands in a document twice.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { workspacesOf } from './source-tree.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  'web/README.md',
]
const begin = new RegExp(`^(?:${[...workspacesOf(root), 'tools', 'docs'].join('|')})/`)

/** What building the web makes. */
const made = new Set(['dist/', 'assets/'])

/** `a/{b,c}.ts` as its two paths. */
const spread = (path) => {
  const [, before, list, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return list === undefined ? [path] : list.split(',').flatMap((part) => spread(`${before}${part}${after}`))
}

/** Paths of the tree that a text names between back-ticks; places for a name of the reader's own (`<domain>`) are none. */
const pathsIn = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => begin.test(path) && !/[<*…]/.test(path))
    .flatMap(spread)

test.each(documents)('%s names only files and folders that there are', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([])
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to]) => to)
  expect(links.filter((to) => !existsSync(join(root, dirname(file), to)))).toEqual([])
})

test.each(documents)('%s says nothing twice', (file) => {
  const long = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.length > 100)
  expect(long.filter((line, at) => long.indexOf(line) < at)).toEqual([])
})

test('web/README.md names parts of the web where they stand', () => {
  const text = readFileSync(join(root, 'web/README.md'), 'utf8')
  const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w-]*(?:\.\w+)?)`/g)].map(([, path]) => path)
  const parts = named.filter((path) => !begin.test(path) && !made.has(path))
  expect(parts.length).toBeGreaterThan(20)
  const there = (path) =>
    ['src', 'src/ui', 'src/domains', 'src/domains/companies', ''].some((under) =>
      ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, 'web', under, `${path}${ending}`))),
    )
  expect(parts.filter((path) => !there(path))).toEqual([])
})

test('the schema names every table, and no table that there is not', () => {
  const rows = readFileSync(join(root, 'store/src/generated/schema.ts'), 'utf8')
  const tables = [...rows.matchAll(/^export interface (\w+)Row /gm)].map(([, name]) =>
    name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase(),
  )
  const text = readFileSync(join(root, 'docs/schema.md'), 'utf8')
  const named = new Set([...text.matchAll(/`([a-z][a-z\d_]*)`/g)].map(([, name]) => name))
  expect(tables.filter((table) => !named.has(table))).toEqual([])
  // What of a table's cell is in back-ticks is a table: the first cell where a line is one's own, else all of them.
  const cells = [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`(\w+)`/g)])
  const matters = text.slice(text.indexOf('## By what they are for'))
  const said = [...cells, ...matters.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((name) => !tables.includes(name))).toEqual([])
})
