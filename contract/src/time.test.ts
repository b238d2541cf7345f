import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayLabel,
  dayOf,
  endOfDay,
  INSTANTS,
  instantOf,
  isDay,
  monthsBefore,
  parseAsOf,
  wallClock,
  YEARS,
} from './time.ts'

const byIntl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

describe('wall clock of Shanghai', () => {
  test('is what the time zone database says, also where there were clock changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1949, 11, 1), max: Date.UTC(2100, 0, 1) }), (instant) => {
        expect(wallClock(instant)).toBe(byIntl.format(instant))
      }),
    )
    for (const edge of [Date.UTC(1991, 8, 14, 17), Date.UTC(1992, 0, 1) - 1, Date.UTC(1992, 0, 1)])
      expect(wallClock(edge)).toBe(byIntl.format(edge))
  })

  test('an instant comes back from its wall clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }), (seconds) => {
        const [day = '', time = ''] = wallClock(seconds * 1000).split(' ')
        expect(instantOf(day, time)).toBe(seconds * 1000)
      }),
    )
  })
})

test('FLASH-06 the day label is MMM DD of the day in Shanghai', () => {
  expect(dayLabel(Date.parse('2024-03-04T16:00:00Z'))).toBe('Mar 05')
  expect(dayLabel(Date.parse('2024-03-04T15:59:59Z'))).toBe('Mar 04')
  expect(dayOf(endOfDay('2024-02-29'))).toBe('2024-02-29')
  expect(dayOf(endOfDay('2024-02-29') + 1)).toBe('2024-03-01')
})

test('a day is a real one, and as-of takes a day or an ISO instant', () => {
  expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-1-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(parseAsOf('2024-03-05')).toBe(endOfDay('2024-03-05'))
  expect(parseAsOf('2024-03-05T01:00:00Z')).toBe(Date.parse('2024-03-05T01:00:00Z'))
  expect([parseAsOf('yesterday'), parseAsOf('2024-02-30'), parseAsOf('2024-03-05Tx')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe('years that are taken', () => {
  const edges = [`${YEARS.first}-01-01`, `${YEARS.last}-12-31`]
  const beyond = [
    '0000-01-01',
    '0001-01-01',
    '0099-12-31',
    `${YEARS.first - 1}-12-31`,
    `${YEARS.last + 1}-01-01`,
    '9999-12-31',
  ]

  test('days and instants of other years are none; those at the edges are read and written whole', () => {
    expect(edges.map(isDay)).toEqual([true, true])
    expect(beyond.filter(isDay)).toEqual([])
    expect(
      [
        ...beyond.flatMap((day) => [day, `${day}T00:00:00Z`]),
        `${YEARS.last}-12-31T23:59:59-23:59`,
        '9999-12-31T23:59:59-23:59',
      ].filter((text) => parseAsOf(text) !== undefined),
    ).toEqual([])
    expect(edges.map((day) => dayOf(endOfDay(day)))).toEqual(edges)
    expect(edges.map((day) => parseAsOf(`${day}T12:00:00Z`))).toEqual(
      edges.map((day) => Date.parse(`${day}T12:00:00Z`)),
    )
  })

  test('every instant that is taken has a day of ten characters, and no arithmetic on it throws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: INSTANTS.first, max: INSTANTS.last }),
        fc.integer({ min: 0, max: 400 }),
        (instant, months) => {
          const day = dayOf(instant)
          expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
          expect(new Date(endOfDay(day)).toISOString()).toMatch(/^\d{4}-/)
          expect(monthsBefore(day, months)).toMatch(/^\d{4}-\d\d-\d\d$/)
        },
      ),
    )
  })

  test('a wall clock of the first centuries has its year in four digits too', () => {
    expect(wallClock(Date.parse('0005-06-07T00:00:00Z'), 'UTC')).toBe('0005-06-07 00:00:00')
  })
})
