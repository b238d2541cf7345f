import { deflateRawSync, gzipSync } from 'node:zlib'
import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { listedParts } from './archive.ts'
import { firstRows } from './rows.ts'
import { readFileSync } from 'node:fs'

const file = tempFolder()
const read = (name: string, content: string | Uint8Array) =>
  firstRows({ path: file(name, content), name, options: {} }, 20).then(
    ({ columns, rows }) => ({
      columns: columns.length,
      rows: rows.map((row) => ('cells' in row ? row.cells : row.broken)),
    }),
    (error: unknown) => error,
  )

/** The workbook with parts put between those it lists and the list, as a reader that streams would take them. */
function withUnlisted(book: Buffer, packed: Buffer, count: number): Buffer {
  const end = book.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const list = book.readUInt32LE(end + 16)
  const extra: Buffer[] = []
  for (let sheet = 0; sheet < count; sheet++) {
    const name = Buffer.from(`xl/worksheets/sheet${sheet + 2}.xml`)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    extra.push(local, name, packed)
  }
  const between = Buffer.concat(extra)
  const rest = Buffer.from(book.subarray(list))
  rest.writeUInt32LE(list + between.length, end - list + 16)
  return Buffer.concat([book.subarray(0, list), between, rest])
}

test('sheets that a workbook does not list never reach the reader: eight of 400 MB cost nothing', async () => {
  const path = file('book.xlsx', '')
  await writeWorkbook([
    {
      data: [
        [{ value: '代码' }, { value: '名称' }],
        [{ value: '000901' }, { value: '启明科技' }],
      ],
      sheet: '甲',
    },
  ] as never).toFile(path)
  const book = readFileSync(path)
  const bomb = withUnlisted(book, deflateRawSync(Buffer.alloc(400_000_000, '<row/>'), { level: 1 }), 8)
  const plain = await listedParts(book, 200_000_000)
  expect(plain).toBeInstanceOf(Buffer)
  expect(await listedParts(bomb, 200_000_000)).toEqual(plain)
  expect(await read('bomb.xlsx', bomb)).toEqual({ columns: 2, rows: [['000901', '启明科技']] })
  expect(await read('plain.xlsx', book)).toEqual({ columns: 2, rows: [['000901', '启明科技']] })
})

test('a part whose bytes are counted says it is small and is not: what comes out is counted, all parts together', async () => {
  const path = file('small.xlsx', '')
  await writeWorkbook([{ data: [[{ value: 'a' }], [{ value: 1, type: Number }]], sheet: 'one' }] as never).toFile(path)
  expect(await listedParts(readFileSync(path), 500)).toBe('tooLarge')
  expect(await listedParts(readFileSync(path).subarray(0, 200), 1_000_000)).toBe('damaged')
})

test('millions of empty objects in a packed JSON file of some kilobytes are refused by name, whether rows or parts of one', async () => {
  expect(await read('many.json.gz', gzipSync(`[${'{},'.repeat(4_000_000)}{}]`))).toMatchObject({ code: 'TOO_LARGE' })
  expect(await read('one.json.gz', gzipSync(`[{"a":[${'[],'.repeat(4_000_000)}[]]}]`))).toMatchObject({
    code: 'TOO_LARGE',
  })
  expect(await read('numbers.json.gz', gzipSync(`[${'1,'.repeat(4_000_001)}1]`))).toMatchObject({ code: 'TOO_LARGE' })
})

test('a JSON document nested 100,000 deep is shown as rows that are refused by name, not as a fault', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(await read('deep.json', `[${deep}, {"a": ${deep}}]`)).toMatchObject({
    columns: 0,
    rows: ['NESTED_TOO_DEEP', 'NESTED_TOO_DEEP'],
  })
})

test('a file of 300,000 columns is refused by name; 16,384, as many as a spreadsheet has, are read', async () => {
  const wide = (count: number) =>
    `${Array.from({ length: count }, (_, at) => `c${at}`).join(',')}\n${'1,'.repeat(count - 1)}1\n`
  expect(await read('wide.csv', wide(300_000))).toMatchObject({
    code: 'TOO_MANY_COLUMNS',
    data: { count: 300_000, limit: 16_384 },
  })
  expect(await read('limit.csv', wide(16_384))).toMatchObject({ columns: 16_384 })
  expect(
    await read(
      'wide.json',
      `[${JSON.stringify(Object.fromEntries(Array.from({ length: 16_385 }, (_, at) => [`c${at}`, 1])))}]`,
    ),
  ).toMatchObject({ code: 'TOO_MANY_COLUMNS' })
})

test('a cell of over 2,000,000 characters is refused by name before anything is done with it, and costs only its row', async () => {
  const news = (text: string, id: number) =>
    `${JSON.stringify({ title: `t${id}`, datetime: '2024-03-05 10:00:00', source: 's', content: text })}\n`
  const profile = profileOf(
    'name: long\ntitle: { zh: 长, en: long }\nformat: { type: jsonl }\nlet: { document: { column: [source, title], as: document-id } }\nrecords:\n  - kind: document\n    fields: { document_id: { column: document }, external_id: { column: title }, source_name: { column: source }, kind: { value: news }, language: { value: en }, title: { column: title }, body: { column: content, as: plain-text }, published_at: { column: datetime, as: published }, precision: { column: datetime, as: precision } }\n',
  )
  const path = file(
    'long.jsonl',
    `${news('short', 1)}${news(' '.repeat(2_000_001), 2)}${news(`a${' '.repeat(1_999_998)}b`, 3)}`,
  )
  const { records, rejections } = await readAll(path, profile)
  expect(rejections).toMatchObject([{ line: 2, field: 'content', reason: 'CELL_TOO_LONG' }])
  expect(records.map(({ line }) => line)).toEqual([1, 3])
})

test('a figure that nobody counts is refused by name and costs only its row: sums and quotients of what is taken stay numbers', async () => {
  const told = await readAll(
    file(
      'huge.csv',
      'code,date,close,volume\n600901,2024-01-02,1e308,1\n600901,2024-01-03,9,1e300\n600901,2024-01-04,1e-300,1\n600901,2024-01-05,9,1e12\n',
    ),
    profileOf(
      'name: huge\ntitle: { zh: 大数, en: huge }\nrecords:\n  - kind: daily_price\n    fields: { security_id: { column: code, as: security }, basis: { value: traded }, trade_date: { column: date, as: day }, close: { column: close, as: number }, volume: { column: volume, as: number } }\n',
    ),
  )
  expect(told.of('daily_price').map(({ trade_date }) => trade_date)).toEqual(['2024-01-05'])
  expect(told.rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 TOO_LARGE',
    '3 TOO_LARGE',
    '4 TOO_SMALL',
  ])
})
