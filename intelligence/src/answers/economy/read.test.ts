import { macroSources, type MacroSource } from '@pandora/contract/domains/macro/sources'
import { describe, expect, test } from 'vitest'
import { readEconomic } from './read.ts'
import { subjectWords, type Modifiers } from './subjects.ts'

const today = '2024-06-15'
const read = (text: string, before: readonly string[] = []) => {
  const found = readEconomic(text, before, today)
  return (
    found && {
      subjects: found.subjects.map((one) =>
        one.kind === 'line' ? `${one.source}.${one.line}${one.change ? '+' : ''}` : `${one.set}.${one.field}`,
      ),
      times: found.times,
    }
  )
}
const month = (of: string) => [{ kind: 'month', month: of }]

test.each([
  ['pmi 比上个月', { kind: 'lastMonths', count: 2 }],
  ['CPI比上个月高了多少', { kind: 'lastMonths', count: 2 }],
  ['is the PMI up on last month?', { kind: 'lastMonths', count: 2 }],
  ['5月pmi比4月变了多少', { kind: 'months', from: '2024-04', to: '2024-05' }],
  ['5月CPI比4月高还是低', { kind: 'months', from: '2024-04', to: '2024-05' }],
  ['PMI May 2024 versus April 2024', { kind: 'months', from: '2024-04', to: '2024-05' }],
])('%s asks what lies between', (text, time) => {
  expect(readEconomic(text, [], today)).toMatchObject({ times: [time], ask: { of: 'apart' } })
})
test('two months that are named beside each other are told one by one, and of a few months their course', () => {
  expect(readEconomic('4月和5月的PMI', [], today)).toMatchObject({ ask: null, times: { length: 2 } })
  expect(read('M2增速最近几个月走势')).toEqual({
    subjects: ['money-supply.m2Growth'],
    times: [{ kind: 'lastMonths', count: 6 }],
  })
})
test.each([
  '1美元等于多少人民币',
  '美元现在能换多少人民币',
  'how many yuan to a dollar',
  'What is the dollar worth in yuan today?',
  'how much yuan is one US dollar',
])('%s asks for a rate of exchange', (text) => expect(read(text)?.subjects).toEqual(['exchangeRate.usdCny']))

test.each([
  ['2024年3月CPI是多少', ['consumer-prices.all'], month('2024-03')],
  ['2024年3月CPI同比', ['consumer-prices.all+'], month('2024-03')],
  ['3月份CPI环比涨幅', ['consumer-prices.month'], month('2024-03')],
  ['8月PPI', ['producer-prices.year'], month('2023-08')],
  ['What was inflation in March 2024?', ['consumer-prices.all+'], month('2024-03')],
  ['food CPI, May 2024', ['consumer-prices.food'], month('2024-05')],
  ['去年GDP增速', ['gdp.growth'], [{ kind: 'year', year: 2023 }]],
  ['2023年中国GDP是多少？', ['gdp.total'], [{ kind: 'year', year: 2023 }]],
  ['2024年一季度GDP', ['gdp.quarter'], [{ kind: 'quarter', year: 2024, quarter: 1 }]],
  ['How fast did China’s GDP grow in 2023', ['gdp.growth'], [{ kind: 'year', year: 2023 }]],
  ['M2和M1同比增速', ['money-supply.m2Growth', 'money-supply.m1Growth'], []],
  ['最近12个月的社零', ['retail-sales.current'], [{ kind: 'lastMonths', count: 12 }]],
  ['exports growth over the last six months', ['trade.exports'], [{ kind: 'lastMonths', count: 6 }]],
  ['2024年1月到5月的PMI', ['purchasing-managers.manufacturing'], [{ kind: 'months', from: '2024-01', to: '2024-05' }]],
  ['制造业PMI新订单上个月', ['purchasing-managers.orders'], month('2024-05')],
  ['2020-2023年进出口总额', ['trade.total'], [{ kind: 'years', from: 2020, to: 2023 }]],
  ['今年3月失业率', ['employment.urban'], month('2024-03')],
  ['社融存量最新', ['social-financing.stock'], [{ kind: 'latest' }]],
  ['最新LPR是多少', ['lpr.oneYear', 'lpr.fiveYear'], [{ kind: 'latest' }]],
  ['5年期LPR', ['lpr.fiveYear'], []],
  ['one-year loan prime rate', ['lpr.oneYear'], []],
  ['隔夜Shibor', ['shibor.now'], []],
  ['3-month SHIBOR today', ['shibor.threeMonth'], [{ kind: 'latest' }]],
  ['美元兑人民币汇率', ['exchangeRate.usdCny'], []],
  ['2024年3月5日欧元汇率', ['exchangeRate.eurCny'], [{ kind: 'day', day: '2024-03-05' }]],
  ['USD/CNY exchange rate on 5 March 2024', ['exchangeRate.usdCny'], [{ kind: 'day', day: '2024-03-05' }]],
])('%s', (text, subjects, times) => {
  expect(read(text)).toEqual({ subjects, times })
})

