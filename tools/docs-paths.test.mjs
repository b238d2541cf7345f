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
