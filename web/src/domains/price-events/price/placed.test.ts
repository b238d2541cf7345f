import { expect, test } from 'vitest'
import { converted, placed } from './placed.ts'
import type { KeptDrawing } from './placed.ts'

const drawing: KeptDrawing = {
  drawingId: 'a',
  kind: 'level',
  anchors: [{ date: '2024-05-06', price: 21 }],
  text: '',
  basis: 'forward-adjusted',
  reference: { date: '2024-06-03', price: 20 },
  seenAt: '2024-06-03T08:00:00Z',
}
const bars = (close: number) => [{ date: '2024-06-03', close }]

test('a drawing lies where it was put while the bar beside it says the same close in the same basis', () => {
  expect(placed([drawing], { basis: 'forward-adjusted', bars: bars(20) })).toEqual({ drawn: [drawing], displaced: [] })
})

test('after a split in forward-adjusted prices it is told, not drawn, and can be converted', () => {
  const prices = { basis: 'forward-adjusted' as const, bars: bars(10) }
  const { drawn, displaced } = placed([drawing], prices)
  expect(drawn).toEqual([])
  expect(displaced).toMatchObject([{ why: 'adjusted', ratio: 0.5 }])
  const [one] = displaced
  const next = one && converted(one, prices)
  expect(next).toMatchObject({ anchors: [{ date: '2024-05-06', price: 10.5 }], reference: { price: 10 } })
  expect(placed(next ? [next] : [], prices).drawn).toHaveLength(1)
})

test('in another basis it is not drawn, though its bar closed at the same price; nor where that bar is not there', () => {
  expect(placed([drawing], { basis: 'traded', bars: bars(20) }).displaced).toMatchObject([{ why: 'basis', ratio: 1 }])
  expect(placed([drawing], { basis: 'forward-adjusted', bars: [] }).displaced).toMatchObject([
    { why: 'unknown', ratio: null },
  ])
  expect(converted({ drawing, why: 'unknown', ratio: null }, { basis: 'traded', bars: [] })).toBeNull()
})
