import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { breachesOf, figuresOf, quantile, shapeOf } from './shape.mjs'

const limits = { line: 120, median: 70, p90: 200, longest: 400, folder: 25 }
const here = dirname(fileURLToPath(import.meta.url))
let folder

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Shape of a tree of the given files, beside 25 short ones. */
function planted(files) {
  folder = mkdtempSync(join(tmpdir(), 'pandora-shape-'))
  const short = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`server/src/short/${at}.ts`, 'export {}\n']))
  for (const [name, text] of Object.entries({ ...short, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return shapeOf(folder)
}
const ofLines = (count, line = 'x') => `${Array.from({ length: count }, () => line).join('\n')}\n`
const many = (count, name, text) => Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text]))

test('the tree as it stands keeps the law of its shape', () => {
  const shape = shapeOf(dirname(dirname(here)))
  expect(shape.product.size).toBeGreaterThan(1000)
  const debts = JSON.parse(readFileSync(join(here, 'debts.json'), 'utf8'))
  expect(breachesOf(shape, limits, debts), JSON.stringify(figuresOf(shape))).toEqual([])
})

test('a quantile is the number below which the part lies', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1), quantile([], 0.5)]).toEqual([
    51, 100, 100, 0,
  ])
})

test('files up to the limits keep it, a line more does not: products, tests and styles', () => {
  const exact = { 'web/src/a.ts': ofLines(400), 'web/src/a.test.ts': ofLines(400), 'web/src/a.css': ofLines(400) }
  expect(breachesOf(planted(exact), limits)).toEqual([])
  rmSync(folder, { recursive: true })
  const over = { 'web/src/a.ts': ofLines(401), 'web/src/a.test.ts': ofLines(401), 'web/src/a.css': ofLines(401) }
  expect(breachesOf(planted(over), limits)).toEqual([
    'web/src/a.css has 401 lines, at most 400',
    'web/src/a.ts has 401 lines, at most 400',
    'web/src/a.test.ts has 401 lines, at most 400',
  ])
})

test('more than one line of a hundred beyond 120 columns breaks it; texts, corpora and generated files may have them', () => {
  const wide = ofLines(20, 'x'.repeat(121))
  const plain = many(4, (at) => `web/src/plain/${at}.ts`, ofLines(60))
  expect(breachesOf(planted({ ...plain, 'web/src/wide.ts': wide }), limits)[0]).toMatch(/^line is 121, at most 120/)
  rmSync(folder, { recursive: true })
  const words = { 'web/src/texts.zh.ts': wide, 'intelligence/src/corpus/a.ts': wide, 'store/src/generated/a.ts': wide }
  expect(breachesOf(planted({ ...plain, ...words }), limits)).toEqual([])
})

test('the median and the 90th per cent of product files are held, and tests do not count in them', () => {
  const tests = many(20, (at) => `server/src/many/${at}.test.ts`, ofLines(300))
  expect(breachesOf(planted(tests), limits)).toEqual([])
  rmSync(folder, { recursive: true })
  const half = many(26, (at) => `server/src/half-${at}/a.ts`, ofLines(71))
  expect(breachesOf(planted(half), limits)).toEqual([expect.stringMatching(/^median is 71, at most 70/)])
  rmSync(folder, { recursive: true })
  const tenth = many(3, (at) => `server/src/tenth/${at}.ts`, ofLines(201))
  expect(breachesOf(planted(tenth), limits)).toEqual([expect.stringMatching(/^p90 is 201, at most 200/)])
})

test('a folder of 26 files breaks it; a listed one may only lose files, and leaves the list in the end', () => {
  const full = (count) => planted(many(count, (at) => `web/src/full/${at}.ts`, 'export {}\n'))
  expect(breachesOf(full(25), limits)).toEqual([])
  rmSync(folder, { recursive: true })
  const shape = full(26)
  expect(breachesOf(shape, limits)).toEqual(['web/src/full has 26 files, at most 25'])
  expect(breachesOf(shape, limits, { full: { 'web/src/full': 30 } })).toEqual([])
  rmSync(folder, { recursive: true })
  const more = full(31)
  expect(breachesOf(more, limits, { full: { 'web/src/full': 30 } })).toEqual(['web/src/full has 31 files, at most 30'])
  rmSync(folder, { recursive: true })
  expect(breachesOf(full(25), limits, { full: { 'web/src/full': 30 } })).toEqual([
    'web/src/full keeps the law with 25 files: unlist it',
  ])
})
