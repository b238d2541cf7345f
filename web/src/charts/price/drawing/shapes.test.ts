import { expect, test } from 'vitest'
import { drawingAt, moved, partAt, withAnchor } from './shapes.ts'
import type { Shape } from './shapes.ts'

const trend: Shape = {
  kind: 'trend',
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ],
  text: '',
}
const level: Shape = { kind: 'level', points: [{ x: 50, y: 40 }], text: '' }
const range: Shape = {
  kind: 'range',
  points: [
    { x: 80, y: 90 },
    { x: 20, y: 10 },
  ],
  text: '',
}

test('a line is met near it and not past its ends, a level anywhere along it, a range inside, each by its points first', () => {
  expect([partAt(trend, { x: 50, y: 54 }, 6), partAt(trend, { x: 50, y: 70 }, 6)]).toEqual(['body', null])
  expect([partAt(trend, { x: 101, y: 99 }, 6), partAt(trend, { x: 130, y: 130 }, 6)]).toEqual([1, null])
  expect([partAt(level, { x: 900, y: 43 }, 6), partAt(level, { x: 50, y: 60 }, 6)]).toEqual(['body', null])
  expect([
    partAt(range, { x: 50, y: 50 }, 6),
    partAt(range, { x: 20, y: 12 }, 6),
    partAt(range, { x: 5, y: 50 }, 6),
  ]).toEqual(['body', 1, null])
})

test('of several at one place the latest drawn is met', () => {
  const all = [
    { id: 'a', shape: range },
    { id: 'b', shape: level },
  ]
  expect(drawingAt(all, { x: 50, y: 41 }, 6)?.drawing.id).toBe('b')
  expect(drawingAt(all, { x: 50, y: 70 }, 6)?.drawing.id).toBe('a')
  expect(drawingAt(all, { x: 500, y: 70 }, 6)).toBeNull()
  // A range drawn over a level does not hide it.
  const covered = all.toReversed()
  expect(drawingAt(covered, { x: 50, y: 41 }, 6)?.drawing.id).toBe('b')
  expect(drawingAt(covered, { x: 50, y: 70 }, 6)?.drawing.id).toBe('a')
})

const days = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']

test('a drawing moves by bars and price as a whole and stays on the bars', () => {
  const drawing = {
    anchors: [
      { date: '2024-01-02', price: 10 },
      { date: '2024-01-04', price: 12 },
    ],
  }
  expect(moved(drawing, 1, 0.5, days).anchors).toEqual([
    { date: '2024-01-03', price: 10.5 },
    { date: '2024-01-05', price: 12.5 },
  ])
  // Neither of its points leaves the bars: the shape stays what it was.
  expect(moved(drawing, 9, 0, days).anchors.map(({ date }) => date)).toEqual(['2024-01-03', '2024-01-05'])
  expect(moved(drawing, -9, 0, days).anchors).toEqual(drawing.anchors)
  expect(withAnchor(drawing, 1, { date: '2024-01-05', price: 9 }).anchors[1]).toEqual({ date: '2024-01-05', price: 9 })
})
