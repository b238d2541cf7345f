import { expect, test } from 'vitest'
import { byUnit, lastOfLine, shownAs, within, type MacroLine, type Source } from './economy.ts'

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

test('so many years reach back from the last day on which a line says something, to the day itself', () => {
  const days = ['2013-12-31', '2018-12-31', '2020-12-31', '2022-12-31', '2023-12-31', '2024-12-31']
  const source = {
    valueCode: days.map((day) => day.slice(0, 4)),
    days,
    lines: [line('%', [1, 2, 3, 4, 5, null]), line('CNY', [1, 2, 3, null, null, null])],
  } as unknown as Source
  const shown = (period: Parameters<typeof within>[1]) => within(source, period)
  expect(shown('all')).toBe(source)
  expect(shown('1y').valueCode).toEqual(['2022', '2023', '2024'])
  expect(shown('3y').days[0]).toBe('2020-12-31')
  expect(shown('5y').lines.map(({ values }) => values)).toEqual([
    [2, 3, 4, 5, null],
    [2, 3, null, null, null],
  ])
  expect(shown('10y').valueCode).toHaveLength(6)
  expect(within({ ...source, lines: [line('%', [null])] }, '1y').days).toEqual(days)
})
