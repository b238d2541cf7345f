import { chat } from '@pandora/contract/domains/chat/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../../../testing-facts.ts'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../../../testing.ts'

let server: TestServer
let user: Caller

const series = (code: string, category: string, frequency: string, unit: string) => ({
  series_code: code,
  category,
  name_zh: code,
  name_en: code,
  unit,
  frequency,
  publisher_zh: '试验统计局',
  publisher_en: 'Test statistics',
  url: 'https://figures.example.test/',
})

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-15T04:00:00Z')
  user = await server.caller()
  const made = facts(server.sql, { file: 'macro.csv', startedAt: Date.parse('2024-06-01T00:00:00Z') })
  made
    .company({ id: 'SHZ-000901', short: '澜海重工', full: '澜海重工股份有限公司' })
    .add('series', series('macro.cpi', 'macro', 'month', 'index'))
    .add('series', series('macro.gdp', 'macro', 'quarter', 'CNY'))
    .add('series', series('macro.retail', 'macro', 'month', 'CNY'))
    .add('series', series('lpr.1Y', 'rate', 'day', '%'))
    .add('series', series('lpr.5Y', 'rate', 'day', '%'))
    .add('series', series('ecb-cross.USDCNY', 'fx', 'day', 'CNY'))
    .add('series', series('ecb-cross.JPYCNY', 'fx', 'day', 'CNY'))
  const say = (code: string, values: Readonly<Record<string, number>>) => {
    for (const [day, value] of Object.entries(values))
      made.add('observation', { series_code: code, observed_on: day, value })
  }
  say('macro.cpi', { '2024-02-29': 100.7, '2024-03-31': 100.1, '2024-04-30': 100.3 })
  say('macro.gdp', {
    '2022-12-31': 120.4724e12,
    '2023-03-31': 28.4997e12,
    '2023-12-31': 126.0582e12,
    '2024-03-31': 29.6299e12,
  })
  say('macro.retail', { '2024-03-31': 3902e9, '2024-04-30': 3569.9e9 })
  say('lpr.1Y', { '2024-04-22': 3.45, '2024-05-20': 3.45 })
  say('lpr.5Y', { '2023-12-20': 4.2, '2024-01-22': 4.2, '2024-02-20': 3.95, '2024-05-20': 3.95 })
  say('ecb-cross.USDCNY', { '2023-06-14': 7.16, '2024-06-13': 7.25, '2024-03-04': 7.1985, '2024-03-05': 7.1987 })
  say('ecb-cross.JPYCNY', { '2024-03-05': 0.0478 })
  await made.save()
  const later = facts(server.sql, { file: 'restated.csv', startedAt: Date.parse('2024-06-10T00:00:00Z') })
  await later.add('observation', { series_code: 'macro.gdp', observed_on: '2023-12-31', value: 129.4272e12 }).save()
})
afterAll(() => server.stop())

type Answered = OutputOf<typeof chat.answers>
async function ask(text: string, options: CallOptions = {}, conversationId?: string): Promise<Answered> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  return (await server.call(chat.answers, { questionId: data.questionId }, { as: user, ...options })).data
}
const said = ({ parts }: Answered) =>
  parts
    .flatMap((part) =>
      part.type === 'sentence'
        ? [part.pieces.map(({ text }) => text).join('')]
        : part.type === 'missing'
          ? [`– ${part.what}${part.brings ? `｜${part.brings}` : ''}`]
          : [],
    )
    .join('\n')

test('a month of an index is told with what it is above the year before, with source and the receipt of both', async () => {
  const answer = await ask('2024年3月通胀率')
  expect(answer.state).toBe('answered')
  expect(said(answer)).toBe('2024年3月 CPI，上年同月=100 为 100.1，即同比涨幅 0.1%。')
  expect(answer.facts.map(({ value, unit, period }) => [value, unit, period])).toEqual([
    [100.1, 'times', '2024年3月'],
    [0.1, 'percent', '2024年3月'],
  ])
  expect(answer.facts[0]?.provenance).toMatchObject({ source: '试验统计局', file: 'macro.csv' })
  expect(answer.facts[1]?.parts).toEqual([answer.facts[0]?.factId])
  expect(answer.opens[0]?.path).toBe('economy?source=consumer-prices')
})

test('without a time the last value is told, and how it came there is drawn', async () => {
  const answer = await ask('What is the CPI?')
  expect(said(answer)).toBe('April 2024, CPI, same month of last year = 100 was 100.3.')
  const chart = answer.parts.find((part) => part.type === 'chart')
  expect(chart?.periods).toEqual(['February 2024', 'March 2024', 'April 2024'])
})

