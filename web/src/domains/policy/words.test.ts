import i18next from 'i18next'
import { expect, test } from 'vitest'
import { revenueShareTold } from './words.ts'

test('a share of revenue above the whole says that it is one before eliminations, in both languages', async () => {
  await i18next.changeLanguage('en')
  expect(revenueShareTold(93.72)).toBe('93.7%')
  expect(revenueShareTold(100)).toBe('100.0%')
  expect(revenueShareTold(102.5)).toBe('102.5% (before eliminations between segments)')
  await i18next.changeLanguage('zh-CN')
  expect(revenueShareTold(102.5)).toBe('102.5%（分部间抵销前）')
})
