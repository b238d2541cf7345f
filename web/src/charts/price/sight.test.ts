import { expect, test } from 'vitest'
import { placesOf, sightIn, sightText } from './sight.ts'

const days = Array.from({ length: 100 }, (_, place) =>
  new Date(Date.UTC(2024, 0, 1 + place)).toISOString().slice(0, 10),
)

test('PRICE-01 what is in sight is kept as two days; anything else is none', () => {
  expect(sightIn('2024-01-02~2024-06-28')).toEqual({ from: '2024-01-02', to: '2024-06-28' })
  expect(sightText({ from: '2024-01-02', to: '2024-06-28' })).toBe('2024-01-02~2024-06-28')
  for (const text of [undefined, '', '2024-01-02', '2024-06-28~2024-01-02', 'a~b'])
    expect(sightIn(text)).toBeUndefined()
})

test('a range is the same bars whatever the width: it rests on days, up to the last bar with room beside it', () => {
  expect(placesOf(days, { range: '1m' })).toEqual({ from: 67.5, to: 101 })
  expect(placesOf(days, { range: 'all' })).toEqual({ from: -0.5, to: 101 })
  expect(placesOf(days, { range: '3y' })).toEqual({ from: -0.5, to: 101 })
  expect(placesOf(days, { from: days[10] ?? '', to: days[20] ?? '' })).toEqual({ from: 9.5, to: 20.5 })
  expect(placesOf(days, { from: '2030-01-01', to: '2030-02-01' })).toEqual({ from: -0.5, to: 101 })
  expect(placesOf([], { range: '1m' })).toBeNull()
})
