import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const COMPANY = 'SHZ-000901'
/** Told from the year's beginning, by months. */
const cash = { 2022: { 3: 10, 6: 30, 9: 45, 12: 90 }, 2023: { 3: 11, 6: 36, 9: 66, 12: 100 } } as const
const stock = { '2023-06-30': 700, '2023-09-30': 730 } as const
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-15T04:00:00Z')
  user = await server.caller()
  const made = facts(server.sql).company({
    id: COMPANY,
    short: '澜海重工',
    full: '澜海重工股份有限公司',
    en: 'Lanhai Heavy',
  })
  const add = (statement: 'cash-flow' | 'balance', item: string, end: string, months: number, value: number) =>
    made.add('statement_item', {
      company_id: COMPANY,
      statement,
      period_end: end,
      period_months: months,
      item,
      value: value * 1e6,
      unit: 'CNY',
      published_on: null,
    })
  const ends = { 3: '03-31', 6: '06-30', 9: '09-30', 12: '12-31' } as const
  for (const [year, by] of Object.entries(cash))
    for (const [months, value] of Object.entries(by))
      add('cash-flow', 'operating_cash_flow', `${year}-${ends[Number(months) as 3]}`, Number(months), value)
  for (const [end, value] of Object.entries(stock)) add('balance', 'inventories', end, 0, value)
  await made.save()
})
afterAll(() => server.stop())

async function ask(text: string): Promise<Answer> {
  server.clock.now += 1000
  const { data } = await server.call(chat.add, { text }, { as: user })
  return (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
}
const told = (answer: Answer, label: string) =>
  answer.facts.filter((one) => one.label === label && one.period?.includes('季度')).map((one) => one.value)

test.each([
  ['澜海重工2023年第一季度经营现金流', 11e6],
  ['澜海重工2023年第三季度经营现金流', 30e6],
  ['澜海重工2023年第四季度经营现金流', 34e6],
])('%s is what was told to its end less what was told a quarter before', async (text, value) => {
  const answer = await ask(text)
  expect(answer.state).toBe('answered')
  expect(told(answer, '经营活动现金流净额').at(-1)).toBe(value)
})

test('a balance of a quarter is that of its end, and growth is over the same quarter a year before', async () => {
  expect(told(await ask('澜海重工2023年Q3存货'), '存货')).toEqual([730e6])
  const growth = (await ask('澜海重工2023年Q3经营现金流同比')).facts.find((one) => one.unit === 'percent')
  expect(growth?.value).toBeCloseTo((30 / 15 - 1) * 100, 9)
})

test('a quarter of which a part is not held is not told', async () => {
  const answer = await ask('澜海重工2023年Q4存货')
  expect([answer.state, answer.facts]).toEqual(['missing', []])
})
