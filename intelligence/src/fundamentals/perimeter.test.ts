import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesOf, figureOf } from '../statements/periods.ts'
import { booksOf, fourQuarters, quarter } from './books.ts'
import { figuresOf } from './figures.ts'
import { monthOf } from './months.ts'
import { perimeterChanged } from './perimeter.ts'
import type { Reported } from './types.ts'

const ends = ['03-31', '06-30', '09-30', '12-31'] as const
/** Cumulated figures of a year by quarter; null where a report is missing. */
const year = (of: number, values: readonly (number | null)[], item = 'revenue', unit = 'CNY'): Reported[] =>
  values.flatMap((value, at) =>
    value === null ? [] : [{ item, periodEnd: `${of}-${ends[at]}`, months: (at + 1) * 3, value, unit }],
  )
const at = (day: string) => monthOf(day)
const changed = (items: readonly Reported[], day: string) => perimeterChanged(booksOf(items).get, at(day))

/** A shell that another company came into in its third quarter: the year is counted anew from its beginning. */
const merged = [
  ...year(2014, [2.4, 5.1, 8, 11]),
  ...year(2015, [3, 5.6, 2916.6, 4010]),
  ...year(2016, [924, 1953, 3000, 4200]),
]
const profits = [
  ...year(2014, [-1.1, 0.7, 1.2, 4.3], 'parent_net_profit'),
  ...year(2015, [-0.4, -0.6, 242.5, 346.6], 'parent_net_profit'),
  ...year(2016, [76.6, 202.3, 300, 400], 'parent_net_profit'),
]

describe('a company that becomes another one within a year', () => {
  test('COMP-10 is taken apart nowhere over that change: the quarter, four quarters with it and growth across it are missing with their reason, what was reported stands', () => {
    const books = booksOf([...merged, ...profits])
    for (const item of ['revenue', 'parent_net_profit']) {
      expect(quarter(books, item, at('2015-09-30')), item).toMatchObject({
        value: null,
        absence: 'PERIMETER_CHANGED',
        formula: 'quarter-difference',
        parts: [{ role: '+' }, { role: '-' }],
      })
      // The fourth quarter lies on one side of it, and so does the year; last year's rest beside a first half does not.
      expect(quarter(books, item, at('2015-12-31')).value, item).toBeCloseTo(item === 'revenue' ? 1093.4 : 104.1, 9)
      expect(fourQuarters(books, item, at('2015-12-31')).formula, item).toBe('reported')
      for (const day of ['2015-09-30', '2016-03-31', '2016-06-30'])
        expect(fourQuarters(books, item, at(day)), `${item} ${day}`).toMatchObject({
          value: null,
          absence: 'PERIMETER_CHANGED',
        })
      expect(fourQuarters(books, item, at('2016-09-30')).value, item).not.toBeNull()
    }
    const figure = figuresOf(books)
    for (const [basis, day] of [
      ['quarter', '2015-09-30'],
      ['quarter', '2015-12-31'],
      ['quarter', '2016-06-30'],
      ['ttm', '2015-12-31'],
      ['ttm', '2016-06-30'],
    ] as const) {
      expect(figure('revenueGrowthRate', basis, at(day)), `${basis} ${day}`).toMatchObject({
        value: null,
        absence: 'PERIMETER_CHANGED',
      })
    }
    expect(figure('revenueGrowthRate', 'ttm', at('2016-12-31')).value).toBeCloseTo((4200 / 4010 - 1) * 100, 9)
    expect(figure('netProfitMargin', 'quarter', at('2015-09-30'))).toMatchObject({
      value: null,
      absence: 'PERIMETER_CHANGED',
    })
  })

  test('its growth is not taken from the source either, nor does a ratio of the year so far stand for four quarters', () => {
    const ratio = (item: string, months: number, value: number): Reported => ({
      item,
      periodEnd: '2015-09-30',
      months,
      value,
      unit: 'percent',
    })
    const figure = figuresOf(
      booksOf([...merged, ...profits, ratio('revenue_growth', 9, 36_211), ratio('net_margin', 9, 8.31)]),
    )
    expect(figure('revenueGrowthRate', 'ttm', at('2015-09-30'))).toMatchObject({
      value: null,
      absence: 'PERIMETER_CHANGED',
    })
    expect(figure('netProfitMargin', 'ttm', at('2015-09-30'))).toMatchObject({
      value: null,
      absence: 'PERIMETER_CHANGED',
    })
  })

  test('COMP-10 a developer that hands over a year’s homes in its last quarter is no merger: a leap counts as one only where assets or shares grew with it, or nothing is known of them', () => {
    const homes = [...year(2013, [90, 190, 250, 357]), ...year(2014, [100, 210, 370, 1600])]
    const wide = [...homes, ...year(2015, [10, 20, 30, 1390])]
    const one = (item: string, day: string, months: number, value: number): Reported => ({
      item,
      periodEnd: day,
      months,
      value,
      unit: 'CNY',
    })
    const assets = (now: number) => [
      one('total_assets', '2014-12-31', 0, 1000),
      one('total_assets', '2015-12-31', 0, now),
    ]
    const growth = (before: number, now: number) => [
      one('total_assets_growth', '2015-09-30', 0, before),
      one('total_assets_growth', '2015-12-31', 0, now),
    ]
    const shares = (before: number, now: number) => [
      one('revenue_per_share', '2015-09-30', 9, 30 / before),
      one('revenue_per_share', '2015-12-31', 12, 1390 / now),
    ]
    const leap = [...year(2014, [40, 80, 120, 160]), ...year(2015, [10, 20, 30, 1390])]
    expect(changed(wide, '2015-12-31')).toBe(false)
    expect(changed(leap, '2015-12-31')).toBe(true)
    expect(changed([...leap, ...assets(1020)], '2015-12-31')).toBe(false)
    expect(changed([...leap, ...assets(2700)], '2015-12-31')).toBe(true)
    // What had come in a quarter before is no change of this one.
    expect(changed([...leap, ...assets(2700), ...growth(161, 167)], '2015-12-31')).toBe(false)
    expect(changed([...leap, ...growth(-8, 417)], '2015-12-31')).toBe(true)
    expect(changed([...leap, ...assets(1020), ...shares(100, 170)], '2015-12-31')).toBe(true)
    expect(changed([...leap, ...shares(100, 100)], '2015-12-31')).toBe(true)
  })

  test('COMP-10 a growth given by the source that implies another year before than was reported tells it too, unless the quarter before was counted so already', () => {
    const plain = [...year(2022, [100, 210, 330, 460]), ...year(2023, [110, 230, 420, 560])]
    const growth = (periodEnd: string, months: number, value: number): Reported => ({
      item: 'revenue_growth',
      periodEnd,
      months,
      value,
      unit: 'percent',
    })
    expect(changed(plain, '2023-09-30')).toBe(false)
    // 420 is 5 % more than 400, but 330 had been reported: a business came in and was counted in the year before as
    // well.
    expect(changed([...plain, growth('2023-09-30', 9, 5)], '2023-09-30')).toBe(true)
    expect(changed([...plain, growth('2023-09-30', 9, 27.27)], '2023-09-30')).toBe(false)
    expect(changed([...plain, growth('2023-06-30', 6, -10), growth('2023-09-30', 9, 5)], '2023-09-30')).toBe(false)
  })

  test('a year so far that falls well below what it had brought has lost a part; one of a few returned sales has not', () => {
    expect(changed(year(2023, [100, 200, 160]), '2023-09-30')).toBe(true)
    expect(changed(year(2023, [100, 200, 195]), '2023-09-30')).toBe(false)
  })

  test('a business of one season, a fast one and a new one are themselves', () => {
    const seasonal = [...year(2022, [1, 2, 3, 100]), ...year(2023, [1, 2, 3, 120])]
    expect(changed(seasonal, '2023-12-31')).toBe(false)
    expect(changed([...year(2022, [10, 20, 30, 40]), ...year(2023, [20, 60, 130, 250])], '2023-12-31')).toBe(false)
    // Without the year before nothing tells a season from a merger.
    expect(changed(year(2023, [1, 2, 3, 100]), '2023-12-31')).toBe(false)
    expect(changed([...year(2022, [0, 0, 0, 0]), ...year(2023, [0, 0, 5])], '2023-09-30')).toBe(false)
    expect(
      changed(
        [...year(2022, [10, 20, 30, 40]), ...year(2023, [10, 20], 'revenue', 'USD'), ...year(2023, [null, null, 900])],
        '2023-09-30',
      ),
    ).toBe(false)
  })
})

