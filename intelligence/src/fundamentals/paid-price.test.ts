import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paidPriceOf, type Price } from './paid-price.ts'
import { capOf } from './valuation.ts'

/** A bank's day: 3.89 after dividends taken off, 5.4 paid; 200 million shares traded of 260 billion. */
const bar: Price = {
  close: 3.89,
  date: '2021-02-26',
  basis: 'forward-adjusted',
  basisDate: '2025-12-31',
  currency: 'CNY',
  amount: 1.08e9,
  volume: 2e8,
  turnoverRate: null,
  averagesBefore: [5.35, 5.42, 5.38],
}
const shares = { total: 3.5e11, float: 2.6e11, on: '2020-12-31' }

describe('what was paid', () => {
  test('COMP-06 a market value of adjusted prices was too small by every dividend since: it rests on the average price paid, marked', () => {
    expect(paidPriceOf(bar, shares)).toEqual({ price: 5.4, by: 'vwap' })
    expect(capOf(bar, shares)).toEqual({
      marketCap: 5.4 * 3.5e11,
      floatCap: 5.4 * 2.6e11,
      basis: 'vwap',
      floatBasis: 'vwap',
      countedOn: '2020-12-31',
      absence: null,
      floatAbsence: null,
    })
    expect(capOf({ ...bar, basis: 'traded' }, shares)).toMatchObject({ marketCap: 3.89 * 3.5e11, basis: 'shares' })
  })

  test('COMP-06 an adjusted close of the very day it is adjusted to was paid; without amount or volume, or of a close of zero, nothing is known', () => {
    expect(paidPriceOf({ ...bar, basisDate: bar.date, amount: null }, shares)).toEqual({ price: 3.89, by: 'close' })
    expect(paidPriceOf({ ...bar, basis: 'backward-adjusted', basisDate: bar.date, amount: null }, shares)).toBe(
      'PRICE_ADJUSTED',
    )
    for (const more of [{ amount: null }, { volume: null }, { amount: 0 }, { volume: 0 }])
      expect(paidPriceOf({ ...bar, ...more }, shares)).toBe('PRICE_ADJUSTED')
    expect(paidPriceOf({ ...bar, basis: 'traded', close: 0 }, shares)).toBe('PRICE_ADJUSTED')
    expect(capOf({ ...bar, amount: null }, shares)).toMatchObject({
      marketCap: null,
      basis: null,
      absence: 'PRICE_ADJUSTED',
    })
  })

  test('COMP-06 volume in lots instead of shares, or an amount unlike the days before, stands in for nothing', () => {
    const lots = { ...bar, volume: 2e6, averagesBefore: [] }
    expect(paidPriceOf(lots, shares)).toBe('AMOUNT_CONTRADICTS')
    expect(paidPriceOf({ ...lots, turnoverRate: 0.77 }, { ...shares, total: 2.6e10 })).toBe('AMOUNT_CONTRADICTS')
    expect(paidPriceOf({ ...bar, volume: 2e10, averagesBefore: [] }, shares)).toBe('AMOUNT_CONTRADICTS')
    expect(paidPriceOf({ ...bar, averagesBefore: [54, 53] }, shares)).toBe('AMOUNT_CONTRADICTS')
    expect(capOf(lots, shares)).toMatchObject({ marketCap: null, absence: 'AMOUNT_CONTRADICTS' })
    // Prices far below zero by additive adjustment: with a turnover rate the shares tell that the units are right,
    // without one nothing does.
    const negative = { ...bar, close: -260, amount: 1.41e9, volume: 4e7, averagesBefore: [] }
    expect(paidPriceOf({ ...negative, turnoverRate: 50 }, { total: 2.5e8, float: null, on: '2021-01-01' })).toEqual({
      price: 35.25,
      by: 'vwap',
    })
    expect(paidPriceOf(negative, null)).toBe('AMOUNT_CONTRADICTS')
  })

  test('COMP-06 a right count of a company whose dividends were taken off is no longer refused as contradicting what trades', () => {
    // Paid at 60, adjusted to 40: what trades is worth 1.4 times the adjusted whole.
    const dear: Price = { ...bar, close: 40, amount: 6e8, volume: 1e7, turnoverRate: 0.2, averagesBefore: [] }
    expect(capOf(dear, { total: 5.2e9, float: 5e9, on: '2020-12-31' })).toMatchObject({
      marketCap: 60 * 5.2e9,
      absence: null,
    })
    expect(capOf(dear, { total: 3e9, float: null, on: '2020-12-31' })).toMatchObject({
      marketCap: null,
      absence: 'SHARES_CONTRADICT',
    })
  })

  test('COMP-06 whatever was taken off or split later, the market value of a day is the same', () => {
    const price = fc.double({ min: 1, max: 500, noNaN: true })
    fc.assert(
      fc.property(
        price,
        fc.double({ min: 0.6, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        fc.integer({ min: 1_000_000, max: 900_000_000 }),
        (paid, factor, off, volume) => {
          const day = { ...bar, amount: paid * volume, volume, averagesBefore: [paid * 0.98, paid * 1.01] }
          const of = (close: number) => capOf({ ...day, close }, shares).marketCap
          expect(of(paid * factor)).toBeCloseTo(paid * 3.5e11, -3)
          expect(of(paid - off * paid)).toBe(of(paid * factor))
        },
      ),
    )
  })
})

/** Source files of workspaces, tests left out. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory()
      ? one.name === 'node_modules' || one.name === 'demo'
        ? []
        : sources(join(folder, one.name))
      : /\.tsx?$/.test(one.name) && !/\.test\.tsx?$/.test(one.name)
        ? [join(folder, one.name)]
        : [],
  )
}

test('COMP-06 nowhere but in worth() are prices and numbers of shares multiplied, in the program or in SQL', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const price = String.raw`(?:close|price|paid|vwap)`
  const count = String.raw`[\w.?\[\]]*(?:shares|Shares|sharesTotal)\w*`
  const product = new RegExp(
    String.raw`\b${price}\b\s*\*\s*(?:\w+\.)*${count}|\b(?:\w+\.)*${count}\s*\*\s*(?:\w+\.)*${price}\b`,
  )
  expect(product.test('bar.close * shares.total_shares')).toBe(true)
  const found = ['contract', 'intelligence', 'server', 'store', 'web']
    .flatMap((workspace) => sources(join(root, workspace, 'src')))
    .filter((file) => product.test(readFileSync(file, 'utf8')))
  expect(found.map((file) => file.slice(root.length + 1))).toEqual(['intelligence/src/fundamentals/paid-price.ts'])
})
