import { expect, it } from 'vitest'
import { named } from './names.ts'

it('a name is the one of the interface language; where that is missing the other, where both are, what stands for it', () => {
  expect([named('银行', 'Banks', 'en'), named('银行', 'Banks', 'zh')]).toEqual(['Banks', '银行'])
  expect([named('银行', null, 'en'), named(null, 'Banks', 'zh')]).toEqual(['银行', 'Banks'])
  expect([named(null, undefined, 'en', '480000'), named(null, null, 'zh')]).toEqual(['480000', ''])
})
