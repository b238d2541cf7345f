import { expect, test } from 'vitest'
import { readQuestion } from '../read.ts'
import { isOfNoLanguage } from '../reading/language.ts'
import { known } from '../reading/testing-known.ts'
import { partnersInPlain } from './partners.ts'
import { sinceBefore } from './since-before.ts'

const monday = { kind: 'span', from: '2026-11-30', to: '2026-11-30' }

test.each([
  ['澜海重工跟上周比涨了没', monday],
  ['青禾食品较上周跌了多少', monday],
  ['澜海重工股价和上周末相比怎么样', monday],
  ['从上周到现在澜海重工涨了几个点', monday],
  ['Lanhai Heavy vs last week', monday],
  ['is Qinghe Foods up or down since last week', monday],
  ['澜海重工比上个月涨了多少', { kind: 'since', day: '2026-11-01' }],
  ['Qinghe Foods price change since last month', { kind: 'since', day: '2026-11-01' }],
  ['澜海重工股价比去年底高了多少', { kind: 'since', day: '2026-01-01' }],
])('%s asks how far the price went since, and not within that time', (text, period) => {
  const reading = readQuestion(text, known)
  expect(reading.companies.map((one) => one.companyIds[0])).toHaveLength(1)
  expect(reading.periods).toEqual([period])
  expect([...reading.measures.map((one) => one.kind), reading.intent].join()).toMatch(/field,figures|moved/)
})

test.each([
  '澜海重工营收比去年涨了多少',
  'CPI比上个月涨了吗',
  '美元汇率比上周高吗',
  '股东户数比上季度多了吗',
  'Qinghe Foods revenue since last year',
  '澜海重工上周涨了多少',
  'how far did Lanhai Heavy go last month',
])('%s is left as it stands', (text) => expect(sinceBefore(text)).toBe(text))

test.each([
  ['澜海重工在给哪些公司供货', 'customers'],
  ['澜海重工主要向谁供应', 'customers'],
  ['澜海重工给哪家代工', 'customers'],
  ['澜海重工的货卖到哪些公司', 'customers'],
  ['which companies does Lanhai Heavy sell to?', 'customers'],
  ['Who is Lanhai Heavy supplying', 'customers'],
  ['who buys from Lanhai Heavy', 'customers'],
  ['澜海重工一般找谁进货', 'suppliers'],
  ['澜海重工的货是谁供的', 'suppliers'],
  ['who does Qinghe Foods buy from', 'suppliers'],
])('%s asks for %s', (text, intent) => {
  const reading = readQuestion(text, known)
  expect([reading.intent, reading.left.map((one) => one.text)]).toEqual([intent, []])
})

test('the good that partners are asked of is kept, and what asks for none is left as it stands', () => {
  expect(readQuestion('澜海重工的轴承从哪家买的', known).left.map((one) => one.text)).toEqual(['轴承'])
  expect(readQuestion('where does Lanhai Heavy source its bearings from', known).left.map((one) => one.text)).toEqual([
    'bearings',
  ])
  for (const text of ['澜海重工卖了多少货', '我该从哪里看起', 'who owns Lanhai Heavy'])
    expect(partnersInPlain(text)).toBe(text)
})

test.each([
  '现在能买澜海重工吗',
  '澜海重工还能上车不',
  '这个价位可以加仓青禾食品吗',
  '青禾食品该割吗',
  'is it a good time to buy Lanhai Heavy',
])('%s asks for advice', (text) => expect(readQuestion(text, known).intent).toBe('opinion'))

test.each([
  ['啥叫毛利率', ['formula:grossMargin']],
  ['资产负债率啥意思', ['formula:debtRatio']],
  ["what's a gross margin?", ['formula:grossMargin']],
])('%s asks what a figure means', (text, keys) => {
  const reading = readQuestion(text, known)
  expect([
    reading.intent,
    reading.measures.map((one) => `${one.kind}:${one.kind === 'formula' ? one.key : ''}`),
  ]).toEqual(['meaning', keys])
})

test('a code or a short name of a figure is in no language, a question or a name is in its own', () => {
  for (const text of ['000901', 'lpr', 'ROE?', 'Shibor 1W', 'M2'])
    expect([text, isOfNoLanguage(text)]).toEqual([text, true])
  for (const text of ['Lanhai Heavy', '澜海重工', 'what is PE', 'lpr 多少', '?'])
    expect([text, isOfNoLanguage(text)]).toEqual([text, false])
})

test('the largest of a kind of company are several, and one is one', () => {
  for (const text of ['largest banks by market cap', 'the most profitable companies'])
    expect([text, readQuestion(text, known).rank?.to]).toEqual([text, 10])
  expect(readQuestion('which bank has the largest market cap', known).rank?.to).toBe(1)
})

test.each([
  ['8块以下的股票', 0, 8],
  ['不到3元的个股有哪些', 0, 3],
  ['100元以上的股票', 100, null],
])('%s bounds the price of shares', (text, from, to) => {
  const [bound] = readQuestion(text, known).conditions
  expect([bound?.measure.kind === 'field' && bound.measure.field, bound?.from || 0, bound?.to]).toEqual([
    'close',
    from,
    to,
  ])
})

test('a price since another time asks for the whole of its change, and half a year of no year named is the last one reported', () => {
  expect(readQuestion('澜海重工股价较上月末变化', known).left).toEqual([])
  expect(readQuestion('青禾食品中报营收', known).periods).toEqual([{ kind: 'toDate', year: 2026, months: 6 }])
})
