import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { workOut } from '../figures/quarters/testing-figures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

// Lists over many companies, each held against what SQL says of the rows.
const companies = [
  { id: 'SHZ-000901', short: '澜海重工', en: 'Lanhai Heavy', city: '无锡', region: 'CN-JS', code: '630000' },
  { id: 'SHZ-000902', short: '青禾食品', en: 'Qinghe Foods', city: '无锡', region: 'CN-JS', code: '340000' },
  { id: 'SHZ-300901', short: '北辰软件', en: 'Beichen Software', city: '深圳', region: 'CN-GD', code: '480000' },
  { id: 'SSE-600901', short: '晨屿科技', en: 'Chenyu Robotics', city: '南京', region: 'CN-JS', code: '630000' },
  { id: 'SSE-688901', short: 'ST远岭', en: 'Yuanling', city: '南京', region: 'CN-JS', code: '340000' },
] as const
/** In millions, by company in their order. */
const yearly: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  operating_cash_flow: { 2020: [5, -1, -1, 3, 4], 2021: [-5, -2, 4, -3, -4], 2022: [-6, -3, -5, 9, -2] },
  net_profit: { 2020: [10, 20, 30, -4, 50], 2021: [11, 19, 33, -5, 51], 2022: [12, 18, 36, -6, 52] },
  revenue: { 2020: [100, 200, 300, 400, 500], 2021: [120, 210, 310, 390, 600], 2022: [150, 220, 330, 500, 610] },
}
const toDate: Readonly<Record<string, readonly number[]>> = {
  '2022-09-30': [8, 12, 20, -3, 40],
  '2023-06-30': [5, 9, 14, -2, 30],
  '2023-09-30': [9, 11, 26, -4, 28],
}
const closes: readonly (readonly number[])[] = [
  [10, 20, 40, 10, 8],
  [6, 10, 30, 9, 12],
]
/** Cash a share that went ex in June 2023. */
const cash = [0.5, 0, 1.2, 0.09, 0.6]

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2023-12-15T04:00:00Z')
  user = await server.caller()
  const made = facts(server.sql)
    .industry('630000', 1, null, '电力设备', 'Power equipment')
    .industry('340000', 1, null, '食品饮料', 'Food & Beverage')
    .industry('480000', 1, null, '银行', 'Banks')
  companies.forEach(({ id, short, en, city, region, code }, at) => {
    made.company({ id, short, en, industry: { code, from: '2020-01-01' } }).add('company_profile', {
      company_id: id,
      website: null,
      main_business: null,
      region_code: region,
      city,
      seen_on: '2023-01-01',
    })
    const item = (name: string, end: string, months: number, value = Number.NaN) =>
      made.add('statement_item', {
        company_id: id,
        statement: name === 'operating_cash_flow' ? 'cash-flow' : 'income',
        period_end: end,
        period_months: months,
        item: name,
        value: value * 1e6,
        unit: 'CNY',
        published_on: null,
      })
    for (const [name, years] of Object.entries(yearly))
      for (const [year, values] of Object.entries(years)) item(name, `${year}-12-31`, 12, values[at])
    for (const [end, values] of Object.entries(toDate)) item('net_profit', end, Number(end.slice(5, 7)), values[at])
    made.bars(id, [
      { date: '2022-12-30', close: closes[0]?.[at] ?? Number.NaN },
      { date: '2023-12-14', close: closes[1]?.[at] ?? Number.NaN },
    ])
    if ((cash[at] ?? 0) > 0)
      made.add('corporate_action', {
        security_id: id,
        action_date: '2023-06-12',
        action: 'dividend',
        dated_by: 'ex-date',
        tax_basis: 'before-tax',
        basis_date: null,
        cash_per_share: cash[at],
        shares_per_share: null,
        rights_price: null,
        announced_on: '2023-06-01',
      })
  })
  await made.save(deriveFor(1))
  // Single quarters are the product's own.
  await workOut(server.sql)
})
afterAll(() => server.stop())

async function ask(text: string, conversationId?: string): Promise<Answer & { conversationId: string }> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text, ...(conversationId ? { conversationId } : {}) }, { as: user })
  const answer = (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
  return { ...answer, conversationId: data.conversationId }
}
const listed = (answer: Answer): string[] =>
  answer.parts.flatMap((part) =>
    part.type === 'table' && part.heads === 'companies' ? part.rows.flatMap((row) => row.companyId ?? []) : [],
  )
