import { expect, test } from 'vitest'
import { sideOf } from './effect.ts'

test('PRICE-01 the mark of a bar shows the stronger side of what is pinned to it, direct events before indirect ones', () => {
  expect(sideOf([{ effect: 'risk', strength: 0.5, reach: 'direct' }, { effect: 'opportunity', strength: 0.9, reach: 'indirect' }])).toBe('risk')
  expect(sideOf([{ effect: 'opportunity', strength: 0.2, reach: 'indirect' }, { effect: 'neutral', strength: 1, reach: 'direct' }])).toBe('opportunity')
  expect(sideOf([{ effect: null, strength: null, reach: 'direct' }])).toBeUndefined()
  expect(sideOf([])).toBeUndefined()
})
