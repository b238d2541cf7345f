import { expect, test } from 'vitest'
import { holderKindIn } from './holder-kinds.ts'

test('the kind of a holder stands in the language of the screen, and as its source says it where no word is known', () => {
  expect(holderKindIn('境内自然人', 'en')).toBe('Individual')
  expect(holderKindIn('境内自然人', 'zh-CN')).toBe('境内自然人')
  expect(holderKindIn('某种持有人', 'en')).toBe('某种持有人')
})
