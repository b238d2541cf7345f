import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { superlinear, threadMs } from '@pandora/contract/testing-linear'
import { sourcesOf, workspacesOf } from './source-tree.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Workspaces whose patterns read what comes from outside. */
const readers = new Set(['contract', 'intelligence', 'sources', 'store', 'server'])

/** Every pattern that is written down in a file, with its flags. */
function patternsIn(path) {
  const found = []
  new Visitor({
    Literal: ({ regex }) => {
      if (regex) found.push(regex)
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

const patterns = new Map()
for (const file of sourcesOf(root, workspacesOf(root)).files) {
  if (!readers.has(file.split('/')[0]) || /\.test\.|testing|\/train|\/corpus\//.test(file)) continue
  for (const { pattern, flags } of patternsIn(join(root, file))) {
    const key = `/${pattern}/${flags}`
    patterns.set(key, { pattern, flags, files: [...(patterns.get(key)?.files ?? []), file] })
  }
}

/** Patterns that are not linear, and why that hurts nobody. */
const harmless = new Map([
  [String.raw`/\([^)]*\)/g`, 'sources/src/feeds/zones.ts reads the end of a date only, which it cuts first'],
  [
    String.raw`/^ *(\*|https?:\/\/[^\s,/]+)?( *, *(\*|https?:\/\/[^\s,/]+))* *$/`,
    'server/src/config.ts reads what whoever runs the product has set',
  ],
])

/**
 * What most patterns stumble over: a run of characters that they take, without the end that they want. Every other
 * hostile text is of one of these kinds.
 */
const runs = [
  ' ',
  '\t',
  '\n',
  '1',
  '1,',
  'a',
  'A',
  '中',
  '.',
  ',',
  "'",
  '-',
  '(',
  '<',
  '&',
  '%',
  '。',
  '年',
  '/',
  '_',
  'a ',
  '1.',
  'A1',
]
const texts = runs.flatMap((unit) =>
  [
    ['', '!'],
    ['1', ''],
  ].map(([beginning, end]) => ({
    title: `${JSON.stringify(beginning)} + ${JSON.stringify(unit)}… + ${JSON.stringify(end)}`,
    of: (length) => `${beginning}${unit.repeat(Math.ceil(length / unit.length))}${end}`,
  })),
)

/** How often a word of a pattern is said: where a repetition stands in a repetition, each time doubles the ways to part it. */
const TIMES = 28
/** More than this, in ms, for a text so short is not a busy machine: the next word would take twice as long. */
const EXPLODED = 100

/** A word of a pattern that, said some times without the end that is wanted, takes for ever; undefined where none does. */
function explodingWord({ pattern, flags }) {
  const all = new RegExp(pattern, [...new Set(`${flags.replace('y', '')}g`)].join(''))
  const words = new Set(pattern.replaceAll(/\\./g, ' ').match(/[\p{L}\p{N}]{1,8}/gu))
  return [...words].find((word) => {
    const text = `${word.repeat(TIMES)}!`
    const before = threadMs()
    text.replaceAll(all, '')
    return threadMs() - before > EXPLODED
  })
}

test('no pattern of what reads texts from outside has a repetition in a repetition that parts a text in every way', () => {
  expect(explodingWord({ pattern: '^(?:(?:其他|相关)+(?:家|的)*)*公司$', flags: 'u' })).toBe('其他')
  const found = [...patterns.values()].flatMap((one) => {
    const word = explodingWord(one)
    return word === undefined ? [] : [`/${one.pattern}/${one.flags} in ${one.files.join(', ')}: ${word}…`]
  })
  expect(found).toEqual([])
})

test('every pattern of what reads texts from outside takes linear time, wherever it is used and whatever it is given', () => {
  expect(patterns.size).toBeGreaterThan(500)
  expect([...harmless.keys()].filter((one) => !patterns.has(one))).toEqual([])
  const slow = []
  // Those known not to be linear are not asked: half a minute went into what nothing was made of.
  for (const { pattern, flags, files } of [...patterns].filter(([key]) => !harmless.has(key)).map(([, one]) => one)) {
    const all = new RegExp(pattern, [...new Set(`${flags.replace('y', '')}g`)].join(''))
    const over = superlinear((text) => text.replaceAll(all, ''), texts, 24_000)
    if (over.length > 0) slow.push(`/${pattern}/${flags} in ${[...new Set(files)].join(', ')}: ${over[0]}`)
  }
  expect(slow).toEqual([])
}, 1_200_000)
