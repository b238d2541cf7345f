import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { themes } from '@pandora/contract/domains/themes/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { CALENDAR, CORE, loadThemes, PART, RATES, tradingDays } from '../themes/testing-themes.ts'

// Questions as people put them, each held against what the made market was made of.
let server: TestServer
let user: Caller
const INDEX = 'SSE-000985-index'
/** The index is up by so much a day, in per cent. */
const OF_INDEX = 0.5
const before = tradingDays('2023-09-01', 20)
const days = [...before, ...CALENDAR]

beforeAll(async () => {
  server = await testServer()
  await loadThemes(server)
  user = await server.caller()
  let close = 1000
  await facts(server.sql, { startedAt: server.clock.now })
    .index(INDEX, '全部指数', 'All Share')
    .bars(
      INDEX,
      days.map((date) => {
        const previous = close
        close *= 1 + OF_INDEX / 100
        return { date, close, previous }
      }),
    )
    .save()
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string): Promise<Answer & { conversationId: string }> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  const answer = (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
  return { ...answer, conversationId: data.conversationId }
}
const valueOf = (answer: Answer, label: string): number | null | undefined =>
  answer.facts.findLast((one) => one.label.startsWith(label))?.value
const listed = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.map((row) => row.companyId ?? row.head) : []))
const grown = (rate: number, count: number): number => ((1 + rate / 100) ** count - 1) * 100

test('how far a price went is told beside the index, with the difference of the two', async () => {
  const last = CALENDAR.at(-1) ?? ''
  const from = CALENDAR.at(-5) ?? ''
  const answer = await ask(`从${from}以来，晨屿储能跑赢全部指数了吗`)
  expect(answer.state).toBe('answered')
  const [index, own] = [grown(OF_INDEX, 5), grown(RATES[CORE] ?? 0, 5)]
  const changes = answer.facts.filter((one) => one.label === '涨跌').map((one) => one.value)
  expect(changes[0]).toBeCloseTo(index, 4)
  expect(changes[1]).toBeCloseTo(own, 4)
  expect(valueOf(answer, '与指数之差')).toBeCloseTo(own - index, 4)
  expect(answer.facts.find((one) => one.label === '涨跌')?.period).toContain(last)
})

test('who went further than the index is everyone who did, and nobody else', async () => {
  const from = CALENDAR.at(-5) ?? ''
  const answer = await ask(`${from}以来跑赢大盘的有哪些`)
  const ahead = Object.entries(RATES).flatMap(([id, rate]) => (rate > OF_INDEX ? [id] : []))
  expect(listed(answer).toSorted()).toEqual(ahead.toSorted())
  const behind = await ask(`which stocks underperformed the market since ${from}`)
  expect(listed(behind).some((id) => ahead.includes(id))).toBe(false)
})

test('a price that only rose is at its high, and its largest fall of a day is told as none', async () => {
  const answer = await ask('How far is 晨屿储能 off its all-time high?')
  expect(answer.state).toBe('answered')
  const rises = (RATES[CORE] ?? 0) > 0
  expect(valueOf(answer, 'From the highest close')).toBeCloseTo(
    rises ? 0 : grown(RATES[CORE] ?? 0, CALENDAR.length - 1),
    1,
  )
  const worst = await ask('晨屿储能跌得最惨的一天')
  expect(worst.facts.some((one) => one.label === '单日涨跌')).toBe(!rises)
})

test('what money put in is worth follows from two closes, and the time that is not held is named', async () => {
  const answer = await ask('2015年初买了1万块晨屿储能拿到今天值多少')
  expect(answer.state).toBe('answered')
  const change = valueOf(answer, '涨跌') ?? Number.NaN
  expect(valueOf(answer, '现值')).toBeCloseTo(10_000 * (1 + change / 100), 4)
  expect(answer.parts.some((part) => part.type === 'missing' && part.what.includes('之前的行情'))).toBe(true)
})

test('what is put in at a day is put in at the last close up to it', async () => {
  const [first, second] = CALENDAR
  const [start = '', end = ''] = [first, second]
  // The day between is none of trading: a day on is.
  const day = new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10)
  const answer = await ask(`put 10000 in 晨屿储能 since ${day}, what would I have now`)
  const from = day < end ? start : end
  expect(answer.facts.find((one) => one.label.startsWith('Close'))?.period).toBe(from)
})

test('the highest and the lowest close of a time are both told where both are asked for', async () => {
  const answer = await ask('晨屿储能 52w hi lo')
  const closes = answer.facts.flatMap((one) => (one.label.startsWith('Close') ? [one.value ?? 0] : []))
  expect(closes).toHaveLength(2)
  const low = await ask('晨屿储能 52 week low')
  expect(low.facts.map((one) => one.value)).toEqual([Math.min(...closes)])
})

