import { expect, test } from 'vitest'
import { GRID, isBright, lettersOf, provincePlaces, shareOfAccent } from './places.ts'

test('all 34 provinces stand in the grid, no two in one place', () => {
  expect(provincePlaces.size).toBe(34)
  const places = [...provincePlaces.values()]
  expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(34)
  expect(places.every(({ row, column }) => row < GRID.rows && column < GRID.columns)).toBe(true)
})

test('the letters of a province are two capitals, and no two provinces share them', () => {
  const letters = [...provincePlaces.keys()].map(lettersOf)
  expect(letters.filter((one) => !/^[A-Z]{2}$/.test(one))).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
})

test('colour grows with intensity, is none at 0 and full at 1', () => {
  const shares = [0, 0.4, 0.55, 0.69, 0.7, 0.85, 1].map(shareOfAccent)
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
  expect([shares[0], shares.at(-1)]).toEqual([0, 100])
  expect([0.69, 0.7].map(isBright)).toEqual([false, true])
})
