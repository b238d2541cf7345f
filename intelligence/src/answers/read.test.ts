import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import { figureWords } from '@pandora/contract/domains/figures/words'
import { expect, test } from 'vitest'
import { nameIndex } from './name-index.ts'
import { readQuestion } from './read.ts'
import type { Known } from './reading/reading.ts'
import { keyOf } from './vocabulary.ts'
import { kindSought } from './sought.ts'

const known: Known = {
  names: nameIndex(
    [
      { companyId: 'A', name: '澜海重工', present: true },
      { companyId: 'A', name: '华岭澜海重工股份有限公司', present: true },
      { companyId: 'A', name: 'Lanhai Heavy, Inc.', present: true },
      { companyId: 'B', name: '青禾食品', present: true },
      { companyId: 'C', name: '北辰电气', present: true },
      { companyId: 'D', name: '同名科技', present: true },
      { companyId: 'E', name: '同名科技', present: true },
    ],
    [{ companyId: 'A', code: '000901' }],
  ),
  industries: new Map([['白酒', { code: '340501', name: '白酒' }]]),
  today: '2022-05-10',
}
const read = (text: string) => {
  const { companies, measures, periods, intent, left, ...rest } = readQuestion(text, known)
  return {
    companies: companies.map((one) => one.companyIds.join('+')),
    measures: measures.map(keyOf),
    periods,
    intent,
    left: left.map((one) => one.text),
    ...rest,
  }
}

test.each([
  ['澜海重工2019年营收是多少', ['A'], ['item:revenue'], [{ kind: 'year', year: 2019 }]],
  ['请问华岭澜海重工股份有限公司去年的净利润是多少元？', ['A'], ['item:net_profit'], [{ kind: 'year', year: 2021 }]],
  ['000901 2020年末总资产', ['A'], ['item:total_assets'], [{ kind: 'year', year: 2020 }]],
  ['澜海重工2021年上半年营业收入', ['A'], ['item:revenue'], [{ kind: 'toDate', year: 2021, months: 6 }]],
  ['澜海重工2021年Q3的毛利率', ['A'], ['formula:grossMargin'], [{ kind: 'quarter', year: 2021, quarter: 3 }]],
  ['澜海重工上半年净利润', ['A'], ['item:net_profit'], [{ kind: 'toDate', year: 2021, months: 6 }]],
  ['What was the revenue of Lanhai Heavy in FY24?', ['A'], ['item:revenue'], [{ kind: 'year', year: 2024 }]],
  ['澜海重工的市盈率是多少', ['A'], ['field:peTtm'], []],
  ['比较澜海重工和青禾食品近五年的毛利率', ['A', 'B'], ['formula:grossMargin'], [{ kind: 'lastYears', count: 5 }]],
  ['trailing net profit of Lanhai Heavy', ['A'], ['item:net_profit'], [{ kind: 'ttm' }]],
  ['澜海重工2020年的营业收入增长率，保留两位小数', ['A'], ['formula:growth:revenue'], [{ kind: 'year', year: 2020 }]],
] as const)('%s', (text, companies, measures, periods) => {
  const reading = read(text)
  expect(reading.companies).toEqual(companies)
  expect(reading.measures).toEqual(measures)
  expect(reading.periods).toEqual(periods)
  expect(reading.left).toEqual([])
  expect(reading.intent).toBe('figures')
})

test('a name that stands within a longer one that is not known is told, not taken for the shorter', () => {
  expect(read('北辰电气风电2020年营业收入是多少').left).toEqual(['风电'])
  expect(read('北辰电气集团股份有限公司2020年营业收入是多少').left).toEqual([])
})

test('what narrows a figure and is not understood is told', () => {
  expect(read('澜海重工2020年海外营业收入是多少').left).toEqual(['海外'])
})

test('a name that several bear names them all', () => {
  expect(read('同名科技2020年营业收入').companies).toEqual(['D+E'])
})

