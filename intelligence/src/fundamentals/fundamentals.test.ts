import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { booksOf, fourQuarters, quarter } from './books.ts'
import { figuresOf } from './figures.ts'
import { monthOf, monthsAfter, quarterOf } from './months.ts'
import { HIGHEST_TAX_RATE, taxRateOf } from './nopat.ts'
import { quarterRow } from './quarter-row.ts'
import type { Reported } from './types.ts'

const ends = ['03-31', '06-30', '09-30', '12-31'] as const
const money = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
/** Single quarters of some years, whole yuan. */
const years = fc.array(fc.tuple(money, money, money, money), { minLength: 2, maxLength: 5 })

/** The same as companies report them: cumulated from the beginning of each year. */
function cumulated(quarters: readonly (readonly number[])[], item = 'revenue'): Reported[] {
  return quarters.flatMap((year, at) =>
    year.map((_, q) => ({
      item,
      periodEnd: `${2015 + at}-${ends[q]}`,
      months: (q + 1) * 3,
      value: year.slice(0, q + 1).reduce((sum, one) => sum + one, 0),
      unit: 'CNY',
    })),
  )
}

describe('quarters', () => {
  test('COMP-10 single quarters come back from what was cumulated, whatever their sign, and four of them add up', () => {
    fc.assert(
      fc.property(years, (made) => {
        const books = booksOf(cumulated(made, 'net_profit'))
        const flat = made.flat()
        for (const [at, value] of flat.entries()) {
          const month = monthOf(`2015-03-31`) + at * 3
          expect(quarter(books, 'net_profit', month).value).toBe(value)
          const sum = fourQuarters(books, 'net_profit', month)
          if (at < 3) expect(sum).toMatchObject({ value: null, absence: 'NO_FOUR_QUARTERS' })
          else expect(sum.value).toBe(flat.slice(at - 3, at + 1).reduce((total, one) => total + one, 0))
        }
      }),
    )
  })

  test('COMP-10 the parts of a figure add up to it, sign by sign', () => {
    fc.assert(
      fc.property(years, fc.nat(19), (made, place) => {
        const at = place % made.flat().length
        const books = booksOf(cumulated(made, 'net_profit'))
        const known = [
          quarter(books, 'net_profit', monthOf('2015-03-31') + at * 3),
          fourQuarters(books, 'net_profit', monthOf('2015-03-31') + at * 3),
        ].filter(({ value }) => value !== null)
        expect(
          known.map(({ parts }) =>
            parts.reduce((sum, { role, of }) => sum + (role === '-' ? -1 : 1) * (of.value ?? 0), 0),
          ),
        ).toEqual(known.map(({ value }) => value))
      }),
    )
  })

  test('a difference never reaches over the end of a fiscal year: with a report missing there is no quarter, and the reason', () => {
    const all = cumulated([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    const without = (periodEnd: string) => booksOf(all.filter((one) => one.periodEnd !== periodEnd))
    expect(quarter(without('2016-03-31'), 'revenue', monthOf('2016-06-30'))).toMatchObject({
      value: null,
      absence: 'NO_PRIOR_PERIOD',
    })
    expect(quarter(without('2015-12-31'), 'revenue', monthOf('2016-03-31')).value).toBe(5)
    expect(fourQuarters(without('2015-12-31'), 'revenue', monthOf('2016-06-30'))).toMatchObject({
      value: null,
      absence: 'NO_FOUR_QUARTERS',
    })
    expect(quarter(booksOf(all.filter((one) => one.months === 12)), 'revenue', monthOf('2016-12-31'))).toMatchObject({
      value: null,
      absence: 'ONLY_ANNUAL',
    })
    expect(quarter(booksOf([]), 'revenue', monthOf('2016-12-31'))).toMatchObject({
      value: null,
      absence: 'NOT_REPORTED',
    })
  })

  test('fiscal years of 52 weeks that end in September: quarters as reported, and the last by difference', () => {
    const of = (periodEnd: string, months: number, value: number): Reported => ({
      item: 'revenue',
      periodEnd,
      months,
      value,
      unit: 'USD',
    })
    const books = booksOf([
      of('2022-12-31', 3, 117),
      of('2023-04-01', 3, 95),
      of('2023-04-01', 6, 212),
      of('2023-07-01', 3, 82),
      of('2023-07-01', 9, 294),
      of('2023-09-30', 12, 383),
    ])
    expect([
      quarter(books, 'revenue', monthOf('2023-07-01')).value,
      quarter(books, 'revenue', monthOf('2023-09-30')).value,
      fourQuarters(books, 'revenue', monthOf('2023-09-30')).value,
    ]).toEqual([82, 89, 383])
    expect(quarterOf(monthOf('2023-07-01'))).toEqual({ year: 2023, quarter: 2 })
  })

  test('amounts of two currencies do not add up', () => {
    const books = booksOf([
      { item: 'revenue', periodEnd: '2023-03-31', months: 3, value: 1, unit: 'USD' },
      { item: 'revenue', periodEnd: '2023-06-30', months: 6, value: 3, unit: 'CNY' },
    ])
    expect(quarter(books, 'revenue', monthOf('2023-06-30'))).toMatchObject({ value: null, absence: 'CURRENCY_DIFFERS' })
  })
})

describe('ratios', () => {
  const at = monthOf('2023-12-31')
  const of = (item: string, value: number, year = 2023, months = 12): Reported => ({
    item,
    periodEnd: `${year}-12-31`,
    months,
    value,
    unit: 'CNY',
  })

  test('growth only over a base above zero; margins only of revenue above zero; return on mean equity', () => {
    const growth = (now: number, before: number) =>
      figuresOf(booksOf([of('revenue', now), of('revenue', before, 2022)]))('revenueGrowthRate', 'ttm', at)
    expect(growth(110, 100).value).toBe(10)
    expect(growth(110, -100)).toMatchObject({ value: null, absence: 'BASE_NOT_POSITIVE' })
    expect(growth(110, 0)).toMatchObject({ value: null, absence: 'BASE_NOT_POSITIVE' })
    expect(figuresOf(booksOf([of('revenue', -5), of('net_profit', 1)]))('netProfitMargin', 'ttm', at)).toMatchObject({
      value: null,
      absence: 'REVENUE_NOT_POSITIVE',
    })
    const equity = figuresOf(
      booksOf([
        of('parent_net_profit', 30),
        of('total_equity', 130, 2023, 0),
        of('minority_interests', 10, 2023, 0),
        of('total_equity', 100, 2022, 0),
        of('minority_interests', 20, 2022, 0),
      ]),
    )
    expect(equity('roe', 'ttm', at).value).toBe(30)
    expect(
      figuresOf(
        booksOf([of('parent_net_profit', 30), of('parent_equity', 50, 2023, 0), of('parent_equity', -90, 2022, 0)]),
      )('roe', 'ttm', at),
    ).toMatchObject({ value: null, absence: 'EQUITY_NOT_POSITIVE' })
  })

  test('a company that gives only ratios keeps them, marked as stated', () => {
    const ratio = (item: string, months: number): Reported => ({
      item,
      periodEnd: '2023-12-31',
      months,
      value: 8.3,
      unit: 'percent',
    })
    expect(figuresOf(booksOf([ratio('roe', 12)]))('roe', 'ttm', at)).toMatchObject({
      value: 8.3,
      formula: 'stated',
      unit: 'percent',
    })
    expect(figuresOf(booksOf([ratio('gross_margin', 12)]))('grossProfitMargin', 'ttm', at)).toMatchObject({
      value: 8.3,
      formula: 'stated',
    })
    expect(figuresOf(booksOf([ratio('roe', 12)]))('grossProfitMargin', 'ttm', at)).toMatchObject({
      value: null,
      absence: 'NOT_REPORTED',
    })
  })

  test('what is cumulated since January is neither a quarter’s ratio nor a year’s return', () => {
    const ratio = (item: string, months: number): Reported => ({
      item,
      periodEnd: '2023-09-30',
      months,
      value: 8.3,
      unit: 'percent',
    })
    expect(figuresOf(booksOf([ratio('gross_margin', 9)]))('grossProfitMargin', 'quarter', at - 3)).toMatchObject({
      value: null,
      absence: 'ONLY_YEAR_TO_DATE',
    })
    expect(figuresOf(booksOf([ratio('gross_margin', 3)]))('grossProfitMargin', 'quarter', at - 3).value).toBe(8.3)
    expect(figuresOf(booksOf([ratio('roe', 9)]))('roe', 'ttm', at - 3)).toMatchObject({
      value: null,
      absence: 'ONLY_YEAR_TO_DATE',
    })
  })

  test('COMP-10 growth since the year’s beginning no longer stands among the last four quarters: of any ratio given, only the first quarter’s is a quarter’s and only a whole year’s is that of four quarters', () => {
    const given = {
      revenue_growth: 'revenueGrowthRate',
      net_profit_growth: 'profitGrowthRate',
      gross_margin: 'grossProfitMargin',
      net_margin: 'netProfitMargin',
      roe: 'roe',
    } as const
    const ratios = fc.array(
      fc.record({
        item: fc.constantFrom(...(Object.keys(given) as (keyof typeof given)[])),
        q: fc.nat(3),
        // Of 0 months: nobody says how long it is of.
        months: fc.constantFrom(0, 3, 6, 9, 12),
        value: fc.integer({ min: -90, max: 2000 }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(ratios, (made) => {
        const books = booksOf(
          made.map(({ item, q, months, value }): Reported => ({
            item,
            periodEnd: `2023-${ends[q]}`,
            months,
            value,
            unit: 'percent',
          })),
        )
        const figure = figuresOf(books)
        for (const q of [0, 1, 2, 3])
          expect(
            quarterRow(books, at - 9 + q * 3).stated.filter((name) => name === 'roe' || name.endsWith('_ttm')),
          ).toEqual([])
        for (const name of Object.values(given)) {
          for (const basis of ['quarter', 'ttm'] as const) {
            for (const q of [0, 1, 2, 3]) {
              const one = figure(name, basis, at - 9 + q * 3)
              if (one.value === null) continue
              expect(one.parts.map((part) => 'item' in part.of && part.of.months)).toEqual([
                basis === 'ttm' || name === 'roe' ? 12 : 3,
              ])
            }
          }
        }
      }),
    )
    const yearSoFar = booksOf([
      { item: 'revenue_growth', periodEnd: '2023-03-31', months: 3, value: 1718, unit: 'percent' },
    ])
    expect(figuresOf(yearSoFar)('revenueGrowthRate', 'ttm', at - 9)).toMatchObject({
      value: null,
      absence: 'ONLY_YEAR_TO_DATE',
    })
    expect(figuresOf(yearSoFar)('revenueGrowthRate', 'quarter', at - 9)).toMatchObject({
      value: 1718,
      formula: 'stated',
    })
  })

  test('COMP-46 what the parent’s profit leaves of profit before tax is tax and minorities in one: no rate is derived of it where there are minorities, and none outside the bounds', () => {
    const found = (items: Record<string, number>, balances: Record<string, number> = {}) => {
      const flow =
        (months: number) =>
        ([item, value]: [string, number]): Reported => ({ item, periodEnd: '2023-12-31', months, value, unit: 'CNY' })
      const figure = figuresOf(
        booksOf([...Object.entries(items).map(flow(12)), ...Object.entries(balances).map(flow(0))]),
      )
      return { rate: figure('taxRate', 'ttm', at), nopat: figure('nopat', 'ttm', at) }
    }
    const year = { operating_profit: 100, total_profit: 100, parent_net_profit: 40 }
    expect(found({ ...year, minority_profit: 35 })).toMatchObject({ rate: { value: 25 }, nopat: { value: 75 } })
    expect(found(year, { total_assets: 1000, total_liabilities: 500, parent_equity: 300 })).toMatchObject({
      rate: { value: null, absence: 'TAX_UNKNOWN' },
      nopat: { value: null, absence: 'TAX_UNKNOWN' },
    })
    expect(
      found({ ...year, parent_net_profit: 80 }, { total_assets: 1000, total_liabilities: 500, parent_equity: 498 }),
    ).toMatchObject({ rate: { value: 20 }, nopat: { value: 80 } })
    // Nothing tells of minorities: it stands in, but only where it can be a tax rate.
    expect(found({ ...year, parent_net_profit: 80 }).rate.value).toBe(20)
    expect(found(year).rate).toMatchObject({ value: null, absence: 'TAX_UNKNOWN' })
    expect(found({ ...year, parent_net_profit: 120 }).rate).toMatchObject({ value: null, absence: 'TAX_UNKNOWN' })
    expect(found({ ...year, income_tax: 60 }).rate).toMatchObject({ value: 50 })
  })

  test('COMP-46 the tax rate stays within its bounds, whatever is reported', () => {
    fc.assert(
      fc.property(money, fc.option(money), fc.option(money), (total, tax, net) => {
        const rate = taxRateOf(total, tax, net)
        if (rate) expect(rate.value >= 0 && rate.value <= HIGHEST_TAX_RATE).toBe(true)
        if (total <= 0) expect(rate?.basis).toBe('loss')
      }),
    )
    expect(taxRateOf(100, null, 80)).toEqual({ value: 20, basis: 'derived' })
    expect(taxRateOf(100, -5, null)).toEqual({ value: 0, basis: 'bounded' })
    expect(taxRateOf(null, 5, 5)).toBeNull()
  })
})

test('months after a day are the day itself, or the last of a shorter month', () => {
  expect([monthsAfter('2023-11-30', 15), monthsAfter('2024-01-31', 1), monthsAfter('2024-03-31', -13)]).toEqual([
    '2025-02-28',
    '2024-02-29',
    '2023-02-28',
  ])
})

test('COMP-10 net profit for which only that of the parent is given is a stand-in; with its own item it is none', () => {
  const of = (items: readonly string[]) =>
    quarterRow(
      booksOf(items.map((item) => ({ item, periodEnd: '2024-12-31', months: 12, value: 5, unit: 'CNY' }))),
      monthOf('2024-12-31'),
    )
  expect(of(['parent_net_profit'])).toMatchObject({ values: { net_profit_ttm: 5 }, stated: ['net_profit_ttm'] })
  expect(of(['parent_net_profit', 'net_profit']).stated).toEqual([])
  expect(of(['net_profit']).stated).toEqual(['parent_net_profit_ttm'])
})
