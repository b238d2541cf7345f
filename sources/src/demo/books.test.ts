import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statutoryDeadline } from '@pandora/contract/domains/finance-reports/records'
import { statementItems } from '@pandora/contract/records/statement-items'
import { simulate } from './build.ts'
import { bookFacts, restatementFacts } from './facts/books.ts'
import { booksOf, restated, type BankReport, type GeneralReport, type Report } from './statements.ts'

const world = { seed: 11, size: 'small', from: '2024-01-01', today: '2026-06-30' } as const
const simulation = simulate(world)
const { companies } = simulation.world

function expectBank({ income: i, balance: b, cash: c }: BankReport): void {
  expect(i.interest_income - i.interest_expense).toBe(i.net_interest_income)
  expect(i.fee_income - i.fee_expense).toBe(i.net_fee_income)
  expect(i.net_interest_income + i.net_fee_income).toBe(i.revenue)
  expect(i.revenue - i.taxes_and_surcharges - i.business_administrative_expense - i.credit_impairment).toBe(
    i.operating_profit,
  )
  expect(
    b.cash_and_central_bank + b.loans_and_advances + b.financial_investments + b.fixed_assets + b.intangible_assets,
  ).toBe(b.total_assets)
  expect(b.customer_deposits + b.interbank_liabilities + b.bonds_issued).toBe(b.total_liabilities)
  expect(c.closing_cash).toBe(b.cash_and_central_bank)
  // As banks are: what it lends is most of what it has, and deposits are most of what it owes.
  expect(b.loans_and_advances / b.total_assets).toBeGreaterThan(0.5)
  expect(b.customer_deposits / b.total_liabilities).toBeGreaterThan(0.7)
  for (const part of [b.cash_and_central_bank, b.financial_investments, i.interest_income, i.credit_impairment])
    expect(part).toBeGreaterThan(0)
}

function expectGeneral({ income: i, balance: b, cash: c }: GeneralReport): void {
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
  expect(b.cash + b.receivables + b.inventories).toBe(b.total_current_assets)
  expect(b.total_current_assets + b.fixed_assets + b.intangible_assets).toBe(b.total_assets)
  expect(b.short_term_borrowings + b.payables + b.long_term_borrowings).toBe(b.total_liabilities)
  expect(c.closing_cash).toBe(b.cash)
}

function expectBooks(report: Report): void {
  if (report.form === 'bank') expectBank(report)
  else expectGeneral(report)
  const { income: i, balance: b, cash: c, months, publishedOn, periodEnd } = report
  expect(i.operating_profit + i.non_operating_income - i.non_operating_expense).toBe(i.total_profit)
  expect(i.total_profit - i.income_tax).toBe(i.net_profit)
  expect(i.parent_net_profit + i.minority_profit).toBe(i.net_profit)
  expect(b.paid_in_capital + b.capital_reserve + b.retained_earnings + b.minority_interests).toBe(b.total_equity)
  expect(b.total_liabilities + b.total_equity).toBe(b.total_assets)
  expect(c.operating_cash_flow + c.investing_cash_flow + c.financing_cash_flow).toBe(c.net_cash_change)
  expect(c.opening_cash + c.net_cash_change).toBe(c.closing_cash)
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
          expect(reports[number + 1]?.cash.opening_cash ?? report.cash.closing_cash).toBe(report.cash.closing_cash)
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

test('a bank reports in the form of banks: interest, fees, loans and deposits, and nothing that a maker of things has', () => {
  const banks = companies.filter(({ path }) => path[0] === '480000')
  expect(banks.length).toBeGreaterThan(0)
  for (const company of banks) {
    const facts = [...bookFacts(company, simulation, null)]
    const items = new Set(facts.flatMap(({ kind, values }) => (kind === 'statement_item' ? [values['item']] : [])))
    for (const item of ['net_interest_income', 'loans_and_advances', 'customer_deposits', 'credit_impairment'])
      expect(items).toContain(item)
    for (const item of ['operating_cost', 'inventories', 'receivables', 'research_expense', 'total_current_assets'])
      expect(items).not.toContain(item)
    for (const item of items) expect(statementItems).toHaveProperty(String(item))
    for (const { values } of facts.filter(({ kind }) => kind === 'business_segment'))
      expect([values['cost'], values['gross_margin']]).toEqual([null, null])
  }
})

test('over ten years a bank stays one: what it earns on what it has and on its capital is what banks earn', () => {
  const bank = companies.find(({ path }) => path[0] === '480000')
  if (!bank) throw new Error('no bank')
  for (const growth of [-0.1, 0, 0.1, 0.3]) {
    for (const report of booksOf(world.seed, { ...bank, growth }, '2014-01-01', '2024-06-30').reports) {
      expectBooks(report)
      if (report.form !== 'bank') throw new Error('no bank form')
      if (report.months !== 12) continue
      const { income, balance } = report
      expect(income.interest_income / balance.total_assets).toBeGreaterThan(0.015)
      expect(balance.total_liabilities / balance.total_assets).toBeGreaterThan(0.88)
      expect(balance.total_liabilities / balance.total_assets).toBeLessThan(0.96)
    }
  }
})

test.each([
  ['a maker of things', false],
  ['a bank', true],
])('a report restated meets the identities too, with another revenue and the same profit: %s', (_, isBank) => {
  const company = companies.find(({ path }) => (path[0] === '480000') === isBank)
  const report = company && booksOf(world.seed, company, world.from, world.today).reports[3]
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
      if (company.path[0] !== '480000')
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
