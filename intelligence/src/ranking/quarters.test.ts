import { expect, test } from 'vitest'
import { fourQuarters, type Cumulated } from './quarters.ts'

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const figure = (periodEnd: string, months: number, value: number, known: string): Cumulated => ({
  periodEnd,
  months,
  value,
  knownAt: at(known),
  supersededAt: null,
})
const figures = [
  figure('2022-12-31', 12, 90, '2023-04-20'),
  figure('2023-06-30', 6, 45, '2023-08-30'),
  figure('2023-12-31', 12, 100, '2024-04-20'),
  figure('2024-06-30', 6, 60, '2024-08-30'),
  figure('2024-12-31', 12, 130, '2025-04-20'),
  figure('2025-06-30', 6, 80, '2025-08-30'),
]

test('the last four quarters are this year so far and the rest of last year', () => {
  expect(fourQuarters(figures, at('2025-09-01'))).toEqual({ last: 80 + 130 - 60, before: 60 + 100 - 45 })
  expect(fourQuarters(figures, at('2025-05-01'))).toEqual({ last: 130, before: 100 })
})

test('a report counts from the day on which it came out, and a correction from its own', () => {
  expect(fourQuarters(figures, at('2025-08-29')).last).toBe(130)
  const corrected = [
    ...figures.slice(0, -1),
    { ...figure('2025-06-30', 6, 80, '2025-08-30'), supersededAt: at('2025-10-01') },
    figure('2025-06-30', 6, 70, '2025-10-01'),
  ]
  expect([fourQuarters(corrected, at('2025-09-15')).last, fourQuarters(corrected, at('2025-10-15')).last]).toEqual([
    150, 140,
  ])
})

test('what is missing stays missing, and figures older than 15 months say nothing', () => {
  expect(fourQuarters([], at('2025-09-01'))).toEqual({ last: null, before: null })
  expect(
    fourQuarters(
      figures.filter((one) => one.periodEnd !== '2024-06-30'),
      at('2025-09-01'),
    ),
  ).toEqual({ last: null, before: null })
  expect(fourQuarters(figures.slice(2), at('2025-09-01'))).toEqual({ last: 150, before: null })
  expect(fourQuarters(figures, at('2026-09-29')).last).toBe(150)
  expect(fourQuarters(figures, at('2026-10-02'))).toEqual({ last: null, before: null })
})
