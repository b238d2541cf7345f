import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figures } from '@pandora/contract/domains/figures/operations'
import { workOut } from './quarters/testing-figures.ts'
import { importReal, realCodes, realFilesThere, realId, type RealRow } from '../../testing-real.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const files = {
  companies: 'a_share_companies/companies.dev.csv',
  quarters: 'a_share_quarterly_indicators/quarterly_2014q1_2016q2.dev.csv',
  years: 'a_share_annual_financials/annual.dev.csv',
}

describe.skipIf(!realFilesThere(...Object.values(files)))(
  'figures of real companies, held against their files (skipped where the data sets are absent)',
  () => {
    let server: TestServer
    let user: Caller
    const rows: Record<keyof typeof files, RealRow[]> = { companies: [], quarters: [], years: [] }

    beforeAll(async () => {
      server = await testServer()
      user = await server.caller()
      for (const name of Object.keys(files) as (keyof typeof files)[])
        rows[name] = await importReal(server, files[name])
      await workOut(server.sql)
    }, 120_000)
    afterAll(() => server.stop())

    const performance = async (code: string) =>
      (await server.call(figures.performance, { companyId: realId(code), size: 160 }, { as: user })).data.dataList
    const reported = (code: string, year: number, quarter: number, column: string): number | null => {
      const cell = rows.quarters.find(
        (row) => row['code'] === code && row['year'] === String(year) && row['quarter'] === String(quarter),
      )?.[column]
      return cell ? Number(cell) * 1e6 : null
    }
    const known = realCodes.map((code) => [code] as const)

    test.each(known)(
      'COMP-28 COMP-10 %s: single quarters and four quarters are what its file’s cumulated figures give',
      async (code) => {
        const list = await performance(code)
        let checked = 0
        for (const year of [2014, 2015])
          for (const quarter of [1, 2, 3, 4]) {
            const row = list.find((one) => one.year === year && one.quarter === quarter)
            const soFar = reported(code, year, quarter, 'revenue_mn')
            const before = quarter === 1 ? 0 : reported(code, year, quarter - 1, 'revenue_mn')
            if (!row || soFar === null || before === null) continue
            // A year is told by both files; the one read last stands, to its own rounding.
            expect(Math.abs((row.revenue ?? Number.NaN) - (soFar - before)), `${code} ${year}Q${quarter}`).toBeLessThan(
              2e6,
            )
            checked++
            const [whole, same] = [
              reported(code, year - 1, 4, 'revenue_mn'),
              reported(code, year - 1, quarter, 'revenue_mn'),
            ]
            if (year === 2015 && whole !== null && same !== null)
              expect(
                Math.abs((row.ttm.revenue ?? Number.NaN) - (quarter === 4 ? soFar : soFar + whole - same)),
                `${code} ${year}Q${quarter} four quarters`,
              ).toBeLessThan(4e6)
          }
        expect(checked).toBeGreaterThanOrEqual(6)
      },
    )

    test.each(known)(
      'COMP-06 COMP-28 %s: the year 2019 as its file gives it, and its return on mean equity',
      async (code) => {
        const of = (year: number, column: string) =>
          Number(
            rows.years.find((row) => row['code'] === code && row['report_date'] === `${year}-12-31`)?.[column] ??
              Number.NaN,
          ) * 1e4
        const row = (await performance(code)).find((one) => one.periodEnd === '2019-12-31')
        expect(row).toMatchObject({
          year: 2019,
          quarter: 4,
          months: 12,
          currency: 'CNY',
          revenue: null,
          ttm: {
            revenue: of(2019, 'revenue_wan'),
            netIncomeBeforeTax: of(2019, 'total_profit_wan'),
            parentNetProfit: of(2019, 'net_income_wan'),
          },
          absences: { revenue: 'ONLY_ANNUAL' },
        })
        expect(row?.equity).toBe(of(2019, 'equity_wan'))
        expect(row?.roe).toBeCloseTo(
          (of(2019, 'net_income_wan') / ((of(2019, 'equity_wan') + of(2018, 'equity_wan')) / 2)) * 100,
          6,
        )
        expect(row?.ttm.revenueGrowthRate).toBeCloseTo((of(2019, 'revenue_wan') / of(2018, 'revenue_wan') - 1) * 100, 6)
      },
    )

    test('COMP-46 without a tax line the rate is derived where nobody else has a part of the profit, and is missing where minorities have; the receipt leads to the very lines of the file', async () => {
      const yearOf = async (companyId: string) =>
        (await server.call(figures.nopat, { companyId, size: 160 }, { as: user })).data.dataList.find(
          (one) => one.periodEnd === '2019-12-31',
        )?.ttm
      const bank = await yearOf('SHZ-000001')
      expect(bank).toMatchObject({ taxRateBasis: 'derived', incomeTax: null })
      expect(bank?.nopat).toBeCloseTo((bank?.operatingProfit ?? 0) * (1 - (bank?.taxRate ?? 0) / 100), 0)
      // The parent's profit of a maker with minorities, taken from profit before tax, leaves more than tax.
      expect(await yearOf('SSE-600519')).toMatchObject({
        nopat: null,
        taxRate: null,
        taxRateBasis: null,
        incomeTax: null,
      })
      const { data } = await server.call(
        figures.receipt,
        { companyId: 'SSE-600519', figure: 'revenue', basis: 'ttm', periodEnd: '2015-03-31' },
        { as: user },
      )
      expect(data.parts.map((part) => [part.periodEnd, part.months, part.role])).toEqual([
        ['2015-03-31', 3, '+'],
        ['2014-12-31', 12, '+'],
        ['2014-03-31', 3, '-'],
      ])
      expect(
        data.parts.every((part) => part.provenance?.file?.endsWith('.csv') && (part.provenance.line ?? 0) > 1),
      ).toBe(true)
    })
  },
)
