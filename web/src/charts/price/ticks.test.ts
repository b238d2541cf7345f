import { expect, test } from 'vitest'
import { placeLabels, ticksOf } from './ticks.ts'
import { tickText } from './timeLabels.ts'

/** Every day of some months, as if each had trading. */
const days = Array.from({ length: 120 }, (_, at) => new Date(Date.UTC(2025, 10, 20 + at)).toISOString().slice(0, 10))
const told = (apart: number) => ticksOf(days, apart).map(({ at, weight }) => tickText(days[at] ?? '', weight, 'en'))

test('years and months are told before days, and labels stand apart', () => {
  expect(told(25)).toEqual(['Dec', '2026', 'Feb', 'Mar'])
  expect(told(10)).toEqual(['11-20', 'Dec', '12-11', '12-21', '2026', '01-11', '01-21', 'Feb', '02-11', 'Mar', '03-11'])
  for (const apart of [3, 10, 25, 70]) {
    const places = ticksOf(days, apart).map(({ at }) => at)
    for (const [place, at] of places.entries()) if (place > 0) expect(at - (places[place - 1] ?? 0) >= apart).toBe(true)
  }
  expect(ticksOf([], 5)).toEqual([])
})

test('no label of the time axis is cut at an end: it stands inside, or not where another stands', () => {
  const width = 30
  expect(
    placeLabels(
      [
        { x: 4, width },
        { x: 100, width },
        { x: 299, width },
      ],
      300,
    ),
  ).toEqual([15, 100, 285])
  // Its bar is out of sight.
  expect(
    placeLabels(
      [
        { x: -2, width },
        { x: 301, width },
      ],
      300,
    ),
  ).toEqual([null, null])
  // Moved in it would touch the next.
  expect(
    placeLabels(
      [
        { x: 2, width },
        { x: 45, width },
      ],
      300,
    ),
  ).toEqual([null, 45])
  expect(placeLabels([{ x: 5, width: 40 }], 30)).toEqual([null])
})

test('a month is named in the language, a day says its month', () => {
  expect(tickText('2026-03-02', 'month', 'zh-CN')).toBe('3月')
  expect(tickText('2026-03-02', 'month', 'en')).toBe('Mar')
  expect(tickText('2026-03-02', 'day', 'en')).toBe('03-02')
  expect(tickText('2026-03-02', 'year', 'en')).toBe('2026')
})
