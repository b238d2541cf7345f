import { expect, test } from 'vitest'
import { beginOf, linesOf, yearsOf, type Bands, type Span } from './bandModel.ts'

const span = (years: number, multiples: number[]): Span => ({
  years,
  multiples,
  percentile: 50,
  samples: multiples.length * 20,
  fewest: 20,
  from: null,
  byVwap: false,
  absence: multiples.length > 0 ? null : 'TOO_FEW_SAMPLES',
})
const data: Bands = {
  companyId: 'SHZ-000001',
  securityId: 'SHZ-000001',
  currency: 'CNY',
  days: ['2021-01-04', '2023-06-01', '2024-01-02', '2024-01-03'],
  prices: [10, 20, 30, 15],
  periodEnds: [null, null, null, null],
  peTtm: [10, 10, null, 5],
  pbRatio: [1, 2, 3, 1.5],
  byVwap: [],
  latest: {
    priceDate: '2024-01-03',
    periodEnd: null,
    capBasis: 'shares',
    peTtm: 5,
    pbRatio: 1.5,
    pePercentile: 50,
    pbPercentile: 50,
  },
  peTtmBands: { spans: [span(1, [4, 6, 8, 10, 12]), span(3, []), span(5, []), span(0, [4, 6, 8, 10, 12])], gaps: [] },
  pbRatioBands: { spans: [span(1, []), span(3, []), span(5, []), span(0, [])], gaps: [] },
  computing: false,
}

test('the longest span with enough samples stands while none is chosen, and its first day begins the picture', () => {
  expect(yearsOf(data, 'peTtm', undefined)).toBe(1)
  expect(yearsOf(data, 'pbRatio', undefined)).toBe(0)
  expect(yearsOf(data, 'peTtm', '3')).toBe(3)
  expect(yearsOf(data, 'peTtm', 'nonsense')).toBe(1)
  expect([beginOf(data, 1), beginOf(data, 3), beginOf(data, 0)]).toEqual([1, 0, 0])
})

test('price bands are the price at each multiple by the earnings known on the day; a loss is a gap in every band', () => {
  const lines = linesOf({
    data,
    figure: 'peTtm',
    span: span(0, [4, 6, 8, 10, 12]),
    begin: 0,
    of: 'price',
    nameOf: (percent) => String(percent),
  })
  expect(lines[0]?.points.map(([, value]) => value)).toEqual([10, 20, 30, 15])
  // Earnings a share are 1, 2, none and 3: at four times 4, 8, none and 12.
  expect(lines[1]?.points.map(([, value]) => value)).toEqual([4, 8, null, 12])
  expect(lines[5]?.points.map(([, value]) => value)).toEqual([12, 24, null, 36])
})
