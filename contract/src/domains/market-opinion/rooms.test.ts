import { expect, test } from 'vitest'
import { authors } from '../authors/operations.ts'
import { postPlatforms } from '../opinion/kinds.ts'
import { marketOpinion } from './operations.ts'
import { marketOpinionRooms } from './rooms.ts'

test('OPINION-02 room marketOpinion opens market opinion in a floor, the heat map first', () => {
  const { marketOpinion: room } = marketOpinionRooms
  expect(room.ready).toBe(true)
  expect(room.views.map(({ key }) => key)).toEqual(['tree', 'heat', 'windows', 'topics', 'bars', 'authors'])
})

test('OPINION-01 every operation of market opinion is declared: statistics, authors, curves, map and search', () => {
  const told = [...Object.values(marketOpinion), ...Object.values(authors)].flatMap(
    ({ requirement }) => requirement ?? [],
  )
  const all = new Set<string>(told)
  const rows = Array.from({ length: 43 - 15 }, (_, at) => `OPINION-${String(at + 16)}`)
  expect(rows.filter((row) => !all.has(row))).toEqual([])
})

test('OPINION-10 the platforms are exactly xq and df', () => {
  expect(postPlatforms).toEqual(['xq', 'df'])
})
