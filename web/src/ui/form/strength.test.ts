import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test('the strength of a password in a word: what repeats or runs on does not make it stronger', () => {
  expect(strengthOf('short')).toBe('weak')
  expect(strengthOf('1234567890')).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaabcd')).toBe('weak')
  expect(strengthOf('hqmzrtwkpx')).toBe('fair')
  expect(strengthOf('lantern orchard')).toBe('good')
  expect(strengthOf('lantern orchard seven')).toBe('strong')
})

test('ACC-19 what the server would refuse is never called better than weak', () => {
  for (const refused of [
    'P@ssw0rd2024',
    'Summer2025!!',
    'woaini1314520',
    '1qaz2wsx3edc',
    'ｐａｓｓｗｏｒｄ１２',
    'aabbccddaabb',
  ])
    expect(strengthOf(refused), refused).toBe('weak')
})
