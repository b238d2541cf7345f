import { expect, test } from 'vitest'
import { measureText, moveSteps, scaleOf } from './steps.ts'

const move = {
  moved: 5.42,
  market: 0.61,
  industry: 1.87,
  compounding: 0,
  causes: [
    { eventId: 'e1', points: 2.21 },
    { eventId: 'e2', points: 0.34 },
  ],
  unexplained: { points: 0.39 },
}

test('PRICE-05 market, industry, each cause and what is unexplained lead one after another to the move', () => {
  const steps = moveSteps(move)
  expect(steps.map(({ key }) => key)).toEqual(['market', 'industry', 'e1', 'e2', 'unexplained', 'moved'])
  expect(steps.at(-2)?.to).toBeCloseTo(move.moved, 9)
  for (const [place, step] of steps.entries())
    if (place > 0 && step.kind !== 'moved') expect(step.from).toBe(steps[place - 1]?.to)
})

test('PRICE-05 without an industry nothing is said of it; one that did not move stands with its 0', () => {
  expect(moveSteps({ ...move, industry: null }).map(({ key }) => key)).not.toContain('industry')
  expect(moveSteps({ ...move, industry: 0 }).map(({ key }) => key)).toContain('industry')
})

test('the scale holds every sum and zero; over several days compounding is a step of its own', () => {
  const steps = moveSteps({ ...move, market: -6, compounding: 0.2, moved: -0.99 })
  const at = scaleOf(steps)
  expect(steps.some(({ kind }) => kind === 'compounding')).toBe(true)
  expect(at(-6)).toBe(0)
  expect(at(0)).toBeGreaterThan(80)
  for (const { from, to } of steps)
    for (const value of [from, to]) expect(at(value)).toSatisfy((place: number) => place >= 0 && place <= 100)
})

test('PRICE-08 what the industry was measured by is said: its index, days without one, or other stocks alone', () => {
  expect(measureText({ indexDays: 250, peerDays: 0 })).toBe('measuredBy')
  expect(measureText({ indexDays: 200, peerDays: 50 })).toBe('measuredPartly')
  expect(measureText({ indexDays: 0, peerDays: 50 })).toBe('measuredByPeers')
  expect(measureText(null)).toBe('marketOnly')
})
