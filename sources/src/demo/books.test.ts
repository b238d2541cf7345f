import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statutoryDeadline } from '@pandora/contract/domains/finance-reports/records'
import { simulate } from './build.ts'
import { bookFacts, restatementFacts } from './facts/books.ts'
import { booksOf, restated, type Report } from './statements.ts'

const world = { seed: 11, size: 'small', from: '2024-01-01', today: '2026-06-30' } as const
const simulation = simulate(world)
const { companies } = simulation.world

function expectBooks({ income: i, balance: b, cash: c, months, publishedOn, periodEnd }: Report): void {
  expect(
    i.revenue -
      i.operating_cost -
      i.taxes_and_surcharges -
      i.selling_expense -
      i.administrative_expense -
      i.research_expense -
      i.financial_expense,
  ).toBe(i.operating_profit)
  expect(i.interest_expense - i.interest_income).toBe(i.financial_expense)
  expect(i.operating_profit + i.non_operating_income - i.non_operating_expense).toBe(i.total_profit)
  expect(i.total_profit - i.income_tax).toBe(i.net_profit)
  expect(i.parent_net_profit + i.minority_profit).toBe(i.net_profit)
  expect(b.cash + b.receivables + b.inventories).toBe(b.total_current_assets)
  expect(b.total_current_assets + b.fixed_assets + b.intangible_assets).toBe(b.total_assets)
  expect(b.short_term_borrowings + b.payables + b.long_term_borrowings).toBe(b.total_liabilities)
  expect(b.paid_in_capital + b.capital_reserve + b.retained_earnings + b.minority_interests).toBe(b.total_equity)
  expect(b.total_liabilities + b.total_equity).toBe(b.total_assets)
  expect(c.operating_cash_flow + c.investing_cash_flow + c.financing_cash_flow).toBe(c.net_cash_change)
  expect(c.opening_cash + c.net_cash_change).toBe(c.closing_cash)
  expect(c.closing_cash).toBe(b.cash)
  for (const value of [...Object.values(i), ...Object.values(b), ...Object.values(c)])
    expect(Number.isSafeInteger(value)).toBe(true)
  expect([3, 6, 9, 12]).toContain(months)
  expect(publishedOn > periodEnd && publishedOn <= statutoryDeadline(periodEnd)).toBe(true)
}

test('the three statements of every company meet every identity to the yuan, whatever the seed, and come out before their deadline', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat({ max: companies.length - 1 }), (seed, at) => {
      const company = companies[at]
      if (!company) throw new Error('no company')
      const { reports } = booksOf(seed, company, world.from, world.today)
      expect(reports.length).toBeGreaterThan(8)
      for (const report of reports) expectBooks(report)
      for (const [number, report] of reports.entries())
        if (report.months === 12)
          expect(reports[number + 1]?.cash.opening_cash ?? report.balance.cash).toBe(report.balance.cash)
    }),
    { numRuns: 60 },
  )
})

test('what the holders keep of the profit is what is not paid out, and splits move capital only', () => {
  for (const company of companies) {
    const { reports, actions } = booksOf(world.seed, company, world.from, world.today)
    for (const [at, report] of reports.entries()) {
      const before = reports[at - 1]
      if (!before) continue
      const profit = report.income.parent_net_profit - (report.months === 3 ? 0 : before.income.parent_net_profit)
      const action = actions.find((one) => one.exDate > before.periodEnd && one.exDate <= report.periodEnd)
      expect(report.balance.retained_earnings - before.balance.retained_earnings).toBe(
        profit - Math.round((action?.cash ?? 0) * before.balance.paid_in_capital),
      )
      expect(report.balance.paid_in_capital).toBe(
        before.balance.paid_in_capital + Math.round((action?.shares ?? 0) * before.balance.paid_in_capital),
      )
    }
  }
})

test('a report restated meets the identities too, with another revenue and the same profit', () => {
  const report = booksOf(world.seed, companies[0] as (typeof companies)[number], world.from, world.today).reports[3]
  if (!report) throw new Error('no report')
  const later = restated(report, 0.07, '2026-10-20')
  expect(later.income.revenue).toBeLessThan(report.income.revenue)
  expect(later.income.net_profit).toBe(report.income.net_profit)
  expectBooks({ ...later, publishedOn: report.publishedOn })
})

test('some reports are restated: the same item of the same period comes twice, with the later day', () => {
  const versions = companies.flatMap((company) => {
    const facts = [...bookFacts(company, simulation, null), ...restatementFacts(company, simulation, null)].filter(
      (one) => one.values['item'] === 'revenue',
    )
    const byPeriod = Map.groupBy(facts, (one) => String(one.values['period_end']) + String(one.values['period_months']))
    return [...byPeriod.values()].filter((one) => one.length > 1)
  })
  expect(versions.length).toBeGreaterThan(0)
  for (const [first, second] of versions)
    expect(String(second?.values['published_on']) > String(first?.values['published_on'])).toBe(true)
})

test('segments by product, industry and region each add up to revenue and to cost', () => {
  for (const company of companies) {
    const facts = [...bookFacts(company, simulation, null)]
    const segments = facts.filter((one) => one.kind === 'business_segment')
    for (const [key, parts] of Map.groupBy(
      segments,
      (one) => `${String(one.values['period_end'])} ${String(one.values['dimension'])}`,
    )) {
      const of = (item: string) =>
        facts.find((one) => one.values['item'] === item && one.values['period_end'] === key.slice(0, 10))?.values[
          'value'
        ]
      expect(parts.reduce((sum, one) => sum + Number(one.values['revenue']), 0)).toBe(of('revenue'))
      expect(parts.reduce((sum, one) => sum + Number(one.values['cost']), 0)).toBe(of('operating_cost'))
    }
    expect(new Set(segments.map((one) => one.values['dimension']))).toEqual(new Set(['product', 'industry', 'region']))
  }
})

test('segments have a name in both languages and the page they stand on; some companies sell within themselves, so that one part is more than the whole', () => {
  const segments = companies
    .flatMap((company) => [...bookFacts(company, simulation, null)])
    .filter((one) => one.kind === 'business_segment')
  for (const { values } of segments)
    expect([values['name_en'], values['page']]).toEqual([expect.any(String), expect.any(Number)])
  const eliminations = segments.filter((one) => Number(one.values['revenue']) < 0)
  expect(new Set(eliminations.map((one) => one.values['name']))).toEqual(new Set(['分部间抵销']))
  expect(segments.some((one) => Number(one.values['revenue_share']) > 100)).toBe(true)
})

test('a bank owes most of what it has, as banks do; who makes things does not', () => {
  const ratios = (banks: boolean) =>
    companies
      .filter(({ path }) => (path[0] === '480000') === banks)
      .flatMap((company) =>
        booksOf(world.seed, company, world.from, world.today).reports.map(
          ({ balance }) => balance.total_liabilities / balance.total_assets,
        ),
      )
  const [banks, others] = [ratios(true), ratios(false)]
  expect(banks.length).toBeGreaterThan(4)
  expect(banks.filter((ratio) => ratio < 0.85 || ratio > 0.99)).toEqual([])
  expect(others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)]).toBeLessThan(0.6)
})
