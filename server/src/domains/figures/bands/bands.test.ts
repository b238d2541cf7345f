import { companies } from '@pandora/contract/domains/companies/operations'
import { figures } from '@pandora/contract/domains/figures/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../../imports/derive.ts'
import { facts } from '../../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { report, workOut } from '../quarters/testing-figures.ts'

const maker = 'SHZ-000981'
const adjusted = 'SHZ-000982'
let server: TestServer
let user: Caller

const DAY = 86_400_000
const weekdays = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY)
    if (![0, 6].includes(new Date(at).getUTCDay())) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
const days = weekdays('2014-01-06', '2024-03-29')
/** Rises from 10 to 20 and a little up and down. */
const closeOn = (at: number) => Math.round((10 + (10 * at) / days.length + Math.sin(at / 9)) * 100) / 100

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-30T04:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql)
    .company({ id: maker, short: '远岭机械' })
    .company({ id: adjusted, short: '复权机械' })
    .bars(
      maker,
      days.map((date, at) => ({ date, close: closeOn(at) })),
    )
    .bars(
      adjusted,
      days.slice(-300).map((date) => ({ date, close: 5 })),
      'forward-adjusted',
    )
  for (let year = 2013; year <= 2023; year++) {
    gathered.add('share_count', {
      security_id: maker,
      counted_on: `${year}-12-31`,
      total_shares: 1e8,
      float_shares: 5e7,
    })
    report(
      gathered,
      maker,
      `${year}-12-31`,
      12,
      { parent_net_profit: year === 2018 ? -1e7 : (5 + year - 2013) * 1e7 },
      { parent_equity: (50 + 5 * (year - 2013)) * 1e7 },
      { publishedOn: `${year + 1}-03-20` },
    )
  }
  await gathered.save(deriveFor(1))
  await workOut(server.sql)
}, 120_000)
afterAll(() => server.stop())

const bands = async (companyId = maker, options: object = {}) =>
  (await server.call(figures.valuationBands, { companyId }, { as: user, ...options })).data

test('each day is valued by the report known on it: on the day before publication by the year before', async () => {
  const { days: course, peTtm, periodEnds, prices } = await bands()
  const on = (day: string) => {
    const at = course.indexOf(day)
    return [periodEnds[at], prices[at], peTtm[at]]
  }
  const close = (day: string) => closeOn(days.indexOf(day))
  expect(on('2023-03-17')).toEqual(['2021-12-31', close('2023-03-17'), (close('2023-03-17') * 1e8) / 13e7])
  expect(on('2023-03-20')).toEqual(['2022-12-31', close('2023-03-20'), (close('2023-03-20') * 1e8) / 14e7])
})

test('on every day the same as the company’s page says as of that day, percentile too', async () => {
  const whole = await bands()
  for (const day of ['2016-05-10', '2019-02-14', '2021-06-30', '2023-03-17', '2023-03-20', '2024-03-29']) {
    const { data: page } = await server.call(companies.valuation, { companyId: maker }, { as: user, asOf: day })
    const at = whole.days.indexOf(day)
    expect([day, page.priceDate, page.periodEnd]).toEqual([day, day, whole.periodEnds[at]])
    expect([page.peTtm, page.pbRatio]).toEqual([whole.peTtm[at], whole.pbRatio[at]])
    const then = await bands(maker, { asOf: day })
    expect([then.latest.peTtm, then.latest.pePercentile]).toEqual([page.peTtm, page.pePercentile])
    expect(then.peTtm).toEqual(whole.peTtm.slice(0, at + 1))
    const { data: receipt } = await server.call(
      figures.dayReceipt,
      { companyId: maker, figure: 'peTtm', day },
      { as: user },
    )
    expect([receipt.value, receipt.periodEnd]).toEqual([page.peTtm, page.periodEnd])
    if (receipt.value !== null) {
      expect(receipt.parts.map((part) => part.name).slice(0, 2)).toEqual(['price', 'shares'])
      const [price, shares, profit] = receipt.parts.map((part) => part.value ?? 0)
      expect(((price ?? 0) * (shares ?? 0)) / (profit ?? 1)).toBeCloseTo(receipt.value, 10)
    }
  }
})

test('a loss is a gap with its reason, and in no percentile', async () => {
  const { peTtmBands, pbRatioBands } = await bands()
  expect(peTtmBands.gaps.map(({ from, to, absence }) => [from, to, absence])).toEqual([
    ['2014-01-06', '2014-03-19', 'NO_STATEMENTS'],
    ['2019-03-20', '2020-03-19', 'LOSS'],
  ])
  expect(pbRatioBands.gaps).toHaveLength(1)
  const five = peTtmBands.spans.find((one) => one.years === 5)
  expect(five?.samples).toBeLessThan(260)
  expect(five?.multiples.toSorted((a, b) => a - b)).toEqual(five?.multiples)
  expect(peTtmBands.spans.map((one) => one.years)).toEqual([1, 3, 5, 0])
})

test('adjusted prices are none that were paid: there are no bands, and it says why', async () => {
  const { prices, peTtmBands, latest } = await bands(adjusted)
  expect(prices.every((one) => one === null)).toBe(true)
  expect(latest.peTtm).toBeNull()
  expect(peTtmBands.spans[0]).toMatchObject({ multiples: [], absence: expect.any(String) as string })
})

test('ten years of days are one answer, in well under a second even where nothing is held', async () => {
  const begun = performance.now()
  const { days: course } = await bands(maker, { asOf: '2024-03-28T12:00:00Z' })
  const took = performance.now() - begun
  console.info(`valuation of ${course.length} days: ${took.toFixed(0)} ms`)
  expect(course.length).toBeGreaterThan(2500)
  expect(took).toBeLessThan(1000)
})

test('an unknown company, and a day before the first bar, are not found; a day without one is that of the last before', async () => {
  expect((await server.call(figures.valuationBands, { companyId: 'SHZ-009999' }, { as: user })).code).toBe('NOT_FOUND')
  const { code } = await server.call(
    figures.dayReceipt,
    { companyId: maker, figure: 'pbRatio', day: '2013-03-30' },
    { as: user },
  )
  expect(code).toBe('NOT_FOUND')
  const sunday = { companyId: maker, figure: 'pbRatio' as const, day: '2024-03-24' }
  expect((await server.call(figures.dayReceipt, sunday, { as: user })).data.priceDate).toBe('2024-03-22')
})
