import { expect, test } from 'vitest'
import { cellText, figureText } from './shown.ts'

test('FINREP-01 a statement shows all of its money in one unit, millions with two digits; a ratio, a figure a share and what is missing keep theirs', () => {
  expect([3_886_000_000, 695_800, -261_700, 0].map((value) => cellText(value, 'CNY', 'zh-CN'))).toEqual([
    '3,886.00',
    '0.70',
    '−0.26',
    '0.00',
  ])
  expect(cellText(23.456, 'percent', 'en')).toBe('23.46')
  expect(cellText(0.525, 'CNY/share', 'en')).toBe(figureText(0.525, 'CNY/share', 'en'))
  expect(cellText(null, 'CNY', 'en')).toBe('–')
})
