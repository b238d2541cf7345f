import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { companies } from '@pandora/contract/domains/companies/operations'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import { fieldReason } from '@pandora/contract/domains/figures/reasons'
import { screening } from '@pandora/contract/domains/screening/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { madeMarket, madeYears, storeMarket } from './testing-chat.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2023-06-01T04:00:00Z')
  user = await server.caller()
  await storeMarket(server)
  const made = facts(server.sql)
  made.bars('SHZ-000901', [
    { date: '2022-12-30', close: 10 },
    { date: '2023-01-03', close: 11 },
    { date: '2023-05-31', close: 12.5 },
  ])
  await made.save()
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string): Promise<Answer & { conversationId: string }> {
  server.clock.now += 1000
  const added = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  return (await server.call(chat.answers, { questionId: added.data.questionId }, { as: user })).data
}
const said = (answer: Answer) =>
  answer.parts.map((part) => (part.type === 'sentence' ? part.pieces.map((one) => one.text).join('') : '')).join(' ')
const lacked = (answer: Answer) => answer.parts.flatMap((part) => (part.type === 'missing' ? [part.what] : []))
const numbers = (answer: Answer) => answer.facts.flatMap((fact) => (fact.value === null ? [] : [fact.value]))
const valueOf = (company: number, item: string, year: number): number =>
  madeMarket[company]?.figures[item]?.[year] ?? Number.NaN

test('differences, multiples, sums and compound growth are worked out of figures that are told, and pass the checker', async () => {
  const [first, last] = [valueOf(0, 'revenue', 2020), valueOf(0, 'revenue', 2022)]
  const more = await ask('澜海重工2022年营收比2020年多多少')
  expect(numbers(more)).toEqual([last, first, last - first])
  expect(said(more)).toContain((last - first).toLocaleString('en-US'))
  const growth = await ask('澜海重工2020-2022年营收复合增长率')
  expect(numbers(growth).at(-1)).toBeCloseTo((Math.sqrt(last / first) - 1) * 100, 9)
  const english = await ask('CAGR of revenue of Lanhai Heavy 2020 to 2022')
  expect(numbers(english).at(-1)).toBeCloseTo((Math.sqrt(last / first) - 1) * 100, 9)
  expect(lacked(english)).toEqual([])
  const sum = await ask('澜海重工2020-2022年累计营收')
  expect(numbers(sum).at(-1)).toBe(first + valueOf(0, 'revenue', 2021) + last)
  const times = await ask('青禾食品2021年营收是澜海重工的几倍')
  expect(numbers(times).at(-1)).toBeCloseTo(valueOf(1, 'revenue', 2021) / valueOf(0, 'revenue', 2021), 9)
  expect(lacked(await ask('澜海重工2018年到2020年累计营收'))).toContain('营业收入的合计')
})

test('which of several is higher is said; an amount stands in the unit asked for beside the whole', async () => {
  expect(said(await ask('澜海重工和青禾食品2021年营收谁更高'))).toContain('其中最高的是青禾食品。')
  const value = valueOf(0, 'revenue', 2021)
  expect(said(await ask('澜海重工2021年营收多少万元'))).toContain(
    `${value.toLocaleString('en-US')} 元（${(value / 1e4).toFixed(2)} 万元）`,
  )
})

test('a close of a day and a change over a time are told with their days; a day without trading says so', async () => {
  expect(said(await ask('澜海重工2023年1月3日收盘价'))).toBe('澜海重工 2023-01-03 的收盘价为 11 元/股。')
  const year = await ask('澜海重工今年以来涨了多少')
  expect(numbers(year)[2]).toBeCloseTo(25, 9)
  expect(said(year)).toContain('澜海重工 2022-12-30 至 2023-05-31 的涨跌为 25.00%。')
  expect(numbers(await ask('澜海重工2023年股价涨了多少'))[2]).toBeCloseTo(25, 9)
  const closed = await ask('澜海重工2023年1月7日收盘价')
  expect(lacked(closed)).toEqual(['澜海重工 2023-01-07 的行情'])
  expect(said(closed)).toContain('此前最近的交易日：')
  expect(numbers(await ask('澜海重工上周营收'))).toEqual([])
})

