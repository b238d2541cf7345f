import { expect, it } from 'vitest'
import { drawnLines, marksApart, namePlaces } from './places.ts'

it('names beside each other keep their distance: who is too near the one below stands above it', () => {
  expect(namePlaces([10, 50, 94, 94, 94])).toEqual([10, 50, 81, 87.5, 94])
  expect(namePlaces([94, null, 90])).toEqual([94, null, 87.5])
})

it('marks without room behind the one before are left out', () => {
  const at = (...places: number[]) => places.map((place) => ({ at: place }))
  expect(marksApart(at(0, 6, 12, 18, 24, 36), 10)).toEqual(at(0, 12, 24, 36))
  expect(marksApart([], 10)).toEqual([])
})

it('lines drawn are the first of the last column, then those given first', () => {
  const line = (key: string, ...places: (number | null)[]) => ({ key, name: key, places, shares: places })
  const ends = [9, null, 8, 7, 6, 5, 4, null, 3, 2, 1].map((place, at) => line(`${at}`, 1, place))
  expect(drawnLines(ends).map(({ key }) => key)).toEqual(['10', '9', '8', '6', '5', '4', '3', '2'])
  expect(drawnLines([line('none', 1, null), line('second', 1, 2)]).map(({ key }) => key)).toEqual(['second', 'none'])
})
