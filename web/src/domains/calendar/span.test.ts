import { expect, test } from 'vitest'
import { daysOf, monthAfter, spanOf, stepFrom } from './span.ts'

test('a month is shown in whole weeks from Monday to Sunday, over the ends of years and in leap years', () => {
  expect(spanOf('month', '2024-02-15')).toEqual({ from: '2024-01-29', to: '2024-03-03' })
  expect(spanOf('month', '2026-12-31')).toEqual({ from: '2026-11-30', to: '2027-01-03' })
  expect(spanOf('week', '2024-05-26')).toEqual({ from: '2024-05-20', to: '2024-05-26' })
  expect(daysOf(spanOf('month', '2021-02-10'))).toHaveLength(28)
})

test('steps go by month, week or list; the 31st falls on the last day of a shorter month', () => {
  expect(monthAfter('2024-01-31', 1)).toBe('2024-02-29')
  expect(stepFrom('week', '2024-05-20', -1)).toBe('2024-05-13')
  expect(stepFrom('list', '2024-05-20', 1)).toBe('2024-07-19')
  expect(spanOf('list', '2024-05-20', true)).toEqual({ from: '2023-11-07', to: '2024-12-01' })
})
