import { deflateRawSync, gzipSync } from 'node:zlib'
import { Refusal } from '@pandora/contract/errors'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { firstRows } from './rows.ts'
import type { FormatOptions } from './format.ts'

const file = tempFolder()

async function cells(name: string, content: string | Uint8Array, options: FormatOptions = {}) {
  const { columns, rows, format } = await firstRows({ path: file(name, content), name, options }, 1000)
  return { columns, format, rows: rows.map((row) => ('cells' in row ? row.cells : `${row.line} ${row.broken}`)) }
}

const chinese = '代码,名称\n000901,启明科技\n600902,长河重工\n'

test('UTF-8 with and without byte order mark, UTF-16 both ways and GB18030 read the same', async () => {
  const expected = {
    columns: ['代码', '名称'],
    rows: [
      ['000901', '启明科技'],
      ['600902', '长河重工'],
    ],
  }
  const encoded: [string, Uint8Array][] = [
    ['utf-8', Buffer.from(chinese)],
    ['utf-8', Buffer.from(`\ufeff${chinese}`)],
    ['gb18030', iconv.encode(chinese, 'gb18030')],
    ['utf-16le', iconv.encode(chinese, 'utf16le', { addBOM: true })],
    ['utf-16be', iconv.encode(chinese, 'utf16be', { addBOM: true })],
  ]
  for (const [encoding, bytes] of encoded) {
    const read = await cells('list.csv', bytes)
    expect(read).toMatchObject(expected)
    expect(read.format.encoding).toBe(encoding)
  }
})

test('an encoding is told from the first foreign byte however late, and across the borders of chunks', async () => {
  const many = `代码,名称\n${'000901,启明科技\n'.repeat(40_000)}`
  for (const encoding of ['utf8', 'gb18030']) {
    const path = file('many.csv', iconv.encode(`code,name\n${'1,a\n'.repeat(30_000)}${many}`, encoding))
    const { records, rejections } = await readAll(
      path,
      profileOf(
        `name: names\ntitle: { zh: 名, en: names }\nrecords:\n  - kind: company_name\n    fields: { company_id: { column: code }, language: { value: zh }, form: { value: short }, name: { column: name } }\n`,
      ),
    )
    expect(rejections).toEqual([])
    expect(records.at(-1)?.values['name']).toBe('启明科技')
  }
})

test('UTF-8 with broken bytes stays UTF-8; the rows that hold them are refused by line', async () => {
  const read = await cells(
    'broken.csv',
    Buffer.concat([
      Buffer.from('代码,名称\n000901,启明'),
      Buffer.from([0xe4, 0xb8]),
      Buffer.from('\n600902,长河重工\n'),
    ]),
  )
  expect(read.format).toMatchObject({ encoding: 'utf-8', damaged: true })
  expect(read.rows).toEqual(['2 BAD_CHARACTERS', ['600902', '长河重工']])
})

test('delimiters are found out, tabs by name too; gzip is unpacked; a file of carriage returns is read', async () => {
  const rows = [
    ['1', '2;x'],
    ['3', '4'],
  ]
  expect((await cells('a.tsv', 'a\tb\n1\t2;x\n3\t4\n')).rows).toEqual(rows)
  expect((await cells('a.csv', 'a|b\n1|2;x\n3|4\n')).rows).toEqual(rows)
  expect((await cells('a.csv.gz', gzipSync('a,b\n1,2;x\n3,4\n'))).rows).toEqual(rows)
  expect((await cells('mac.csv', 'a,b\r1,2;x\r3,4\r')).rows).toEqual(rows)
})

test('rows with other than the header’s columns are refused; blank ones passed over; headers without names are numbered', async () => {
  const read = await cells('a.csv', 'a,,a\n1,2,3\n1,2\n,,\n\n1,2,3,4\n')
  expect(read.columns).toEqual(['a', 'column 2', 'a (2)'])
  expect(read.rows).toEqual([['1', '2', '3'], '3 WRONG_COLUMN_COUNT', '6 WRONG_COLUMN_COUNT'])
})

test('a file with no rows shows its header; lines before the header can be skipped; a headerless file gets its names', async () => {
  expect(await cells('head.csv', 'a,b\n')).toMatchObject({ columns: ['a', 'b'], rows: [] })
  expect(await cells('a.csv', 'made today\na,b\n1,2\n', { skip: 1 })).toMatchObject({
    columns: ['a', 'b'],
    rows: [['1', '2']],
  })
  expect(await cells('a.csv', '1,2\n', { columns: ['x', 'y'] })).toMatchObject({
    columns: ['x', 'y'],
    rows: [['1', '2']],
  })
})

