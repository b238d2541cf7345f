import { financing } from '@pandora/contract/domains/financing/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { importedFacts } from '../../analysis/testing-work.ts'
import { roundFact } from './testing-financing.ts'

const [BACKER, RIVAL, SELLER, STILL] = ['SHZ-000011', 'SHZ-000012', 'SHZ-000013', 'SHZ-000014'] as const

/** Weekdays from a day on. */
function weekdays(from: string, count: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); days.length < count; at += 86_400_000) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}
const days = weekdays('2023-01-02', 260)
const ROUND = '2023-09-04'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-02-01T12:00:00Z')
  user = await server.caller()
  const made = importedFacts(server).industry('801010', 1, null, '农业', 'Farming')
  for (const [at, id] of [BACKER, RIVAL, SELLER, STILL, 'SHZ-000015', 'SHZ-000016'].entries()) {
    made.company({ id, short: `样本${at}`, en: `Sample ${at}`, industry: { code: '801010', from: '2020-01-01' } })
    // The day after the round the backer closes a twentieth above its open, for good; all others stand still.
    made.bars(
      id,
      days.map((date) => ({
        date,
        previous: id === BACKER && date > '2023-09-05' ? 10.5 : 10,
        open: id === BACKER && date > '2023-09-05' ? 10.5 : 10,
        close: id === BACKER && date > ROUND ? 10.5 : 10,
        high: 10.5,
        low: 10,
        volume: 1e6,
        amount: 1e7,
      })),
    )
  }
  const segment = (company_id: string, name: string, published_on: string) => ({
    company_id,
    period_end: '2022-12-31',
    dimension: 'product',
    name,
    name_en: null,
    revenue: 1e8,
    revenue_share: 50,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on,
    report_id: null,
    page: null,
  })
  const supply = (supplier_id: string, customer_name: string, valid_from: string) => ({
    supplier_id,
    customer_id: `name:${customer_name}`,
    product_zh: '种子',
    product_en: null,
    revenue_share: null,
    cost_share: null,
    disclosed_by: 'supplier',
    valid_from,
    valid_to: null,
    supplier_name: null,
    customer_name,
  })
  await made
    .add('business_segment', segment(RIVAL, '智慧农机业务', '2023-04-20'))
    // Known after the round: no competitor of its time.
    .add('business_segment', segment(STILL, '智慧农机配件', '2023-12-20'))
    .add('supply_edge', supply(SELLER, '青禾农机', '2023-03-01'))
    .add('supply_edge', supply(STILL, '青禾农机', '2023-10-01'))
    .add(
      'financing_round',
      roundFact('f1', '青禾农机', ROUND, {
        investors_zh: ['样本0', '松柏创投'],
        investors_en: [],
        industry_zh: '农业科技',
        industry_en: null,
        subdomain_zh: '智慧农机',
        subdomain_en: null,
      }),
    )
    // A listed company's own placement: it touches who puts money in, not itself.
    .add(
      'financing_round',
      roundFact('f2', '样本3', '2023-09-05', {
        investors_zh: ['样本3', '样本4'],
        investors_en: [],
        industry_zh: null,
        industry_en: null,
      }),
    )
    .save()
}, 60_000)
afterAll(() => server.stop())

const of = async (ventureId: string, asOf?: string) =>
  (await server.call(financing.aftermath, { ventureId }, { as: user, ...(asOf ? { asOf } : {}) })).data

test('listed companies that a round touched are followed from the first open after it, by how they are touched and what was known then', async () => {
  const data = await of('青禾农机')
  expect(data.groups.map(({ scope, touch, cases }) => [scope, touch, cases])).toEqual([
    ['own', null, 3],
    ['industry', 'investor', 1],
    ['industry', 'competitor', 1],
    ['industry', 'supplier', 1],
    ['market', 'investor', 2],
    ['market', 'competitor', 1],
    ['market', 'supplier', 1],
  ])
  const investor = data.groups.find(({ scope, touch }) => scope === 'industry' && touch === 'investor')
  expect(investor).toMatchObject({ rounds: 1, companies: 1, covered: 1 })
  expect(investor?.last).toEqual([{ companyId: BACKER, nameZh: '样本0', nameEn: 'Sample 0' }])
  const [one] = investor?.horizons ?? []
  // A twentieth from open to close, over the industry's mean, of which it is a sixth.
  expect(one).toMatchObject({ days: 1, samples: 1, independent: 1, grey: true, leftOut: 0 })
  expect(one?.excess?.value).toBeCloseTo(5 - 5 / 6, 0)
  expect(one?.placebo.samples).toBe(4)
  expect(one?.placebo.excess?.value).toBeCloseTo(0, 6)
  const rival = data.groups.find(({ scope, touch }) => scope === 'industry' && touch === 'competitor')
  expect(rival?.horizons[0]?.excess?.value ?? 1).toBeLessThan(0)
})

test('what came after rounds looks at nothing that was not known; without a touch there is nothing to tell', async () => {
  expect((await of('青禾农机', '2023-09-05T01:00:00Z')).groups[0]?.horizons[0]).toMatchObject({
    samples: 0,
    leftOut: 3,
  })
  expect(
    await server.call(financing.aftermath, { ventureId: '青禾农机' }, { as: user, asOf: '2023-09-03T01:00:00Z' }),
  ).toMatchObject({ code: 'NO_SUCH_VENTURE' })
})

test('INVEST-09 a company is told the listed ones that report its business, those known by then', async () => {
  const touched = async (asOf?: string) =>
    (
      await server.call(financing.companyInfo, { ventureId: '青禾农机' }, { as: user, ...(asOf ? { asOf } : {}) })
    ).data.touched.filter(({ touch }) => touch === 'competitor')
  expect((await touched()).map(({ companyId, by }) => [companyId, by])).toEqual([
    [RIVAL, '智慧农机业务'],
    [STILL, '智慧农机配件'],
  ])
  expect((await touched('2023-10-01T12:00:00Z')).map(({ companyId }) => companyId)).toEqual([RIVAL])
})
