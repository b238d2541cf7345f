import { expect, test } from 'vitest'
import { resizedLayout, steppedLayout } from './keyboardSteps.ts'

const item = (i: string, x: number, y: number, w = 8, h = 10) => ({ i, x, y, w, h, minW: 4, minH: 5 })
const two = [item('a', 0, 0), item('b', 8, 0)]
const at = (layout: readonly { i: string; x: number; y: number; w: number; h: number }[], tile: string) => {
  const { x, y, w, h } = layout.find(({ i }) => i === tile) ?? item('', -1, -1)
  return { x, y, w, h }
}

test('SHELL-20 an arrow moves a tile by one column, and stops at the edges', () => {
  expect(at(steppedLayout(two, 'b', [1, 0], 24), 'b')).toMatchObject({ x: 9, y: 0 })
  expect(steppedLayout(two, 'a', [-1, 0], 24)).toBe(two)
  expect(steppedLayout([item('a', 16, 0)], 'a', [1, 0], 24)).toEqual([item('a', 16, 0)])
})

test('SHELL-20 down and up go past the neighbour where one step would fall back', () => {
  const column = [item('a', 0, 0), item('b', 0, 10)]
  const down = steppedLayout(column, 'a', [0, 1], 24)
  expect([at(down, 'a').y, at(down, 'b').y]).toEqual([10, 0])
  const up = steppedLayout(down, 'a', [0, -1], 24)
  expect([at(up, 'a').y, at(up, 'b').y]).toEqual([0, 10])
})

test('SHELL-20 a tile is resized within the grid and never under its smallest size', () => {
  expect(at(resizedLayout(two, 'b', [1, 0], 24), 'b')).toMatchObject({ x: 8, w: 9 })
  expect(at(resizedLayout([item('a', 16, 0)], 'a', [1, 0], 24), 'a')).toMatchObject({ x: 16, w: 8 })
  expect(at(resizedLayout([item('a', 0, 0, 4, 5)], 'a', [-1, 0], 24), 'a')).toMatchObject({ w: 4, h: 5 })
  // What it grows into makes way.
  expect(at(resizedLayout([item('a', 0, 0), item('b', 0, 10)], 'a', [0, 1], 24), 'b')).toMatchObject({ y: 11 })
})
