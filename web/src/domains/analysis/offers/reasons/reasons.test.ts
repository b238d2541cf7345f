import { claimKinds } from '@pandora/contract/domains/research/operations'
import { expect, test } from 'vitest'
import { zh } from './texts.zh.ts'

/**
 * Every file that gives reasons: the code itself is read, so that a code without a text is seen the day it is written.
 * Factors of scores and causes have texts of their own in receipts; why a figure is missing is a closed list of the
 * contract with its words (figure-words.ts); what a report's checks say is a closed list of the contract. Answers,
 * digests, the finder, financing and calls give no reasons of a reading.
 */
const sources = import.meta.glob<string>(
  [
    '../../../../../../intelligence/src/**/*.ts',
    '../../../../../../server/src/analysis/*.ts',
    '!**/*.test.ts',
    '!**/{impact,causes,ranking,record,reports,fundamentals,answers,passages,digest,technology,financing,calls}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const patterns = [
  /\bcode: '([\w-]+)'/g,
  /\b(?:reason|evidence)\('([\w-]+)'/g,
  /\bfailed\('([A-Z_]+)'\)/g,
  /\bfailure: '([A-Z_]+)'/g,
  /failed\([^)]*\? '([A-Z_]{4,})' : /g,
  /: '([A-Z]+_[A-Z_]+)'\)/g,
  /limits\.push\('([\w-]+)'/g,
  /limits: \['([\w-]+)'/g,
  /'((?:subject|event|policy|person|stance|tone)[-.][a-z-]+)'/g,
]
/** Words of the same shape that are no reasons: names of models, of random families, of tasks and of types of risk. */
const isOther = (word: string) => /-(?:zh|en)$/.test(word) || otherWords.has(word)
const otherWords = new Set(['policy-labels', 'policy-strength', 'event-subject'])
/** Keys of a list of weights by code, in a file named `reasons.ts`. */
const weights = (text: string) =>
  [...text.matchAll(/^\s{2}'?([a-z][\w-]*)'?: -?[\d.]+,/gm)].flatMap(([, code]) => code ?? [])

function codesIn(file: string, text: string): string[] {
  if (file.endsWith('/risk-types.ts')) return []
  const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, code]) => code ?? []))
  return [...named, ...(file.endsWith('/reasons.ts') ? weights(text) : [])].filter((code) => !isOther(code))
}

test('every reason code of the analysis has its text in both languages', () => {
  const codes = new Map(
    Object.entries(sources).flatMap(([file, text]) =>
      codesIn(file, text).map((code) => [code, file.replace(/^.*src\//, '')]),
    ),
  )
  const source = (name: string) => Object.entries(sources).find(([file]) => file.endsWith(name))?.[1] ?? ''
  const words = (text: string | undefined) =>
    [...(text ?? '').matchAll(/'([a-z]+)'/g)].flatMap(([, word]) => word ?? [])
  // Codes that are put together: of a cue, of the way a word is turned, and of what speaks against.
  const made = [
    ...words(/cue: ([^;]+);/.exec(source('events/modality.ts'))?.[1])
      .filter((cue) => cue !== 'fact')
      .map((cue) => `event-${cue}`),
    ...words(/turned: ('no'[^\n]+)/.exec(source('tone/cues.ts'))?.[1])
      .filter((turned) => turned !== 'no')
      .map((turned) => `tone-${turned}`),
    ...['word', 'negated', 'phrase'].map((code) => `stance.${code}-against`),
    ...[...claimKinds, 'figures'].map((kind) => `claim-${kind}`),
  ]
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  expect(codes.size).toBeGreaterThan(50)
  expect([...codes].filter(([code]) => !(code in zh)).map(([code, file]) => `${code} (${file})`)).toEqual([])
  expect(made.length).toBeGreaterThan(8)
  expect(made.filter((code) => !(code in zh))).toEqual([])
})
