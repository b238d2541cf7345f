import { expect, test } from 'vitest'
import { faded } from './palette.ts'

test('a colour is faded however short it is written: a canvas ignores what is no colour, and keeps the one before', () => {
  expect(faded('#ffffff', 0.5)).toBe('#ffffff80')
  expect(faded('#FFF', 0.5)).toBe('#FFFFFF80')
  expect(faded('#0a1', 1)).toBe('#00aa11ff')
})
