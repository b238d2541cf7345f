import type { Answer, AnswerFact } from '@pandora/contract/domains/chat/shapes'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { AnswerView } from './AnswerView.tsx'

const fact = (at: number, value: number): AnswerFact => ({
  factId: `f${at}`,
  label: 'CPI',
  companyId: null,
  company: null,
  period: `2024-0${at + 1}`,
  unit: 'times',
  currency: null,
  value,
  text: String(value),
  formula: null,
  parts: [],
  restated: false,
  provenance: null,
  receipt: null,
})

async function drawn(values: readonly number[]) {
  const facts = values.map((value, at) => fact(at, value))
  const ids = facts.map(({ factId }) => factId)
  const periods = facts.map(({ period }) => period ?? '')
  const answer: Answer = {
    state: 'answered',
    base: null,
    understood: null,
    parts: [
      {
        type: 'table',
        title: 'CPI',
        heads: 'times',
        columns: ['CPI'],
        rows: periods.map((head, at) => ({ head, companyId: null, factIds: [ids[at] ?? null] })),
      },
      { type: 'chart', title: 'CPI', unit: 'times', periods, lines: [{ name: 'CPI', factIds: ids }] },
    ],
    facts,
    choices: [],
    opens: [],
    operation: null,
    day: '2024-06-15',
  }
  const { body } = await draw(<AnswerView answer={answer} />, { language: 'en', answer: sampled('ready') })
  const heights = [...body.querySelectorAll('circle')].map((one) => Number(one.getAttribute('cy')))
  return {
    body,
    span: Math.max(...heights) - Math.min(...heights),
    legend: body.querySelector('figcaption')?.textContent,
  }
}

test('what hardly moves beside its size is drawn over its own span, which is told', async () => {
  const index = await drawn([100.7, 100.1, 100.3])
  expect(index.span).toBeGreaterThan(100)
  expect(index.legend).toContain('100.1 – 100.7')
})

test('what moves much is drawn from zero', async () => {
  const wide = await drawn([10, 30, 20])
  expect(wide.span).toBeLessThan(100)
  expect(wide.legend).not.toContain('10 – 30')
})

test('a table of times is headed by the time, and not by a company', async () => {
  const { body } = await drawn([1, 2, 3])
  expect([...body.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual(['Time', 'CPI'])
})

test('a row that is of no listed company leads to its own screen, a document headed as one', async () => {
  const answer: Answer = {
    state: 'answered',
    base: null,
    understood: null,
    parts: [
      {
        type: 'table',
        title: 'Policy documents',
        heads: 'documents',
        columns: [],
        rows: [{ head: 'Notice', companyId: null, path: 'flash/d1', factIds: [] }],
      },
    ],
    facts: [],
    choices: [],
    opens: [],
    operation: null,
    day: '2024-06-15',
  }
  const { body } = await draw(<AnswerView answer={answer} />, { language: 'en', answer: sampled('ready') })
  expect(body.querySelector('thead th')?.textContent).toBe('Document')
  expect(body.querySelector('tbody a')?.getAttribute('href')).toContain('/index/flash/d1')
})
