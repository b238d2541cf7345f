import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { expect, test } from 'vitest'
import { toMarkdown } from './markdown.ts'

const fact = {
  label: '营业收入',
  companyId: 'SHZ-000901',
  company: '澜海重工',
  period: '2020 年',
  unit: 'money',
  currency: 'CNY',
  value: 120,
  text: '120 元',
  formula: null,
  parts: [] as string[],
  restated: false,
  receipt: null,
} as const
const provenance = {
  source: 'files',
  sourceEn: null,
  file: 'income.csv',
  line: 7,
  url: null,
  runId: 1,
  knownAt: '2021-04-30T15:59:59.999Z',
  knownBy: 'deadline',
  recordedAt: '2022-01-01T00:00:00.000Z',
} as const
const answer: Answer = {
  state: 'answered',
  understood: null,
  parts: [
    {
      type: 'sentence',
      pieces: [
        { text: '为 ', factId: null },
        { text: '120 元', factId: 'f1' },
        { text: '。', factId: null },
      ],
    },
    {
      type: 'table',
      title: '表|一',
      heads: 'companies',
      columns: ['甲'],
      rows: [
        { head: '乙', companyId: null, factIds: ['f1'] },
        { head: '丙', companyId: null, factIds: [null] },
      ],
    },
    { type: 'missing', what: '丁', brings: '导入' },
  ],
  facts: [{ ...fact, parts: [], factId: 'f1', provenance }],
  choices: [],
  opens: [],
  operation: 'figures',
  base: null,
  day: '2022-05-01',
}

test('every number has the note of its source, one note a source; what would break a table is escaped', () => {
  const text = toMarkdown([{ text: '问？', answer }], false, {
    citations: '出处',
    asOf: (day) => `截至 ${day}`,
    place: (page, line) => `第 ${page} 页第 ${line} 行`,
  })
  expect(text).toContain('为 120 元[^1]。')
  expect(text).toContain('| 乙 | 120 元[^1] |')
  expect(text).toContain('| 丙 | – |')
  expect(text).toContain('**表\\|一**')
  expect(text).toContain('[^1]: files · income.csv:7 · 2021-04-30')
  expect(text.match(/\[\^1\]:/g)).toHaveLength(1)
  expect(text).toContain('*丁* 导入')
})
