import { expect, test } from 'vitest'
import { byUnit, lastOfLine, shownAs, type MacroLine } from './economy.ts'

const line = (unit: string | null, values: (number | null)[]) => ({ unit, values }) as MacroLine

test('amounts are shown in 亿 and in thousands of millions from a thousand million on, what is per head as it is', () => {
  expect(shownAs('CNY', [null, 1.3e14], 'zh')).toMatchObject({ by: 1e8, unit: '亿元', axis: 'count' })
  expect(shownAs('USD', [5e11], 'en')).toMatchObject({ by: 1e9, unit: 'USD bn' })
  expect(shownAs('CNY', [41_314], 'zh')).toMatchObject({ by: 1, unit: '元' })
  expect(shownAs('%', [5], 'en')).toMatchObject({ by: 1, unit: '%', axis: 'percent' })
})

test('lines of one unit are together, those that say nothing are left out; the last value is the last one known', () => {
  const lines = [line('%', [1]), line('CNY', [2]), line('%', [3]), line('%', [null])]
  expect(byUnit(lines).map(([unit, own]) => [unit, own.length])).toEqual([
    ['%', 2],
    ['CNY', 1],
  ])
  expect(lastOfLine(line('%', [1, 2, null]))).toEqual({ at: 1, value: 2 })
  expect(lastOfLine(line('%', [null]))).toBeNull()
})
