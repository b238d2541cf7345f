import { expect, test } from 'vitest'
import { codeIn } from './code.ts'

test('a pasted code is read whatever stands around its digits', () => {
  expect(codeIn('123 456')).toBe('123456')
  expect(codeIn('验证码：１２３４５６。')).toBe('123456')
  expect(codeIn('1234567')).toBe('123456')
})
