// The walks of docs/architecture.md from a line of a file to the pixel are true: each file is there and holds the names
// that the walk says of it, and each step hangs on one before it, so that no file on the way is missing.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readModule } from '../read-module.mjs'
import { sourcesOf, workspacesOf } from '../source-tree.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (file) => readFileSync(join(root, file), 'utf8')
/** How many files a walk may be, by its heading. The score's aim is 15: it may only come nearer. */
const most = { 'A close': 9, 'A risk score': 16 }

/** Steps of a walk: file, and the names that stand between back-ticks beside it. */
function walkOf(heading) {
  const [, text = ''] = read('docs/architecture.md').split(`### ${heading}`)
  return [...text.split('\n#')[0].matchAll(/^\| \d+ \| `([^`]+)` \| (.*) \|$/gm)].map(([, file, says]) => ({
    file,
    names: [...says.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }))
}

const { files } = sourcesOf(root, [...workspacesOf(root), 'tools'])
const sources = new Set(files.filter((file) => !/test|^(?:e2e|bench|tools)\//.test(file)))
const targetOf = (file, specifier) => {
  const [, workspace, path] = /^@pandora\/(\w+)\/(.*)$/.exec(specifier) ?? []
  return workspace ? `${workspace}/src/${path}.ts` : normalize(join(dirname(file), specifier))
}
const imports = new Map(
  [...sources].map((file) => [
    file,
    new Set(readModule(join(root, file), read(file)).imports.map(({ specifier }) => targetOf(file, specifier))),
  ]),
)
const importsOf = (file) => imports.get(file) ?? new Set()

/** Whether one file reaches the other with at most one file between, or a third puts both together. */
const meet = (one, other) =>
  [
    [one, other],
    [other, one],
  ].some(
    ([from, to]) => importsOf(from).has(to) || [...importsOf(from)].some((between) => importsOf(between).has(to)),
  ) || [...sources].some((file) => importsOf(file).has(one) && importsOf(file).has(other))
/** What a domain declares as its kinds of fact is reached through all kinds together. */
const throughKinds = (one, other) =>
  one.endsWith('/records.ts') && importsOf(other).has('contract/src/records/kinds.ts')
/** One writes a table that the other reads. */
const throughTable = (one, other) =>
  one.names.some(
    (name) =>
      other.names.includes(name) && new RegExp(`\\b(?:from|join|into|kind: ')\\s*${name}\\b`).test(read(other.file)),
  )
/** A profile is data: what reads it knows its words. */
const throughProfile = (one, other) => one.endsWith('.yaml') && read(other).includes("from './profile.ts'")

/** How many steps before it a step may hang on by imports: what puts two together may itself be a step. */
const BACK = 2

const hangs = (walk, at) =>
  walk.slice(0, at).some((before) => throughTable(before, walk[at])) ||
  walk
    .slice(Math.max(0, at - BACK), at)
    .some(
      ({ file }) =>
        meet(file, walk[at].file) ||
        throughKinds(file, walk[at].file) ||
        throughKinds(walk[at].file, file) ||
        throughProfile(file, walk[at].file),
    )

/** Steps that hang on none before them, and names that their files do not hold. */
function faultsOf(walk) {
  return walk.flatMap((step, at) => [
    ...(existsSync(join(root, step.file))
      ? step.names.filter((name) => !read(step.file).includes(name)).map((name) => `${step.file} does not say ${name}`)
      : [`${step.file} is not there`]),
    ...(at === 0 || hangs(walk, at) ? [] : [`${step.file} hangs on no step before it`]),
  ])
}

test.each(Object.entries(most))(
  '%s: every file on its way is there, says what it does and hangs on one before',
  (heading, limit) => {
    const walk = walkOf(heading)
    expect(walk.length).toBeGreaterThan(5)
    expect(walk.length).toBeLessThanOrEqual(limit)
    expect(faultsOf(walk)).toEqual([])
  },
)

test('a walk that leaves a file out, or names another, is told', () => {
  const walk = walkOf('A close')
  const without = (part) => walk.filter(({ file }) => !file.includes(part))
  expect(faultsOf(without('offers/quotes'))).toContain(
    'contract/src/domains/companies/operations.ts hangs on no step before it',
  )
  expect(faultsOf([{ ...walk[0], names: ['nothing of it'] }])).toEqual([`${walk[0].file} does not say nothing of it`])
})