test.each([
  ['2020年营业收入第7高的上市公司是？', 'ranking', { from: 7, to: 7, order: 'down' }],
  ['2021年净利润最高的5家上市公司是？', 'ranking', { from: 1, to: 5, order: 'down' }],
  ['哪家上市公司2021年总负债最低？', 'ranking', { from: 1, to: 1, order: 'up' }],
  ['top 3 companies by revenue in 2020', 'ranking', { from: 1, to: 3, order: 'down' }],
  ['the five largest companies by net profit in 2021', 'ranking', { from: 1, to: 5, order: 'down' }],
] as const)('%s', (text, intent, rank) => {
  const reading = read(text)
  expect(reading.intent).toBe(intent)
  expect(reading.rank).toEqual(rank)
  expect(reading.left).toEqual([])
})

test('bounds are read with their unit and way', () => {
  const reading = read('在深圳注册的上市公司中，2021年总负债大于五亿的有多少家？')
  expect(reading.intent).toBe('count')
  expect(reading.place).toBe('深圳')
  expect(reading.conditions.map(({ from, to, strict }) => ({ from, to, strict }))).toEqual([
    { from: 5e8, to: null, strict: true },
  ])
  expect(read('市盈率低于20的白酒公司').conditions[0]).toMatchObject({ from: null, to: 20 })
})

test('days: of this year where they have come, else of the last', () => {
  expect(read('澜海重工3月3日为什么下跌').periods).toEqual([{ kind: 'day', day: '2022-03-03' }])
  expect(read('why did Lanhai Heavy fall on 3 December').periods).toEqual([{ kind: 'day', day: '2021-12-03' }])
  expect(read('澜海重工自6月以来有什么变化').periods).toEqual([{ kind: 'since', day: '2021-06-01' }])
})

test('the place before a name of two characters and the words behind it have to be those of its own legal name', () => {
  const two: Known = {
    ...known,
    names: nameIndex(
      [
        { companyId: 'A', name: '华岭股份', present: true },
        { companyId: 'A', name: '义乌华岭锦纶股份有限公司', present: true },
        { companyId: 'A', name: '华岭', present: false },
        { companyId: 'B', name: 'ST环保', present: true },
      ],
      [],
    ),
  }
  const other = readQuestion('青海华岭实业股份有限公司2020年营业收入是多少', two)
  expect(other.left.map((one) => one.text).join('')).toContain('青海')
  const own = readQuestion('义乌华岭实业股份有限公司2020年营业收入是多少', two)
  expect(own.companies.map((one) => one.companyIds)).toEqual([['A']])
  // What stands within a legal name names no other company.
  const within = readQuestion('华岭股份环保集团股份有限公司2020年营业收入是多少', two)
  expect(within.companies.map((one) => one.companyIds)).toEqual([['A']])
  expect(within.left.map((one) => one.text).join('')).toContain('环保')
})

test.each([
  ['澜海重工2021年三季报净利润', { kind: 'toDate', year: 2021, months: 9 }],
  ['澜海重工前三个季度净利润', { kind: 'toDate', year: 2021, months: 9 }],
  ['net profit of Lanhai Heavy in the first nine months of 2021', { kind: 'toDate', year: 2021, months: 9 }],
  ['澜海重工2022年一季报净利润', { kind: 'toDate', year: 2022, months: 3 }],
  ['Lanhai Heavy net profit for the nine months ended 30 September 2021', { kind: 'toDate', year: 2021, months: 9 }],
  ['Lanhai Heavy net profit for the three months ended 31 March 2022', { kind: 'quarter', year: 2022, quarter: 1 }],
  ['澜海重工第一季度净利润', { kind: 'quarter', year: 2022, quarter: 1 }],
  ['Lanhai Heavy Q3 net profit', { kind: 'quarter', year: 2021, quarter: 3 }],
  ['澜海重工昨天的净利润', { kind: 'day', day: '2022-05-09' }],
])('a time that is counted from today, or told in months: %s', (text, period) => {
  const reading = read(text)
  expect(reading.periods).toEqual([period])
  expect(reading.left).toEqual([])
})

