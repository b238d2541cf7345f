import type { Answer, AnswerFact } from '@pandora/contract/domains/chat/shapes'
import { expect, test } from 'vitest'
import { StoredFigures } from './ground.ts'
import type { OwnQuestion } from './question.ts'
import { verdictOf } from './verdict.ts'

const fact = (factId: string, value: number, more: Partial<AnswerFact> = {}): AnswerFact => ({
  factId,
  label: '营业收入',
  companyId: 'SHZ-000901',
  company: '澜海重工',
  period: '2020 年',
  unit: 'money',
  currency: 'CNY',
  value,
  text: String(value),
  formula: null,
  parts: [],
  restated: false,
  provenance: null,
  receipt: null,
  ...more,
})
const answer = (facts: AnswerFact[], parts: Answer['parts'], state: Answer['state'] = 'answered'): Answer => ({
  state,
  understood: null,
  parts,
  facts,
  choices: [],
  opens: [],
  operation: null,
  base: null,
  day: '2023-06-01',
})
const says = (...ids: string[]): Answer['parts'] => [
  { type: 'sentence', pieces: ids.map((factId) => ({ text: '1', factId })) },
]
const asks = (expected: OwnQuestion['expected'], kind = 'year'): OwnQuestion => ({
  kind,
  language: 'zh',
  before: [],
  text: '',
  expected,
})
const none = new Map<string, string>()

test('an answer is right where its sentences show the numbers of the rows, and no other', () => {
  const wanted = asks({ kind: 'values', values: [100] })
  expect(verdictOf(wanted, answer([fact('f1', 100)], says('f1')), none)).toBe('right')
  expect(verdictOf(wanted, answer([fact('f1', 101)], says('f1')), none)).toBe('wrong')
  expect(verdictOf(wanted, answer([fact('f1', 100), fact('f2', 7)], says('f1', 'f2')), none)).toBe('wrong')
  // A fact that no sentence shows says nothing: the checker took its sentence away.
  expect(verdictOf(wanted, answer([fact('f1', 100)], []), none)).toBe('refused')
})

test('a number, or a quote that is in no text, where there is no evidence is wrong; silence is not right either', () => {
  const nothing = asks({ kind: 'nothing' })
  const lacking: Answer['parts'] = [{ type: 'missing', what: '2010 年', brings: null }]
  expect(verdictOf(nothing, answer([], lacking, 'missing'), none)).toBe('right')
  expect(verdictOf(nothing, answer([], [], 'missing'), none)).toBe('refused')
  expect(verdictOf(nothing, answer([fact('f1', 1)], says('f1')), none)).toBe('wrong')
  const quote = {
    type: 'quote',
    text: '订单',
    newsId: 'd',
    title: '',
    source: '',
    sourceEn: null,
    day: '2023-05-04',
    start: 0,
  } as const
  const quoted = asks({ kind: 'quotes', phrase: '订单' })
  expect(verdictOf(quoted, answer([], [quote]), new Map([['d', '新订单']]))).toBe('right')
  expect(verdictOf(quoted, answer([], [quote]), new Map([['d', '别的']]))).toBe('wrong')
})

test('quarters and four quarters are worked out of what was reported to date, as it was known on a day', () => {
  const row = (period_end: string, period_months: number, value: number, known: string) => ({
    company_id: 'A',
    item: 'revenue',
    period_end,
    period_months,
    value,
    known_at: Date.parse(known),
    superseded_at: 1e15,
  })
  const figures = new StoredFigures([
    row('2021-06-30', 6, 40, '2021-08-20'),
    row('2021-12-31', 12, 100, '2022-04-20'),
    row('2022-03-31', 3, 20, '2022-04-25'),
    row('2022-06-30', 6, 50, '2022-08-20'),
  ])
  expect(figures.quarter('A', 'revenue', 2022, 2)).toBe(30)
  expect(figures.trailing('A', 'revenue')).toBe(110)
  expect(figures.trailing('A', 'revenue', '2022-04-21')).toBe(100)
})
