import { expect, test } from 'vitest'
import type { MarketFigures } from './market.ts'
import { changeOn, inMarketOn, tradeDateOf } from './traded.ts'

const stock = (
  priceDate: string | null,
  changeRate: number | null,
  listingStatus: MarketFigures['listingStatus'] = null,
) => ({ priceDate, changeRate, listingStatus }) as MarketFigures

test('IND-11 the day of a market is the last on which any of its stocks traded, and a change of another day is none of that day', () => {
  const [fresh, halted, never] = [stock('2024-01-05', 2), stock('2024-01-03', -4), stock(null, null)]
  expect(
    tradeDateOf(
      new Map([
        ['a', halted],
        ['b', fresh],
        ['c', never],
      ]),
    ),
  ).toBe('2024-01-05')
  expect(tradeDateOf(new Map([['c', never]]))).toBeNull()
  expect([fresh, halted, never, undefined].map((one) => changeOn(one, '2024-01-05'))).toEqual([2, null, null, null])
  expect(changeOn(never, null)).toBeNull()
})

test('IND-11 a delisted company is no part of its market, nor one that nobody traded for over a year; one halted for months, or never traded, still is', () => {
  const day = '2024-01-05'
  expect(
    [
      stock(day, 1),
      stock('2023-01-05', 1, 'suspended'),
      stock('2023-01-04', 1),
      stock('2023-01-03', 1),
      stock(day, 1, 'delisted'),
      stock(null, null),
    ].map((one) => inMarketOn(one, day)),
  ).toEqual([true, true, true, false, false, true])
  expect(inMarketOn(stock('2000-01-05', 1), null)).toBe(true)
})