test('a bound is of the longest name before it, in the currency that stands before it, above or below zero', () => {
  const conditions = (text: string) =>
    read(text).conditions.map(({ measure, from, to }) => [keyOf(measure), from, to] as const)
  expect(conditions('companies with net margin above 20%')).toEqual([['formula:netMargin', 20, null]])
  expect(conditions('How many companies had net profit above CNY 300 million in 2020?')).toEqual([
    ['item:net_profit', 3e8, null],
  ])
  expect(conditions('2020年亏损的公司有哪些')).toEqual([['item:net_profit', null, 0]])
  expect(conditions('净利率为负的公司')).toEqual([['formula:netMargin', null, 0]])
})

test.each([
  ['澜海重工值得买吗？', 'opinion'],
  ['Should I buy Lanhai Heavy?', 'opinion'],
  ['Will the share price of Lanhai Heavy go up next year?', 'opinion'],
  ['研报怎么说澜海重工值得买吗', 'texts'],
] as const)('advice is asked of no text that was not named: %s', (text, intent) => {
  expect(read(text).intent).toBe(intent)
})

test('a company’s facts are asked for by the form of a question; a place of registration is a bound', () => {
  expect(read('What does Lanhai Heavy do?').measures).toEqual(['profile:mainBusiness'])
  expect(read('When was Lanhai Heavy listed?').measures).toEqual(['profile:listedOn'])
  const placed = read('注册地址在武汉的上市公司中，2019年营业利润最高的公司为？')
  expect(placed.measures).toEqual(['item:operating_profit'])
  expect(placed.place).toBe('武汉')
  expect(read('注册地址在杭州，2021年有多少上市公司的净利润大于五亿？').intent).toBe('count')
})

test('what stands in quotation marks is looked for as it stands, where texts are asked for', () => {
  const reading = read('澜海重工的公告里提到的“营业收入占净资产”')
  expect(reading.measures).toEqual([])
  expect(reading.left).toContain('营业收入占净资产')
  expect(reading.intent).toBe('texts')
  expect(read('“澜海重工”2020年营业收入').measures).toEqual(['item:revenue'])
})

test('two items of which one is asked for as a share of the other are the one figure that is meant', () => {
  expect(read('澜海重工2021年研发投入占营收多少？').measures).toEqual(['formula:researchRatio'])
  expect(read('澜海重工2021年存货占流动资产的比例').measures).toEqual([
    'formula:share:inventories:total_current_assets',
  ])
  expect(read('澜海重工2021年经营现金流净额与净利润之比').measures).toEqual([
    'formula:share:operating_cash_flow:net_profit',
  ])
  expect(read('澜海重工2021年营收和净利润').measures).toEqual(['item:revenue', 'item:net_profit'])
})

test('what is to be worked out of several years or companies is told apart from what is told of one', () => {
  expect(read('澜海重工2021年净利润比2019年多多少')).toMatchObject({ over: 'difference', left: [] })
  expect(read('澜海重工2021年营收比2019年增长了多少')).toMatchObject({ over: 'difference', measures: ['item:revenue'] })
  expect(read('澜海重工2019-2021年净利润复合增长率').over).toBe('compound')
  expect(read('澜海重工2019-2021三年累计净利润')).toMatchObject({ over: 'sum', left: [] })
  expect(read('澜海重工近三年平均净利润').over).toBe('mean')
  expect(read('澜海重工2021年净利润是青禾食品的几倍').over).toBe('multiple')
  expect(read('澜海重工2020年营收同比增长了多少')).toMatchObject({ over: null, measures: ['formula:growth:revenue'] })
  expect(read('白酒公司2020年平均毛利率')).toMatchObject({ over: null, intent: 'middle' })
})

test('a growth that stands beside bounds is a bound itself, and a column where it stands alone', () => {
  const bounds = (text: string) => read(text).conditions.map(({ measure, from, to }) => [keyOf(measure), from, to])
  expect(bounds('市盈率低于15且营收增长的公司')).toEqual([
    ['field:peTtm', null, 15],
    ['formula:growth:revenue', 0, null],
  ])
  expect(bounds('PE under 20 and revenue growth')).toEqual([
    ['field:peTtm', null, 20],
    ['formula:growth:revenue', 0, null],
  ])
  expect(bounds('白酒公司2021年营收增长率')).toEqual([])
  expect(read('2021年亏损的公司有多少').intent).toBe('count')
  expect(bounds('2021年亏损超过50亿的公司有哪些')).toEqual([['item:net_profit', null, -5e9]])
})

