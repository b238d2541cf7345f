import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barMark } from './barMark.ts'

const event = (
  type: string,
  effect: 'risk' | 'opportunity' | 'neutral',
  direct = true,
  points: number | null = null,
) => ({ type, effect, direct, points })

test('a mark of risk bears the name of a risk, however many points an opportunity of the same bar has', () => {
  expect(barMark([event('abnormal-trading', 'risk'), event('regulation-eases', 'opportunity', false, 3.2)])).toEqual({
    side: 'risk',
    type: 'abnormal-trading',
    weight: 0,
    count: 2,
  })
  expect(
    barMark([event('contract-win', 'opportunity', true, 2), event('guidance-up', 'opportunity', true, 6)]),
  ).toEqual({ side: 'opportunity', type: 'guidance-up', weight: 6, count: 2 })
  expect(barMark([event('guarantee', 'neutral')])).toMatchObject({ side: undefined, type: 'guarantee' })
})

test('whatever happened on a bar, its mark names an event of the side that it shows', () => {
  const some = fc.record({
    type: fc.uuid(),
    effect: fc.constantFrom('risk', 'opportunity', 'neutral'),
    direct: fc.boolean(),
    points: fc.option(fc.double({ min: -50, max: 50, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (happened) => {
      const { side, type } = barMark(happened)
      const named = happened.find((one) => one.type === type)
      expect(side === undefined || named?.effect === side).toBe(true)
      expect(named).toBeDefined()
    }),
  )
})