test('a rival that is not held is named as lacking, never the company itself told for it', async () => {
  const first = await ask('澜海重工2021年营收')
  const rival = await ask('那它的竞争对手呢？', first.conversationId)
  expect(numbers(rival)).toEqual([])
  expect(lacked(rival)).toEqual(['与澜海重工同行业的公司'])
})

test('a question that was not understood takes nothing from what follows it; 同比 is of what was asked before', async () => {
  const { conversationId } = await ask('澜海重工2021年营收')
  const now = valueOf(0, 'revenue', 2021)
  const before = valueOf(0, 'revenue', 2020)
  expect(numbers(await ask('同比呢', conversationId)).at(-1)).toBeCloseTo((now / before - 1) * 100, 9)
  await ask('天气好不好', conversationId)
  expect(numbers(await ask('净利润呢', conversationId))).toEqual([valueOf(0, 'net_profit', 2021)])
})

test('names near to one that is not known are offered, and none is taken for it', async () => {
  const typo = await ask('澜海重功2021年营收')
  expect(typo.state).toBe('asked')
  expect(typo.choices.map((one) => one.text)).toEqual(['澜海重工2021年营收'])
  expect(numbers(typo)).toEqual([])
  expect((await ask('青禾2021年营收')).choices.map((one) => one.text)).toEqual(['青禾食品2021年营收'])
})

test('texts that hold no word that tells what is asked for are no evidence', async () => {
  const made = facts(server.sql)
  made.document({
    id: 'policy',
    kind: 'news',
    title: '某部发布若干政策',
    body: '加大政策支持力度，近期进展顺利。',
    at: '2023-05-01T02:00:00Z',
    companies: [],
  })
  await made.save()
  for (const text of ['最近有什么关于深海采矿的政策', '你好', '深海采矿进展如何']) {
    const answer = await ask(text)
    expect(answer.parts.filter((part) => part.type === 'quote')).toEqual([])
  }
})

test('what is cheapest, or best, of nothing that is named is asked back or told as advice', async () => {
  const cheapest = await ask('哪只股票最便宜')
  expect(cheapest.state).toBe('asked')
  expect(cheapest.choices.map((one) => one.text)).toEqual([
    '市盈率最低的10家公司',
    '市净率最低的10家公司',
    '股价最低的10家公司',
  ])
  expect((await ask('Which stock is the cheapest?')).choices).toHaveLength(3)
  expect(lacked(await ask('最好的股票是哪只'))).toEqual(['产品不给买卖建议，也不预测涨跌'])
})

test('each of several names that are not known is offered what it is near to; one shortened by its characters too', async () => {
  const both = await ask('比较澜海和青禾2021年营收')
  expect(both.choices.map((one) => one.text)).toEqual(['比较澜海重工和青禾2021年营收', '比较澜海和青禾食品2021年营收'])
  const short = await ask('澜重2021年营收')
  expect(short.state).toBe('asked')
  expect(short.choices.map((one) => one.text)).toEqual(['澜海重工2021年营收'])
  expect(numbers(short)).toEqual([])
})

test('a month of prices, the last Friday and the highest of 52 weeks are told with their days', async () => {
  const month = await ask('澜海重工1月涨了多少')
  expect(numbers(month).slice(0, 3)).toEqual([10, 11, expect.closeTo(10, 9)])
  const peak = await ask('52-week high of Lanhai Heavy')
  expect(numbers(peak)).toEqual([12.5])
  expect(peak.understood).toContain('2022-06-02 to 2023-06-01')
  // Prices begin within that time: that is said.
  expect(lacked(peak)).toEqual(['Prices of Lanhai Heavy Co., Ltd. before 2022-12-30'])
  expect(lacked(await ask('澜海重工2023年2月净利润'))).toEqual(['澜海重工的净利润'])
})

test('how far a price went is a question by itself, whatever was asked before it', async () => {
  const { conversationId } = await ask('澜海重工近三年营收')
  expect(numbers(await ask('澜海重工1月涨了多少', conversationId)).slice(0, 2)).toEqual([10, 11])
  expect(numbers(await ask('那1月涨了多少', conversationId)).slice(0, 2)).toEqual([10, 11])
})

