import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnsIn } from './figures.ts'
import { Units } from './units.ts'

function turns(text: string): string[] {
  const units = new Units()
  units.read(text)
  return turnsIn(units.of, units.count).map(({ start, end, up }) => `${text.slice(start, end)} ${up ? 'up' : 'down'}`)
}

test.each([
  ['利润从10亿降到7亿', ['从10亿降到7亿 down']],
  ['亏损由4.6亿缩至0.7亿，毛利率从25%提升到40%', ['由4.6亿缩至0.7亿 down', '从25%提升到40% up']],
  ['从二十涨到三十', []],
  ['从10亿，降到7亿', []],
  ['从5块到5块', []],
  ['从1000户变成3亿元', []],
  ['由于10亿', []],
])('figures that went from one to another: %s', (text, found) => {
  expect(turns(text)).toEqual(found)
})

test('any text is read in bounds, and no two turns share a place', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom('从', '由', '到', '至', '1', '9.5', '0.', '亿', '%', '降', '，', '利润', '.'), {
          maxLength: 80,
        })
        .map((parts) => parts.join('')),
      (text) => {
        const units = new Units()
        units.read(text)
        const found = turnsIn(units.of, units.count)
        found.forEach(({ start, end }, at) => {
          expect(start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(text.length)
        })
      },
    ),
  )
})
