import { expect, test } from 'vitest'
import { HUNDRED_MILLION, scaled, TEN_THOUSAND, THOUSAND } from './words.ts'

test('OPINION-08 fans are shown by ten thousand, comments and likes by thousand; missing is a dash', () => {
  expect(scaled(12_500, TEN_THOUSAND)).toBe('1.25')
  expect(scaled(36, THOUSAND)).toBe('0.04')
  expect(scaled(null, THOUSAND)).toBe('–')
})

test('OPINION-14 amounts of the heat map are shown by hundred million', () => {
  expect(scaled(10_482_089_800, HUNDRED_MILLION)).toBe('104.82')
})
