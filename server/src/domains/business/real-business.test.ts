import { business } from '@pandora/contract/domains/business/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importReal, realCodes, realFilesThere, realId, type RealRow } from '../../testing-real.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const files = [
  'a_share_companies/companies.dev.csv',
  'a_share_annual_financials/annual.dev.csv',
  'a_share_main_business/composition.dev.csv',
] as const
/** The files state amounts in units of 10,000 CNY. */
const WAN = 1e4

describe.skipIf(!realFilesThere(...files))(
  'main business of real companies, held against its file (skipped where the data sets are absent)',
  () => {
    let server: TestServer
    let user: Caller
    let years: RealRow[] = []
    let parts: RealRow[] = []
    beforeAll(async () => {
      server = await testServer()
      user = await server.caller()
      await importReal(server, files[0])
      years = await importReal(server, files[1])
      parts = await importReal(server, files[2])
    }, 120_000)
    afterAll(() => server.stop())

    const ofYear = (code: string, year: number) =>
      parts.filter((row) => row['code'] === code && row['report_date'] === `${year}-12-31`)
    const amount = (row: RealRow | undefined) => Number(row?.['revenue_wan'] || Number.NaN) * WAN
    const known = realCodes.map((code) => [code] as const)

    test.each(known)(
      'COMP-05 COMP-30 %s: every part of every report has the revenue, cost and share of its line, and none is added',
      async (code) => {
        const newest = (await server.call(business.report, { companyId: realId(code) }, { as: user })).data
        let checked = 0
        for (const { periodEnd } of newest.reports) {
          const { data } = await server.call(business.report, { companyId: realId(code), periodEnd }, { as: user })
          const lines = parts.filter((row) => row['code'] === code && row['report_date'] === periodEnd)
          expect(
            data.dataList.reduce((count, one) => count + one.dataList.length, 0),
            periodEnd,
          ).toBe(lines.length)
          for (const line of lines) {
            const part = data.dataList
              .find((one) => one.type === line['dimension'])
              ?.dataList.find((one) => one.nameZh === line['item'])
            expect(part, `${periodEnd} ${line['item']}`).toMatchObject({
              revenue: line['revenue_wan'] ? amount(line) : null,
              cost: line['cost_wan'] ? Number(line['cost_wan']) * WAN : null,
              currency: 'CNY',
            })
            if (line['revenue_share_pct']) expect(part?.turnoverPercent).toBe(Number(line['revenue_share_pct']))
            checked++
          }
        }
        expect(checked).toBeGreaterThan(10)
      },
    )

    test.each(known)(
      'COMP-32 COMP-45 %s: growth from 2018 to 2019 is that of the two lines of the year, and of each part named the same in both',
      async (code) => {
        const { data } = await server.call(
          business.growth,
          { companyId: realId(code), from: 2018, to: 2019, series: ['revenue', 'segment'] },
          { as: user },
        )
        const of = (year: number) =>
          Number(years.find((row) => row['code'] === code && row['report_date'] === `${year}-12-31`)?.['revenue_wan'])
        expect(data.dataList.find((one) => one.series === 'revenue')?.rate).toBeCloseTo(
          (of(2019) / of(2018) - 1) * 100,
          6,
        )
        for (const line of ofYear(code, 2019)) {
          const before = ofYear(code, 2018).find(
            (row) => row['dimension'] === line['dimension'] && row['item'] === line['item'],
          )
          if (!before || amount(before) <= 0 || amount(line) <= 0) continue
          const rate = data.dataList.find((one) => one.type === line['dimension'] && one.nameZh === line['item'])
          expect(rate?.rate, line['item']).toBeCloseTo((amount(line) / amount(before) - 1) * 100, 6)
        }
      },
    )

    test.each(known)(
      'COMP-33 %s: the largest part of 2019 by region is its share of the regions that earned something',
      async (code) => {
        const { data } = await server.call(business.concentration, { companyId: realId(code), n: 1 }, { as: user })
        const region = data.dataList.find((one) => one.type === 'region' && one.year === 2019)
        const named = ofYear(code, 2019).filter((row) => row['dimension'] === 'region' && amount(row) > 0)
        const largest = Math.max(...named.filter((row) => !row['item']?.startsWith('其他')).map(amount))
        expect(region?.crn).toBeCloseTo((largest / named.reduce((sum, row) => sum + amount(row), 0)) * 100, 6)
      },
    )
  },
)