test('COMP-10 FINREP-11 quarters and four quarters of a company’s page and of its reports agree in every figure and reason, of fiscal years of any month, of 52 and 53 weeks and over mergers', () => {
  const amount = fc.integer({ min: -2_000, max: 50_000 })
  const report = fc.record({
    of: fc.integer({ min: 2019, max: 2023 }),
    q: fc.nat(3),
    shift: fc.integer({ min: -7, max: 4 }),
    months: fc.constantFrom<3 | 6 | 9 | 12 | null>(3, 6, 9, 12, null),
    value: amount,
    unit: fc.constantFrom('CNY', 'CNY', 'CNY', 'USD'),
  })
  const words: Readonly<Record<string, string>> = {
    NO_PRIOR_PERIOD: 'NO_EARLIER_PERIOD',
    ONLY_ANNUAL: 'NO_EARLIER_PERIOD',
    NO_FOUR_QUARTERS: 'NOT_FOUR_QUARTERS',
    CURRENCY_DIFFERS: 'OTHER_UNITS',
  }
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 8), fc.array(report, { minLength: 1, maxLength: 30 }), (offset, made) => {
      // Ends lie some days about the end of a month; `offset`: months after the calendar quarter.
      const figures = made.map(({ of, q, shift, months, value, unit }): Reported => ({
        item: 'revenue',
        periodEnd: new Date(Date.UTC(of, (q + 1) * 3 + offset, shift)).toISOString().slice(0, 10),
        months: months ?? (q + 1) * 3,
        value,
        unit,
      }))
      const books = booksOf(figures)
      const other = changesOf((item) => (item === 'revenue' ? figures : []))
      for (const { periodEnd } of figures) {
        for (const [basis, work] of [
          ['quarter', quarter],
          ['ttm', fourQuarters],
        ] as const) {
          const own = work(books, 'revenue', monthOf(periodEnd))
          const shown = figureOf(figures, periodEnd, basis, other)
          expect(shown.value).toBe(own.value)
          expect(shown.absence).toBe(own.absence === null ? null : (words[own.absence] ?? own.absence))
          expect(shown.inputs.reduce((sum, { sign, figure }) => sum + sign * figure.value, 0)).toBeCloseTo(
            own.parts.reduce((sum, { role, of }) => sum + (role === '-' ? -1 : 1) * (of.value ?? 0), 0),
            6,
          )
        }
      }
    }),
    { numRuns: 300 },
  )
})
