import { expect, test } from 'vitest'
import { alignedScales, labelled, quarterLayout, scaleOf } from './layout.ts'
import { linesLayout } from './lines.ts'
import { chosenQuarter } from './quarter.ts'

test('COMP-04 the latest quarter is chosen unless another one that there is was asked for', () => {
  const keys = ['2024Q3', '2024Q4', '2025Q1']
  expect([
    chosenQuarter(keys, ''),
    chosenQuarter(keys, '2024Q3'),
    chosenQuarter(keys, '2019Q1'),
    chosenQuarter([], ''),
  ]).toEqual(['2025Q1', '2024Q3', '2025Q1', undefined])
})

test('an axis has round steps, holds every value and zero', () => {
  expect(scaleOf([12, 108.4]).ticks).toEqual([0, 40, 80, 120])
  expect(scaleOf([-3, 9]).ticks).toEqual([-4, 0, 4, 8, 12])
  expect(scaleOf([]).ticks).toEqual([0, 1])
  for (const values of [[1e-7, 3e-7], [5e12], [-1e9, -2e9]]) {
    const { low, high, ticks } = scaleOf(values)
    expect(low <= Math.min(0, ...values) && high >= Math.max(0, ...values)).toBe(true)
    expect(ticks.length).toBeLessThan(8)
  }
})

test('both axes have their zero at the same height, also where one of them goes below', () => {
  const { left, right } = alignedScales([10, 120], [-4, 8])
  const zero = (scale: { low: number; high: number }) => -scale.low / (scale.high - scale.low)
  expect(zero(left)).toBeCloseTo(zero(right), 9)
  expect(left.ticks).toContain(0)
})

test('COMP-10 bars stand on zero, a loss hangs below it, what is missing is not drawn and breaks the line', () => {
  const { places, lines, yLeft, yRight } = quarterLayout(
    [
      { key: '2024Q1', left: 100, right: 10, line: 8 },
      { key: '2024Q2', left: null, right: null, line: null },
      { key: '2024Q3', left: 50, right: -5, line: -4 },
      { key: '2024Q4', left: 0, right: 1, line: 1 },
    ],
    { width: 400, height: 200 },
  )
  expect(places.map((one) => [one.x, one.width])).toEqual([
    [0, 100],
    [100, 100],
    [200, 100],
    [300, 100],
  ])
  const [first, missing, loss, zero] = places
  expect(first?.left && first.left.y + first.left.height).toBeCloseTo(yLeft(0), 6)
  expect([missing?.left, missing?.right, missing?.point]).toEqual([null, null, null])
  expect(loss?.right?.y).toBeCloseTo(yRight(0), 6)
  expect(zero?.left?.height).toBe(0)
  expect(lines.map((line) => line.length)).toEqual([1, 2])
  for (const { left, right, x, width } of places)
    for (const bar of [left, right])
      if (bar)
        expect(bar.x >= x && bar.x + bar.width <= x + width && bar.y >= 0 && bar.y + bar.height <= 200.001).toBe(true)
})

test('names below the chart are as many as fit, the last always among them', () => {
  expect(labelled(8, 4)).toEqual([1, 3, 5, 7])
  expect(labelled(3, 10)).toEqual([0, 1, 2])
  expect(labelled(0, 4)).toEqual([])
})

test('a line is broken where a quarter is missing, and its axis holds zero', () => {
  const { lines, scale, y } = linesLayout(
    [
      { key: 'a', values: [3, 4, null] },
      { key: 'b', values: [null, 8, 9] },
    ],
    { width: 300, height: 100 },
  )
  expect(scale.low).toBe(0)
  expect(lines.map((line) => line.parts.map((part) => part.map((point) => point.x)))).toEqual([
    [[50, 150]],
    [[150, 250]],
  ])
  expect([y(scale.high), y(0)]).toEqual([0, 100])
})
