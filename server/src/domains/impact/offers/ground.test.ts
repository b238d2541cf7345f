import { networkOf } from '@pandora/intelligence/impact/network'
import { reachOf } from '@pandora/intelligence/impact/reach'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../../testing-facts.ts'
import { testServer, type TestServer } from '../../../testing.ts'
import { linksOf, readGrounds } from './ground.ts'
import { groundsFor } from './scores.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const DAY = 86_400_000
const BEGUN = Date.parse('2023-01-01T00:00:00Z')
const companies = Array.from({ length: 14 }, (_, at) => `SHZ-0009${String(at).padStart(2, '0')}`)
const place = fc.nat({ max: companies.length - 1 })
const links = fc.array(
  fc.record({
    supplier: place,
    customer: place,
    share: fc.constantFrom(0.02, 0.3, 0.6, null),
    knownOn: fc.nat({ max: 300 }),
    again: fc.boolean(),
  }),
  { minLength: 10, maxLength: 40 },
)

test('of the links of a market those read for a company are all on which anything reaches it, at every instant', async () => {
  let marketId = 100
  await fc.assert(
    fc.asyncProperty(
      links,
      fc.uniqueArray(place, { minLength: 1, maxLength: 2 }),
      fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 })),
      async (edges, asked, [one, other]) => {
        marketId++
        await server.sql`insert into market (market_id, key, name_zh, name_en, fictional) values (${marketId}, ${`m${marketId}`}, '市场', 'Market', true)`
        const gathered = facts(server.sql, { marketId, startedAt: BEGUN + 500 * DAY })
          .industry('630000', 1, null, '电力设备')
          .industry('630700', 2, '630000', '电池')
        for (const [at, company_id] of companies.entries()) {
          gathered.add('industry_membership', {
            company_id,
            scheme: 'sw2021',
            industry_code: at % 2 ? '630700' : '630000',
            valid_from: '2022-01-01',
            valid_to: null,
          })
          if (at % 3 === 0)
            gathered.add('theme_membership', {
              theme_id: 'T-one',
              company_id,
              weight: 0.5,
              valid_from: '2022-01-01',
              valid_to: null,
              evidence_count: null,
            })
          gathered.add('statement_item', {
            company_id,
            period_end: '2022-12-31',
            statement: 'income',
            item: 'revenue',
            period_months: 12,
            value: 1e9 + at,
            unit: 'CNY',
            published_on: '2023-03-01',
          })
        }
        for (const [n, { supplier, customer, share, knownOn, again }] of edges.entries()) {
          if (supplier === customer) continue
          const values = {
            supplier_id: companies[supplier],
            customer_id: companies[customer],
            product_zh: `件${n}`,
            product_en: null,
            revenue_share: share,
            cost_share: share,
            disclosed_by: 'supplier',
            valid_from: '2022-01-01',
            valid_to: null,
          }
          gathered.add('supply_edge', values, { at: BEGUN + knownOn * DAY, by: 'observed' })
          if (again)
            gathered.add(
              'supply_edge',
              { ...values, revenue_share: 0.9 },
              { at: BEGUN + (knownOn + 40) * DAY, by: 'observed' },
            )
        }
        await gathered.save()
        const ids = asked.map((at) => companies[at] ?? '')
        const [from, to] = [BEGUN + Math.min(one, other) * DAY, BEGUN + Math.max(one, other) * DAY]
        const [all, own] = [
          await linksOf(server.sql, marketId, { from, to }),
          await linksOf(server.sql, marketId, { from, to }, ids),
        ]
        for (const at of [from, (from + to) / 2, to]) {
          for (const id of ids)
            expect([...reachOf(networkOf(own.supplies, own.groups, own.places, at), id)]).toEqual([
              ...reachOf(networkOf(all.supplies, all.groups, all.places, at), id),
            ])
        }
        const [grounds, everything] = [
          await groundsFor(server.sql, marketId, ids, from, to),
          await readGrounds(server.sql, marketId, { from, to }, all),
        ]
        const needed = new Set(ids)
        expect(grounds.scales.filter((scale) => needed.has(scale.companyId))).toEqual(
          everything.scales.filter((scale) => needed.has(scale.companyId)),
        )
      },
    ),
    { numRuns: 12 },
  )
})
