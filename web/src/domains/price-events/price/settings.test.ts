import { expect, test } from 'vitest'
import { settingsIn, settingsText, usualSettings } from './settings.ts'

const last = { ...usualSettings, interval: 'week' as const, indicators: ['macd' as const] }

test('what a chart keeps goes before what was used last, and that before the usual', () => {
  expect(settingsIn({}, null)).toEqual(usualSettings)
  expect(settingsIn({}, last)).toEqual(last)
  expect(settingsIn({ interval: 'month', scale: 'bogus' }, last)).toMatchObject({ interval: 'month', scale: 'linear' })
})

test('no indicators is a choice too; unknown ones are passed over, and they stand in one order', () => {
  expect(settingsText({ indicators: [] })).toEqual({ indicators: 'none' })
  expect(settingsIn({ indicators: 'none' }, last).indicators).toEqual([])
  expect(settingsIn({ indicators: 'kdj,astrology,ma5' }, last).indicators).toEqual(['ma5', 'kdj'])
  expect(settingsText({ indicators: ['kdj', 'ma5'], range: '3m' })).toEqual({ indicators: 'ma5,kdj', range: '3m' })
})
