import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalPhone, shownPhone } from './phone.ts'

test('ACC-22 a mainland number is one number however it is typed', () => {
  for (const typed of [
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '+86 138 0013 8000',
    '0086 13800138000',
    '8613800138000',
    '１３８００１３８０００',
  ])
    expect(normalPhone(typed), typed).toBe('+8613800138000')
  expect(shownPhone('+8613800138000')).toBe('13800138000')
})

test('ACC-22 other countries are written with + or 00 and their code', () => {
  expect(normalPhone('+852 6123 4567')).toBe('+85261234567')
  expect(normalPhone('0044 (20) 7946-0958')).toBe('+442079460958')
  expect(shownPhone('+85261234567')).toBe('+85261234567')
})

test('ACC-22 what is no number is none', () => {
  for (const typed of [
    '',
    '12345',
    '1380013800',
    '12800138000',
    '+861234567',
    '+86 1380013800',
    'abcdefghijk',
    '+0123456789',
    '+1234567890123456',
    "13800138000'; --",
  ])
    expect(normalPhone(typed), typed).toBeUndefined()
})

test('a stored number stays what it is when it is shown and typed again', () => {
  const stays = fc.check(
    fc.property(fc.oneof(fc.stringMatching(/^1[3-9]\d{9}$/), fc.stringMatching(/^\+[1-7]\d{8,12}$/)), (typed) => {
      const stored = normalPhone(typed) ?? ''
      return stored === '' || normalPhone(shownPhone(stored)) === stored
    }),
    { numRuns: 500 },
  )
  expect(stays.counterexample).toBeNull()
})
