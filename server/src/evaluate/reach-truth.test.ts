import { simulate } from '@pandora/sources/demo/build'
import { expect, test } from 'vitest'
import { reachAgainstTruth } from './reach-truth.ts'

test('whom the what-if names of a planted disruption is ranked as it truly is over two supplies, and nobody else is named', () => {
  const { world } = simulate({ seed: 7, size: 'medium', from: '2022-08-01', today: '2025-08-26' })
  const { disruptions, planted, named, untouched, spearman } = reachAgainstTruth(world)
  expect(disruptions).toBeGreaterThan(80)
  expect([planted > 500, named > 300]).toEqual([true, true])
  expect(untouched).toBeLessThanOrEqual(0.05)
  expect(spearman).toBeGreaterThan(0.8)
})
