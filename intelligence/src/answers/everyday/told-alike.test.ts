import { expect, test } from 'vitest'
import { readQuestion } from '../read.ts'
import { known, TODAY } from '../reading/testing-known.ts'
import { likeSpans } from '../reading/trend.ts'
import { keyOf } from '../vocabulary.ts'
import { partnersInPlain } from './partners.ts'
import { phrasesInPlain } from './phrases.ts'

const NINE = [
  { kind: 'toDate', year: 2026, months: 9 },
  { kind: 'toDate', year: 2025, months: 9 },
]

test.each([
  '澜海重工毛利率比去年',
  '澜海重工毛利率和去年比怎么样',
  '澜海重工毛利率同比',
  '澜海重工净利率比去年同期怎么样',
  '澜海重工的营收今年和去年比',
  'gross margin of Lanhai Heavy versus last year',
  'is gross margin of Lanhai Heavy higher than last year',
  'Net margin of Lanhai Heavy versus a year ago',
])('%s is told of nine months beside nine months', (text) => {
  const { periods, overview } = readQuestion(text, known)
  expect(periods).toEqual(NINE)
  expect(overview).toBe(false)
})

test.each([
  ['澜海重工2025年毛利率比2024年', [2025, 2024]],
  ['澜海重工去年的毛利率', [2025]],
])('%s keeps the years that it names', (text, years) => {
  expect(readQuestion(text, known).periods).toEqual(years.map((year) => ({ kind: 'year', year })))
})

test('before anything of this year is reported, and beside a part of a year, times stay as they are', () => {
  const last = [{ kind: 'year', year: 2025 }] as const
  expect(likeSpans('毛利率比去年', last, '2026-02-10')).toEqual(last)
  expect(likeSpans('一季度毛利率比去年', last, TODAY)).toEqual(last)
  expect(likeSpans('毛利率比去年', last, '2026-09-10')).toEqual([
    { kind: 'toDate', year: 2026, months: 6 },
    { kind: 'toDate', year: 2025, months: 6 },
  ])
})

test.each([
  '澜海重工归属净利润',
  '澜海重工归属净利多少',
  '澜海重工归属于上市公司股东净利润多少',
  '澜海重工归属于母公司净利润',
  'net profit attributable to shareholders of Lanhai Heavy',
  'attributable profit of Lanhai Heavy',
])('%s is the profit of the parent', (text) => {
  const { measures, left } = readQuestion(text, known)
  expect(measures.map((one) => keyOf(one))).toEqual(['item:parent_net_profit'])
  expect(left).toEqual([])
})

test('whose profit it is narrows: of whom the words do not tell it is not the profit of all', () => {
  expect(readQuestion('澜海重工归属青禾的净利润', known).left.length).toBeGreaterThan(0)
})

test.each([
  ['澜海重工今天怎么跌这么多', 'down'],
  ['澜海重工怎么突然大涨了', 'up'],
])('%s asks for a reason', (text, moved) => {
  expect(readQuestion(phrasesInPlain(text), known)).toMatchObject({ intent: 'cause', moved })
})
test('how far it fell asks for none', () => {
  expect(phrasesInPlain('澜海重工怎么样')).toBe('澜海重工怎么样')
  expect(phrasesInPlain('怎么看跌停的股票')).toBe('怎么看跌停的股票')
})

test.each([
  ['which companies are the riskiest?', 'which companies have the highest risk score?'],
  ['Which companies are most at risk from events right now?', 'which companies have the highest risk score right now?'],
])('%s', (text, plain) => expect(phrasesInPlain(text)).toBe(plain))

test.each([
  ['谁给澜海重工供应抛光液', '澜海重工的抛光液供应商'],
  ['Who supplies CMP slurry to Lanhai Heavy?', 'CMP slurry suppliers of Lanhai Heavy?'],
  ['suppliers of soda ash to Lanhai Heavy', 'soda ash suppliers of Lanhai Heavy'],
])('%s asks who supplies it', (text, plain) => expect(partnersInPlain(text)).toBe(plain))

test('how many there are and who they are is a list, how many alone a count', () => {
  expect(readQuestion('储能主题有几家公司，都是谁', known).intent).toBe('screen')
  expect(readQuestion('储能主题有几家公司', known).intent).toBe('count')
})

test.each([
  ['How has Lanhai Heavy performed against the market this month?', 'did Lanhai Heavy beat the market this month?'],
  ['How leveraged is Lanhai Heavy?', 'debt ratio of Lanhai Heavy?'],
])('%s', (text, plain) => expect(phrasesInPlain(text)).toBe(plain))

test('a class is known by a name of many words', () => {
  const name = 'agriculture, forestry, animal husbandry & fishery'
  const market = { ...known, industries: new Map([...known.industries, [name, { code: '110000', name: '农林牧渔' }]]) }
  expect(
    readQuestion('How many Agriculture, Forestry, Animal Husbandry & Fishery companies are there?', market),
  ).toMatchObject({ intent: 'count', industries: [{ code: '110000' }], left: [] })
})