test('the unit asked for, a figure that the question says, and traditional characters are understood', () => {
  expect(read('澜海重工2020年净利润多少亿元')).toMatchObject({ scale: { factor: 1e8, zh: '亿元' }, left: [] })
  expect(read('Lanhai Heavy revenue 2020 in billion')).toMatchObject({
    scale: { factor: 1e9, en: 'billion' },
    left: [],
  })
  expect(read('澜海重工2021年营收是662亿吗？')).toMatchObject({ measures: ['item:revenue'], left: [] })
  expect(read('澜海重工過去三年營業收入')).toMatchObject({
    measures: ['item:revenue'],
    periods: [{ kind: 'lastYears', count: 3 }],
    left: [],
  })
})

test('a name that is not known is told whole, though characters of it ask elsewhere', () => {
  expect(read('华为2020年研发费用').left).toEqual(['华为'])
  expect(read('中国远山2020年净利润').left).toEqual(['中国远山'])
  expect(read('青禾食品和华为2020年营收').left).toEqual(['华为'])
})

test('a price over a time is asked for by a rise or a fall; the year before is the one before that named', () => {
  expect(read('澜海重工2021年涨了多少').intent).toBe('moved')
  expect(read('澜海重工从2月1日到现在涨了多少').periods).toEqual([{ kind: 'since', day: '2022-02-01' }])
  expect(read('澜海重工上周跌了多少').periods).toEqual([{ kind: 'span', from: '2022-05-02', to: '2022-05-08' }])
  expect(read('澜海重工2020年净利润比上年多多少').periods).toEqual([
    { kind: 'year', year: 2020 },
    { kind: 'year', year: 2019 },
  ])
})

const times = (text: string) => read(text).periods
const span = (from: string, to: string) => [{ kind: 'span', from, to }]

test('a month by itself is the last one of its name that has begun; of today’s no more than has come', () => {
  expect(times('澜海重工4月涨了多少')).toEqual(span('2022-04-01', '2022-04-30'))
  expect(times('澜海重工10月份涨了多少')).toEqual(span('2021-10-01', '2021-10-31'))
  expect(times('澜海重工五月涨了多少')).toEqual(span('2022-05-01', '2022-05-10'))
  expect(times('澜海重工2020年2月的股价')).toEqual(span('2020-02-01', '2020-02-29'))
  expect(times('How much did Lanhai Heavy rise in October?')).toEqual(span('2021-10-01', '2021-10-31'))
  expect(times('close of Lanhai Heavy, March 2021')).toEqual(span('2021-03-01', '2021-03-31'))
  // Months that are no time of their own.
  expect(times('澜海重工近3个月涨了多少')).toEqual([{ kind: 'lastDays', count: 90 }])
  expect(times('澜海重工2021年1月到6月的营收')).toEqual([{ kind: 'toDate', year: 2021, months: 6 }])
  expect(times('澜海重工2021年12月31日的股价')).toEqual([{ kind: 'day', day: '2021-12-31' }])
})

test('a day of the week is that of the week named, else the last one that has come', () => {
  // 2022-05-10 is a Tuesday.
  expect(times('澜海重工上周五收盘价')).toEqual([{ kind: 'day', day: '2022-05-06' }])
  expect(times('澜海重工上周二收盘价')).toEqual([{ kind: 'day', day: '2022-05-03' }])
  expect(times('澜海重工周二收盘价')).toEqual([{ kind: 'day', day: '2022-05-10' }])
  expect(times('澜海重工上周收盘价')).toEqual(span('2022-05-02', '2022-05-08'))
  expect(times('close of Lanhai Heavy last Tuesday')).toEqual([{ kind: 'day', day: '2022-05-03' }])
  expect(times('close of Lanhai Heavy on Monday')).toEqual([{ kind: 'day', day: '2022-05-09' }])
})

test('highs and lows of 52 weeks are asked of the close', () => {
  for (const [text, order] of [
    ['澜海重工52周最高价', 'down'],
    ['52-week low of Lanhai Heavy', 'up'],
    ['the 52 week high for Lanhai Heavy', 'down'],
  ] as const)
    expect(read(text)).toMatchObject({
      measures: ['field:close'],
      periods: [{ kind: 'lastDays', count: 364 }],
      rank: { order },
      left: [],
      intent: 'figures',
    })
})

