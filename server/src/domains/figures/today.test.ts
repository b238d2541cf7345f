import { figures } from '@pandora/contract/domains/figures/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { todayFigures, type TodayFigure } from '@pandora/contract/domains/figures/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { report, workOut, yearsOf } from './quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const makers = ['SHZ-000901', 'SHZ-000902', 'SHZ-000903', 'SHZ-000904', 'SHZ-000905', 'SHZ-000906'] as const
const [FIRST, , , , LAST, LOSS] = makers
const BARE = 'SHZ-000907'

/** Fridays of a year and a half up to the last price. */
const weeks = Array.from({ length: 80 }, (_, at) =>
  new Date(Date.parse('2024-05-31T00:00:00Z') - (79 - at) * 7 * 86_400_000).toISOString().slice(0, 10),
)

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T10:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql)
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .industry('640100', 2, '640000', '通用设备', 'General Machinery')
    .industry('640101', 3, '640100', '机床工具')
  for (const [at, id] of makers.entries()) {
    gathered
      .company({ id, short: `第${at}机械`, industry: { code: '640101', from: '2021-10-31' } })
      .add('share_count', { security_id: id, counted_on: '2022-09-30', total_shares: 1e9, float_shares: 4e8 })
      .add('share_count', { security_id: id, counted_on: '2023-12-31', total_shares: 1e9, float_shares: 4e8 })
    gathered.bars(
      id,
      weeks.map((date, week) => ({ date, close: 5 + at + week / 10 })),
    )
  }
  gathered
    .company({ id: BARE, short: '无股本', industry: { code: '640101', from: '2021-10-31' } })
    .bars(BARE, [{ date: '2024-05-31', close: 8, amount: 3e6, turnover: 1.5 }])
  await gathered.save(deriveFor(1))
  for (const id of makers.slice(0, 5)) await yearsOf(server.sql, id, [2021, 2022, 2023]).save(deriveFor(1))
  const loss = facts(server.sql)
  for (const year of [2022, 2023])
    report(
      loss,
      LOSS,
      `${year}-12-31`,
      12,
      { revenue: 1e9, net_profit: -1e8, parent_net_profit: -1e8 },
      { parent_equity: -5e8 },
    )
  await loss.save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

const today = (figure: TodayFigure, companyId: string = FIRST, options: object = {}) =>
  server.call(figures.todayReceipt, { companyId, figure }, { as: user, ...options })
const shown = async (companyId: string) => {
  const row = (await server.call(screening.companies, { size: 50 }, { as: user })).data.dataList.find(
    (one) => one.companyId === companyId,
  )
  if (!row) throw new Error('not screened')
  return row
}

describe('receipts of today’s valuations', () => {
  test('COMP-47 every figure opens as it is shown, each input with file and line, and the parts give the value', async () => {
    const row = await shown(FIRST)
    const answers = new Map(
      await Promise.all(todayFigures.map(async (figure) => [figure, (await today(figure)).data] as const)),
    )
    for (const [figure, answer] of answers) {
      expect([figure, answer.value]).toEqual([figure, row[figure]])
      expect(answer.value).not.toBeNull()
      expect(answer.absence).toBeNull()
      expect(answer.priceDate).toBe('2024-05-31')
      for (const part of answer.parts.filter((one) => one.kind !== 'figure'))
        expect(part.provenance).toMatchObject({
          file: 'facts.csv',
          line: expect.any(Number),
          knownAt: expect.any(String),
        })
    }
    const parts = (figure: TodayFigure) => answers.get(figure)?.parts ?? []
    const value = (figure: TodayFigure, role: string) =>
      parts(figure).find((one) => one.role === role)?.value ?? Number.NaN
    expect(value('marketCap', 'price') * value('marketCap', 'shares')).toBe(answers.get('marketCap')?.value)
    expect((value('peTtm', 'price') * value('peTtm', 'shares')) / value('peTtm', 'profit')).toBeCloseTo(
      answers.get('peTtm')?.value ?? 0,
      9,
    )
    expect((value('pbRatio', 'price') * value('pbRatio', 'shares')) / value('pbRatio', 'equity')).toBeCloseTo(
      answers.get('pbRatio')?.value ?? 0,
      9,
    )
    expect((answers.get('peTtm')?.value ?? 0) / value('peg', 'growth')).toBeCloseTo(answers.get('peg')?.value ?? 0, 9)
    // The profit is opened down to the lines of its statements.
    const profit = parts('peTtm').find((one) => one.role === 'profit')
    expect(
      parts('peTtm')
        .filter((one) => one.within === profit?.id)
        .every((one) => one.kind === 'item' && one.provenance !== null),
    ).toBe(true)
  })

  test('COMP-09 a percentile shows what it ranks the PE among: the weeks with their span, or the class with those nearest', async () => {
    const own = (await today('pePercentile')).data
    expect(own.sample).toMatchObject({ of: 'history', fewest: 52, to: '2024-05-31' })
    const { count = 0, below = 0, equal = 0 } = own.sample ?? {}
    expect(((below + equal / 2) / count) * 100).toBeCloseTo(own.value ?? Number.NaN, 9)
    const peers = (await today('pePercentileIndustry', LAST)).data
    expect(peers.sample).toMatchObject({
      of: 'industry',
      count: 5,
      below: 4,
      equal: 1,
      fewest: 5,
      industryCode: '640100',
      industryEn: 'General Machinery',
      level: 2,
    })
    expect(peers.value).toBeCloseTo(90, 9)
    expect(peers.sample?.nearest.map((one) => one.companyId)).toEqual(makers.slice(0, 5))
  })

  test('COMP-47 what is missing is null with its reason, and shows what is there: a value by turnover, a loss', async () => {
    expect((await today('peTtm', LOSS)).data).toMatchObject({ value: null, absence: 'LOSS', sample: null })
    expect((await today('pbRatio', LOSS)).data).toMatchObject({ value: null, absence: 'EQUITY_NOT_POSITIVE' })
    const bare = (await today('marketCap', BARE)).data
    expect(bare).toMatchObject({ value: null, absence: 'NO_SHARE_COUNT' })
    expect(bare.parts.find((one) => one.name === 'floatCap')).toMatchObject({ value: 2e8, formula: 'float-turnover' })
    expect((await today('peTtm', BARE)).data).toMatchObject({
      value: null,
      absence: 'NO_STATEMENTS',
      knownAt: expect.any(String),
    })
  })

  test('COMP-47 as of a past day the price and statements of then stand; an unknown company and bad input are refused', async () => {
    const past = (await today('peTtm', FIRST, { asOf: '2023-12-15' })).data
    expect(past.priceDate).toBe('2023-12-15')
    expect(past.knownAt === null || past.knownAt <= '2023-12-16').toBe(true)
    expect(await today('peTtm', 'SHZ-999999')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await today('roe' as TodayFigure)).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })
})