test('texts of a stretch of days are of those days alone', async () => {
  const made = facts(server.sql)
  for (const [id, at] of [
    ['april', '2023-04-12T02:00:00Z'],
    ['may', '2023-05-12T02:00:00Z'],
  ] as const)
    made.document({
      id,
      kind: 'news',
      title: `澜海重工签订合同 ${id}`,
      body: '澜海重工签订合同。',
      at,
      companies: ['SHZ-000901'],
    })
  await made.save(deriveFor(1))
  const of = async (text: string) =>
    (await ask(text)).parts.flatMap((part) => (part.type === 'quote' ? [part.newsId] : []))
  expect(await of('澜海重工4月的新闻')).toEqual(['april'])
  expect(await of('news of Lanhai Heavy last month')).toEqual(['may'])
  const { conversationId } = await ask('澜海重工1月涨了多少')
  for (const text of ['澜海重工的新闻', '有什么新闻']) {
    const follow = await ask(text, conversationId)
    expect(numbers(follow)).toEqual([])
    expect(follow.parts.filter((part) => part.type === 'quote')).toHaveLength(2)
  }
  expect((await of('澜海重工的新闻')).toSorted()).toEqual(['april', 'may'])
})

test('a figure hundreds of times apart from the years beside it is told with a warning, also where it makes a growth', async () => {
  const made = facts(server.sql)
  for (const [year, value] of [
    [2019, 5_000_000],
    [2020, 9_600_000_000],
    [2021, 5_200_000],
    [2022, 5_300_000],
  ] as const)
    made.add('statement_item', {
      company_id: 'SHZ-000902',
      statement: 'income',
      period_end: `${year}-12-31`,
      period_months: 12,
      item: 'research_expense',
      value,
      unit: 'CNY',
      published_on: null,
    })
  await made.save()
  const odd = await ask('青禾食品2020年研发费用')
  expect(numbers(odd)).toEqual([9_600_000_000])
  expect(said(odd)).toContain('存疑')
  expect(said(await ask('R&D expense of Qinghe Foods in 2020'))).toContain('In doubt')
  expect(said(await ask('青禾食品2022年研发费用'))).not.toContain('存疑')
})

test('low without a number is below the median of those that have the figure, which is said; the rest is left out', async () => {
  const answer = await ask('高毛利率的公司')
  const median = answer.facts.find((one) => one.label === '2022 年毛利率中位数')
  expect(median).toBeDefined()
  expect(said(answer)).toContain(`高于中位数计：2022 年毛利率中位数为 ${median?.text}`)
  const table = answer.parts.find((part) => part.type === 'table')
  const shown = table?.rows.map((row) => answer.facts.find((one) => one.factId === row.factIds[0])?.value ?? 0) ?? []
  expect(shown.length).toBeGreaterThan(0)
  // No sentence of it is held back by the checker, in either language.
  expect(lacked(answer)).toEqual([])
  const english = await ask('Companies with high gross margin')
  expect(lacked(english)).toEqual([])
  expect(said(english)).toContain(`Median FY2022 Gross margin: ${median?.text}`)
  for (const value of shown) expect(value).toBeGreaterThan(median?.value ?? Number.NaN)
})

test('why a figure is missing is told as the screening tells it, and no figure is told that the screening lacks', async () => {
  const { data } = await server.call(screening.companies, { filter: { oldPeriods: true } }, { as: user })
  const lacking = data.dataList.flatMap((row) =>
    (['marketCap', 'peTtm', 'pePercentile', 'pePercentileIndustry', 'peg', 'pbRatio', 'roe'] as const).flatMap(
      (field) => (row[field] === null ? [{ row, field, why: fieldReason(field, row)?.zh }] : []),
    ),
  )
  expect(lacking.filter(({ why }) => why !== undefined).length).toBeGreaterThan(5)
  for (const { row, field, why } of lacking) {
    const told = await ask(`${row.stockCode}的${screenWords[field].zh}是多少`)
    expect(told.facts).toEqual([])
    const missing = told.parts.flatMap((part) => (part.type === 'missing' ? [part.brings] : []))
    expect(missing, `${row.stockCode} ${field}`).toEqual([why ?? expect.stringContaining('导入')])
  }
})

