import { expect, test } from 'vitest'
import { checkOfChange, checkOfFigure, HERE, marksOf, periodName, sentenceOf } from './model.ts'
import type { Analysis, Change, Check, KeyFigure, Sentence } from './model.ts'

const sentence = (start: number, end: number, text: string): Sentence => ({
  field: 'body',
  start,
  end,
  page: null,
  text,
})
const period = { end: '2025-12-31', months: 12, text: '2025年', inferred: false }
const first = sentence(0, 20, '2025年营业收入12.5亿元，同比增长8%。')
const second = sentence(20, 30, '毛利率31%。')
const figure = (start: number, end: number, of: Sentence, value: number): KeyFigure => ({
  subject: 'revenue',
  subjectText: '营业收入',
  value,
  unit: 'CNY',
  text: '12.5亿元',
  span: { field: 'body', start, end },
  approximate: false,
  period,
  forecast: false,
  sentence: of,
})
const check = (start: number, verdict: Check['verdict'], about: Check['about'], of: Sentence, said: number): Check => ({
  verdict,
  restated: false,
  reason: null,
  about,
  subject: 'revenue',
  text: '12.5亿元',
  said,
  unit: about === 'rate' ? 'percent' : 'CNY',
  stored: said,
  difference: 0,
  period,
  span: { field: 'body', start, end: start + 4 },
  sentence: of,
  provenance: null,
})
const change: Change = {
  subject: 'revenue',
  subjectText: '营业收入',
  direction: 'up',
  rate: 8,
  rateUnit: 'percent',
  from: null,
  to: null,
  unit: null,
  against: 'year',
  period,
  good: true,
  forecast: false,
  sentence: first,
}
const analysis = {
  figures: [figure(9, 14, first, 1.25e9), figure(23, 26, second, 31)],
  changes: [change],
  claims: [{ kind: 'fact', modality: 'fact', weight: 0.5, why: [], sentence: second }],
  checks: [
    check(9, 'agrees', 'value', first, 1.25e9),
    check(23, 'differs', 'value', second, 31),
    check(16, 'differs', 'rate', first, 8),
  ],
  previous: null,
} as unknown as Analysis

test('CHAT-09 a figure of a report is marked at its number by whether it agrees with what is stored', () => {
  expect(marksOf(analysis, null)).toEqual({
    title: [],
    body: [
      { id: 'f0', layer: 'label', look: 'agrees', start: 9, end: 14 },
      { id: 'f1', layer: 'label', look: 'differs', start: 23, end: 26 },
    ],
  })
  expect(marksOf({ ...analysis, checks: [] }, null).body.map(({ look }) => look)).toEqual([
    'economic-data',
    'economic-data',
  ])
})

test('CHAT-09 what is chosen in the list has its sentence marked in the text; a choice of another report has none', () => {
  expect(sentenceOf(analysis, 'f1')).toBe(second)
  expect(sentenceOf(analysis, 'c0')).toBe(first)
  expect(sentenceOf(analysis, 'm0')).toBe(second)
  for (const choice of ['', 'f9', 'u0', 'n0', 'x1', 'f']) expect(sentenceOf(analysis, choice)).toBeNull()
  expect(marksOf(analysis, second).body.at(-1)).toEqual({
    id: HERE,
    layer: 'entity',
    look: 'sentence',
    start: 20,
    end: 30,
  })
})

test('CHAT-09 a value is held against the check of its number, a change against the check of its rate', () => {
  const [one, other] = analysis.figures
  if (!one || !other) throw new Error('two figures')
  expect(checkOfFigure(analysis.checks, one)?.verdict).toBe('agrees')
  expect(checkOfChange(analysis.checks, change)?.verdict).toBe('differs')
  expect(checkOfChange(analysis.checks, { ...change, rate: 9 })).toBeNull()
  expect(checkOfFigure(analysis.checks, { ...other, span: { field: 'title', start: 23, end: 26 } })).toBeNull()
})

test('the end of a period names the part of the year it closes', () => {
  expect(['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31', '2025-10-31'].map(periodName)).toEqual([
    'periodQ1',
    'periodH1',
    'periodQ3',
    'periodFY',
    null,
  ])
})
