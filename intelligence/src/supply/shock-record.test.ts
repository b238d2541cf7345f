import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../linear/random.ts'
import type { RecordBar, RecordSeries } from '../record/types.ts'
import { disruptionRecord, placebosOf, type DisruptionCase } from './shock-record.ts'

const DAY = 86_400_000
const START = Date.parse('2024-01-01T00:00:00Z')
const dayAt = (at: number): string => new Date(START + at * DAY).toISOString().slice(0, 10)
const closeAt = (at: number): number => START + at * DAY + 7 * 3_600_000
const DAYS = 400

/** Companies whose prices walk by chance, and fall by so much on the day after each of their cases. */
function market(companies: number, falls: number, seed = 7) {
  const random = randomFrom(seed)
  const flat = new Map(Array.from({ length: DAYS }, (_none, at) => [dayAt(at), { open: 100, close: 100 }]))
  const cases: DisruptionCase[] = []
  const series = new Map<string, RecordSeries>()
  for (let at = 0; at < companies; at++) {
    const companyId = `C${at}`
    const on = 120 + Math.floor(random() * 200)
    cases.push({ companyId, at: closeAt(on), direction: 'supply', effect: 0.1 })
    let price = 10
    const bars = Array.from({ length: DAYS }, (_none, day): RecordBar => {
      const open = price
      price *= 1 + (random() - 0.5) * 0.02 - (day === on + 1 ? falls / 100 : 0)
      return {
        day: dayAt(day),
        openAt: closeAt(day) - 5.5 * 3_600_000,
        closeAt: closeAt(day),
        open,
        close: price,
        limitUp: false,
        limitDown: false,
      }
    })
    series.set(companyId, { companyId, bars, benchmark: flat, delisted: false })
  }
  return { cases, series, asOf: closeAt(DAYS), seed: 1 }
}

test('CHAIN what if: a planted fall is found with its interval below nothing, and placebo days show none', () => {
  const [one, five] = disruptionRecord(market(60, 3))
  expect(one).toMatchObject({ days: 1, samples: 60, independent: 60, grey: false })
  expect(one?.excess?.value).toBeCloseTo(-3, 0)
  expect(one?.excess?.high).toBeLessThan(0)
  expect(one?.fellMore?.low).toBeGreaterThan(0.8)
  expect(five?.excess?.high).toBeLessThan(0)
  expect(one?.placebo.samples).toBeGreaterThan(150)
  expect(Math.abs(one?.placebo.excess?.value ?? 9)).toBeLessThan(0.2)
})

test('where nothing is planted nothing is found, and fewer than thirty cases are grey', () => {
  const [one] = disruptionRecord(market(60, 0))
  expect(one?.excess?.low).toBeLessThan(0)
  expect(one?.excess?.high).toBeGreaterThan(0)
  expect(disruptionRecord(market(29, 3))[0]?.grey).toBe(true)
})

test('no look ahead: as of an instant the record is what it was then, whatever came later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 380 }), (at) => {
      const { cases, series, seed } = market(12, 2)
      const asOf = closeAt(at)
      const then = {
        cases: cases.filter((one) => one.at <= asOf),
        series: new Map(
          [...series].map(([id, one]) => [id, { ...one, bars: one.bars.filter((bar) => bar.closeAt <= asOf) }]),
        ),
        asOf,
        seed,
      }
      expect(disruptionRecord({ cases, series, asOf, seed })).toEqual(disruptionRecord(then))
    }),
    { numRuns: 40 },
  )
})

test('placebos stand on earlier days of the same company, apart from its own cases', () => {
  const { cases, series } = market(1, 0)
  const [own] = cases
  const again = { companyId: 'C0', at: (own?.at ?? 0) - 45 * DAY, direction: 'supply' as const, effect: 0.1 }
  const of = placebosOf([...cases, again], series)
  expect(of.length).toBeGreaterThan(0)
  for (const { at } of of)
    for (const one of [own, again]) expect(Math.abs(at - (one?.at ?? 0))).toBeGreaterThan(30 * DAY)
})

test('a case after the last day that is known is left out, not counted as nothing', () => {
  const { cases, series, seed } = market(3, 0)
  const late = { companyId: 'C0', at: closeAt(DAYS - 2), direction: 'supply' as const, effect: 0.1 }
  const record = disruptionRecord({ cases: [...cases, late], series, asOf: closeAt(DAYS), seed })
  expect(record.at(-1)).toMatchObject({ samples: 3, leftOut: 1 })
})
