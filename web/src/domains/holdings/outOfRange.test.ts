import { expect, test } from 'vitest'
import { outOfRange } from './outOfRange.ts'

const words = (key: string, values?: Record<string, unknown>) => `${key} ${JSON.stringify(values ?? {})}`
const doubt = (price: string, dayRange: { low: number; high: number } | null) =>
  outOfRange({ price, day: '2026-05-11', dayRange }, words as Parameters<typeof outOfRange>[1])

test('a price that nobody paid that day is doubted, with what was paid; one within, at its ends, or of a day without prices is not', () => {
  const range = { low: 19.8, high: 21 }
  expect([doubt('19.8', range), doubt('21', range), doubt('20.123456', range), doubt('1', null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(doubt('12.3', range)).toContain('"from":"19.8","to":"21"')
  expect(doubt('21.01', range)).toContain('"price":"21.01"')
})
