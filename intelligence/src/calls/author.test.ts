import { expect, test } from 'vitest'
import type { RecordSeries } from '../record/types.ts'
import { judgeCall, scoreHorizon, type AuthorCall } from './author.ts'

const DAY = 86_400_000
const start = Date.parse('2024-01-01T00:00:00Z')
const days = Array.from({ length: 120 }, (_, at) => new Date(start + at * DAY).toISOString().slice(0, 10))
/** A stock that gains so many per cent a day from open to close; its industry stands still. */
const series = (rate: (at: number) => number): RecordSeries => ({
  companyId: 'SHZ-000901',
  bars: days.map((day, at) => ({
    day,
    openAt: Date.parse(`${day}T01:30:00Z`),
    closeAt: Date.parse(`${day}T07:00:00Z`),
    open: 10,
    close: 10 * (1 + rate(at) / 100),
    limitUp: false,
    limitDown: false,
  })),
  benchmark: new Map(days.map((day) => [day, { open: 100, close: 100 }])),
  delisted: false,
})
const known = { asOf: start + 300 * DAY, marketDay: days.at(-1) ?? null }
const callOn = (at: number, direction: 1 | -1 = 1): AuthorCall => ({
  companyId: 'SHZ-000901',
  direction,
  at: start + at * DAY + 4 * 3_600_000,
})

test('a call is held from the next open over its sessions, and open until they have come', () => {
  const stock = series((at) => (at === 2 ? 5 : -1))
  const over = (horizon: number, call = callOn(1)) => judgeCall(call, { series: stock, peers: [], horizon }, known)
  expect(over(1)).toMatchObject({ until: days[2], outcome: { state: 'right', entryDay: days[2] } })
  expect(over(5)).toMatchObject({ until: days[6], outcome: { state: 'wrong' } })
  const early = judgeCall(
    callOn(1),
    { series: stock, peers: [], horizon: 5 },
    { asOf: start + 4 * DAY, marketDay: days[3] ?? null },
  )
  expect(early.outcome.state).toBe('open')
  expect(judgeCall(callOn(1), { series: undefined, peers: [], horizon: 5 }, known).outcome).toEqual({
    state: 'void',
    why: 'noPrice',
  })
})

test('a call’s own base rate, known at its end only, is no part of its forecast nor of what it is held against', () => {
  const stock = series(() => 1)
  const judgedAt = (at: number, base: number) => {
    const call = callOn(at)
    return { call, judged: { ...judgeCall(call, { series: stock, peers: [], horizon: 1 }, known), base } }
  }
  // All right; the rates of both lie apart: with its own the first would be forecast at .9, and its bar stand at .01.
  const score = scoreHorizon(1, [judgedAt(0, 0.9), judgedAt(10, 0.1)])
  expect(score.baseRate).toBeCloseTo(0.5, 9)
  expect(score.brierBase).toBeCloseTo(0.25, 9)
  const second = (1 + 30 * 0.9) / 31
  expect(score.brier).toBeCloseTo((0.25 + (second - 1) ** 2) / 2, 9)
})

test('the forecast of a call rests on those that had ended before it alone', () => {
  const stock = series(() => 1)
  const calls = Array.from({ length: 40 }, (_, at) => callOn(at * 2)).map((call) => ({
    call,
    judged: judgeCall(call, { series: stock, peers: [], horizon: 1 }, known),
  }))
  const score = scoreHorizon(1, calls)
  expect(score).toMatchObject({ closed: 40, right: 40, grey: false, open: 0, void: 0 })
  expect(score.excess).toBeCloseTo(1, 9)
  // (40 + 30 × ½) ÷ 70, and the first forecast knew nothing: a coin.
  expect(score.shrunk).toBeCloseTo(55 / 70, 9)
  expect(score.brierBase).toBeCloseTo(0.25, 9)
  const forecasts = Array.from({ length: 40 }, (_, at) => ((at + 15) / (at + 30) - 1) ** 2)
  expect(score.brier).toBeCloseTo(forecasts.reduce((sum, one) => sum + one, 0) / 40, 9)
  const [first] = calls
  if (!first) throw new Error('no call')
  expect(scoreHorizon(1, [first]).brier).toBeCloseTo(0.25, 9)
})
