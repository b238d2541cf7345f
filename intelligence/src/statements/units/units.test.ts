import { expect, test } from 'vitest'
import { unitDoubts } from './doubts.ts'
import type { Statement, Told, UnitDoubt, Yardstick } from './types.ts'
import { doubtVersions } from './versions.ts'

const mainland = { mainland: true }
const always = { knownAt: 0, supersededAt: Infinity }

interface Given extends Partial<Omit<Told, 'figures'>> {
  scale?: number
  figures?: Readonly<Record<string, number>>
}
/** Figures of a company that makes a billion, some of them grown since 2019. */
const income = (year: number): Record<string, number> => {
  const grown = 1.12 ** (year - 2019)
  return {
    revenue: 1.3e9 * grown,
    operating_cost: 0.9e9 * grown * (1 + (year % 3) / 50),
    selling_expense: 5.5e7 * grown,
    administrative_expense: 8.4e7 * grown * (1 - (year % 2) / 20),
    total_profit: 2.2e8 * grown * (1 + (year % 2) / 5),
    income_tax: 3.1e7 * grown,
    net_profit: 1.9e8 * grown * (1 + (year % 2) / 5),
    parent_net_profit: 1.8e8 * grown * (1 + (year % 2) / 5),
  }
}
const balance = (year: number): Record<string, number> => ({
  total_assets: 3e9 * 1.1 ** (year - 2019),
  total_liabilities: 1.2e9 * 1.08 ** (year - 2019),
  total_equity: 1.8e9 * 1.1 ** (year - 2019),
  cash: 4e8 * 1.3 ** (year - 2019),
})
function told(statement: Statement, year: number, { scale = 1, figures, ...rest }: Given = {}): Told {
  const of = figures ?? (statement === 'balance' ? balance(year) : income(year))
  return {
    statement,
    periodEnd: `${year}-12-31`,
    months: statement === 'balance' ? 0 : 12,
    unit: 'CNY',
    runId: 1,
    line: year,
    ...always,
    ...rest,
    figures: new Map(Object.entries(of).map(([item, value]) => [item, value * scale])),
  }
}
const yardstick = (of: Yardstick['of'], year: number, value: number, rest: Partial<Yardstick> = {}): Yardstick => ({
  of,
  day: `${year}-12-31`,
  months: of === 'eps' ? 12 : 0,
  value,
  unit: of === 'eps' ? 'CNY' : null,
  ...always,
  ...rest,
})
/** Earnings a share of 400 million of them. */
const eps = (year: number) =>
  yardstick('eps', year, Math.round(((income(year)['parent_net_profit'] ?? 0) / 4e8) * 100) / 100)
const said = (doubts: readonly UnitDoubt[]) =>
  doubts.map(({ told: { statement, periodEnd }, exponent }) => `${statement} ${periodEnd.slice(0, 4)} 10^${exponent}`)

test.each([-3, -4, -6, -8, 3, 4])(
  'one year told off by ten to the %i among others is doubted, and it alone',
  (exponent) => {
    const scale = (year: number) => ({ scale: year === 2020 ? 10 ** exponent : 1 })
    const all = [2018, 2019, 2020, 2021, 2022].flatMap((year) => [
      told('income', year, scale(year)),
      told('balance', year, scale(year)),
    ])
    const doubts = unitDoubts(all, [], mainland)
    expect(said(doubts)).toEqual([`income 2020 10^${exponent}`, `balance 2020 10^${exponent}`])
    expect(doubts[0]?.evidence).toEqual([
      { kind: 'neighbour', periodEnd: '2019-12-31', exponent, figures: 8, of: 8 },
      { kind: 'neighbour', periodEnd: '2021-12-31', exponent, figures: 8, of: 8 },
    ])
  },
)

test('of two years alone that leap, both are doubted; earnings a share, shares counted or employees tell which', () => {
  const all = [told('income', 2020), told('income', 2021, { scale: 1e-3 })]
  expect(said(unitDoubts(all, [], { mainland: false }))).toEqual(['income 2020 10^3', 'income 2021 10^-3'])
  for (const yardsticks of [
    [eps(2020), eps(2021)],
    [eps(2021), yardstick('shares', 2020, 4e8)],
    [yardstick('employees', 2020, 900), yardstick('employees', 2021, 950)],
  ])
    expect(said(unitDoubts(all, yardsticks, mainland))).toEqual(['income 2021 10^-3'])
})

test('all years told in thousands are found by employees and shares, more than one of which must say so', () => {
  const all = [2019, 2020, 2021].map((year) => told('income', year, { scale: 1e-3 }))
  const years = [2019, 2020, 2021]
  expect(
    said(unitDoubts(all, [...years.map(eps), ...years.map((year) => yardstick('employees', year, 900))], mainland)),
  ).toEqual(years.map((year) => `income ${year} 10^-3`))
  // One year, and one voice: fewer shares than an exchange lists may be a misread figure a share.
  expect(unitDoubts(all.slice(0, 1), [eps(2019)], mainland)).toEqual([])
})

