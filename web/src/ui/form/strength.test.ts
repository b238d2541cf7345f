import { expect, test } from 'vitest'
import { rulesMet, strengthOf } from './strength.ts'

test('ACC-19 the rules of a password are told before it is refused: ten characters, four of them different', () => {
  expect(rulesMet('abcdefghi')).toEqual({ length: false, variety: true })
  expect(rulesMet('aabbccaabbcc')).toEqual({ length: true, variety: false })
  expect(rulesMet('lantern orchard')).toEqual({ length: true, variety: true })
})

test('the strength of a password in a word: what repeats or runs on does not make it stronger', () => {
  expect(strengthOf('short')).toBe('weak')
  expect(strengthOf('1234567890')).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaabcd')).toBe('weak')
  expect(strengthOf('hqmzrtwkpx')).toBe('fair')
  expect(strengthOf('lantern orchard')).toBe('good')
  expect(strengthOf('lantern orchard seven')).toBe('strong')
})
