import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capOf, pegOf, peOf, pbOf, percentileOf, periodsMeet } from './valuation.ts'

describe('valuations', () => {
  const price = {
    close: 10,
    date: '2024-03-01',
    basis: 'traded' as const,
    basisDate: null,
    currency: 'CNY',
    amount: 2e6,
    volume: null,
    turnoverRate: 2,
    averagesBefore: [],
  }
  const earned = { periodEnd: '2023-09-30', profit: 5e6, profitAbsence: null, growth: 20, equity: 4e7, currency: 'CNY' }
  const cap = capOf(price, { total: 1e7, float: 4e6, on: '2023-12-31' })

  test('COMP-06 market value by the count of shares; by amount and turnover where there is none, marked; never of a price that was not paid', () => {
    expect(cap).toEqual({
      marketCap: 1e8,
      floatCap: 4e7,
      basis: 'shares',
      floatBasis: 'shares',
      countedOn: '2023-12-31',
      absence: null,
      floatAbsence: null,
    })
    expect(capOf(price, null)).toEqual({
      marketCap: null,
      floatCap: 1e8,
      basis: 'turnover',
      floatBasis: 'turnover',
      countedOn: null,
      absence: 'NO_SHARE_COUNT',
      floatAbsence: null,
    })
    expect(
      capOf({ ...price, basis: 'backward-adjusted', amount: null }, { total: 1e7, float: null, on: '2023-12-31' }),
    ).toEqual({
      marketCap: null,
      floatCap: null,
      basis: null,
      floatBasis: null,
      countedOn: null,
      absence: 'PRICE_ADJUSTED',
      floatAbsence: 'PRICE_ADJUSTED',
    })
    expect(
      capOf({ ...price, close: -3, basis: 'forward-adjusted' }, { total: 1e7, float: 4e6, on: '2023-12-31' }).marketCap,
    ).toBeNull()
    expect(capOf(null, { total: 1e7, float: null, on: '2023-12-31' })).toMatchObject({
      marketCap: null,
      absence: 'NO_PRICE',
    })
  })

  test('COMP-06 where all shares are counted and those that trade are not, the value of those is by turnover, and is no count’s', () => {
    expect(capOf(price, { total: 1e7, float: null, on: '2023-12-31' })).toMatchObject({
      marketCap: 1e8,
      basis: 'shares',
      floatCap: 1e8,
      floatBasis: 'turnover',
    })
    // The other way round the count stands, and what it is of is told.
    expect(capOf(price, { total: null, float: 4e6, on: '2023-12-31' })).toMatchObject({
      marketCap: null,
      floatCap: 4e7,
      basis: 'shares',
      floatBasis: 'shares',
    })
  })

  test('COMP-06 what trades was valued by a turnover rate of one hundredth of a per cent, a third off either way', () => {
    const of = (turnoverRate: number) => capOf({ ...price, turnoverRate }, null)
    for (const rate of [0.01, 0.04, 0.09])
      expect(of(rate), String(rate)).toMatchObject({
        marketCap: null,
        floatCap: null,
        basis: null,
        absence: 'NO_SHARE_COUNT',
        floatAbsence: 'TURNOVER_TOO_COARSE',
      })
    expect(of(0.1)).toMatchObject({ floatCap: 2e9, basis: 'turnover' })
    // A source that tells more decimals leaves less open.
    expect(of(0.0432)).toMatchObject({ floatCap: (2e6 / 0.0432) * 100, basis: 'turnover' })
  })

  test('COMP-06 a share count holds for 15 months and never where more shares trade than it counts: else by amount and turnover, or nothing, with its reason', () => {
    const of = (on: string | null, total: number | null, float: number | null, more: object = {}) =>
      capOf({ ...price, ...more }, { total, float, on })
    expect(of('2022-12-01', 1e7, 4e6)).toMatchObject({ marketCap: 1e8, countedOn: '2022-12-01', absence: null })
    expect(of('2022-11-30', 1e7, 4e6)).toEqual({
      marketCap: null,
      floatCap: 1e8,
      basis: 'turnover',
      floatBasis: 'turnover',
      countedOn: null,
      absence: 'SHARE_COUNT_OLD',
      floatAbsence: null,
    })
    expect(of('2022-11-30', null, 4e6)).toMatchObject({ floatCap: 1e8, basis: 'turnover', absence: 'SHARE_COUNT_OLD' })
    expect(of('2016-09-30', 1e7, 4e6, { turnoverRate: null })).toEqual({
      marketCap: null,
      floatCap: null,
      basis: null,
      floatBasis: null,
      countedOn: null,
      absence: 'SHARE_COUNT_OLD',
      floatAbsence: 'SHARE_COUNT_OLD',
    })
    expect(of(null, 1e7, null).absence).toBe('SHARE_COUNT_OLD')
    expect(of('2023-12-31', 1e7, 1.1e7)).toMatchObject({
      marketCap: null,
      basis: 'turnover',
      absence: 'SHARES_CONTRADICT',
    })
    // Amount ÷ turnover says that shares worth 100 million trade: of 70 million in all that is not so, of 80 million it
    // may be the day's course.
    expect(of('2023-12-31', 7e6, null)).toMatchObject({
      marketCap: null,
      floatCap: 1e8,
      basis: 'turnover',
      absence: 'SHARES_CONTRADICT',
    })
    expect(of('2023-12-31', 8e6, null)).toMatchObject({ marketCap: 8e7, absence: null })
    expect(of('2023-12-31', 7e6, null, { amount: 1e5, turnoverRate: 0.1 })).toMatchObject({
      marketCap: 7e7,
      absence: null,
    })
    expect(peOf(of('2022-11-30', 1e7, 4e6), price, earned).absence).toBe('SHARE_COUNT_OLD')
    expect(pbOf(of('2023-12-31', 7e6, null), price, earned).absence).toBe('SHARES_CONTRADICT')
  })

  test('COMP-06 a PE needs four quarters that ended at most 15 months before the price, a profit, a share count and one currency', () => {
    expect(peOf(cap, price, earned)).toEqual({ value: 20, absence: null })
    expect(peOf(cap, price, { ...earned, periodEnd: '2022-12-01' })).toEqual({ value: 20, absence: null })
    expect(peOf(cap, price, { ...earned, periodEnd: '2022-11-30' }).absence).toBe('PERIODS_DO_NOT_MEET')
    expect(peOf(cap, price, { ...earned, periodEnd: '2024-03-31' }).absence).toBe('PERIODS_DO_NOT_MEET')
    expect(peOf(cap, price, { ...earned, profit: 0 }).absence).toBe('LOSS')
    expect(peOf(cap, price, { ...earned, currency: 'USD' }).absence).toBe('CURRENCY_DIFFERS')
    expect(peOf(cap, price, null).absence).toBe('NO_STATEMENTS')
    expect(peOf(capOf(price, null), price, earned).absence).toBe('NO_SHARE_COUNT')
    expect(pegOf(peOf(cap, price, earned), 20)).toEqual({ value: 1, absence: null })
    expect(pegOf(peOf(cap, price, earned), -3).absence).toBe('NO_GROWTH')
    expect(pbOf(cap, price, earned).value).toBe(2.5)
    expect(pbOf(cap, price, { ...earned, equity: -1 }).absence).toBe('EQUITY_NOT_POSITIVE')
    expect([periodsMeet('2023-11-30', '2025-02-28'), periodsMeet('2023-11-30', '2025-03-01')]).toEqual([true, false])
  })

  test('COMP-08 a percentile lies between 0 and 100, rises with the value, and needs its samples; what is no PE is none of them', () => {
    const samples = fc.array(fc.double({ min: 0.1, max: 1000, noNaN: true }), { minLength: 5, maxLength: 80 })
    fc.assert(
      fc.property(samples, fc.double({ min: 0.1, max: 1000, noNaN: true }), (own, value) => {
        const packed = Float64Array.from([...own, Number.NaN, -1])
        const percentile = percentileOf(value, packed, 5) ?? -1
        expect(percentile >= 0 && percentile <= 100).toBe(true)
        expect(percentileOf(value * 2, packed, 5) ?? -1).toBeGreaterThanOrEqual(percentile)
        expect(percentileOf(value, packed, own.length + 1)).toBeNull()
      }),
    )
    expect(percentileOf(3, [1, 2, 3, 4], 1)).toBe(62.5)
    expect(percentileOf(null, [1, 2, 3, 4], 1)).toBeNull()
  })
})
