import { expect, test } from 'vitest'
import { possibleSizes, sizesOf } from './sizes.ts'

const of = (companyId: string, marketCap: number | null, floatCap: number | null) => ({
  companyId,
  marketCap,
  floatCap,
})

test('PORT-01 areas follow the measure that is known of most; what has none is drawn as the smallest and counted', () => {
  const rows = [of('a', 900, 10), of('b', 300, null), of('c', null, null)]
  expect(sizesOf(rows, undefined)).toEqual({
    kind: 'marketCap',
    areas: new Map([
      ['a', 900],
      ['b', 300],
      ['c', 300],
    ]),
    unknown: 1,
  })
  expect(sizesOf(rows, 'floatCap')).toEqual({
    kind: 'floatCap',
    areas: new Map([
      ['a', 10],
      ['b', 10],
      ['c', 10],
    ]),
    unknown: 2,
  })
})

test('PORT-01 where market values are known of fewer than half, or of none that was asked for, the areas are equal', () => {
  expect(sizesOf([of('a', 900, null), of('b', null, null), of('c', null, null)], undefined)).toMatchObject({
    kind: 'equal',
    unknown: 0,
  })
  expect(sizesOf([of('a', null, null)], 'marketCap').areas).toEqual(new Map([['a', 1]]))
  expect(sizesOf([of('a', 5, 5)], 'equal').kind).toBe('equal')
  expect(sizesOf([], undefined)).toEqual({ kind: 'equal', areas: new Map(), unknown: 0 })
})

test('PORT-01 a measure can be chosen only where it is known of some company', () => {
  expect(possibleSizes([of('a', null, 5), of('b', null, null)])).toEqual(['floatCap', 'equal'])
})
