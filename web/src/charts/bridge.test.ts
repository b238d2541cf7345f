import { expect, test } from 'vitest'
import { bridgeRows } from './bridge.ts'
import type { BridgePart } from './bridge.ts'

const part = (key: string, change: number, side: BridgePart['side'] = 'step'): BridgePart => ({
  key,
  name: key,
  before: null,
  after: null,
  change,
  side,
})

test('each bar begins where the one before ended, and the last meets the whole', () => {
  const rows = bridgeRows([
    part('from', 225, 'from'),
    part('revenue', 250),
    part('cost', -194),
    part('rest', -31, 'unexplained'),
    part('to', 250, 'to'),
  ])
  expect(rows[0]).toMatchObject({ start: 0, zero: 0 })
  for (const [at, row] of rows.entries())
    if (at > 0 && row.side !== 'to') expect(row.start).toBeCloseTo(rows[at - 1]?.end ?? -1, 9)
  expect(rows[4]?.end).toBeCloseTo(rows[3]?.end ?? -1, 9)
  expect(Math.max(...rows.map((row) => Math.max(row.start, row.end)))).toBeCloseTo(100, 9)
})

test('losses: the scale holds zero, and totals begin there', () => {
  const rows = bridgeRows([part('from', -50, 'from'), part('revenue', 80), part('to', 30, 'to')])
  expect(rows[0]).toMatchObject({ start: 62.5, end: 0, zero: 62.5 })
  expect(rows[2]).toMatchObject({ start: 62.5, end: 100 })
  expect(bridgeRows([part('from', 0, 'from'), part('to', 0, 'to')]).every((row) => Number.isFinite(row.start))).toBe(
    true,
  )
})
