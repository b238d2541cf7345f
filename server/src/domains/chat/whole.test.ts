import { chat } from '@pandora/contract/domains/chat/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import {
  CALENDAR,
  CORE,
  loadThemes,
  NAMED,
  OTHER,
  PART,
  RATES,
  STORAGE,
  TOLD,
  tradingDays,
} from '../themes/testing-themes.ts'

// What is asked of groups, of the market and of a company without naming a figure.
let server: TestServer
let user: Caller
/** The market's index: up by half a per cent a day. */
const INDEX = 'SSE-000985-index'
const before = tradingDays('2023-09-01', 20)

beforeAll(async () => {
  server = await testServer()
  await loadThemes(server)
  user = await server.caller()
  let close = 1000
  const cash = (day: string, cash_per_share: number) => ({
    security_id: CORE,
    action_date: day,
    action: 'dividend',
    cash_per_share,
    shares_per_share: null,
    rights_price: null,
    basis_date: null,
    dated_by: 'ex-date',
    tax_basis: 'before-tax',
    announced_on: null,
  })
  const held = (holder: string, ratio: number) => ({
    company_id: CORE,
    scope: 'all',
    held_on: '2023-12-31',
    holder,
    holder_kind: null,
    shares: ratio * 3e7,
    ratio,
    change: null,
    announced_on: '2024-01-20',
  })
  await facts(server.sql, { startedAt: server.clock.now })
    .index(INDEX, '全部指数', 'All Share')
    .bars(
      INDEX,
      [...before, ...CALENDAR].map((date) => {
        const previous = close
        close *= 1.005
        return { date, close, previous }
      }),
    )
    .add('shareholding', held('云栖控股', 31.5))
    .add('shareholding', held('某基金', 4.2))
    .add('holder_count', { company_id: CORE, counted_on: '2023-12-31', holders: 12_345, announced_on: '2024-01-20' })
    .add('corporate_action', cash('2023-11-06', 1.5))
    .add('corporate_action', cash('2024-02-05', 2))
    .document({
      id: 'praise',
      kind: 'post',
      title: '晨屿储能大利好，冲',
      at: '2024-03-13T02:00:00Z',
      companies: [CORE],
    })
    .save()
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string): Promise<Answer & { conversationId: string }> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  const answer = (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
  return { ...answer, conversationId: data.conversationId }
}
const said = (answer: Answer): string =>
  answer.parts
    .map((part) =>
      part.type === 'sentence' ? part.pieces.map((one) => one.text).join('') : part.type === 'missing' ? part.what : '',
    )
    .join(' ')
const quotes = (answer: Answer) => answer.parts.flatMap((part) => (part.type === 'quote' ? [part.text] : []))
const listed = (answer: Answer) =>
  answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.map((row) => row.companyId ?? row.head) : []))
const cells = (answer: Answer) =>
  answer.parts.flatMap((part) =>
    part.type === 'table'
      ? part.rows.map((row) => row.factIds.map((id) => answer.facts.find((one) => one.factId === id)?.value ?? null))
      : [],
  )
const grown = (id: string, days: number): number => ((1 + (RATES[id] ?? 0) / 100) ** days - 1) * 100

test.each([
  '哪些公司属于新型储能概念',
  '新型储能概念股',
  '新型储能',
  'Which companies are exposed to the energy storage theme?',
])(
  'of a theme its companies are told, the largest first, and no text that happens to speak of it: %s',
  async (text) => {
    const answer = await ask(text)
    expect(answer.state).toBe('answered')
    const theme = (await server.call(themes.list, {}, { as: user })).data.dataList.find(
      (one) => one.themeId === STORAGE,
    )
    expect(listed(answer)).toEqual([NAMED, CORE, TOLD, PART])
    expect(theme?.companies).toBe(4)
    expect(answer.parts.some((part) => part.type === 'quote')).toBe(false)
    expect(answer.opens).toContainEqual(expect.objectContaining({ path: `themes/${STORAGE}` }))
  },
)

