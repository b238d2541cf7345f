import { expect, test } from 'vitest'
import { keepsRules, passwordRules } from './rules.ts'

test('ACC-19 the rules of a password are told before it is refused: ten characters, four of them different, none that is guessed first', () => {
  expect(passwordRules('hqmzrtwkp')).toEqual({ length: false, variety: true, unguessed: true })
  expect(passwordRules('aabbccaabbcc')).toEqual({ length: true, variety: false, unguessed: false })
  expect(passwordRules('P@ssw0rd2024')).toEqual({ length: true, variety: true, unguessed: false })
  expect(passwordRules('lantern orchard')).toEqual({ length: true, variety: true, unguessed: true })
  expect(['P@ssw0rd2024', 'hqmzrtwkp', 'lantern orchard'].map(keepsRules)).toEqual([false, false, true])
})
