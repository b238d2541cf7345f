import { expect, test } from 'vitest'
import { ProgressMeter } from './progress.ts'
import { progressLine, summaryLines } from './terminal.ts'

test('progress is told as share, rows, rate and time left; what cannot be told is left out', () => {
  expect(
    progressLine('a.csv', {
      bytes: 500,
      bytesTotal: 2000,
      rows: 12_345,
      rejected: 2,
      rate: 51_234.4,
      secondsLeft: 65.2,
    }),
  ).toBe('a.csv: 25 % 12,345 rows, 2 rejected, 51,234 rows/s, 1:05 left')
  expect(
    progressLine('a.csv', { bytes: 0, bytesTotal: null, rows: 0, rejected: 0, rate: null, secondsLeft: null }),
  ).toBe('a.csv: 0 rows')
})

test('rate and estimate are a moving mean of what was measured', () => {
  const meter = new ProgressMeter(0)
  expect(meter.measure(500, 1000, 0, 100, 1000)).toMatchObject({ rate: 2000, secondsLeft: 4.5 })
  expect(meter.measure(1000, 1000, 0, 100, 1000)).toMatchObject({ rate: 1500, secondsLeft: 6 })
  expect(meter.measure(1010, 1001, 0, 101, null)).toMatchObject({ rate: 1500, secondsLeft: null })
})

test('a run that failed or was cancelled says so instead of counts', () => {
  const run = { runId: 3, name: 'a.csv', profile: 'p', dryRun: false, tally: { rows: 0, rejectedRows: 0, kinds: {} } }
  expect(summaryLines({ ...run, state: 'cancelled' })).toEqual(['a.csv (p, run 3): cancelled, nothing of it stays'])
  expect(summaryLines({ ...run, state: 'done' })).toEqual([
    'a.csv (p, run 3): read 0, new 0, updated 0, unchanged 0, duplicate 0, rejected 0',
  ])
})
