import fc from 'fast-check'
import { verticalCompactor } from 'react-grid-layout/core'
import type { Layout } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import { droppedLayout, heldLayout } from './dragSteps.ts'

const item = (i: string, x: number, y: number, w = 8, h = 10) => ({ i, x, y, w, h, minW: 4, minH: 5 })
const at = (layout: Layout, tile: string) => {
  const { x, y, w, h } = layout.find(({ i }) => i === tile) ?? item('', -1, -1)
  return [x, y, w, h]
}
const boxes = (layout: Layout) => layout.map(({ i }) => at(layout, i).join()).toSorted()
const three = [item('a', 0, 0), item('b', 8, 0, 16), item('c', 0, 10, 24)]

test('a tile let go over another takes its place and size, and gives its own: all else stays', () => {
  const after = droppedLayout(three, 'a', 9, 1, 24)
  expect([at(after, 'a'), at(after, 'b'), at(after, 'c')]).toEqual([
    [8, 0, 16, 10],
    [0, 0, 8, 10],
    [0, 10, 24, 10],
  ])
  expect(boxes(after)).toEqual(boxes(three))
  // While it is held it keeps its size.
  expect(at(heldLayout(three, after, 'a', 24), 'a')).toEqual([8, 0, 8, 10])
})

test('where the other place is too small, the corners are exchanged and nothing lies over anything', () => {
  const narrow = [item('a', 0, 0, 20), { ...item('b', 20, 0, 4), minW: 4 }]
  const large = [{ ...item('a', 0, 0, 20), minW: 12 }, narrow[1] ?? item('b', 20, 0, 4)]
  const after = droppedLayout(large, 'a', 4, 0, 24)
  expect(at(after, 'a').slice(2)).toEqual([20, 10])
  expect(at(after, 'b').slice(2)).toEqual([4, 10])
})

test('on free ground a tile stays; over the edge of another it goes beside it; with no ground near it goes back', () => {
  const loose = [item('a', 0, 0), item('b', 12, 0)]
  expect(at(droppedLayout(loose, 'b', 16, 0, 24), 'b')).toEqual([16, 0, 8, 10])
  expect(at(droppedLayout(loose, 'b', 6, 0, 24), 'b')).toEqual([8, 0, 8, 10])
  const full = [item('a', 0, 0), item('b', 8, 0), item('c', 16, 0), item('d', 0, 10, 24)]
  expect(boxes(droppedLayout(full, 'a', 4, 3, 24))).toEqual(boxes(full))
})

test('however a tile is let go, none lies over another, none is lost, and none could stand higher', () => {
  const layouts = fc
    .array(
      fc.record({
        x: fc.integer({ min: 0, max: 20 }),
        w: fc.integer({ min: 4, max: 24 }),
        h: fc.integer({ min: 5, max: 14 }),
      }),
      {
        minLength: 2,
        maxLength: 9,
      },
    )
    .map((all) =>
      verticalCompactor.compact(
        all.map(({ x, w, h }, n) => item(String(n), Math.min(x, 24 - Math.min(w, 24)), n * 20, w, h)),
        24,
      ),
    )
  fc.assert(
    fc.property(
      layouts,
      fc.nat(),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 60 }),
      (begun, which, x, y) => {
        const tile = String(which % begun.length)
        const after = droppedLayout(begun, tile, Math.min(x, 24 - (at(begun, tile)[2] ?? 1)), y, 24)
        expect(after.map(({ i }) => i).toSorted()).toEqual(begun.map(({ i }) => i).toSorted())
        for (const a of after) {
          expect(a.x + a.w).toBeLessThanOrEqual(24)
          for (const b of after)
            expect(a === b || a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h).toBe(true)
        }
        expect(
          boxes(
            verticalCompactor.compact(
              after.map((one) => ({ ...one })),
              24,
            ),
          ),
        ).toEqual(boxes(after))
      },
    ),
  )
})
