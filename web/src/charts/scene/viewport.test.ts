import fc from 'fast-check'
import { expect, test } from 'vitest'
import { held, moved, nearness, NEAREST, revealing, under, whole, wholeK, zoomed } from './viewport.ts'

const size = fc.record({ width: fc.integer({ min: 50, max: 2000 }), height: fc.integer({ min: 50, max: 1200 }) })
const seens = fc.record({
  pane: size,
  content: fc.record({ width: fc.integer({ min: 50, max: 9000 }), height: fc.integer({ min: 50, max: 9000 }) }),
})

test('however one zooms and pans, the picture stays in its pane, neither smaller than whole nor nearer than the nearest', () => {
  const act = fc.oneof(
    fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: 0, max: 2000 }),
      y: fc.integer({ min: 0, max: 1200 }),
    }),
    fc.record({ dx: fc.integer({ min: -5000, max: 5000 }), dy: fc.integer({ min: -5000, max: 5000 }) }),
  )
  fc.assert(
    fc.property(seens, fc.array(act, { maxLength: 12 }), (seen, acts) => {
      let view = whole(seen)
      for (const one of acts) {
        view = 'factor' in one ? zoomed(view, one.factor, one, seen) : moved(view, one.dx, one.dy, seen)
        expect(view.k).toBeGreaterThanOrEqual(wholeK(seen) - 1e-9)
        expect(view.k).toBeLessThanOrEqual(NEAREST)
        for (const [offset, pane, content] of [
          [view.x, seen.pane.width, seen.content.width * view.k],
          [view.y, seen.pane.height, seen.content.height * view.k],
        ] as const) {
          expect(offset).toBeLessThanOrEqual(Math.max(0, (pane - content) / 2) + 1e-6)
          expect(offset + content).toBeGreaterThanOrEqual(Math.min(pane, (pane + content) / 2) - 1e-6)
        }
      }
    }),
  )
})

test('the point under the pointer stays under it while one zooms in', () => {
  const seen = { pane: { width: 800, height: 600 }, content: { width: 800, height: 600 } }
  const point = { x: 300, y: 200 }
  const near = zoomed(whole(seen), 2, point, seen)
  expect(under(near, point)).toEqual(under(whole(seen), point))
  expect(near.k).toBe(2)
  expect(zoomed(near, 0.01, point, seen)).toEqual(whole(seen))
})

test('a thing out of sight is brought into it, one in sight moves nothing', () => {
  const seen = { pane: { width: 400, height: 300 }, content: { width: 2000, height: 2000 } }
  const near = held({ k: 1, x: 0, y: 0 }, seen)
  const box = { x: 1500, y: 900, width: 60, height: 40 }
  const there = revealing(near, box, seen)
  expect(box.x + there.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width + there.x).toBeLessThanOrEqual(400)
  expect(revealing(there, box, seen)).toEqual(there)
})

test('nearness goes in two steps to a doubling, and never above what is seen', () => {
  expect([1, 1.1, 1.5, 2, 8].map((k) => Math.round(nearness(k) * 100))).toEqual([100, 100, 141, 200, 800])
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: NEAREST, noNaN: true }), (k) => {
      expect(nearness(k)).toBeLessThanOrEqual(k * 1.0001)
      expect(nearness(k)).toBeGreaterThan(k / 1.42)
    }),
  )
})
