import { expect, it } from 'vitest'
import { commonSource } from './commonSource.ts'

it('what all sources of a list begin with is told once', () => {
  expect(commonSource(['演示市场（虚构） · 甲社', '演示市场（虚构） · 乙报'])).toBe('演示市场（虚构） · ')
  expect(commonSource(['甲 · 乙', '丙 · 丁'])).toBe('')
  expect(commonSource(['甲社', '甲社'])).toBe('')
  expect(commonSource(['甲 · 乙'])).toBe('')
})
