import { expect, test } from 'vitest'
import { signedPoints } from './points.ts'

test('a risk does not bear a plus: its points are taken off, as the receipt does', () => {
  expect([
    signedPoints({ effect: 'risk', points: 6.2 }),
    signedPoints({ effect: 'opportunity', points: 6.2 }),
    signedPoints({ effect: 'neutral', points: null }),
  ]).toEqual([-6.2, 6.2, null])
})