test.each([
  '格力电器2023年出口是多少',
  'CPI上涨对白酒股有什么影响',
  '美国CPI是多少',
  '2023年营业收入最高的公司',
  'What do analysts say about GDP',
  '2024年',
  '',
])('%s is none of the economy, or not understood whole', (text) => {
  expect(read(text)).toBeNull()
})

test.each([
  ['LPR今年动过几次，1年期5年期分别从多少到多少', { of: 'changes', way: null, last: false }],
  ['LPR上次下调是什么时候', { of: 'changes', way: 'down', last: true }],
  ['2023年LPR调整过几次', { of: 'changes', way: null, last: false }],
  ['when was the LPR last cut', { of: 'changes', way: 'down', last: true }],
  ['how many times has the LPR been cut this year', { of: 'changes', way: 'down', last: false }],
  ['usdcny now vs a yr ago', { of: 'apart' }],
  ['how much has the yuan weakened against the dollar this year', { of: 'apart' }],
  ['人民币对美元今年升了还是贬了多少', { of: 'apart' }],
  ['CPI最近一年最高是哪个月', { of: 'extreme', end: 'highest' }],
  ['lowest PMI this year', { of: 'extreme', end: 'lowest' }],
  ['2024年3月CPI是多少', null],
])('%s asks for the course of an indicator', (text, ask) => {
  expect(readEconomic(text, [], today)?.ask).toEqual(ask)
})

test('so long ago is counted from the day, and a term beside the name of the rate keeps to it', () => {
  expect(read('usdcny now vs a yr ago')?.times).toEqual([{ kind: 'since', day: '2023-06-15' }])
  expect(read('美元兑人民币和半年前比变化多少')?.times).toEqual([{ kind: 'since', day: '2023-12-15' }])
  expect(read('LPR今年动过几次，5年期的')?.subjects).toEqual(['lpr.fiveYear'])
  expect(read('2025年LPR')?.subjects).toEqual(['lpr.oneYear', 'lpr.fiveYear'])
})

test('what is to come is no course of an indicator', () => {
  for (const text of ['Will the LPR be cut in December?', '以后LPR会降到多少', '美国CPI和一年前比'])
    expect(readEconomic(text, [], today)).toBeNull()
})

describe('a question that follows another one', () => {
  test('takes the time from it, or the indicator', () => {
    expect(read('那PPI呢', ['2024年3月CPI是多少'])).toEqual({
      subjects: ['producer-prices.year'],
      times: month('2024-03'),
    })
    expect(read('2024年4月呢', ['2024年3月CPI是多少', '那PPI呢'])).toEqual({
      subjects: ['producer-prices.year'],
      times: month('2024-04'),
    })
    expect(read('PPI是多少', ['2024年3月CPI是多少'])?.times).toEqual([])
    expect(read('and PPI?', ['CPI in March 2024'])?.times).toEqual(month('2024-03'))
    expect(read('and PMI that same month?', ['CPI in March 2024'])?.times).toEqual(month('2024-03'))
    expect(read('同月的PMI', ['2024年3月CPI是多少'])?.times).toEqual(month('2024-03'))
    expect(read('去年呢', ['格力电器营业收入'])).toBeNull()
  })
})

test('what words choose is a line that there is, whatever stands beside them', () => {
  const names = ['growth', 'onMonth', 'food', 'total', 'stock', 'orders', 'services', 'quarter'] as const
  const unknown: string[] = []
  for (const [, choose] of subjectWords)
    for (let bits = 0; bits < 1 << names.length; bits++) {
      const said = Object.fromEntries(names.map((name, at) => [name, (bits & (1 << at)) !== 0])) as unknown as Modifiers
      for (const one of choose(said))
        if (one.kind === 'line' && (macroSources[one.source] as MacroSource).lines[one.line] === undefined)
          unknown.push(`${one.source}.${one.line}`)
    }
  expect(unknown).toEqual([])
})