test('a year is told in full where it is over, else as far as it has come; what was revised says so, and the past knows the first', async () => {
  const now = await ask('2023年GDP是多少')
  expect(said(now)).toBe('2023年 GDP 现价，累计 为 1,294,272 亿元。\n这个值后来被修订过，这里是修订后的。')
  expect(now.facts[0]).toMatchObject({ value: 129.4272e12, unit: 'money', currency: 'CNY', restated: true })
  const then = await ask('2023年GDP是多少', { asOf: '2024-06-05T00:00:00Z' })
  expect(said(then)).toBe('2023年 GDP 现价，累计 为 1,260,582 亿元。')
  expect(said(await ask('GDP in 2024'))).toBe(
    '– GDP at current prices, year to date has no value of 2024｜The last one within it is of Q1 2024\nQ1 2024, GDP at current prices, year to date was CNY 29,629.9 bn.',
  )
})

test('a time that nobody published is said to be missing, with what is held', async () => {
  const answer = await ask('2019年5月CPI')
  expect(answer.state).toBe('missing')
  expect(said(answer)).toBe('– 2019年5月的CPI，上年同月=100｜现有 2024年2月 至 2024年4月，按月')
  expect(answer.facts).toEqual([])
  expect(said(await ask('2024年3月PPI'))).toBe('– PPI 同比｜导入宏观指标、利率或汇率文件')
})

test('a rate stands for the days after it; too far from any it is missing', async () => {
  expect(said(await ask('1年期LPR'))).toBe('2024-05-20 1 年期 LPR 为 3.45%。')
  expect(said(await ask('2024年5月6日1年期LPR'))).toBe('2024-04-22 1 年期 LPR 为 3.45%，是所问之日或之前最近公布的。')
  expect(said(await ask('USD/CNY exchange rate on 5 March 2024'))).toBe('2024-03-05, US dollar in CNY was 7.1987.')
  expect(said(await ask('日元汇率'))).toBe('2024-03-05 100 日元兑人民币汇率 为 4.78。')
  const far = await ask('USD/CNY exchange rate on 5 May 2024')
  expect([far.state, far.facts]).toEqual(['missing', []])
})

test('when a rate was set anew is told with what it was before, and that it was not with what it is', async () => {
  expect(said(await ask('LPR今年动过几次，1年期5年期分别从多少到多少'))).toBe(
    [
      '2024-01-01 至 2024-06-15 1 年期 LPR变动次数：0。',
      '2024-05-20 1 年期 LPR 为 3.45%。',
      '2024-01-01 至 2024-06-15 5 年期以上 LPR变动次数：1。',
      '2024-02-20 5 年期以上 LPR 从 4.2%（2024-01-22）到 3.95%，变动 -0.25（百分点）。',
    ].join('\n'),
  )
  expect(said(await ask('When was the 5-year LPR last cut?'))).toBe(
    '2024-02-20, LPR of 5 years and more from 4.2% (2024-01-22) to 3.95%, change -0.25 (percentage points).',
  )
  const raised = await ask('今年5年期LPR上调过吗')
  expect(raised.facts[0]).toMatchObject({ unit: 'count', value: 0 })
})

test('two times are held against one another, a month against its own of the year before', async () => {
  const answer = await ask('usdcny now vs a yr ago')
  expect(said(answer).split('\n').slice(0, 2)).toEqual([
    '2024-06-13, US dollar in CNY was 7.25.',
    '2023-06-14, US dollar in CNY was 7.16.',
  ])
  expect(answer.facts.at(-1)).toMatchObject({ unit: 'percent', value: (7.25 / 7.16 - 1) * 100 })
  expect(
    said(await ask('CPI now vs two months ago'))
      .split('\n')
      .slice(0, 2),
  ).toEqual([
    'April 2024, CPI, same month of last year = 100 was 100.3.',
    'February 2024, CPI, same month of last year = 100 was 100.7.',
  ])
})

test('the highest value of a time is told with its month', async () => {
  expect(said(await ask('今年CPI最高是哪个月'))).toContain('CPI，上年同月=100最高的是 2024年2月：100.7。')
  expect(said(await ask('lowest CPI this year'))).toContain('that of March 2024: 100.1.')
})

test('months stand in a table and a chart; several indicators one after the other', async () => {
  const answer = await ask('2024年3月到4月的CPI和社零')
  expect(
    answer.parts.flatMap((part) => (part.type === 'table' ? [[part.title, part.rows.map(({ head }) => head)]] : [])),
  ).toEqual([
    ['CPI，上年同月=100', ['2024年3月', '2024年4月']],
    ['社零总额，当期', ['2024年3月', '2024年4月']],
  ])
  expect(answer.facts.map(({ text }) => text)).toEqual(['100.1', '100.3', '39,020 亿元', '35,699 亿元'])
})

test('a question that follows takes the indicator or the month from the one before', async () => {
  const { data } = await server.call(chat.add, { text: '2024年3月CPI' }, { as: user })
  await server.call(chat.answers, { questionId: data.questionId }, { as: user })
  expect(said(await ask('4月呢', {}, data.conversationId))).toContain('2024年4月')
})

test('a company in the question keeps it a question on the company', async () => {
  const answer = await ask('澜海重工2023年出口是多少')
  expect(answer.operation).not.toBe('macro.series')
  expect(answer.facts).toEqual([])
})
