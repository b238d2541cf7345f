import { expect, test } from 'vitest'
import { known } from '../reading/testing-known.ts'
import { readRoomAfter } from './follow.ts'
import { readRoom } from './read.ts'

// Volatility, runs of days, limits, dividends year after year, valuations in their own past, investors and what-ifs.
const read = (text: string) => readRoom(text, known)
const lastYear = { kind: 'lastYears', count: 1 }
const bank = [{ code: '480000', name: '银行' }]

test.each([
  ['澜海重工近一年的波动率', { room: 'swings', of: 'volatility', period: lastYear }],
  ['澜海重工的年化波动率是多少', { of: 'volatility', period: null }],
  ['澜海重工股价波动大吗', { of: 'volatility' }],
  ['澜海重工和青禾食品哪个波动更大', { of: 'volatility' }],
  ['annualised volatility of Lanhai Heavy over the last 90 days', { period: { kind: 'lastDays', count: 90 } }],
  ['how volatile is Lanhai Heavy this year', { of: 'volatility' }],
  ['Which is more volatile, Lanhai Heavy or Qinghe Foods?', { of: 'volatility' }],
  ['澜海重工和青禾食品的相关性', { of: 'correlation', against: null }],
  ['澜海重工与青禾食品今年的股价相关系数是多少', { of: 'correlation', against: null }],
  ['correlation between Lanhai Heavy and Qinghe Foods this year', { of: 'correlation', against: null }],
  ['how correlated are Lanhai Heavy and Qinghe Foods', { of: 'correlation' }],
  ['澜海重工和大盘的相关性', { of: 'correlation', against: { kind: 'market' } }],
  ['澜海重工的贝塔系数', { of: 'beta', against: { kind: 'market' } }],
  ['beta of Lanhai Heavy against the market', { of: 'beta', against: { kind: 'market' } }],
  ['beta of Lanhai Heavy against its industry', { of: 'beta', against: { kind: 'industry' } }],
  ['澜海重工相对所在行业的贝塔', { of: 'beta', against: { kind: 'industry' } }],
  ['beta of Lanhai Heavy against the Demo Composite', { against: { kind: 'index', name: 'demo composite' } }],
  ['波动最大的十只股票', { room: 'swings', order: 'down', most: 10, companies: [] }],
  ['波动率最低的五家银行', { order: 'up', most: 5, industries: bank }],
  ['most volatile stocks in banks', { order: 'down', industries: bank }],
  ['ten least volatile stocks this year', { order: 'up', most: 10 }],
])('%s asks how restless prices were', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'swings', ...expected })
})

test.each([
  ['哪些股票连续三天上涨', { way: 'up', of: { kind: 'days', least: 3 } }],
  ['连续5个交易日下跌的银行股', { way: 'down', of: { kind: 'days', least: 5 }, industries: bank }],
  ['五连涨的股票有哪些', { way: 'up', of: { kind: 'days', least: 5 } }],
  ['连涨天数最多的股票', { way: 'up', of: { kind: 'days', least: null } }],
  ['澜海重工连跌几天了', { way: 'down', of: { kind: 'days', least: null } }],
  ['stocks that rose five days in a row', { way: 'up', of: { kind: 'days', least: 5 } }],
  ['which banks have fallen for 3 consecutive days', { way: 'down', of: { kind: 'days', least: 3 }, industries: bank }],
  ['how many days in a row has Lanhai Heavy risen', { way: 'up', of: { kind: 'days', least: null } }],
  ['longest losing streaks', { way: 'down', of: { kind: 'days', least: null } }],
  ['创一年新高的股票', { way: 'up', of: { kind: 'extreme', all: false }, period: lastYear }],
  ['创历史新低的公司', { way: 'down', of: { kind: 'extreme', all: true } }],
  ['创近三个月新高的银行', { of: { kind: 'extreme', all: false }, period: { kind: 'lastDays', count: 91 } }],
  ['stocks at a 52-week high', { way: 'up', of: { kind: 'extreme', all: false }, period: lastYear }],
  ['which stocks hit new lows', { way: 'down', of: { kind: 'extreme', all: false } }],
  ['澜海重工创新高了吗', { way: 'up', of: { kind: 'extreme', all: false } }],
  ['今天涨停的股票', { way: 'up', of: { kind: 'limit' } }],
  ['昨天有哪些股票跌停', { way: 'down', of: { kind: 'limit' }, period: { kind: 'day', day: '2026-11-29' } }],
  ['which stocks closed limit up today', { way: 'up', of: { kind: 'limit' } }],
])('%s asks for a run of prices', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'runs', ...expected })
})

test.each([
  ['连续三年分红的公司', { count: 3, since: null }],
  ['连续五年派息的银行股', { count: 5, industries: bank }],
  ['自2022年以来每年分红的公司', { count: null, since: 2022 }],
  ['澜海重工连续分红几年了', { count: null, since: null }],
  ['companies that paid dividends every year since 2022', { count: null, since: 2022 }],
  ['which banks paid dividends in each of the last three years', { count: 3, industries: bank }],
  ['how many years in a row has Lanhai Heavy paid dividends', { count: null, since: null }],
])('%s asks for dividends year after year', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'paidYears', ...expected })
})