const numbers = (answer: Answer): (number | null)[] =>
  answer.parts.flatMap((part) =>
    part.type === 'sentence'
      ? part.pieces.flatMap((one) => answer.facts.find((fact) => fact.factId === one.factId)?.value ?? [])
      : [],
  )
/** Company ids that a query of the rows gives, in its order. */
const truth = async (query: string): Promise<string[]> =>
  (await server.sql.unsafe<{ company_id: string }[]>(query)).map((row) => row.company_id)
const inYear = (item: string, year: number) =>
  `(select value from statement_item s where s.company_id = c.company_id and s.item = '${item}'
    and s.period_end = '${year}-12-31' and s.period_months = 12)`
const move = `((select close from daily_price p where p.security_id = c.company_id and p.trade_date = '2023-12-14')
  / (select close from daily_price p where p.security_id = c.company_id and p.trade_date = '2022-12-30') - 1)`
const to = (end: string) => `(select value from statement_item s where s.company_id = c.company_id
  and s.item = 'net_profit' and s.period_end = '${end}' and s.period_months < 12)`

test.each(['谁连续两年经营现金流为负', 'who has burned operating cash two years running', '近两年每年都烧钱的公司'])(
  'a streak holds of each of its years: %s',
  async (text) => {
    const own = await truth(`select company_id from company c where ${inYear('operating_cash_flow', 2021)} < 0
      and ${inYear('operating_cash_flow', 2022)} < 0`)
    const answer = await ask(text)
    expect(listed(answer).toSorted()).toEqual(own.toSorted())
    expect(own).toHaveLength(3)
    // Each year of the streak is shown.
    expect(answer.facts.filter((one) => one.companyId === own[0]).map((one) => one.period)).toHaveLength(2)
  },
)

test.each([
  '今年股价跌了三成以上、但前三季度净利还在涨的票',
  'stocks down at least 30% this year whose nine-month profit is still growing',
])('bounds of two times are each held against their own: %s', async (text) => {
  const own = await truth(`select company_id from company c where ${move} <= -0.3
    and ${to('2023-09-30')} > ${to('2022-09-30')} and ${to('2022-09-30')} > 0`)
  expect(listed(await ask(text))).toEqual(own)
  expect(own).toEqual(['SHZ-000901'])
})

test('a single quarter is what was told to its end less what was told before, counted with its share of all', async () => {
  const own = await truth(`select company_id from company c where ${to('2023-09-30')} < ${to('2023-06-30')}`)
  for (const text of [
    '三季度单季亏损的公司一共几家？占比呢',
    'how many companies made a loss in Q3, and what share of all',
  ]) {
    const answer = await ask(text)
    expect(numbers(answer)).toEqual([own.length, companies.length, (own.length / companies.length) * 100])
  }
})

test('seats and listings narrow a list, and a place that is not understood makes it ask back', async () => {
  const own = await truth(`select c.company_id from company c join company_profile p using (company_id)
    where p.city = '无锡' order by ${inYear('revenue', 2022)} desc`)
  expect(listed(await ask('list everyone headquartered in Wuxi, biggest 2022 revenue first'))).toEqual(own)
  expect(listed(await ask('总部在无锡的公司按2022年营收排一下'))).toEqual(own)
  const listedIn = await truth(`select company_id from company c where company_id like 'SHZ%'
    order by ${inYear('revenue', 2022)} desc limit 2`)
  expect(listed(await ask('two biggest by 2022 revenue, Shenzhen-listed only'))).toEqual(listedIn)
  expect(listed(await ask('科创板2022年营收超过1亿的公司'))).toEqual(['SSE-688901'])
  expect(listed(await ask('剔除ST，2022年营收超过3亿、2021年净利润为正'))).toEqual(['SHZ-300901'])
  const unknown = await ask('总部在火星的公司按2022年营收排一下')
  expect([listed(unknown), unknown.state]).toEqual([[], 'missing'])
})

