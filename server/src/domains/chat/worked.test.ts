import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { madeMarket, storeMarket } from './testing-chat.ts'

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
