import { expect, test } from 'vitest'
import { covered, phoneOf } from './phone.ts'

test('ACC-19 a telephone number is read however it is typed or pasted', () => {
  expect(phoneOf('+86', '199 0000 0128')).toBe('+8619900000128')
  expect(phoneOf('86', '199-0000-0128')).toBe('+8619900000128')
  expect(phoneOf('+86', '+86 199 0000 0128')).toBe('+8619900000128')
  expect(phoneOf('+86', '１９９ ００００ ０１２８')).toBe('+8619900000128')
  expect(phoneOf('+852', '5123 4567')).toBe('+85251234567')
  expect(phoneOf('+86', '+44 20 7946 0018')).toBe('+442079460018')
  for (const none of ['', '12345', '29900000128', '199000001280', 'nobody']) expect(phoneOf('+86', none)).toBeNull()
})

test('a number is shown back with its middle covered', () => {
  expect(covered('19900000128')).toBe('199 **** 0128')
  expect(covered('+8619900000128')).toBe('199 **** 0128')
  expect(covered('+85251234567')).toBe('+852 **** 4567')
})
