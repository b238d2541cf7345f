import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign, type Offer } from './assign.ts'

/** Most that any choice of offers is worth, each side in one pair at most: every choice tried. */
function most([first, ...rest]: readonly Offer[]): number {
  if (!first) return 0
  const without = rest.filter(({ from, to }) => from !== first.from && to !== first.to)
  return Math.max(most(rest), first.worth + most(without))
}

test('no other choice of pairs is worth more than a step for each sentence beyond, and no sentence stands in two', () => {
  const offer = fc.record({
    from: fc.integer({ min: 0, max: 4 }),
    to: fc.integer({ min: 0, max: 4 }),
    worth: fc.integer({ min: -30, max: 60 }).map((tenths) => tenths / 10),
  })
  const offers = fc.uniqueArray(offer, { maxLength: 14, selector: ({ from, to }) => `${from} ${to}` })
  fc.assert(
    fc.property(offers, (all) => {
      const pairs = assign(all)
      expect(new Set(pairs.values()).size).toBe(pairs.size)
      const worth = [...pairs].map(([from, to]) => all.find((one) => one.from === from && one.to === to)?.worth ?? -99)
      const sum = worth.reduce((total, one) => total + one, 0)
      expect(sum).toBeGreaterThanOrEqual(most(all) - 0.05 * 5 - 1e-9)
    }),
  )
})

test('a sentence gives way to one that has no other place, though it would be the likeliest', () => {
  const pairs = assign([
    { from: 0, to: 0, worth: 5 },
    { from: 0, to: 1, worth: 4 },
    { from: 1, to: 0, worth: 3 },
  ])
  expect([...pairs].toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ])
})