test('a company is held against the index of its own industry where that is asked for', async () => {
  const from = CALENDAR.at(-10) ?? ''
  const answer = await ask(`${from}以来晨屿储能跑赢行业指数没`)
  expect(answer.state).toBe('answered')
  const [industry, own] = answer.facts.filter((one) => one.label === '涨跌')
  const { dataList: nodes } = (await server.call(industries.nodes, {}, { as: user })).data
  const id = nodes.find((one) => `${one.nameZh}行业指数` === industry?.company)?.id ?? ''
  const { index } = (await server.call(industries.series, { id, period: 'all' }, { as: user })).data
  const at = index.date.findLastIndex((day) => day < from)
  expect(industry?.value).toBeCloseTo(((index.index.at(-1) ?? 0) / (index.index[at] ?? 1) - 1) * 100, 6)
  expect(own?.value).toBeCloseTo(grown(RATES[CORE] ?? 0, 10), 4)
  expect(valueOf(answer, '与指数之差')).toBeCloseTo((own?.value ?? 0) - (industry?.value ?? 0), 6)
})

test('a question that asks two things is answered in both, and what is not understood of it is said', async () => {
  const both = await ask('晨屿储能现在股价多少，它的客户有哪些')
  const price = await ask('晨屿储能现在股价多少')
  const customers = await ask('晨屿储能的客户有哪些')
  expect(both.facts.map((one) => one.value)).toEqual([...price.facts, ...customers.facts].map((one) => one.value))
  expect(listed(both)).toEqual(listed(customers))
  const half = await ask('晨屿储能现在股价多少，董事长喜欢什么颜色')
  expect(half.facts.map((one) => one.value)).toEqual(price.facts.map((one) => one.value))
  expect(half.parts.some((part) => part.type === 'missing')).toBe(true)
  expect(half.parts.some((part) => part.type === 'quote')).toBe(false)
})

test('how industries went over a time is what their own index says', async () => {
  const from = CALENDAR.at(-10) ?? ''
  const answer = await ask(`${from}以来哪个行业涨得最多`)
  const { dataList: nodes } = (await server.call(industries.nodes, {}, { as: user })).data
  const told = answer.facts.filter((one) => one.label === '行业指数涨跌')
  expect(told.length).toBeGreaterThan(1)
  for (const { company, value } of told) {
    const id = nodes.find((one) => one.nameZh === company)?.id ?? ''
    const { index } = (await server.call(industries.series, { id, period: 'all' }, { as: user })).data
    const at = index.date.findLastIndex((day) => day < from)
    expect(value).toBeCloseTo(((index.index.at(-1) ?? 0) / (index.index[at] ?? 1) - 1) * 100, 6)
  }
  const values = told.map((one) => one.value ?? Number.NaN)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test('an industry left out is in no list', async () => {
  const all = listed(await ask('市值大于0的公司'))
  const without = await ask('市值大于0的公司，剔除银行')
  expect(without.state).toBe('answered')
  const banks = listed(await ask('银行股有哪些'))
  expect(banks.length).toBeGreaterThan(0)
  expect(listed(without).toSorted()).toEqual(all.filter((id) => !banks.includes(id)).toSorted())
})

test('two companies named alone stand beside each other, and what comes next is of both', async () => {
  const answer = await ask('晨屿储能 or 远岭重工?')
  expect(answer.parts.find((part) => part.type === 'table')).toMatchObject({ heads: 'figures' })
  const table = answer.parts.find((part) => part.type === 'table')
  expect(table?.type === 'table' && table.columns).toHaveLength(2)
  const next = await ask('这两家股价谁高', answer.conversationId)
  const companies = new Set(next.facts.filter((one) => one.unit === 'per-share').map((one) => one.companyId))
  expect(companies).toEqual(new Set([CORE, PART]))
})

test('what has not come is told as such', async () => {
  const stock = await ask('晨屿储能下周股价多少')
  expect(stock.state).not.toBe('answered')
  expect(stock.facts).toEqual([])
  const market = await ask('下周一大盘是涨还是跌')
  expect(market.state).not.toBe('answered')
  expect(market.facts).toEqual([])
})

test('what a partner is of a company’s sales stands with it, those on whom most depends first', async () => {
  const answer = await ask('远岭重工最大的客户是谁，占收入几成')
  expect(listed(answer)[0]).toBe(CORE)
  expect(answer.facts.find((one) => one.label === '占营业收入')).toMatchObject({ companyId: CORE, text: '40%' })
})

test('partners that two companies share are counted, and that there are none is said', async () => {
  const answer = await ask('suppliers to both 晨屿储能 and 远岭重工')
  expect(answer.facts.find((one) => one.label === 'Shared suppliers')?.value).toBe(0)
  expect(listed(answer)).toContain(PART)
})

test('themes that a company belongs to are those of its own page', async () => {
  const { data } = await server.call(themes.companyMap, { id: CORE }, { as: user })
  const answer = await ask('晨屿储能属于哪些概念')
  const paths = answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.map((row) => row.path) : []))
  expect(paths).toEqual(data.themes.map((one) => `themes/${one.themeId}`))
})
