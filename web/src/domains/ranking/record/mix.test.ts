import { expect, it } from 'vitest'
import { mixOf, sameMix, withShare, type Weights } from './mix.ts'

const stated: Weights = {
  growth: 0.2,
  quality: 0.2,
  value: 0.16,
  momentum: 0.2,
  attention: 0.08,
  stance: 0.08,
  impact: 0.08,
}
const sumOf = (weights: Weights) => Object.values(weights).reduce((sum, one) => sum + one, 0)

it('a mix is told in per cent of its sum, whatever its weights are counted in', () => {
  expect(mixOf(stated)).toEqual({
    growth: 20,
    quality: 20,
    value: 16,
    momentum: 20,
    attention: 8,
    stance: 8,
    impact: 8,
  })
  expect(sameMix(stated, mixOf(stated))).toBe(true)
  expect(sameMix(stated, { ...stated, value: 0.2 })).toBe(false)
  const none = Object.fromEntries(Object.keys(stated).map((factor) => [factor, 0])) as Weights
  expect(mixOf(none)).toEqual(none)
})

it('a share that is moved leaves the rest to the others in their proportions, and all add up to 100', () => {
  expect(withShare(mixOf(stated), 'growth', 60)).toEqual({
    growth: 60,
    quality: 10,
    value: 8,
    momentum: 10,
    attention: 4,
    stance: 4,
    impact: 4,
  })
  for (let share = 0; share <= 100; share += 1) {
    const moved = withShare(mixOf(stated), 'value', share)
    expect(moved.value).toBe(share)
    expect(sumOf(moved)).toBe(100)
    expect(Object.values(moved).every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
  }
})

it('others that weigh nothing share what is left alike', () => {
  const moved = withShare(withShare(mixOf(stated), 'growth', 100), 'growth', 40)
  expect(moved.growth).toBe(40)
  expect(Object.values(moved)).toEqual([40, 10, 10, 10, 10, 10, 10])
})
