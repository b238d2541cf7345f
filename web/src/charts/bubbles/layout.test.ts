import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutBubbles } from './layout.ts'
import type { Placed } from './layout.ts'
import { bubbleSize, largestCap } from './size.ts'

const cap = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 1, max: 3e13, noNaN: true }), fc.constant(5e9))
const sets = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), cap }), {
  minLength: 1,
  maxLength: 70,
  selector: ({ id }) => id,
})
const panes = fc.record({ width: fc.integer({ min: 40, max: 2200 }), height: fc.integer({ min: 40, max: 1300 }) })

/** How far the worst pair reaches into each other, in px; negative where all stand apart. */
function worstOverlap(placed: readonly Placed[]): number {
  let worst = -Infinity
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1))
      worst = Math.max(worst, one.r + other.r - Math.hypot(one.x - other.x, one.y - other.y))
  return worst
}
/** A market of so many, the same every time: few large, many small, some unknown. */
function market(count: number): { id: string; cap: number | null }[] {
  let state = 11
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    cap: at % 17 === 16 ? null : Math.exp(next() * 5) * 1e9,
  }))
}
const shift = (before: readonly Placed[], after: readonly Placed[]) =>
  after.flatMap((one) => {
    const was = before.find(({ id }) => id === one.id)
    return was ? [Math.hypot(one.x - was.x, one.y - was.y)] : []
  })

test('THEME-05 a bubble is cap / max × 50 + 10: 60 for the largest, 10 where the cap or every cap is missing', () => {
  expect([
    bubbleSize(400, 400),
    bubbleSize(100, 400),
    bubbleSize(null, 400),
    bubbleSize(0, 400),
    bubbleSize(-3, 400),
    bubbleSize(Number.NaN, 400),
    bubbleSize(100, 0),
  ]).toEqual([60, 22.5, 10, 10, 10, 10, 10])
  expect([largestCap([{ cap: 3 }, { cap: null }, { cap: 9 }]), largestCap([{ cap: null }]), largestCap([])]).toEqual([
    9, 0, 0,
  ])
  fc.assert(
    fc.property(
      fc.double({ min: 1e-3, max: 1e14, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e14, noNaN: true }),
      (one, other) => {
        const size = bubbleSize(Math.min(one, other), Math.max(one, other))
        expect(size).toBeGreaterThanOrEqual(10)
        expect(size).toBeLessThanOrEqual(60)
      },
    ),
  )
})

test('THEME-05 all bubbles of any set stand inside any pane, sized by one factor, none over another', () => {
  fc.assert(
    fc.property(sets, panes, (items, pane) => {
      const { placed } = layoutBubbles(items, pane)
      expect(placed.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      const max = largestCap(items)
      const sizes = new Map(items.map((item) => [item.id, bubbleSize(item.cap, max)]))
      const factor = (placed[0]?.r ?? 0) / (sizes.get(placed[0]?.id ?? '') ?? 1)
      expect(factor).toBeGreaterThan(0)
      for (const { id, x, y, r } of placed) {
        expect(r / (sizes.get(id) ?? 1)).toBeCloseTo(factor, 9)
        expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(-1e-6)
        expect(x + r).toBeLessThanOrEqual(pane.width + 1e-6)
        expect(y + r).toBeLessThanOrEqual(pane.height + 1e-6)
      }
      expect(worstOverlap(placed)).toBeLessThanOrEqual(1e-6)
    }),
    { numRuns: 60 },
  )
})

test('bubbles that stood anywhere before, even all in one place, stand apart afterwards', () => {
  const spot = fc.double({ min: -400, max: 400, noNaN: true })
  fc.assert(
    fc.property(
      sets,
      panes,
      fc.array(fc.tuple(spot, spot), { minLength: 70, maxLength: 70 }),
      fc.boolean(),
      (items, pane, spots, together) => {
        const before = new Map(
          items.map(({ id }, at) => [
            id,
            { x: together ? 3 : (spots[at]?.[0] ?? 0), y: together ? 3 : (spots[at]?.[1] ?? 0) },
          ]),
        )
        expect(worstOverlap(layoutBubbles(items, pane, before).placed)).toBeLessThanOrEqual(1e-6)
      },
    ),
    { numRuns: 40 },
  )
})

test('bubbles do not jump: read again, with caps a little changed, or with one more, each stays within a few px', () => {
  const pane = { width: 900, height: 600 }
  const items = market(60)
  const first = layoutBubbles(items, pane)
  expect(layoutBubbles(items, pane)).toEqual(first)
  expect(Math.max(...shift(first.placed, layoutBubbles(items, pane, first.spots).placed))).toBeLessThan(1)
  const later = layoutBubbles(
    items.map((item, at) => ({ ...item, cap: item.cap === null ? null : item.cap * (1 + ((at % 5) - 2) / 200) })),
    pane,
    first.spots,
  )
  expect(Math.max(...shift(first.placed, later.placed))).toBeLessThan(8)
  const more = layoutBubbles([...items, { id: 'new', cap: 9e9 }], pane, first.spots)
  expect(more.placed).toHaveLength(61)
  const moved = shift(first.placed, more.placed).toSorted((a, b) => a - b)
  expect(moved[Math.floor(moved.length / 2)]).toBeLessThan(pane.width * 0.06)
})

test('two thousand bubbles use at least two fifths of the pane', () => {
  const pane = { width: 1300, height: 760 }
  const { placed } = layoutBubbles(market(2000), pane)
  expect(placed.reduce((sum, { r }) => sum + Math.PI * r ** 2, 0) / (pane.width * pane.height)).toBeGreaterThan(0.4)
  expect(worstOverlap(placed)).toBeLessThanOrEqual(1e-6)
})

test('nothing to place, or no room, is no bubble', () => {
  expect(layoutBubbles([], { width: 100, height: 100 }).placed).toEqual([])
  expect(layoutBubbles([{ id: 'a', cap: 1 }], { width: 0, height: 100 }).placed).toEqual([])
})
