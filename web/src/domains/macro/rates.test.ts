import { describe, expect, it } from 'vitest'
import { boundsOf, curvesOf, tenors } from './curve.ts'
import { latestOf, placeAt } from './latest.ts'

describe('last value of a series', () => {
  it('is the last there is, with the move from the one before it', () => {
    const latest = latestOf(['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'], [7, null, 7.14, null])
    expect(latest).toMatchObject({ day: '2024-01-04', value: 7.14 })
    expect(latest?.change).toBeCloseTo(0.14)
    expect(latest?.changeRate).toBeCloseTo(2)
  })
  it('has no move when it is the only one, and is absent when all are missing', () => {
    expect(latestOf(['2024-01-02'], [7])).toEqual({ day: '2024-01-02', value: 7, change: null, changeRate: null })
    expect(latestOf(['2024-01-02'], [null])).toBeUndefined()
    expect(latestOf([], [])).toBeUndefined()
  })
  it('knows no per-cent move from zero', () => {
    expect(latestOf(['2024-01-02', '2024-01-03'], [0, 1])).toEqual({
      day: '2024-01-03',
      value: 1,
      change: 1,
      changeRate: null,
    })
  })
})

describe('SHIBOR curve', () => {
  const days = ['2023-06-28', '2024-05-27', '2024-06-28']
  const columns = {
    valueCode: days,
    ...Object.fromEntries(tenors.map((tenor, at) => [tenor, days.map((_, day) => 1 + at / 10 + day)])),
  } as unknown as Parameters<typeof curvesOf>[0]

  it('POLICY-26 shows the last day, a month and a year before, overnight first', () => {
    const curves = curvesOf(columns)
    expect(curves.map(({ day }) => day)).toEqual(['2024-06-28', '2024-05-27', '2023-06-28'])
    expect(curves[0]?.rates[0]).toBe(3)
    expect(curves[0]?.rates).toHaveLength(8)
  })
  it('has as many curves as there are days to show, none without any', () => {
    expect(curvesOf({ ...columns, valueCode: [] })).toEqual([])
    expect(curvesOf({ ...columns, valueCode: ['2024-06-28'] })).toHaveLength(1)
  })
  it('is drawn between bounds that hold every value on a readable grid', () => {
    expect(boundsOf([{ day: '2024-06-28', rates: [1.43, null, 2.32] }])).toEqual({ low: 1.25, high: 2.5, step: 0.25 })
    expect(boundsOf([{ day: '2024-06-28', rates: [2, 2] }])).toMatchObject({ low: 2, high: 2.05 })
    expect(boundsOf([{ day: '2024-06-28', rates: [null] }])).toBeNull()
  })
})

describe('place of a day', () => {
  it('is that of the last day at or before it', () => {
    expect([placeAt(['2024-01-02', '2024-01-05'], '2024-01-04'), placeAt(['2024-01-02'], '2024-01-01')]).toEqual([
      0, -1,
    ])
  })
})