test('low and high without a number are bounds by the others; beside a number or of one company they are none', () => {
  const bounds = (text: string) =>
    read(text).conditions.map(({ measure, relative, from, to }) => [keyOf(measure), relative ?? null, from, to])
  const low = [
    ['formula:growth:revenue', null, 0, null],
    ['field:peTtm', 'low', null, null],
  ]
  expect(bounds('low PE companies with growing revenue in 白酒')).toEqual(low)
  expect(read('low PE companies with growing revenue in 白酒')).toMatchObject({
    left: [],
    language: 'en',
    intent: 'screen',
  })
  expect(bounds('高ROE的公司')).toEqual([['field:roe', 'high', null, null]])
  expect(bounds('市盈率低的白酒公司')).toEqual([['field:peTtm', 'low', null, null]])
  expect(bounds('市盈率低于20的公司')).toEqual([['field:peTtm', null, null, 20]])
  expect(bounds('市盈率最低的公司')).toEqual([])
  expect(bounds('澜海重工的毛利率高吗')).toEqual([])
})

test('a question is in its own language, whatever the names in it are written in', () => {
  expect(read('What was the revenue of 澜海重工 in 2020?').language).toBe('en')
  expect(read('澜海重工 PE').language).toBe('zh')
  expect(read('Lanhai Heavy 2020年营收').language).toBe('zh')
})

/** What a label of the screens asks for, where it is not the field of its name. */
const told: Readonly<Record<string, string>> = {
  revenue: 'item:revenue',
  grossProfit: 'item:gross_profit',
  operatingProfit: 'item:operating_profit',
  totalProfit: 'item:total_profit',
  incomeTax: 'item:income_tax',
  netIncomeAfterTax: 'item:net_profit',
  parentNetProfit: 'item:parent_net_profit',
  profit: 'item:parent_net_profit',
  interestExpense: 'item:interest_expense',
  interestIncome: 'item:interest_income',
  investmentIncome: 'item:investment_income',
  taxRate: 'formula:effectiveTaxRate',
  grossProfitMargin: 'formula:grossMargin',
  grossMargin: 'formula:grossMargin',
  netProfitMargin: 'formula:netMargin',
  netMargin: 'formula:netMargin',
  debtRatio: 'formula:debtRatio',
  revenueGrowthRate: 'formula:growth:revenue',
  profitGrowthRate: 'formula:growth:parent_net_profit',
  totalAssets: 'item:total_assets',
  totalLiabilities: 'item:total_liabilities',
  equity: 'item:total_equity',
  parentEquity: 'item:parent_equity',
}
const labels = [...Object.entries(screenWords), ...Object.entries(figureWords)].flatMap(([figure, { zh, en }]) => [
  [figure, `澜海重工的${zh}是多少`] as const,
  [figure, `What is the ${en} of Lanhai Heavy, Inc.?`] as const,
])

// “Change” alone says too many things in a sentence.
test.each(labels.filter(([, text]) => !text.includes(' Change ')))(
  'a figure is understood by the name that screens give it: %s, %s',
  (figure, text) => {
    expect(read(text)).toMatchObject({ companies: ['A'], measures: [told[figure] ?? `field:${figure}`], left: [] })
  },
)

test('the kind of text that a question names is asked for in the words of its language, and means the same in both', () => {
  const asked = [
    ['哪些公告提到回购', '类型:公告', 'kind:announcement'],
    ['what do analysts say', '类型:研报', 'kind:report'],
    ['股吧里怎么看', '类型:帖子', 'kind:post'],
    ['any news of it', '-类型:帖子', '-kind:post'],
  ] as const
  for (const [question, zh, en] of asked) {
    expect(kindSought(question, 'zh-CN')).toBe(zh)
    expect(kindSought(question, 'en')).toBe(en)
    expect(parseQuery(`回购 ${zh}`)).toEqual(parseQuery(`回购 ${en}`))
  }
  expect(kindSought('新闻和公告', 'en')).toBeNull()
})
