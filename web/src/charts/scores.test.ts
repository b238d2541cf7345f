import { expect, test } from 'vitest'
import { partOf, reachOf } from './scores.ts'

const day = {
  day: '2024-03-01',
  impactScore: 61,
  opportunity: { direct: 30, indirect: 12 },
  risk: { direct: 5, indirect: 15 },
}
const unread = { day: '2024-02-29', impactScore: null, opportunity: null, risk: null }

test('parts of a score are drawn with risk downwards; a day that nothing was read of has none', () => {
  expect([
    partOf(day, 'opportunityDirect'),
    partOf(day, 'opportunityIndirect'),
    partOf(day, 'riskDirect'),
    partOf(day, 'riskIndirect'),
  ]).toEqual([30, 12, -5, -15])
  expect(partOf(unread, 'riskDirect')).toBeNull()
})

test('the scale ends at the next ten above the larger side, and never collapses', () => {
  expect(reachOf([day, unread])).toBe(50)
  expect(reachOf([unread])).toBe(10)
  expect(reachOf([])).toBe(10)
})
