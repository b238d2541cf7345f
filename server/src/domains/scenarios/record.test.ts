import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { KindName } from '@pandora/contract/records/kinds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type TestServer } from '../../testing.ts'

let server: TestServer
const DAYS = 160
const idOf = (at: number): string => `SHZ-${String(300_100 + at)}`
const dayAt = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
/** Pairs of a supplier and its customer; the supplier has an accident on a day of its own. */
const PAIRS = 32
const accidentOf = (pair: number): number => 100 + pair

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse(`${dayAt(DAYS)}T02:00:00Z`)
  const made = facts(server.sql).industry('480000', 1, null, '银行', 'Banks').industry('480300', 2, '480000', '股份行')
  for (let pair = 0; pair < PAIRS; pair++) {
    const [supplier, customer] = [idOf(2 * pair), idOf(2 * pair + 1)]
    for (const id of [supplier, customer])
      made.company({ id, short: `公司${id.slice(-3)}`, industry: { code: '480300', from: '2015-01-01' } })
    made.add('supply_edge', {
      supplier_id: supplier,
      customer_id: customer,
      product_zh: `零件${pair}`,
      product_en: null,
      revenue_share: null,
      cost_share: 0.4,
      disclosed_by: 'customer',
      valid_from: '2023-06-01',
      valid_to: null,
    })
    // The customer opens where it closed and loses four per cent on the day after the accident; nobody else moves.
    let close = 10
    made.bars(
      customer,
      Array.from({ length: DAYS }, (_none, at) => {
        const previous = close
        if (at === accidentOf(pair) + 1) close *= 0.96
        return { date: dayAt(at), previous, open: previous, close }
      }),
      'forward-adjusted',
    )
    made.bars(
      customer,
      Array.from({ length: DAYS }, (_none, at) => ({ date: dayAt(at), previous: 10, open: 10, close: 10 })),
    )
    const when = { happened_at: `${dayAt(accidentOf(pair))}T08:00:00.000Z`, precision: 'instant' }
    made.add('event', {
      event_id: `E${pair}`,
      type: 'accident',
      title_zh: '事故',
      title_en: null,
      size_class: null,
      document_id: null,
      ...when,
    } satisfies Record<string, unknown>)
    made.add('event_company' satisfies KindName, {
      company_id: supplier,
      event_id: `E${pair}`,
      relation: 'direct',
      path: null,
      type: 'accident',
      ...when,
    })
  }
  await made.save()
})
afterAll(() => server.stop())

const record = async (asOf?: string) => {
  const as = await server.caller()
  return (await server.call(scenarios.record, {}, { as, ...(asOf ? { asOf } : {}) })).data
}

test('point 6 customers of disrupted suppliers that the what-if named are held against their industry, beside placebos', async () => {
  const data = await record()
  expect(data).toMatchObject({ events: PAIRS, allEvents: PAIRS, from: dayAt(100), leastEffect: 0.01 })
  const [customers, suppliers] = data.sides
  expect(customers).toMatchObject({ direction: 'supply', cases: PAIRS })
  const one = customers?.horizons.find((row) => row.days === 1)
  expect(one).toMatchObject({ samples: PAIRS, grey: false })
  expect(one?.excess?.value).toBeCloseTo(-4, 6)
  expect(one?.fellMore?.value).toBe(1)
  expect(one?.placebo.samples).toBeGreaterThan(PAIRS)
  expect(one?.placebo.excess?.value).toBeCloseTo(0, 6)
  expect(suppliers).toMatchObject({ direction: 'demand', cases: 0 })
})

test('as of an earlier day it speaks of the cases known then, and of no close after it', async () => {
  const then = await record(dayAt(110))
  expect(then.allEvents).toBe(11)
  const five = then.sides[0]?.horizons.find((row) => row.days === 5)
  // The windows of those of the last five days have not ended.
  expect((five?.samples ?? 0) + (five?.leftOut ?? 0)).toBe(then.sides[0]?.cases)
  expect(five?.leftOut).toBeGreaterThan(0)
  expect(five?.grey).toBe(true)
  const before = await record(dayAt(90))
  expect(before).toMatchObject({ allEvents: 0, events: 0, from: null, to: null })
})
