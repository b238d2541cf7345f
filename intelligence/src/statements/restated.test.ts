import { expect, test } from 'vitest'
import { isRestated } from './restated.ts'

test('another rounding of a figure is no restatement, another figure is', () => {
  expect(isRestated(31_573_928_500, 31_573_930_000)).toBe(false)
  expect(isRestated(31_573_928_500, 31_580_000_000)).toBe(true)
  expect([isRestated(0, 0), isRestated(-5, -5), isRestated(-5, 5), isRestated(0, 1)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
