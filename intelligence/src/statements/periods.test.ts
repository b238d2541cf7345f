import { expect, test } from 'vitest'
import { figureOf, growthOf, monthsBefore, type Reported } from './periods.ts'

const money = (periodEnd: string, months: number, value: number, unit = 'CNY'): Reported => ({
  periodEnd,
  months,
  value,
  unit,
})
const year = [
  money('2023-03-31', 3, 100),
  money('2023-06-30', 6, 230),
  money('2023-09-30', 9, 390),
  money('2023-12-31', 12, 600),
]

test('FINREP-11 a quarter is the difference of two cumulative figures of one fiscal year', () => {
  expect(
    ['2023-03-31', '2023-06-30', '2023-09-30', '2023-12-31'].map((end) => figureOf(year, end, 'quarter').value),
  ).toEqual([100, 130, 160, 210])
  expect(figureOf(year, '2023-06-30', 'quarter')).toMatchObject({
    formula: 'difference',
    months: 3,
    inputs: [{ sign: 1 }, { sign: -1 }],
  })
  // Across a year's end nothing is taken away: the first quarter needs none.
  expect(figureOf([money('2022-12-31', 12, 999), ...year], '2023-03-31', 'quarter')).toMatchObject({
    value: 100,
    formula: 'reported',
  })
})

test('a quarter without the figure before it is missing, with the reason', () => {
  const gap = [money('2023-03-31', 3, 100), money('2023-09-30', 9, 390)]
  expect(figureOf(gap, '2023-09-30', 'quarter')).toMatchObject({ value: null, absence: 'NO_EARLIER_PERIOD' })
  expect(figureOf(gap, '2023-06-30', 'quarter')).toMatchObject({ value: null, absence: 'NOT_REPORTED' })
})

test('twelve months: a year as reported, else the year so far and the last year less its same part, else four quarters', () => {
  expect(figureOf(year, '2023-12-31', 'ttm')).toMatchObject({ value: 600, formula: 'reported' })
  const next = [...year, money('2024-03-31', 3, 150)]
  expect(figureOf(next, '2024-03-31', 'ttm')).toMatchObject({ value: 650, formula: 'year-and-difference', months: 12 })
  const quarters = ['2023-03-31', '2023-06-30', '2023-09-30', '2023-12-31'].map((end, at) =>
    money(end, 3, (at + 1) * 10),
  )
  expect(figureOf(quarters, '2023-12-31', 'ttm')).toMatchObject({ value: 100, formula: 'sum-of-quarters' })
  expect(figureOf(quarters.slice(1), '2023-12-31', 'ttm')).toMatchObject({ value: null, absence: 'NOT_FOUR_QUARTERS' })
})

test('fiscal years that end in January, and of 52 and 53 weeks, meet', () => {
  const own = [
    money('2024-01-28', 12, 60),
    money('2024-04-28', 3, 26),
    money('2023-04-30', 3, 7),
    money('2023-07-30', 6, 20),
    money('2024-07-28', 6, 56),
  ]
  expect(figureOf(own, '2024-07-28', 'quarter').value).toBe(30)
  expect(figureOf(own, '2024-04-28', 'ttm').value).toBe(79)
})

test('balances are the same in every basis; ratios are not added up; units are not mixed', () => {
  const balance = [money('2023-12-31', 0, 5)]
  for (const basis of ['cumulative', 'quarter', 'ttm'] as const)
    expect(figureOf(balance, '2023-12-31', basis).value).toBe(5)
  const ratio = year.map((one) => ({ ...one, unit: 'percent' }))
  expect(figureOf(ratio, '2023-06-30', 'quarter')).toMatchObject({ value: null, absence: 'NOT_ADDITIVE' })
  expect(figureOf(ratio, '2023-06-30', 'cumulative').value).toBe(230)
  expect(
    figureOf([money('2023-03-31', 3, 1, 'USD'), money('2023-06-30', 6, 9)], '2023-06-30', 'quarter'),
  ).toMatchObject({ value: null, absence: 'OTHER_UNITS' })
})

test('growth is against the same time a year before, and only from above zero', () => {
  const now = figureOf([money('2024-06-30', 6, 150)], '2024-06-30', 'cumulative')
  expect(growthOf(now, figureOf([money('2023-06-30', 6, 100)], '2023-06-30', 'cumulative'))).toBe(50)
  for (const before of [
    money('2023-06-30', 6, -100),
    money('2023-06-30', 6, 0),
    money('2023-06-30', 3, 100),
    money('2023-06-30', 6, 100, 'USD'),
  ]) {
    expect(growthOf(now, figureOf([before], '2023-06-30', 'cumulative'))).toBeNull()
  }
})

test('months before a day keep the ends of months', () => {
  expect([
    monthsBefore('2024-05-31', 3),
    monthsBefore('2024-03-31', 12),
    monthsBefore('2024-02-29', 12),
    monthsBefore('2024-07-28', 3),
    monthsBefore('2024-01-31', 1),
  ]).toEqual(['2024-02-29', '2023-03-31', '2023-02-28', '2024-04-28', '2023-12-31'])
})
