import { expect, test } from 'vitest'
import { daysInSight, weightiest } from './weightiest.ts'

const days = Array.from({ length: 100 }, (_, place) =>
  new Date(Date.UTC(2024, 0, 1 + place)).toISOString().slice(0, 10),
)
const at = (place: number, weight: number) => ({ date: days[place] ?? '', weight })

test('PRICE-01 only the weightiest bars bear their name, never two that stand close, and never one that weighs nothing', () => {
  expect([...weightiest([at(10, 5), at(12, 4), at(40, 3), at(70, 2), at(95, 1)], days, 3)]).toEqual([
    days[10],
    days[40],
    days[70],
  ])
  expect([...weightiest([at(10, 0), at(50, -1)], days, 3)]).toEqual([])
  expect([...weightiest([{ date: '2030-01-01', weight: 9 }, at(5, 1)], days, 3)]).toEqual([days[5]])
  expect(weightiest([at(10, 5)], days, 0).size).toBe(0)
})

test('PRICE-01 names are given to bars in sight only: of the range, or of where the reader moved', () => {
  expect(daysInSight(days, '1m', undefined)).toEqual(days.slice(-32))
  expect(daysInSight(days, 'all', undefined)).toEqual(days)
  expect(daysInSight(days, '1m', { from: days[3] ?? '', to: days[5] ?? '' })).toEqual(days.slice(3, 6))
  expect(daysInSight([], '1y', undefined)).toEqual([])
})
