import { expect, test, vi } from 'vitest'
import type { Mark } from './marks.ts'
import { wholePx } from './paint.ts'
import { makeReady, stepsBeside, stepsOf } from './steps.ts'
import { nearness } from './viewport.ts'

test('the steps beside a step are those that coming nearer and going away cross next', () => {
  for (let k = nearness(0.1); k < 13; k = nearness(k * 1.5)) {
    const [nearer, farther] = stepsBeside(k)
    expect(nearer).toBe(nearness(k * 1.42))
    expect(farther).toBe(nearness(k * 0.99))
    expect(nearness(nearer * 0.99)).toBe(k)
  }
})

test('a scene is made once at each step, and those beside it are made ready while nothing else goes on', () => {
  vi.useFakeTimers()
  const marks = vi.fn<(k: number) => Mark[]>((k) => [{ kind: 'circle', x: 0, y: 0, r: k }])
  const steps = stepsOf(marks)
  const whole = steps.at(1)
  makeReady(steps, 1)
  vi.runAllTimers()
  expect(marks.mock.calls.map(([k]) => k).toSorted((a, b) => a - b)).toEqual(
    [Math.SQRT1_2, 1, Math.SQRT2].map((k) => expect.closeTo(k, 9)),
  )
  const [nearer] = stepsBeside(1)
  expect(steps.ready(nearer)).toBeDefined()
  expect(steps.at(1)).toBe(whole)
  steps.at(nearer)
  expect(marks).toHaveBeenCalledTimes(3)
  // What is left behind is made no more.
  makeReady(steps, nearer)()
  vi.runAllTimers()
  expect(marks).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('words stand in whole px, never larger than they were fitted', () => {
  expect([11, 11.999_999_9, 12.4, 15.97, 0.3].map(wholePx)).toEqual([11, 12, 12, 15, 1])
})
