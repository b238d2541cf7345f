import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  '=1+1',
  '+1+cmd',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '\r=1',
  '  =1+1',
  '＝1+1',
  '＠x',
  '\u00a0=1',
  ' =1+1',
  '\n=1',
  '\u0000=1',
  '\u3000=HYPERLINK("x")',
])('a text that a spreadsheet would run is led by an apostrophe: %j', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
})

test('numbers, negative ones too, and plain texts stay as they are; quotes and line feeds are quoted', () => {
  expect(csvLine([-1.5, '-1.5', null, undefined, Number.NaN, 'a "b"', 'c\nd', '平安银行', ' e'])).toBe(
    '-1.5,-1.5,,,,"a ""b""","c\nd",平安银行, e\r\n',
  )
})
