import { expect, test } from 'vitest'
import { endOfDay } from '@pandora/contract/time'
import type { RecordBar, RecordSeries } from '../record/types.ts'
import { baseRateOf, outcomeOf, type Call } from './outcome.ts'
import { beyondBase, brierOf, scoreCalls } from './score.ts'
import { streakUpTo } from './streak.ts'

const days = ['2024-03-04', '2024-03-05', '2024-03-06', '2024-03-07']
const bar = (day: string, given: Partial<RecordBar> = {}): RecordBar => ({
  day,
  openAt: Date.parse(`${day}T01:30:00Z`),
  closeAt: Date.parse(`${day}T07:00:00Z`),
  open: 10,
  close: 10,
  limitUp: false,
  limitDown: false,
  ...given,
})
const benchmark: RecordSeries['benchmark'] = new Map(days.map((day) => [day, { open: 100, close: 101 }]))
const series = (given: Record<string, Partial<RecordBar>> = {}, delisted = false): RecordSeries => ({
  companyId: 'SHZ-000901',
  bars: days.map((day) => bar(day, given[day])),
  benchmark,
  delisted,
})
const call: Call = {
  companyId: 'SHZ-000901',
  direction: 1,
  at: Date.parse('2024-03-04T03:00:00Z'),
  until: '2024-03-06',
  confidence: 0.8,
}
const then = { asOf: endOfDay('2024-03-07'), marketDay: '2024-03-07' }

test('a call is entered at the next open and held to the close of its day, over its industry', () => {
  // Bought on the 5th at 10, worth 12 on the 6th: 20 % over the industry’s 1 %.
  expect(outcomeOf(call, series({ '2024-03-06': { close: 12 } }), then)).toEqual({
    state: 'right',
    entryDay: '2024-03-05',
    excess: expect.closeTo(19, 9),
  })
  // No better than the industry is not better.
  expect(outcomeOf(call, series({ '2024-03-06': { close: 10.1 } }), then).state).toBe('wrong')
  expect(outcomeOf({ ...call, direction: -1 }, series(), then).state).toBe('right')
})

test('what comes after the day, or was not known yet, changes nothing', () => {
  const late = series({ '2024-03-06': { close: 9 }, '2024-03-07': { close: 99 } })
  expect(outcomeOf(call, late, then).state).toBe('wrong')
  expect(outcomeOf(call, late, { asOf: endOfDay('2024-03-05'), marketDay: '2024-03-05' })).toEqual({
    state: 'open',
    entryDay: '2024-03-05',
    excess: expect.closeTo(-1, 9),
  })
  // The day is over and nobody has its prices yet.
  expect(outcomeOf(call, late, { asOf: endOfDay('2024-03-07'), marketDay: '2024-03-05' }).state).toBe('open')
})

test('who could not have traded has no outcome, who left the market is kept to the last price', () => {
  expect(outcomeOf(call, series({ '2024-03-05': { limitUp: true } }), then)).toEqual({ state: 'void', why: 'limit' })
  expect(outcomeOf({ ...call, direction: -1 }, series({ '2024-03-05': { limitUp: true } }), then).state).toBe('right')
  expect(outcomeOf(call, series({ '2024-03-05': { close: null } }), then)).toEqual({ state: 'void', why: 'suspended' })
  expect(outcomeOf(call, undefined, then)).toEqual({ state: 'void', why: 'noPrice' })
  const gone = series({ '2024-03-05': { close: 5 }, '2024-03-06': { close: null } }, true)
  expect(outcomeOf(call, gone, then)).toMatchObject({ state: 'wrong', excess: expect.closeTo(-51, 9) as number })
})

test('the base rate is the part of the industry that went the same way over the same days', () => {
  const peers = [12, 11, 10, 9].map((close, at) => ({
    ...series({ '2024-03-06': { close } }),
    companyId: `peer-${at}`,
  }))
  expect(baseRateOf(call, '2024-03-05', peers, benchmark)).toBe(0.5)
  // The called stock tells nothing of what no skill would have reached.
  const itself = { ...series({ '2024-03-06': { close: 12 } }), companyId: call.companyId }
  expect(baseRateOf(call, '2024-03-05', [...peers, itself], benchmark)).toBe(0.5)
  expect(baseRateOf(call, '2024-03-05', [itself], benchmark)).toBeNull()
  expect(baseRateOf({ ...call, direction: -1 }, '2024-03-05', peers, benchmark)).toBe(0.5)
  expect(baseRateOf(call, '2024-03-05', peers.slice(0, 1), benchmark)).toBe(1)
  expect(baseRateOf(call, '2023-01-01', peers, benchmark)).toBeNull()
  // Who opened at the limit could not be bought; what a call is held against, its base rate is, too.
  const limited = { ...series({ '2024-03-05': { limitUp: true }, '2024-03-06': { close: 12 } }), companyId: 'peer-9' }
  expect(baseRateOf(call, '2024-03-05', [...peers, limited], benchmark)).toBe(0.5)
  expect(baseRateOf({ ...call, direction: -1 }, '2024-03-05', [limited], benchmark)).toBe(0)
  const higher = new Map(days.map((day) => [day, { open: 100, close: 115 }]))
  expect(baseRateOf(call, '2024-03-05', peers, higher)).toBe(0.25)
})

test('a score by hand: three of four right at 80 % against a base of one half', () => {
  const closed = [true, true, true, false].map((right) => ({ right, confidence: 0.8, base: 0.5 }))
  expect(brierOf({ confidence: 0.8, right: true })).toBeCloseTo(0.04, 12)
  const score = scoreCalls(closed)
  expect(score).toMatchObject({ closed: 4, right: 3, baseRate: 0.5, brierBase: 0.25, grey: true })
  expect(score.brier).toBeCloseTo((3 * 0.04 + 0.64) / 4, 12)
  expect(score.shrunk).toBeCloseTo((3 + 15) / 34, 12)
  expect(beyondBase(closed)).toBe(1)
  expect(beyondBase(closed.map((one) => ({ ...one, right: false })))).toBe(0)
  expect(scoreCalls([])).toMatchObject({ hitRate: null, baseRate: null, brier: null })
})

test('MEM-09 days in a row: a weekend does not break them, a working day without a call does', () => {
  // 8 March 2024 is a Friday.
  const called = new Set(['2024-03-07', '2024-03-08', '2024-03-11'])
  expect(streakUpTo('2024-03-11', called)).toBe(3)
  expect(streakUpTo('2024-03-12', called)).toBe(3)
  expect(streakUpTo('2024-03-13', called)).toBe(0)
  expect(streakUpTo('2024-03-11', new Set(['2024-03-07', '2024-03-11']))).toBe(1)
  expect(streakUpTo('2024-03-11', new Set())).toBe(0)
})