test('companies of a theme are counted, ranked and bounded like those of an industry', async () => {
  expect(said(await ask('新型储能主题有多少家公司'))).toContain(' 4 家')
  expect(listed(await ask('新型储能概念股里市值最大的两家'))).toEqual([NAMED, CORE])
  expect(listed(await ask('energy storage stocks with market cap above 1000 billion yuan'))).toEqual([NAMED, CORE])
})

test('a theme by another name is asked back with those that are near; of none that there is none is told', async () => {
  const near = await ask('储能概念股有哪些')
  expect(near.state).toBe('asked')
  expect(near.choices.map((one) => one.name)).toEqual(['新型储能'])
  expect(listed(await ask(near.choices[0]?.text ?? ''))).toEqual([NAMED, CORE, TOLD, PART])
  const none = await ask('companies of the lunar tourism theme')
  expect(none.state).toBe('missing')
  expect(said(none)).toContain('lunar tourism')
  expect(quotes(none)).toEqual([])
})

test('of an industry its companies are counted and listed, also by what people call it', async () => {
  expect(said(await ask('电力设备行业有多少家上市公司'))).toContain(' 4 家')
  expect(listed(await ask('银行股有哪些'))).toEqual([NAMED, OTHER])
  expect(listed(await ask('lenders'))).toEqual([NAMED, OTHER])
})

test('a theme or an industry beside a company and a figure is never passed over: the figure would be another one', async () => {
  for (const text of ['晨屿储能的银行收入是多少', '晨屿储能的远洋造船收入是多少'])
    expect((await ask(text)).state).not.toBe('answered')
})

test('prices are ranked by how far they went over a time, each from the close before it', async () => {
  const from = CALENDAR.at(-5) ?? ''
  const most = await ask(`${from}以来涨幅最大的2只股票`)
  expect(listed(most)).toEqual([NAMED, 'SHZ-000905'])
  expect(cells(most)[0]?.[0]).toBeCloseTo(grown(NAMED, 5), 6)
  // Of a fall the largest is the lowest change.
  expect(listed(await ask(`${from}以来跌幅最大的1只股票`))[0]).toBe(PART)
  expect(listed(await ask(`${from}以来领跌的股票`))[0]).toBe(PART)
  expect(listed(await ask(`best performing energy storage stocks since ${from}`))[0]).toBe(NAMED)
  expect(said(await ask(`${from}以来跌幅超过4%的公司有几家`))).toContain('有 1 家')
  expect(said(await ask(`${from}以来涨幅超过4%的公司有几家`))).toContain('有 4 家')
})

test('who left the market since is among the movers of the past', async () => {
  await facts(server.sql, { startedAt: server.clock.now })
    .add('listing_status', { security_id: 'SHZ-000905', status: 'delisted', seen_on: '2024-03-19' })
    .save()
  const from = CALENDAR.at(-5) ?? ''
  expect(listed(await ask(`${from}以来涨幅最大的2只股票`))).toEqual([NAMED, 'SHZ-000905'])
})

test('how the market went is told by its index, and a day without trading as such', async () => {
  const [first, last] = [CALENDAR.at(-3), CALENDAR.at(-1)]
  const answer = await ask(`${first}以来大盘涨了多少`)
  expect(answer.facts.find((one) => one.unit === 'percent')?.value).toBeCloseTo((1.005 ** 3 - 1) * 100, 6)
  expect(said(answer)).toContain(`全部指数`)
  expect(said(answer)).toContain(String(last))
  const sunday = await ask('2024年3月17日大盘涨了吗')
  expect(sunday.state).toBe('missing')
  expect(sunday.facts.every((one) => one.value === null)).toBe(true)
})

test('industries are told against one another as their own screen tells them, and of the past that it is not held', async () => {
  const answer = await ask('今天哪个板块涨得最多')
  const { dataList } = (await server.call(industries.nodes, {}, { as: user })).data
  const changes = dataList.toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0))
  expect(listed(answer)).toEqual(changes.map((one) => one.nameZh))
  expect(cells(answer).map(([value]) => value)).toEqual(changes.map((one) => one.change))
  expect(listed(await ask('which sector rose the least today'))[0]).toBe(changes.at(-1)?.nameEn)
  expect((await ask('2022年哪个行业营收增速最高')).state).toBe('missing')
  expect(said(await ask('哪个行业的存货最多'))).toContain('按行业的存货')
})

