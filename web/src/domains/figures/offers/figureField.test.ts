import { expect, test } from 'vitest'
import { figureIn, figureText } from './figureField.ts'
import { depthOf } from './receiptModel.ts'

test('a figure stands in the address and is read back; what names none opens nothing', () => {
  const place = { companyId: 'SHZ-000911', figure: 'peTtm' as const, basis: 'ttm' as const, periodEnd: '2025-12-31' }
  expect(figureIn(figureText(place))).toEqual(place)
  const today = { companyId: 'SHZ-000911', figure: 'pePercentile' as const, basis: 'today' as const }
  expect(figureText(today)).toBe('SHZ-000911~pePercentile~today')
  expect(figureIn(figureText(today))).toEqual(today)
  for (const text of [
    'SHZ-000911~revenue~today',
    'SHZ-000911~peTtm~today~2025-12-31',
    '~peTtm~today',
    '',
    'SHZ-000911~wealth~ttm~2025-12-31',
    'SHZ-000911~peTtm~year~2025-12-31',
    'SHZ-000911~peTtm~ttm~2025',
    '~peTtm~ttm~2025-12-31',
  ])
    expect(figureIn(text)).toBeNull()
})

test('COMP-46 parts of a part stand below it, as deep as they are', () => {
  const parts = [
    { id: '0', within: null },
    { id: '1', within: '0' },
    { id: '2', within: '1' },
    { id: '3', within: null },
  ]
  expect(parts.map((part) => depthOf(parts, part))).toEqual([0, 1, 2, 0])
})