test.each([
  ['澜海重工现在的PE处于历史什么分位', { figure: 'peTtm', years: 0 }],
  ['澜海重工的市盈率分位', { figure: 'peTtm', years: null }],
  ['澜海重工估值处于近三年的什么分位', { figure: 'peTtm', years: 3 }],
  ['澜海重工的市净率历史分位', { figure: 'pbRatio', years: 0 }],
  ['澜海重工跟自己过去比贵不贵', { figure: 'peTtm' }],
  ['is Lanhai Heavy cheap against its own five years', { figure: 'peTtm', years: 5 }],
  ['PE percentile of Lanhai Heavy', { figure: 'peTtm', years: null }],
  ['where does the P/B of Lanhai Heavy stand against its own history', { figure: 'pbRatio', years: 0 }],
])('%s asks where a valuation stands in its own past', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'ownRange', ...expected })
})

test.each([
  ['今年最活跃的投资机构', { topic: '', period: { kind: 'year', year: 2026 } }],
  ['最活跃的投资机构有哪些', { topic: '' }],
  ['今年机器人领域出手最多的机构', { topic: '机器人' }],
  ['which investors made most deals this year', { topic: '' }],
  ['busiest investors in robotics', { topic: 'robotics' }],
])('%s asks who invests most', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'investors', ...expected })
})

test.each([
  ['如果澜海重工断供会怎样', { days: null }],
  ['假如澜海重工停产60天，哪些公司受影响', { days: 60 }],
  ['what happens if Lanhai Heavy stops supplying', { days: null }],
  ['Who would be hit if Lanhai Heavy halted production for two months?', { days: 60 }],
  ['what happens if supplier Lanhai Heavy stops', { days: null }],
])('%s supposes that a company stops', (text, expected) => {
  expect(read(text)).toMatchObject({ room: 'whatIf', companies: [{ companyIds: ['A'] }], ...expected })
})

test.each([
  // Of other things than prices, of their reason, of what is to come or denied.
  '澜海重工毛利率的波动',
  '澜海重工净利润波动率',
  '澜海重工的隐含波动率',
  'implied volatility of Lanhai Heavy',
  '澜海重工为什么波动大',
  '澜海重工明年的波动率',
  'will Lanhai Heavy be more volatile next year',
  '波动率高于40%的股票',
  '与澜海重工相关的文件',
  '和青禾食品相关的澜海重工供应商',
  'documents related to Lanhai Heavy and Qinghe Foods',
  '澜海重工的相关性',
  'correlation of earnings of Lanhai Heavy and Qinghe Foods',
  'Lanhai Heavy beta version release',
  '波动最大的行业',
  '哪些股票会连续三天上涨',
  '哪些股票没有连续三天上涨',
  '连续三天放量上涨的股票',
  'stocks that will rise five days in a row',
  'stocks up three days',
  '为什么今天这么多股票涨停',
  '明天会涨停的股票',
  '没有涨停的股票',
  '三连板的股票',
  '涨停板制度是什么',
  'limit-up rules',
  'limit orders on Lanhai Heavy',
  '快要创新高的股票',
  'stocks near a 52-week high',
  '利润创新高的公司',
  '连续三年没有分红的公司',
  '连续三年分红增长的公司',
  'companies that will pay dividends every year',
  'companies that raised dividends three years in a row',
  '澜海重工市盈率在行业里的分位',
  '澜海重工的PE分位为什么这么低',
  'is Lanhai Heavy cheap',
  '澜海重工贵不贵',
  '最活跃的股票',
  '今年领投最多的机构',
  'most active stocks',
  'which investors will make most deals next year',
  '如果澜海重工涨价会怎样',
  '如果澜海重工停牌会怎样',
  'what happens if Lanhai Heavy stops paying dividends',
  'what happens if interest rates rise',
  '如果供应商断供会怎样',
  '澜海重工停产了吗',
])('%s is none of them', (text) => {
  const asked = read(text)
  const rooms = ['swings', 'runs', 'paidYears', 'ownRange', 'investors', 'whatIf']
  expect(rooms).not.toContain(asked?.room)
})

test('a company, a time or a group alone takes the rest from the question before it', () => {
  const after = (question: string, ...before: string[]) => readRoomAfter(question, before, known)
  expect(after('青禾食品呢', '澜海重工近一年的波动率')).toMatchObject({
    room: 'swings',
    companies: [{ companyIds: ['B'] }],
    period: lastYear,
  })
  expect(after('银行呢', '波动最大的十只股票')).toMatchObject({ room: 'swings', industries: bank, most: 10 })
  expect(after('那跌停呢', '今天涨停的股票')).toMatchObject({ room: 'runs', way: 'down' })
})