test('good and bad news of a company are its events, each on its side, and no opinion of a post', async () => {
  const both = await ask('晨屿储能最近有什么利好和利空')
  expect(quotes(both)).toEqual(['晨屿储能中标12亿元新型储能项目'])
  expect(said(both)).toMatch(/利好 1 篇.*利空 0 篇/)
  expect(quotes(await ask('Any bad news at Yuanling Heavy?'))).toEqual(['远岭重工因涉嫌信息披露违规被证监会立案调查'])
  const none = await ask('远岭重工最近有什么利好')
  expect(none.state).toBe('missing')
  // Who follows on asks the same of another company.
  expect(quotes(await ask('晨屿储能呢', none.conversationId))).toEqual(['晨屿储能中标12亿元新型储能项目'])
})

test('why a score is what it is is told with the events of its side', async () => {
  const answer = await ask('远岭重工的风险得分是多少，为什么')
  expect(answer.facts[0]).toMatchObject({ companyId: PART, unit: 'points' })
  expect(quotes(answer)).toEqual(['远岭重工因涉嫌信息披露违规被证监会立案调查'])
})

test('what a company paid out is told by year, and of who paid nothing that none is held', async () => {
  const answer = await ask('晨屿储能历年分红')
  expect(cells(answer).map(([cash]) => cash)).toEqual([2, 1.5])
  // Each payment opens where it is told.
  const year = answer.facts.find((one) => one.value === 2 && one.parts.length > 0)
  expect(answer.facts.find((one) => one.factId === year?.parts[0])).toMatchObject({
    period: '2024-02-05',
    value: 2,
    provenance: { source: 'files', file: 'facts.csv' },
  })
  expect(cells(await ask('dividend yield of Chenyu Storage in 2023'))[0]?.[0]).toBe(1.5)
  expect((await ask('远岭重工的分红')).state).toBe('missing')
  // Over many companies the yield is that of a year up to the last close: of the one that paid.
  expect(listed(await ask('股息率最高的公司'))).toEqual([CORE])
})

test('who holds most and how many hold is told by the latest list', async () => {
  const answer = await ask('晨屿储能的大股东是谁')
  expect(listed(answer)).toEqual(['云栖控股', '某基金'])
  expect(cells(answer)).toEqual([[31.5], [4.2]])
  expect(said(answer)).toContain('12,345 户')
  expect((await ask('远岭重工股东户数')).state).toBe('missing')
})

test('what revenue is made of is told as the latest report divides it', async () => {
  const answer = await ask('晨屿储能的收入构成')
  expect(listed(answer)).toEqual(['储能系统', '动力电池'])
  expect(cells(answer).map(([, share]) => share)).toEqual([80, 20])
  expect(listed(await ask('revenue breakdown of Chenyu Storage'))).toEqual(['Storage systems', 'Traction batteries'])
})

test('what is asked of another time, of another index or of who is not among them is never answered by what is held', async () => {
  expect((await ask('晨屿储能2022年的大股东')).state).toBe('missing')
  expect((await ask('晨屿储能2019年的收入构成')).state).toBe('missing')
  expect(said(await ask('沪深300今年涨了多少'))).toBe('指数“沪深300”')
  expect((await ask('哪些公司不属于新型储能概念')).state).toBe('missing')
  expect(said(await ask('大盘明天会涨吗'))).toContain('不给买卖建议')
})

test('of several things asked for at once none is left out', async () => {
  const both = await ask('晨屿储能的总市值和分红')
  expect(both.facts.some((one) => one.unit === 'money')).toBe(true)
  expect(cells(both).map(([cash]) => cash)).toEqual([2, 1.5])
  const sector = await ask('银行板块今天涨了多少')
  expect(said(sector)).toContain('银行 2024-03-19 的行业涨跌幅为 3.00%')
  expect(cells(sector).map(([change]) => change)).toEqual([RATES[NAMED], RATES[OTHER]])
  expect(listed(await ask('银行股本月表现'))).toEqual([NAMED, OTHER])
})