test('JSON: an array, or the one array inside an object', async () => {
  const rows = [
    ['启明', 1],
    ['长河', null],
  ]
  const array = [{ name: '启明', n: 1 }, { name: '长河' }]
  for (const value of [array, { total: 2, data: array }])
    expect((await cells('a.json', JSON.stringify(value))).rows).toEqual(rows)
  expect((await cells('b.json', JSON.stringify({ a: array, b: array }), { property: 'b' })).rows).toEqual(rows)
  await expect(cells('b.json', JSON.stringify({ a: array, b: array }))).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
  })
  await expect(cells('b.json', '{"a": [')).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
})

test('XLSX: the first or the named sheet, numbers and dates as such, a code that a spreadsheet made a number gets its zeros back', async () => {
  const data = (code: number) => [
    [{ value: '代码' }, { value: '日期' }, { value: '总股本' }],
    [
      { value: code, type: Number },
      { value: new Date('2024-03-29T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
      { value: 5000, type: Number },
    ],
  ]
  const path = file('shares.xlsx', '')
  await writeWorkbook([
    { data: data(901), sheet: '甲' },
    { data: data(902), sheet: '乙' },
  ] as never).toFile(path)
  const profile = (sheet: string) =>
    profileOf(
      `name: shares\ntitle: { zh: 股本, en: shares }\nformat: { ${sheet} }\nrecords:\n  - kind: share_count\n    fields: { security_id: { column: 代码, as: security }, counted_on: { column: 日期, as: day }, total_shares: { column: 总股本, as: number, exponent: 4 } }\n`,
    )
  expect((await readAll(path, profile(''))).records).toMatchObject([
    { line: 2, values: { security_id: 'SHZ-000901', counted_on: '2024-03-29', total_shares: 50_000_000 } },
  ])
  expect((await readAll(path, profile('sheet: 乙'))).records).toMatchObject([{ values: { security_id: 'SHZ-000902' } }])
  await expect(readAll(path, profile('sheet: 丙'))).rejects.toMatchObject({ code: 'NO_SUCH_SHEET' })
})

test('a workbook that unpacks to more than 200 MB is refused, whatever its headers say', async () => {
  const packed = deflateRawSync(Buffer.alloc(210_000_000))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(1000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  await expect(cells('bomb.xlsx', Buffer.concat([local, name, packed, central, name, end]))).rejects.toMatchObject({
    code: 'TOO_LARGE',
  })
})

test('empty, absent, binary and foreign files are refused by name', async () => {
  const refused = (name: string, content: string | Uint8Array) =>
    cells(name, content).then(
      () => 'read',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
  expect(await refused('empty.csv', '')).toBe('EMPTY_FILE')
  expect(await refused('empty.csv.gz', gzipSync(''))).toBe('EMPTY_FILE')
  expect(await refused('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).toBe('BINARY_FILE')
  expect(await refused('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]))).toBe('UNKNOWN_FILE_FORMAT')
  expect(await refused('a.xlsx', 'a,b\n1,2\n')).toBe('UNKNOWN_FILE_FORMAT')
  expect(await refused('a.xlsx', 'PK\u0003\u0004 and no more')).toBe('UNREADABLE_FILE')
  expect(await refused('a.csv.gz', gzipSync('a,b\n1,2\n').subarray(0, 15))).toBe('UNREADABLE_FILE')
  await expect(firstRows({ path: '/nowhere.csv', name: 'nowhere.csv', options: {} }, 1)).rejects.toMatchObject({
    code: 'FILE_NOT_FOUND',
  })
})

test('whatever bytes a file holds, reading it gives rows, rejections with a reason, or a named refusal; nothing else', async () => {
  const profile = profileOf('news')
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(`title,datetime,source\n${text}`)),
    fc.json().map((text) => Buffer.from(text)),
  )
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.constantFrom('a.csv', 'a.jsonl', 'a.json', 'a.tsv', 'a', 'a.xlsx'),
      async (content, name) => {
        const path = file(`any-${name}`, content)
        try {
          const { rows, records, rejections } = await readAll(path, profile)
          expect(records.length + rejections.length).toBeGreaterThanOrEqual(rows === 0 ? 0 : 1)
          for (const { reason } of rejections) expect(reason).toMatch(/^[A-Z_]+$/)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      },
    ),
    { numRuns: 400 },
  )
})
