import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { financing } from '@pandora/contract/domains/financing/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'
import { roundFact } from '../financing/testing-financing.ts'

let server: TestServer
let user: Caller
const [HEAVY, FOODS] = ['SHZ-000901', 'SHZ-000902'] as const

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-15T04:00:00Z')
  user = await server.caller()
  const made = facts(server.sql, { file: 'rooms.csv', startedAt: Date.parse('2023-01-01T00:00:00Z') })
    .company({ id: HEAVY, short: '澜海重工', full: '澜海重工股份有限公司', en: 'Lanhai Heavy Co., Ltd.' })
    .company({ id: FOODS, short: '青禾食品', full: '青禾食品股份有限公司', en: 'Qinghe Foods Co., Ltd.' })
  const told = (eventId: string, companyId: string, type: string, day: string) => {
    const happened = { type, happened_at: `${day}T02:00:00Z`, precision: 'instant' }
    made
      .add('event', {
        ...happened,
        event_id: eventId,
        title_zh: eventId,
        title_en: null,
        size_class: null,
        document_id: null,
      })
      .add('event_company', { ...happened, event_id: eventId, company_id: companyId, relation: 'direct', path: null })
  }
  told('e1', HEAVY, 'buy-back', '2024-02-01')
  told('e2', FOODS, 'buy-back', '2024-03-01')
  told('e3', FOODS, 'buy-back', '2023-05-01')
  told('e4', HEAVY, 'holder-sells', '2024-06-01')
  made
    .document({
      id: 'a1',
      kind: 'announcement',
      title: '澜海重工：关于签署框架协议的公告',
      body: '澜海重工今日与客户签署框架协议。',
      at: '2024-05-02T02:00:00Z',
      companies: [HEAVY],
    })
    .document({
      id: 'a2',
      kind: 'announcement',
      title: '澜海重工：关于召开股东大会的公告',
      body: '澜海重工将于六月召开年度股东大会。',
      at: '2024-06-03T02:00:00Z',
      companies: [HEAVY],
    })
    .document({
      id: 'n1',
      kind: 'news',
      title: '固态电池中试线投产',
      body: '一条固态电池中试线投产。',
      at: '2024-05-10T02:00:00Z',
    })
    .document({
      id: 'n2',
      kind: 'news',
      title: '固态电池标准征求意见',
      body: '固态电池的标准开始征求意见。',
      at: '2024-06-05T02:00:00Z',
    })
    .document({
      id: 'p1',
      kind: 'report',
      title: '澜海重工：维持买入',
      body: '我们维持澜海重工“买入”评级，目标价 12.5 元。',
      at: '2024-05-06T02:00:00Z',
      companies: [HEAVY],
      source: '甲证券',
    })
    .document({
      id: 'p2',
      kind: 'report',
      title: '澜海重工：谨慎看待',
      body: '我们将澜海重工评级定为“卖出”，目标价 8 元。',
      at: '2024-06-06T02:00:00Z',
      companies: [HEAVY],
      source: '乙证券',
    })
    .add('corporate_action', {
      security_id: HEAVY,
      action_date: '2024-06-20',
      action: 'dividend',
      dated_by: 'ex-date',
      tax_basis: 'before-tax',
      basis_date: null,
      cash_per_share: 0.25,
      shares_per_share: null,
      rights_price: null,
      announced_on: '2024-05-15',
    })
    .add('financing_round', roundFact('r1', '晨屿机器人', '2024-01-05', { amount: 3e8, round: 'B' }))
    .add('financing_round', roundFact('r2', '青芦机器人', '2024-04-05', { amount: 5e8, round: 'A' }))
    .add(
      'financing_round',
      roundFact('r3', '棹芯', '2024-05-05', { amount: 9e8, round: 'C', industry_zh: '半导体', industry_en: 'Chips' }),
    )
    .add(
      'financing_round',
      roundFact('r4', '渚芯', '2023-05-05', { amount: 7e8, round: 'C', industry_zh: '半导体', industry_en: 'Chips' }),
    )
  await made.save(deriveFor(1))
})
afterAll(() => server.stop())

async function ask(text: string, options: CallOptions = {}, conversationId?: string) {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  return (await server.call(chat.answers, { questionId: data.questionId }, { as: user, ...options })).data
}
const heads = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.map((row) => row.head) : []))
const lacked = (answer: Answer) => answer.parts.flatMap((part) => (part.type === 'missing' ? [part.what] : []))
const quoted = (answer: Answer) => answer.parts.flatMap((part) => (part.type === 'quote' ? [part.newsId] : []))

test.each([
  ['今年哪些公司回购了', ['青禾食品', '澜海重工']],
  ['2024年的股份回购有哪些', ['青禾食品', '澜海重工']],
  ['青禾食品有没有回购过', ['青禾食品', '青禾食品']],
  ['buybacks announced this year', ['Qinghe Foods Co., Ltd.', 'Lanhai Heavy Co., Ltd.']],
  ['Which companies announced buybacks in 2023?', ['Qinghe Foods Co., Ltd.']],
  ['Has Lanhai Heavy had any share repurchases?', ['Lanhai Heavy Co., Ltd.']],
])('%s lists the events that were told in that time, the newest first', async (text, expected) => {
  const answer = await ask(text)
  expect(answer.state).toBe('answered')
  expect(heads(answer)).toEqual(expected)
})

