import { expect, test } from 'vitest'
import { readEconomic } from '../economy/read.ts'
import { readQuestion } from '../read.ts'
import { readScreen } from '../screened/read.ts'
import { keyOf } from '../vocabulary.ts'
import { inWordsOfMarket } from './everyday.ts'
import { known, TODAY } from './testing-known.ts'

const read = (text: string) => readQuestion(text, known)
const economic = (text: string) => readEconomic(text, [], TODAY)

test.each([
  ['澜海重工从年初到现在涨了多少个点', [{ kind: 'since', day: `${TODAY.slice(0, 4)}-01-01` }]],
  ['澜海重工9月底的资产负债率', [{ kind: 'toDate', year: 2026, months: 9 }]],
  ['Lanhai Heavy debt-to-assets at 30 Sep 2025', [{ kind: 'toDate', year: 2025, months: 9 }]],
  ['Lanhai Heavy total assets at the end of June 2025', [{ kind: 'toDate', year: 2025, months: 6 }]],
  ['澜海重工2024-12-31的存货', [{ kind: 'year', year: 2024 }]],
])('%s: the time is the one that is meant', (text, periods) => {
  const reading = read(text)
  expect(reading.left).toEqual([])
  expect(reading.periods).toEqual(periods)
})

test.each([
  ['澜海重工库存多少', 'item:inventories'],
  ['澜海重工市净率破一了没', 'field:pbRatio'],
  ['Lanhai Heavy NP 2024', 'item:net_profit'],
  ['Lanhai Heavy GM 2024', 'formula:grossMargin'],
])('%s: the figure is the one that is meant', (text, measure) => {
  const reading = read(text)
  expect([reading.measures.map(keyOf), reading.left]).toEqual([[measure], []])
})

test('the lowest of several is asked for where it is, not the highest', () => {
  expect(read('澜海重工和000902，哪家负债率最低').which).toBe('lower')
  expect(read('澜海重工和000902，哪家负债率最高').which).toBe('higher')
})

test.each([
  ['现在一年期和五年期LPR分别是多少', ['oneYear', 'fiveYear']],
  ['SHIBOR overnight, latest fixing', ['now']],
  ['shibor 隔夜、3个月', ['now', 'threeMonth']],
])('%s: rates of each term that is named', (text, fields) => {
  expect(economic(text)?.subjects.map((one) => (one.kind === 'rate' ? one.field : one.line))).toEqual(fields)
})

test('the end of a month of a rate is its last day, and what is latest beside a day of its own says no more', () => {
  expect(economic('USD/CNY at the end of February 2024')?.times).toEqual([{ kind: 'day', day: '2024-02-29' }])
  expect(economic('latest USD/CNY on 15 March 2031')?.times).toEqual([{ kind: 'day', day: '2031-03-15' }])
  expect(economic('USD/CNY high and low this year')?.ask).toEqual({ of: 'extreme', end: 'both' })
})

test('a list within a list is read as one, and not as one of the whole market', () => {
  const screen = readScreen('总市值最大的二十家里，净利润大于1亿的是哪些', known)
  expect(screen?.within?.top).toBe(20)
  expect(screen?.within?.order?.order).toBe('down')
  expect(screen?.bounds).toHaveLength(1)
  expect(readScreen('which of the top 20 by market cap have a PE above 10', known)?.within?.top).toBe(20)
})

test('nothing that narrows what is asked for is rewritten away', () => {
  for (const word of ['海外', '子公司', '预计', '母公司', '不含税', '扣非', '境内', '剔除', '平均'])
    expect(inWordsOfMarket(`澜海重工${word}营收多少`)).toContain(word)
  for (const word of [
    'overseas',
    'forecast',
    'subsidiary',
    'adjusted',
    'excluding tax',
    'not',
    'domestic',
    'next year',
  ])
    expect(inWordsOfMarket(`Lanhai Heavy ${word} revenue`)).toContain(word)
})
