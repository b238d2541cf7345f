import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('CSV has a BOM, CRLF, quotes where needed, empty for missing', () => {
  expect(
    toCsv(
      ['名称', 'a,b'],
      [
        ['say "hi"', 1.5],
        [null, undefined],
      ],
    ),
  ).toBe('\uFEFF名称,"a,b"\r\n"say ""hi""",1.5\r\n,\r\n')
})

test('text that a spreadsheet would run is made safe; negative numbers stay numbers', () => {
  expect(toCsv(['x'], [['=1+1'], ['\n=1'], [-1]])).toBe(`\uFEFFx\r\n'=1+1\r\n"'\n=1"\r\n-1\r\n`)
})
