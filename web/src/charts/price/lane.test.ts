import { expect, test } from 'vitest'
import { placeTexts } from './lane.ts'

test('names stand beside their marks, none over another and none outside; the first has the first choice', () => {
  expect(placeTexts([{ x: 100, width: 50 }], 400)).toEqual([107])
  // No room at the right: at the left of the mark.
  expect(placeTexts([{ x: 380, width: 50 }], 400)).toEqual([323])
  const [first, second, third] = placeTexts(
    [
      { x: 100, width: 80 },
      { x: 112, width: 80 },
      { x: 130, width: 200 },
    ],
    400,
  )
  expect(first).toBe(107)
  expect(second).toBe(25)
  expect(third).toBeNull()
  expect(
    placeTexts(
      [
        { x: -5, width: 10 },
        { x: 410, width: 10 },
      ],
      400,
    ),
  ).toEqual([null, null])
})
