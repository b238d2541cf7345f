import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'
import { stackEnds, type Line } from './lines.ts'

const line = (key: string, ...values: (number | null)[]): Line => ({
  key,
  name: key,
  points: values.map((value, at) => [`2026-03-0${at + 1}`, value] as const),
})

test('OPINION-15 the axis of columns over one another reaches their sum, not the largest of them', () => {
  const lines = [line('many', 13, 4), line('empty', 9, null), line('neutral', 5, 2)]
  expect(axisOf(stackEnds(lines), 'count')).toEqual({ low: 0, high: 40, step: 20 })
  // Of the largest alone it would have ended at 15, and twelve posts of the first day would not have been seen.
  expect(Math.max(...stackEnds(lines).map(Number))).toBe(27)
})

test('without a value there is no axis, and columns begin at nothing', () => {
  expect(axisOf(stackEnds([line('many', null)]), 'count')).toBeNull()
  expect(axisOf(stackEnds([line('many', 7, 9)]), 'count')?.low).toBe(0)
})
