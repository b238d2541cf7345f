import { expect, test } from 'vitest'
import { zh } from './texts.zh.ts'

/** Every file that gives reasons: the code itself is read, so that a code without a text is seen the day it is written. Factors of scores and causes have texts of their own in receipts. */
const sources = import.meta.glob<string>(['../../../../intelligence/src/**/*.ts', '../../../../server/src/analysis/*.ts', '!**/*.test.ts', '!**/{impact,causes,ranking,record}/**'], { query: '?raw', import: 'default', eager: true })

const patterns = [
  /\bcode: '([\w-]+)'/g, /\b(?:reason|evidence)\('([\w-]+)'/g, /\bfailed\('([A-Z_]+)'\)/g, /\bfailure: '([A-Z_]+)'/g, /\? '([A-Z_]{4,})' : /g, /: '([A-Z_]{4,})'\)/g,
  /limits\.push\('([\w-]+)'/g, /limits: \['([\w-]+)'/g, /'((?:subject|event|policy|person|stance|tone)-[a-z-]+)'/g,
]
/** Words of the same shape that are no reasons: names of models, extractors and random families. */
const others = new Set(['policy-labels', 'event-subject', 'tone-zh', 'tone-en', 'stance-zh', 'stance-en', 'event-zh', 'event-en'])
/** Keys of a list of weights by code, in a file named `reasons.ts`. */
const weights = (text: string) => [...text.matchAll(/^\s{2}'?([a-z][\w-]*)'?: -?[\d.]+,/gm)].flatMap(([, code]) => code ?? [])

function codesIn(file: string, text: string): string[] {
  const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, code]) => code ?? []))
  return [...named, ...(file.endsWith('/reasons.ts') ? weights(text) : [])].filter((code) => !others.has(code))
}

test('every reason code of the analysis has its text in both languages', () => {
  const codes = new Map(Object.entries(sources).flatMap(([file, text]) => codesIn(file, text).map((code) => [code, file.replace(/^.*src\//, '')])))
  const cues = [...(/cue: ([^;]+);/.exec(Object.entries(sources).find(([file]) => file.endsWith('events/modality.ts'))?.[1] ?? '')?.[1] ?? '').matchAll(/'([a-z]+)'/g)].flatMap(([, cue]) => (cue && cue !== 'fact' ? [`event-${cue}`] : []))
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  expect(codes.size).toBeGreaterThan(50)
  expect([...codes].filter(([code]) => !(code in zh)).map(([code, file]) => `${code} (${file})`)).toEqual([])
  expect(cues.filter((code) => !(code in zh))).toEqual([])
})
