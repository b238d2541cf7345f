import { expect, test } from 'vitest'
import { placeLabels } from './pinLabels.ts'

const pane = { width: 300, height: 120 }

test('a label at the edge of the chart stands inside it', () => {
  const [left, right, top] = placeLabels(
    [
      { x: 4, y: 80, width: 60, above: true },
      { x: 298, y: 80, width: 60, above: true },
      { x: 150, y: 5, width: 60, above: true },
    ],
    pane,
  )
  expect(left).toMatchObject({ x: 0 })
  expect(right).toMatchObject({ x: 240 })
  expect(top).toMatchObject({ y: 0 })
})

test('labels of neighbouring bars stand beyond one another, never over one another', () => {
  const [one, other] = placeLabels(
    [
      { x: 100, y: 90, width: 60, above: true },
      { x: 120, y: 90, width: 60, above: true },
    ],
    pane,
  )
  expect(one && other && other.y + other.height <= one.y).toBe(true)
})

test('a label of risk stands above its bar, one of opportunity below', () => {
  const [above, below] = placeLabels(
    [
      { x: 60, y: 60, width: 40, above: true },
      { x: 220, y: 60, width: 40, above: false },
    ],
    pane,
  )
  expect(above && above.y + above.height < 60).toBe(true)
  expect(below && below.y > 60).toBe(true)
})

test('a label out of sight, or without room, is left out', () => {
  expect(placeLabels([{ x: -10, y: 60, width: 40, above: true }], pane)).toEqual([null])
  expect(
    placeLabels(
      [1, 2, 3].map(() => ({ x: 50, y: 2, width: 40, above: true })),
      { width: 300, height: 15 },
    ).filter((one) => one === null),
  ).toHaveLength(2)
})
