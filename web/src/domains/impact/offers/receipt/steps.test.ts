import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addsUp, stepsOf } from './steps.ts'

const side = (...points: number[]) => ({
  points: points.reduce((sum, one) => sum + one, 0),
  groups: points.map((one, place) => ({ code: ['direct', 'supply', 'industry', 'theme'][place] ?? '', points: one })),
})

test('a receipt is read as steps that lead from the base to the score; groups that give nothing are left out', () => {
  const steps = stepsOf({ base: 50, opportunity: side(30, 10, 0, 4), risk: side(12, 0, 6, 0) })
  expect(steps.map(({ key, value, from, to }) => [key, value, from, to])).toEqual([
    ['base', 50, 0, 50],
    ['opportunity-direct', 15, 50, 65],
    ['opportunity-supply', 5, 65, 70],
    ['opportunity-theme', 2, 70, 72],
    ['risk-direct', -6, 72, 66],
    ['risk-industry', -3, 66, 63],
    ['total', 63, 0, 63],
  ])
  expect(addsUp(steps, 63)).toBe(true)
  expect(addsUp(steps, 63.1)).toBe(false)
})

test('property: every step begins where the one before it ended, and the last is base + opportunity ÷ 2 − risk ÷ 2', () => {
  const points = fc.array(
    fc.integer({ min: 0, max: 2500 }).map((cents) => cents / 100),
    { minLength: 0, maxLength: 4 },
  )
  fc.assert(
    fc.property(points, points, (up, down) => {
      const receipt = { base: 50, opportunity: side(...up), risk: side(...down) }
      const steps = stepsOf(receipt)
      for (const [place, step] of steps.entries())
        if (place > 0 && step.side !== 'total') expect(step.from).toBe(steps[place - 1]?.to)
      expect(addsUp(steps, 50 + receipt.opportunity.points / 2 - receipt.risk.points / 2)).toBe(true)
    }),
  )
})