test('a time that has none says so with its days, and nothing else is told', async () => {
  const none = await ask('澜海重工最近有没有被罚过')
  expect([none.state, none.parts.length, none.facts.length]).toEqual(['missing', 1, 0])
  expect(lacked(none)[0]).toContain('2024-03-17 至 2024-06-15')
  const english = await ask('Has Lanhai Heavy been fined this year?')
  expect(lacked(english)[0]).toContain('2024-01-01 to 2024-06-15')
})

test('what was told after the instant that is looked from is in no list of it', async () => {
  const past = await ask('今年哪些公司回购了', { asOf: '2024-02-15T00:00:00Z' })
  expect(heads(past)).toEqual(['澜海重工'])
})

test('a list that follows another takes its time', async () => {
  const first = await ask('今年哪些公司回购了')
  const next = await ask('那去年呢', {}, first.conversationId)
  expect(heads(next)).toEqual(['青禾食品'])
})

test.each([
  ['今年融资最大的初创公司', ['棹芯', '青芦机器人', '晨屿机器人']],
  ['机器人领域B轮以后的融资', ['晨屿机器人']],
  ['最近有哪些半导体融资轮次', ['棹芯']],
  ['biggest startup rounds this year, who led', ['棹芯', '青芦机器人', '晨屿机器人']],
  ['Series B or later rounds in Robotics this year', ['晨屿机器人']],
  ['latest funding rounds in Chips', ['棹芯']],
])('%s lists rounds of the ledger', async (text, expected) => {
  expect(heads(await ask(text))).toEqual(expected)
})

test('the largest rounds are those that the list of rounds itself tells, in its order', async () => {
  const { data } = await server.call(
    financing.list,
    { from: '2024-01-01', to: '2024-06-15', sort: 'amount' },
    { as: user },
  )
  expect(heads(await ask('今年融资金额最大的初创公司'))).toEqual(data.dataList.map((one) => one.companyZh))
})

test.each([
  ['澜海重工最新公告', 'a2'],
  ['澜海重工最近的一份公告说了什么', 'a2'],
  ['Latest announcement from Lanhai Heavy, one sentence', 'a2'],
])('%s is the newest text of its kind, word by word', async (text, newsId) => {
  expect(quoted(await ask(text))).toEqual([newsId])
})

test.each([
  ['上个月讲固态电池的新闻有哪几条', ['n1']],
  ['最近有哪些固态电池的新闻', ['n2', 'n1']],
  ['any news about 固态电池 this month', ['n2']],
])('%s lists the texts that hold the word, the newest first', async (text, expected) => {
  const answer = await ask(text)
  expect(quoted(answer)).toEqual(expected)
  expect(answer.facts[0]).toMatchObject({ unit: 'count', value: expected.length })
})

test('a month without texts on a word is told as having none', async () => {
  const none = await ask('三月讲固态电池的新闻有哪些')
  expect([none.state, quoted(none), none.facts]).toEqual(['missing', [], []])
  expect(lacked(none)[0]).toContain('2024-03-01 至 2024-03-31')
})

test.each(['澜海重工研报目标价在什么区间，几家喊买入', 'what is the highest target price on Lanhai Heavy'])(
  '%s counts the last rating of each broker, and tells between which prices their targets lie',
  async (text) => {
    const { facts: told } = await ask(text)
    const of = (unit: string) => told.filter((fact) => fact.unit === unit).map((fact) => fact.value)
    // Two reports; of two brokers one says buy and one sell; both name a target.
    expect(of('count')).toEqual([2, 1, 1, 2])
    expect(of('per-share').slice(0, 3)).toEqual([8, 12.5, 10.25])
  },
)

test('a slip of the pen does not hide a list', async () => {
  expect(heads(await ask('any buyback announcments this yr?'))).toEqual(
    heads(await ask('any buyback announcements this year?')),
  )
})

test.each([
  ['未来30天有哪些公司除权除息', '澜海重工'],
  ['澜海重工什么时候除权', '澜海重工'],
  ['本月的除息日', '澜海重工'],
  ['ex-div dates coming up in the next 30 days', 'Lanhai Heavy Co., Ltd.'],
  ['When does Lanhai Heavy go ex-dividend?', 'Lanhai Heavy Co., Ltd.'],
  ['upcoming ex-dividend dates', 'Lanhai Heavy Co., Ltd.'],
])('%s lists the days that the calendar knows', async (text, company) => {
  const answer = await ask(text)
  expect(heads(answer)).toEqual([company])
  expect(answer.facts.map((fact) => fact.text)).toContain('2024-06-20')
  expect(answer.facts.find((fact) => fact.value === 0.25)?.provenance?.file).toBe('rooms.csv')
})

test.each([
  '最近有哪些水利政策文件',
  '今早有什么快讯',
  '股吧最看空的股票',
  '最热的主题是哪个',
  'any analyst downgrades this year?',
])('%s is told as not held where the room has nothing', async (text) => {
  const answer = await ask(text)
  expect([answer.state, heads(answer), quoted(answer)]).toEqual(['missing', [], []])
  expect(lacked(answer)).not.toEqual([])
})
