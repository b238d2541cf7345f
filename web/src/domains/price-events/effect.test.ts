import { expect, test } from 'vitest'
import { markOf, sideOf } from './effect.ts'
import type { PriceEvent } from './pinned.ts'

test('PRICE-01 the mark of a bar shows the stronger side of what is pinned to it, direct events before indirect ones', () => {
  expect(
    sideOf([
      { effect: 'risk', strength: 0.5, reach: 'direct' },
      { effect: 'opportunity', strength: 0.9, reach: 'indirect' },
    ]),
  ).toBe('risk')
  expect(
    sideOf([
      { effect: 'opportunity', strength: 0.2, reach: 'indirect' },
      { effect: 'neutral', strength: 1, reach: 'direct' },
    ]),
  ).toBe('opportunity')
  expect(sideOf([{ effect: null, strength: null, reach: 'direct' }])).toBeUndefined()
  expect(sideOf([])).toBeUndefined()
})

test('PRICE-01 a mark bears the name of what points where it points, though a heavier document of the bar points elsewhere', () => {
  const one = (effect: 'risk' | 'opportunity', strength: number, ...events: [type: string, sign: number][]) =>
    ({
      effect,
      strength,
      reach: 'direct',
      events: events.map(([type, sign]) => ({ eventId: type, type, sign })),
    }) as unknown as PriceEvent
  const [good, bad, worse] = [
    one('opportunity', 0.6, ['contract-win', 1]),
    one('risk', 0.4, ['guidance-up', 1], ['lawsuit', -1]),
    one('risk', 0.4, ['pledge', -1]),
  ]
  expect(markOf([good, bad, worse])).toMatchObject({ side: 'risk', type: 'lawsuit', weight: 0.8 })
  expect(markOf([good])).toMatchObject({ side: 'opportunity', type: 'contract-win' })
  expect(markOf([])).toEqual({ side: undefined, heaviest: undefined, type: undefined, weight: 0 })
})