test('growth without the year before says so, instead of asking for statements that are there', async () => {
  const made = facts(server.sql)
  made.company({ id: 'SHZ-000977', short: '新岸科技', full: '新岸科技股份有限公司', en: 'Xinan Technology Co., Ltd.' })
  made.add('statement_item', {
    company_id: 'SHZ-000977',
    statement: 'income',
    period_end: '2022-12-31',
    period_months: 12,
    item: 'revenue',
    value: 7_000_000,
    unit: 'CNY',
    published_on: null,
  })
  await made.save()
  const brings = async (text: string) =>
    (await ask(text)).parts.flatMap((part) => (part.type === 'missing' ? [part.brings] : []))
  expect(await brings('新岸科技的营收增长率')).toEqual(['缺上年同期'])
  expect(await brings('What is the revenue growth of Xinan Technology?')).toEqual([
    'The same period of the year before is missing',
  ])
  expect(await brings('新岸科技的净利润增长率')).toEqual([expect.stringContaining('导入')])
})

test('流通市值 was answered by the value of all shares: it is the company’s own figure, and ranks the market as the screening does', async () => {
  const made = facts(server.sql)
  made.company({ id: 'SHZ-000978', short: '临川光学', full: '临川光学股份有限公司', en: 'Linchuan Optics Co., Ltd.' })
  made.bars('SHZ-000978', [{ date: '2023-05-31', close: 8 }])
  made.add('share_count', {
    security_id: 'SHZ-000978',
    counted_on: '2023-01-03',
    total_shares: 5e8,
    float_shares: 2e8,
  })
  await made.save()
  const { data } = await server.call(companies.valuation, { companyId: 'SHZ-000978' }, { as: user })
  expect([data.marketCap, data.floatCap]).toEqual([4e9, 1.6e9])
  for (const text of ['临川光学的流通市值是多少', 'What is the float market cap of Linchuan Optics?'])
    expect(numbers(await ask(text)), text).toEqual([data.floatCap])
  expect(numbers(await ask('临川光学的总市值是多少'))).toEqual([data.marketCap])
  expect(lacked(await ask('青禾食品的流通市值是多少'))).toEqual(['青禾食品的流通市值'])
  const listed = (await server.call(screening.companies, { sort: 'floatCap', size: 5 }, { as: user })).data.dataList
  expect(listed[0]).toMatchObject({ companyId: 'SHZ-000978', floatCap: data.floatCap, floatBasis: 'shares' })
  const ranked = numbers(await ask('流通市值最大的五家公司'))
  for (const { floatCap } of listed) if (floatCap !== null) expect(ranked).toContain(floatCap)
  expect(ranked).not.toContain(data.marketCap)
})

test('the largest loss is nobody’s where all earned; why a figure fell is no guess, its two years are told', async () => {
  expect(said(await ask('2022年亏损最多的公司是谁'))).toContain('没有公司符合')
  const why = await ask('澜海重工2021年的净利润为什么下降')
  expect(numbers(why)).toEqual([valueOf(0, 'net_profit', 2020), valueOf(0, 'net_profit', 2021)])
  expect(lacked(why)).toEqual(['变动的原因'])
})

test('how a figure went over the years is told of those that are held, without a word of those that are not', async () => {
  const course = await ask('澜海重工的营业收入这几年怎么变化')
  expect(numbers(course)).toEqual(madeYears.map((year) => valueOf(0, 'revenue', year)))
  expect(course.parts.map((part) => part.type)).toEqual(['table', 'chart'])
  // Five years that are asked for in so many words are five.
  expect(lacked(await ask('澜海重工近五年的营业收入'))).toEqual([expect.stringContaining('2018')])
})

test('a company is found by its code in the ways of several terminals', async () => {
  for (const code of ['SZ000901', '000901.SZ', 'SHZ-000901'])
    expect(numbers(await ask(`${code}的2020年营业收入`))).toEqual([valueOf(0, 'revenue', 2020)])
})
