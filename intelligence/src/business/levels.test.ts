import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedTwice } from './levels.ts'

const part = (name: string, revenue: number | null, elimination = false) => ({ name, revenue, elimination })
const names = (found: readonly { name: string }[] | null) => found && found.map((one) => one.name)

test('COMP-33 a country and a city of it no longer count as two parts: the fewest without which the rest is the report’s revenue', () => {
  // The city is part of the country, and the rest of the country is not told apart.
  expect(names(countedTwice([part('国内', 900), part('某市', 800), part('国外', 100)], 1000))).toEqual(['某市'])
  // The country beside all its provinces.
  expect(
    names(countedTwice([part('国内', 1000), part('甲省', 600), part('乙省', 300), part('丙省', 100)], 1000)),
  ).toEqual(['国内'])
  // Two levels above.
  expect(
    names(
      countedTwice(
        [
          part('内销', 450),
          part('出口', 550),
          part('华东', 300),
          part('华南', 150),
          part('亚洲', 400),
          part('非洲', 150),
        ],
        1000,
      ),
    ),
  ).toEqual(['内销', '出口'])
})

test('COMP-33 parts that add up to the whole, with what is eliminated, are all of one level; an excess that no set explains, or that two explain alike, is told', () => {
  expect(countedTwice([part('a', 600), part('b', 500), part('抵销', -100, true)], 1000)).toEqual([])
  expect(countedTwice([part('a', 700), part('b', 305)], 1000)).toEqual([])
  expect(countedTwice([part('a', 700), part('b', 200)], null)).toEqual([])
  expect(countedTwice([part('a', 700), part('b', 700)], 1000)).toBeNull()
  expect(countedTwice([part('a', 1000), part('b', 200), part('c', 200), part('d', 600)], 1200)).toBeNull()
})

test('COMP-33 whatever parts there are, what is left without those counted twice is the whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (revenues, whole) => {
        const parts = revenues.map((revenue, at) => part(`${at}`, revenue))
        const twice = countedTwice(parts, whole)
        if (!twice || twice.length === 0) return
        const left = parts.filter((one) => !twice.includes(one)).reduce((sum, one) => sum + (one.revenue ?? 0), 0)
        expect(Math.abs(left / whole - 1)).toBeLessThanOrEqual(0.001)
      },
    ),
  )
})