test('the yield is what went ex within a year over the last close, and who is left out is left out', async () => {
  const own = await truth(`select c.company_id from company c
    join corporate_action a on a.security_id = c.company_id
    join daily_price p on p.security_id = c.company_id and p.trade_date = '2023-12-14'
    where a.cash_per_share / p.close > 0.03 and c.company_id <> 'SHZ-300901' order by a.cash_per_share / p.close desc`)
  const answer = await ask('yield >3%, ex banks')
  expect(listed(answer)).toEqual(own)
  expect(answer.facts.find((one) => one.companyId === own[0] && one.unit === 'percent')?.value).toBeCloseTo(
    ((cash[0] ?? 0) / (closes[1]?.[0] ?? 1)) * 100,
    9,
  )
  expect(listed(await ask('股息率3%以上，剔除银行'))).toEqual(own)
})

test('what follows a list is of its companies: the first of it, in another order, counted', async () => {
  const first = await ask('2022年营收最高的三家公司')
  const top = listed(first)
  expect(top).toEqual(await truth(`select company_id from company c order by ${inYear('revenue', 2022)} desc limit 3`))
  const second = await ask('这三家里哪家2022年不亏钱', first.conversationId)
  const earning = await truth(`select company_id from (select * from company c order by ${inYear('revenue', 2022)} desc
    limit 3) c where ${inYear('net_profit', 2022)} > 0`)
  expect(numbers(second)).toEqual([earning.length])
  const said = second.parts.map((part) => (part.type === 'sentence' ? part.pieces.map((one) => one.text).join('') : ''))
  expect(said.join('')).not.toContain('晨屿科技')
  expect(numbers(await ask('一共几家', second.conversationId))).toEqual([earning.length, earning.length])
  const alone = await ask('which of those is the least profitable?')
  expect([alone.state, listed(alone)]).toEqual(['asked', []])
})

test('a figure alone, and bounds alone, behind a company are asked of it and of no market', async () => {
  const first = await ask('澜海重工2022年营收')
  for (const text of ['那净利润呢？', 'and its net profit?']) {
    const next = await ask(text, first.conversationId)
    expect([...new Set(next.facts.map((one) => one.companyId))]).toEqual(['SHZ-000901'])
  }
})

test('what is not held over many companies is named, and nothing is told without it', async () => {
  const answer = await ask('2022年营收超过1亿、市销率低于3、2021年净利润为正')
  expect(answer.parts.flatMap((part) => (part.type === 'missing' ? [part.what] : []))).toEqual(['许多公司的市销率'])
  expect(listed(answer)).toEqual([])
})

test.each([
  ['2022年营收超过1亿的银行', '那食品饮料呢', ['SSE-688901', 'SHZ-000902']],
  ['2022年营收超过1亿的银行', 'what about Food & Beverage?', ['SSE-688901', 'SHZ-000902']],
  ['连续两年净利润为正的食品饮料公司', '银行呢', ['SHZ-300901']],
])('%s, then %s: the same is asked of another group', async (text, next, own) => {
  const first = await ask(text)
  expect(listed(await ask(next, first.conversationId))).toEqual(own)
})

test.each(['哪些食品饮料公司的拨备呼噜率最高', '澜海重工2022年营收', '上个月的CPI'])(
  '%s, then a group alone: what is asked of it is asked back, and no list by size is told',
  async (text) => {
    const first = await ask(text)
    for (const turn of ['银行呢', '那银行呢？', 'what about Banks']) {
      const answer = await ask(turn, first.conversationId)
      expect([answer.state, listed(answer)]).toEqual(['asked', []])
    }
    // With what is asked of it, it is a question of its own.
    expect(listed(await ask('2022年营收超过1亿的食品饮料公司', first.conversationId))).toEqual([
      'SSE-688901',
      'SHZ-000902',
    ])
  },
)

test('companies whose shares were split after they paid are named beside a list of yields', async () => {
  await facts(server.sql)
    .add('corporate_action', {
      security_id: 'SSE-600901',
      action_date: '2023-09-01',
      action: 'split',
      dated_by: 'ex-date',
      tax_basis: null,
      basis_date: null,
      cash_per_share: null,
      shares_per_share: 0.5,
      rights_price: null,
      announced_on: '2023-08-20',
    })
    .save(deriveFor(1))
  const answer = await ask('股息率最高的公司，剔除银行')
  expect(listed(answer)).not.toContain('SSE-600901')
  const said = answer.parts.flatMap((part) =>
    part.type === 'sentence' ? [part.pieces.map((one) => one.text).join('')] : [],
  )
  expect(said.filter((one) => one.includes('未计入') && one.includes('晨屿科技'))).toHaveLength(1)
})
