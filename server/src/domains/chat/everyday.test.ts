import { chat } from '@pandora/contract/domains/chat/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { CALENDAR, CORE, loadThemes, PART, RATES, STORAGE } from '../themes/testing-themes.ts'

// Everyday ways of asking, each held against what the made market was made of.
let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  await loadThemes(server)
  user = await server.caller()
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string): Promise<Answer & { conversationId: string }> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  const answer = (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
  return { ...answer, conversationId: data.conversationId }
}
const lacked = (answer: Answer) => answer.parts.flatMap((part) => (part.type === 'missing' ? [part.what] : []))
const said = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.type === 'sentence' ? [part.pieces.map((one) => one.text).join('')] : []))
const listed = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.map((row) => row.companyId ?? row.head) : []))
/** The close of a company on a day of the calendar: it begins at 100 and goes by a constant rate. */
const closeOn = (id: string, place: number): number => 100 * (1 + (RATES[id] ?? 0) / 100) ** (place + 1)

test.each([
  ['晨屿储能2024年2月的平均收盘价', '平均收盘价'],
  ['avg closing price of Chenyu Storage in February 2024', 'Mean close'],
])('%s is the sum of the closes of the days of the time over how many they are', async (text, label) => {
  const days = CALENDAR.flatMap((day, place) => (day.startsWith('2024-02') ? [closeOn(CORE, place)] : []))
  const answer = await ask(text)
  const fact = answer.facts.find((one) => one.label.startsWith(label))
  expect(fact?.value).toBeCloseTo(days.reduce((sum, one) => sum + one, 0) / days.length, 2)
  expect(answer.facts.find((one) => one.unit === 'count')?.value).toBe(days.length)
})

test.each(['远岭重工给晨屿储能供货吗', 'Does Yuanling Heavy sell anything to Chenyu Storage?'])(
  '%s: whether one company supplies another is told each way that a source says',
  async (text) => {
    const answer = await ask(text)
    expect(answer.state).toBe('answered')
    expect(said(answer)).toHaveLength(1)
    expect(said(answer)[0]).toMatch(/^(?:远岭重工向晨屿储能供货|Yuanling Heavy supplies Chenyu Storage)/)
    expect(answer.facts.map((one) => one.text)).toEqual(expect.arrayContaining(['40%', '10%']))
    expect(listed(answer)).toEqual([PART])
  },
)

test('that no source names one company as the partner of another is no proof, and told so', async () => {
  const answer = await ask('Does Chenyu Storage sell to Qinglu?')
  expect([answer.state, answer.facts]).toEqual(['missing', []])
  expect(lacked(answer)[0]).toContain('No source or text held names Chenyu Storage and Qinglu')
})

test('what two clauses of a question tell alike stands once', async () => {
  const answer = await ask('远岭重工最大的客户是谁，占多少')
  expect(listed(answer)).toEqual([CORE])
  expect(new Set(said(answer)).size).toBe(said(answer).length)
})

test('words that narrow nothing are left aside and named; one that may narrow asks back', async () => {
  const answer = await ask('导师让看一下晨屿储能的收盘价')
  expect(answer.state).toBe('answered')
  expect(lacked(answer).join()).toContain('导师')
  const narrowed = await ask('导师让看一下晨屿储能海外的收盘价')
  expect([narrowed.state, narrowed.facts]).toEqual(['asked', []])
})

test('what a question asks for in so many words and its answer tells nowhere is named', async () => {
  const movers = await ask('biggest gainers today w/ reason')
  expect(movers.state).toBe('answered')
  expect(lacked(movers)).toEqual(['Not answered: the reason'])
})

test('a clause whose subject was not understood is not asked of the whole market', async () => {
  const answer = await ask('某某指数里同比增速中位数多少，跑赢的有几家')
  expect(answer.facts).toEqual([])
  expect(answer.state).not.toBe('answered')
})

test('industries by their number of companies are those of the industries’ own screen', async () => {
  const { data } = await server.call(industries.nodes, {}, { as: user })
  const expected = data.dataList
    .filter((one) => one.level === 1 && one.num > 0)
    .toSorted((a, b) => b.num - a.num || (a.id < b.id ? -1 : 1))
  const answer = await ask('哪个行业上市公司最多')
  expect(listed(answer)).toEqual(expected.map((one) => one.nameZh))
  expect(answer.facts.map((one) => one.value)).toEqual(expected.map((one) => one.num))
})

test('what revenue was made of is told of the last report of the time that is named', async () => {
  const answer = await ask('晨屿储能2023年上半年的收入构成')
  expect(listed(answer)).toEqual(['储能系统', '动力电池'])
  expect(answer.facts.filter((one) => one.unit === 'percent').map((one) => one.value)).toEqual([60, 40])
  expect((await ask('晨屿储能2020年的收入构成')).facts).toEqual([])
})

test('news of a theme are those of its own page: that name it, and that tell of events of its members', async () => {
  const { data } = await server.call(themes.eventSummary, { themeId: STORAGE, page: 0, size: 100 }, { as: user })
  const news = data.eventSummaryList.filter((one) => one.kind === 'news').map((one) => one.newsId)
  const answer = await ask('新型储能今年有什么进展')
  const quoted = answer.parts.flatMap((part) => (part.type === 'quote' ? [part.newsId] : []))
  expect(news.length).toBeGreaterThan(0)
  expect(answer.facts[0]?.value).toBe(news.length)
  expect(news).toEqual(expect.arrayContaining(quoted))
})

test('what speaks of things that nobody told before is asked back, not looked for by its verbs', async () => {
  const answer = await ask('which investors led those?')
  expect([answer.state, answer.facts, answer.parts.filter((one) => one.type === 'quote')]).toEqual(['asked', [], []])
})
