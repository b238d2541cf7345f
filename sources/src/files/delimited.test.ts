import { threadMs } from '@pandora/contract/testing-linear'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DelimitedReader } from './delimited.ts'
import { JsonLinesReader } from './json-lines.ts'
import { LONGEST_ROW } from './raw-row.ts'

/** Reads a text in pieces that end at the given places. */
function inPieces(text: string, cuts: readonly number[], delimiter = ',') {
  const reader = new DelimitedReader(delimiter)
  const rows = []
  let from = 0
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    rows.push(...reader.push(text.slice(from, cut)))
    from = Math.max(from, cut)
  }
  return [...rows, ...reader.push(text.slice(from)), ...reader.end()]
}

test('rows say the physical line on which they begin, quoted line feeds counted', () => {
  const text = 'a,b\r\n1,"two\nlines"\r\n\r\n"x ""y"" z",4\n5,6'
  expect(inPieces(text, [])).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'two\nlines'] },
    { line: 5, cells: ['x "y" z', '4'] },
    { line: 6, cells: ['5', '6'] },
  ])
})

test('whatever the rows and wherever the chunks end, the same cells come out as csv-parse reads', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '中', '"', ',', '\n', ' ', '1'), maxLength: 8 })
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 12 }),
      fc.array(fc.nat(200), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, cuts, end) => {
        const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
        const text = rows.map((row) => row.map(quoted).join(',')).join(end)
        const reference = parse(text, {
          relax_column_count: true,
          skip_empty_lines: true,
          record_delimiter: ['\n', '\r\n'],
        })
        expect(inPieces(text, cuts).map((row) => ('cells' in row ? row.cells : row))).toEqual(reference)
      },
    ),
    { numRuns: 500 },
  )
})

test('a quote inside a field is itself; one that never closes costs its own line only', () => {
  expect(inPieces('a,b\n5" pipe,1\n"open,2\nc,3\n"x"y,4\nd,5', [7])).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['5" pipe', '1'] },
    { line: 3, broken: 'BAD_QUOTES', value: '"open,2' },
    { line: 4, cells: ['c', '3'] },
    { line: 5, broken: 'BAD_QUOTES', value: '"x"y,4' },
    { line: 6, cells: ['d', '5'] },
  ])
})

test('a row of over 8 MB is refused once, and the row after it is read', () => {
  const piece = 'x'.repeat(1 << 20)
  for (const start of ['', '"']) {
    const reader = new DelimitedReader(',')
    const rows = [...reader.push('a,b\n'), ...reader.push(start)]
    for (let length = 0; length < LONGEST_ROW + 2 * piece.length; length += piece.length)
      rows.push(...reader.push(piece))
    rows.push(...reader.push('\n1,2\n'), ...reader.end())
    expect(rows.map((row) => ('broken' in row ? `${row.line} ${row.broken}` : row.cells.join()))).toEqual([
      'a,b',
      '2 TOO_MANY_BYTES',
      '1,2',
    ])
  }
})

test('one column with quotes everywhere is read in linear time', () => {
  const text = '"q"\n'.repeat(200_000)
  const began = threadMs()
  expect(inPieces(text, [])).toHaveLength(200_000)
  expect(threadMs() - began).toBeLessThan(5000)
})

test('JSON lines: broken, foreign and over-long lines are refused by number, the others read', () => {
  const reader = new JsonLinesReader()
  const text = `{"a":1}\n\n{"a":\n[1]\n"${'x'.repeat(LONGEST_ROW)}"\n{"a":2}`
  const rows = [...reader.push(text.slice(0, 9)), ...reader.push(text.slice(9)), ...reader.end()]
  expect(
    rows.map((row) => ('broken' in row ? `${row.line} ${row.broken}` : `${row.line} ${JSON.stringify(row.object)}`)),
  ).toEqual(['1 {"a":1}', '3 NOT_JSON', '4 NOT_AN_OBJECT', '5 TOO_MANY_BYTES', '6 {"a":2}'])
})
