import { expect, test } from 'vitest'
import { economyFacts, RESTATED_BY } from './economy.ts'
import { endOfDay } from '@pandora/contract/time'
import { seriesBetween, seriesFacts } from './series.ts'
import type { World } from '../world.ts'

const world = (today: string) => ({ seed: 7, from: '2023-01-01', today }) as World
const all = (today: string, code: string) =>
  [...seriesFacts(world(today))].flatMap(({ kind, values }) =>
    kind === 'observation' && values['series_code'] === code
      ? [[String(values['observed_on']).slice(0, 7), Number(values['value'])] as const]
      : [],
  )
const valuesOf = (today: string, code: string, day: string) =>
  [...economyFacts(world(today))].flatMap(({ kind, values, known }) =>
    kind === 'observation' && values['series_code'] === code && values['observed_on'] === day
      ? [{ value: Number(values['value']), known: known?.at ?? 0 }]
      : [],
  )

test('POLICY-41 a year’s gross product is said again at the end of the next one, larger by the planted share, and known later', () => {
  const [first, second] = valuesOf('2026-03-31', 'macro.gdp', '2024-12-31')
  expect((second?.value ?? 0) / (first?.value ?? 1)).toBeCloseTo(RESTATED_BY, 3)
  expect(second?.known).toBeGreaterThan(first?.known ?? 0)
  expect(valuesOf('2025-06-30', 'macro.gdp', '2024-12-31')).toEqual([first])
})

test('POLICY-41 what counts from the year’s beginning grows within the year; retail sales of January are not told apart', () => {
  const at = (day: string) => valuesOf('2026-03-31', 'macro.gdp', day)[0]?.value ?? 0
  expect(at('2024-06-30')).toBeGreaterThan(at('2024-03-31'))
  expect(at('2025-03-31')).toBeLessThan(at('2024-12-31'))
  expect(valuesOf('2026-03-31', 'macro.retail', '2025-01-31')).toEqual([])
  expect(valuesOf('2026-03-31', 'macro.retail', '2025-02-28')).toHaveLength(1)
})

test('a series and the change over a year that is published of it say the same', () => {
  const off: unknown[] = []
  for (const [code, change] of [
    ['macro.m2', 'macro.m2-yoy'],
    ['macro.retail', 'macro.retail-yoy'],
  ] as const) {
    const values = new Map(all('2026-03-31', code))
    const told = all('2026-03-31', change)
    expect(told.length).toBeGreaterThan(24)
    for (const [month, percent] of told) {
      const [now, before] = [values.get(month), values.get(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)]
      if (now === undefined || before === undefined) continue
      if (Math.abs((now / before - 1) * 100 - percent) > 0.005) off.push([code, month, percent, now / before])
    }
  }
  const index = new Map(all('2026-03-31', 'macro.cpi'))
  for (const [month, percent] of all('2026-03-31', 'macro.cpi-yoy'))
    if (Math.abs((index.get(month) ?? 0) - 100 - percent) > 0.001) off.push(['macro.cpi', month, percent])
  expect(off).toEqual([])
})

test('a rate of a day is there when the day is over, and comes once, whichever way the time is cut', () => {
  const [day, before] = ['2026-03-31', '2026-03-30']
  const noon = endOfDay(day) - 12 * 3_600_000
  const told = (after: number | null, until: number) =>
    [...seriesBetween(world(day), after, until)].flatMap(({ kind, values }) =>
      kind === 'observation'
        ? [`${String(values['series_code'])} ${String(values['observed_on'])} ${String(values['value'])}`]
        : [],
    )
  const days = (of: readonly string[]) => of.flatMap((one) => (one.startsWith('shibor.ON') ? [one.split(' ')[1]] : []))
  expect(days(told(null, noon)).at(-1)).toBe(before)
  expect(days(told(noon, endOfDay(day)))).toEqual([day])
  const parts = [told(null, endOfDay(before) - 1), told(endOfDay(before) - 1, noon), told(noon, endOfDay(day))].flat()
  expect(parts.toSorted()).toEqual(told(null, endOfDay(day)).toSorted())
})