test('the balance sheet and the cash flow of a period go with the income statement that is doubted', () => {
  const all = (['income', 'balance', 'cash-flow'] as const).map((statement) =>
    told(statement, 2021, { scale: statement === 'cash-flow' ? 1 : 1e-3 }),
  )
  expect(said(unitDoubts(all, [eps(2021), yardstick('employees', 2021, 900)], mainland))).toEqual([
    'income 2021 10^-3',
    'balance 2021 10^-3',
  ])
})

test.each([
  ['one figure grows two hundred times', { revenue: 2.6e11 }],
  [
    'a small company gets a business: every figure grows, each otherwise',
    {
      revenue: 4.2e11,
      operating_cost: 2.5e11,
      selling_expense: 6e8,
      administrative_expense: 9e9,
      total_profit: 3.1e12,
      income_tax: 4e9,
      net_profit: 2.4e10,
      parent_net_profit: 1.1e10,
    },
  ],
])('a company that grows is not doubted: %s', (_, grown) => {
  const later = { ...income(2021), ...grown }
  const all = [2018, 2019, 2020].map((year) => told('income', year))
  expect(unitDoubts([...all, told('income', 2021, { figures: later })], [], mainland)).toEqual([])
})

test('a leap of every figure at once is none of the unit where the shares that profit and earnings imply do not leap', () => {
  const before = told('income', 2020, { scale: 1e-3 })
  const all = [before, told('income', 2021)]
  expect(said(unitDoubts(all, [], { mainland: false }))).toEqual(['income 2020 10^-3', 'income 2021 10^3'])
  // A shell of 200 million shares earned what its earnings a share say, and as many again were issued for the business.
  const profit = 0.12 * 2e8
  const shell = told('income', 2020, { figures: { ...Object.fromEntries(before.figures), parent_net_profit: profit } })
  const shares = [yardstick('eps', 2020, 0.12), eps(2021)]
  expect(unitDoubts([shell, told('income', 2021)], shares, { mainland: false })).toEqual([])
})

test('a shell of 300 million shares that gets a business is not doubted, though all of its figures leap by a thousand', () => {
  const shell = told('income', 2020, { scale: 1e-3 })
  const bought = [told('income', 2021), told('balance', 2021)]
  const all = [shell, told('balance', 2020, { scale: 1e-3 }), ...bought]
  // A profit of 200,000 is 0.00 a share: that leaves open how many shares there are, and not that they are few.
  const told2020 = [yardstick('eps', 2020, 0), yardstick('book-value-per-share', 2020, 0.01, { unit: 'CNY' })]
  const told2021 = [eps(2021), yardstick('book-value-per-share', 2021, 3.6, { unit: 'CNY' })]
  expect(unitDoubts(all, [...told2020, ...told2021], mainland)).toEqual([])
})

test('a company of few shares before it was listed is not doubted for them', () => {
  const years = [2016, 2017, 2018, 2019]
  const shares = (year: number) => (year < 2019 ? 5e6 : 6e7)
  const all = years.map((year) => told('income', year, { scale: 0.1 }))
  const perShare = years.map((year) =>
    yardstick('eps', year, ((income(year)['parent_net_profit'] ?? 0) * 0.1) / shares(year)),
  )
  expect(unitDoubts(all, perShare, mainland)).toEqual([])
  const before = all.slice(0, 3)
  expect(unitDoubts(before, perShare.slice(0, 3), { ...mainland, listedOn: '2019-07-22' })).toEqual([])
  expect(unitDoubts(before, perShare.slice(0, 3), mainland)).not.toEqual([])
})

test('figures of two currencies, and of other spans, are not held against each other', () => {
  const all = [
    told('income', 2020),
    told('income', 2021, { unit: 'JPY', scale: 1000 }),
    told('income', 2022, { months: 3, scale: 1e-3 }),
  ]
  expect(unitDoubts(all, [], mainland)).toEqual([])
})

test('a doubt that a later report raises is known from then on, and one that a ruling settles until then', () => {
  const [first, second] = [1_000, 2_000]
  const all = [
    told('income', 2019, { knownAt: first, scale: 1e-3 }),
    told('income', 2020, { knownAt: second }),
    told('income', 2021, { knownAt: 3_000 }),
  ]
  const versions = doubtVersions(all, [], { mainland: false })
  expect(
    versions.map(({ told: of, knownAt, supersededAt }) => [of.periodEnd.slice(0, 4), knownAt, supersededAt]),
  ).toEqual([
    // Two years alone do not tell which of them it is; the third does.
    ['2020', second, 3_000],
    ['2019', second, Infinity],
  ])
  const settled = all.map((one) =>
    one.knownAt === first ? { ...one, confirmed: [{ from: 4_000, until: 5_000 }] } : one,
  )
  expect(
    doubtVersions(settled, [], { mainland: false })
      .filter(({ supersededAt }) => supersededAt > 3_000)
      .map(({ told: of, exponent, knownAt, supersededAt }) => [
        of.periodEnd.slice(0, 4),
        exponent,
        knownAt,
        supersededAt,
      ]),
  ).toEqual([
    ['2019', -3, second, 4_000],
    // What is confirmed is the measure of the others.
    ['2020', 3, 4_000, 5_000],
    ['2021', 3, 4_000, 5_000],
    ['2019', -3, 5_000, Infinity],
  ])
})
