import { expect, test } from 'vitest'
import { addEdits, complete, editsText, inOrder, layoutsOf, moved, stepped, withEdits } from './layouts.ts'
import type { Place } from './layouts.ts'

const place = (i: string, x: number, y: number, w = 6, h = 8): Place => ({ i, x, y, w, h })
const served = layoutsOf(
  JSON.stringify({ lg: [place('a', 0, 0), place('b', 6, 0), place('c', 12, 0)], md: [place('a', 0, 0)], sm: [] }),
)

test('SHELL-19 layouts are read out of their text; what is no place is left out', () => {
  expect(
    layoutsOf(
      '{"lg":[{"i":"a","x":0,"y":0,"w":6,"h":8,"moved":true},{"i":"b","x":-1,"y":0,"w":1,"h":1},{"x":1}],"md":5}',
    ),
  ).toEqual({ lg: [place('a', 0, 0)], md: [], sm: [] })
  expect(layoutsOf('not json')).toEqual({ lg: [], md: [], sm: [] })
  expect(layoutsOf('')).toEqual({ lg: [], md: [], sm: [] })
})

test('SHELL-44 only the tiles that moved are sent, width by width', () => {
  const after = [place('a', 0, 0), place('b', 6, 8), place('c', 12, 0, 12)]
  expect(moved(served.lg, after)).toEqual([place('b', 6, 8), place('c', 12, 0, 12)])
  expect(JSON.parse(editsText(addEdits(undefined, 'lg', moved(served.lg, after))))).toEqual({
    lg: [place('b', 6, 8), place('c', 12, 0, 12)],
  })
})

test('SHELL-44 what another window moved and what was moved here stand together; a tile removed elsewhere stays away', () => {
  const here = addEdits(addEdits(undefined, 'lg', [place('a', 0, 20)]), 'lg', [place('c', 18, 0)])
  const elsewhere = { ...served, lg: [place('a', 3, 3), place('b', 9, 9)] }
  expect(withEdits(elsewhere, here)).toEqual({ ...elsewhere, lg: [place('a', 0, 20), place('b', 9, 9)] })
})

test('a later change of the same tile takes the place of the earlier one', () => {
  expect(addEdits(addEdits(undefined, 'lg', [place('a', 1, 1)]), 'lg', [place('a', 2, 2)])).toEqual({
    lg: { a: place('a', 2, 2) },
  })
})

test('SHELL-20 a tile without a place stands below the others, never wider than the grid', () => {
  const all = complete(served.md, ['a', 'new', 'newer'], () => ({ w: 14, h: 10 }), 'md')
  expect(all).toEqual([place('a', 0, 0), place('new', 0, 8, 12, 10), place('newer', 0, 18, 12, 10)])
})

test('on a phone a tile goes one step up or down, and stays at the ends', () => {
  const column = [place('a', 0, 0, 1, 5), place('b', 0, 5, 1, 7), place('c', 0, 12, 1, 3)]
  expect(stepped(column, 'c', -1).map(({ i, y }) => [i, y])).toEqual([
    ['a', 0],
    ['c', 5],
    ['b', 8],
  ])
  expect(stepped(column, 'a', -1)).toEqual(inOrder(column))
  expect(stepped(column, 'nobody', 1)).toEqual(column)
})
