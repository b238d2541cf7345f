import { expect, test } from 'vitest'
import { readPeriods } from '../periods.ts'
import { readQuestion } from '../read.ts'
import { keyOf } from '../vocabulary.ts'
import { inPlainWords } from './colloquial.ts'
import { known, TODAY } from './testing-known.ts'

const read = (text: string) => readQuestion(text, known)
const measuresOf = (text: string) => read(text).measures.map(keyOf)
const periodsOf = (text: string) => [
  ...new Set(
    readPeriods(
      text,
      TODAY,
      Array.from({ length: text.length }, () => false),
    ).map((one) => one.period),
  ),
]
const quarter = (year: number, of: number) => ({ kind: 'quarter', year, quarter: of })

test.each([
  ['澜海重工现在多少钱', ['field:close'], []],
  ['000901 px last 5d', ['field:close'], []],
  ["how's Lanhai Heavy trading today?", ['field:close'], []],
  ['澜海重工去年净利咋样', ['item:net_profit'], []],
  ['Lanhai Heavy revenue FY24 pls', ['item:revenue'], []],
  ['R&D as a % of sales, Lanhai Heavy, each of the last 4 yrs', ['formula:researchRatio'], []],
  [
    '澜海重工ROE拆开看看，是靠利润率还是靠杠杆',
    ['formula:netMargin', 'formula:assetTurnover', 'formula:equityMultiplier'],
    [],
  ],
  ['is Lanhai Heavy overlevered?', ['formula:debtRatio'], []],
  ['澜海重工海外净利咋样', ['item:net_profit'], ['海外']],
  ['Lanhai Heavy forecast revenue pls', ['item:revenue'], ['forecast']],
])('%s: as people say it, and what narrows it is not lost', (text, measures, left) => {
  const reading = read(text)
  expect(reading.measures.map(keyOf)).toEqual(measures)
  expect(reading.left.map((one) => one.text)).toEqual(left)
})

test('nothing that narrows what is asked for is rewritten away', () => {
  for (const word of ['海外', '子公司', '预计', '母公司', '不含税', '扣非', '境内', '非经常性'])
    expect(inPlainWords(`澜海重工${word}营收多少`)).toContain(word)
  for (const word of ['overseas', 'forecast', 'subsidiary', 'adjusted', 'excluding tax', 'not', 'domestic', '3y'])
    expect(inPlainWords(`Lanhai Heavy ${word} revenue`)).toContain(word)
  expect(inPlainWords('这只股票的发票和彩票业务')).toBe('这只股票的发票和彩票业务')
})

test('quarters that are asked for one by one stand in their order, of the time that is named', () => {
  expect(periodsOf('quarter by quarter revenue since q1 2026')).toEqual([
    quarter(2026, 1),
    quarter(2026, 2),
    quarter(2026, 3),
  ])
  expect(periodsOf('近三个季度的营收')).toEqual([quarter(2026, 1), quarter(2026, 2), quarter(2026, 3)])
  expect(periodsOf('2025年各季度营收')).toEqual([1, 2, 3, 4].map((of) => quarter(2025, of)))
  expect(periodsOf('每季度的毛利率')).toHaveLength(8)
  // The last four are told as their sum.
  expect(periodsOf('最近四个季度的净利润')).toEqual([{ kind: 'ttm' }])
})

test('the same time a year before is that of the time before it', () => {
  expect(periodsOf('2026年上半年毛利率比去年同期')).toEqual([
    { kind: 'toDate', year: 2026, months: 6 },
    { kind: 'toDate', year: 2025, months: 6 },
  ])
  expect(periodsOf('q3 2026 against the same quarter last year')).toEqual([quarter(2026, 3), quarter(2025, 3)])
})

test.each([
  ['下周一', { kind: 'span', from: '2026-12-07', to: '2026-12-13' }],
  ['tomorrow', { kind: 'span', from: '2026-12-01', to: '2026-12-02' }],
  ['下个月', { kind: 'span', from: '2026-12-01', to: '2026-12-31' }],
  ['last quarter', quarter(2026, 3)],
  ['上季度', quarter(2026, 3)],
  ['去年年底到现在', { kind: 'since', day: '2026-01-01' }],
])('%s is that time and no other', (text, period) => {
  expect(periodsOf(text)).toEqual([period])
})

test('groups that are left out are none that are asked for', () => {
  const reading = read('市盈率低于15、还不是银行的')
  expect(reading.except.map((one) => one.code)).toEqual(['480000'])
  expect(reading.industries).toEqual([])
  expect(reading.left).toEqual([])
  expect(read('which stocks excluding banks have pe below 10').except.map((one) => one.code)).toEqual(['480000'])
  expect(read('银行里市盈率低于10的').except).toEqual([])
})

test('a theme whose name holds that of an industry is that theme, and two are both asked for', () => {
  const reading = read('固态电池和储能两个概念都沾的公司')
  expect(reading.themes.map((one) => one.themeId)).toEqual(['t1', 't2'])
  expect(reading).toMatchObject({ industries: [], ofAllGroups: true, intent: 'screen' })
  expect(read('固态电池或储能概念的公司').ofAllGroups).toBe(false)
})

test.each([
  ['演示综指这个月是红是绿', 'market', '演示综指'],
  ['how did the Demo Composite do this month', 'market', 'demo composite'],
  ['今年以来澜海重工跑赢大盘了吗', 'against', null],
  ['since June, has Lanhai Heavy beaten the Demo Banks index?', 'against', 'demo banks'],
  ['今年跑赢大盘的有哪些', 'against', null],
])('%s is asked of an index', (text, intent, index) => {
  expect(read(text)).toMatchObject({ intent, left: [] })
  if (index !== null) expect(read(text).index).toBe(index)
})

test.each([
  ['How far is Lanhai Heavy off its all-time high?', { kind: 'drawdown', deepest: false }],
  ['澜海重工最大回撤多少', { kind: 'drawdown', deepest: true }],
  ['澜海重工今年跌得最惨的一天', { kind: 'day', way: 'fall' }],
  ['biggest one-day gain of Lanhai Heavy', { kind: 'day', way: 'rise' }],
  ['2022年初买了1万块澜海重工拿到今天值多少', { kind: 'invested', amount: 10_000 }],
  ['澜海重工2024年营收', null],
])('%s', (text, history) => {
  expect(read(text).history).toEqual(history)
})

test('a question narrows the list before it, compares with whom it was of, or asks of both', () => {
  expect(read('把亏损的去掉')).toMatchObject({ narrows: true, left: [] })
  expect(read('把亏损的去掉').conditions).toMatchObject([{ from: 0, to: null }])
  expect(read('only the ones with rising net profit').narrows).toBe(true)
  expect(read('跟青禾食品比谁赚得多')).toMatchObject({ compares: true, left: [] })
  expect(read('which of the two has the fatter gross margin')).toMatchObject({ ofBoth: true })
  expect(read('澜海重工2024年净利润')).toMatchObject({ narrows: false, compares: false, ofBoth: false })
})

test('what is asked of a company with a sign is the figure itself, and 同比 beside figures their growth', () => {
  expect(measuresOf('Is Lanhai Heavy profitable yet, or still burning cash?')).toEqual([
    'item:operating_cash_flow',
    'item:net_profit',
  ])
  expect(measuresOf('澜海重工25年三季报 营收 归母净利 同比')).toEqual([
    'item:revenue',
    'formula:growth:revenue',
    'item:parent_net_profit',
    'formula:growth:parent_net_profit',
  ])
  expect(measuresOf('why did Lanhai Heavy lose money in 2025')).toEqual(['item:net_profit'])
})
