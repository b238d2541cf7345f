import { expect, test } from 'vitest'
import { FULL_MOVE, heatOf, heatOfChange, heatToken } from './heat.ts'

test('A15 seven bands: the ends belong to the stronger one, and only nothing is neutral', () => {
  expect([-100, -70, -69.9, -50, -49.9, -0.01, 0, 0.01, 49.9, 50, 69.9, 70, 100].map(heatOf)).toEqual([
    -3, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 3,
  ])
})

test('A15 a change is measured against a full move, and its colour follows the colour type by its name', () => {
  expect([-FULL_MOVE, -0.01, 0, FULL_MOVE / 2, 3.5].map(heatOfChange)).toEqual([-3, -1, 0, 2, 3])
  expect([-3, -1, 0, 2].map((heat) => heatToken(heat as -3 | -1 | 0 | 2))).toEqual([
    '--heat-fall-3',
    '--heat-fall-1',
    '--heat-flat',
    '--heat-rise-2',
  ])
})
