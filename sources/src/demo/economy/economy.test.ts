import { expect, test } from 'vitest'
import { economyFacts, RESTATED_BY } from './economy.ts'
import type { World } from '../world.ts'

const world = (today: string) => ({ seed: 7, from: '2023-01-01', today }) as World
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
