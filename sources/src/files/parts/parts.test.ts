import iconv from 'iconv-lite'
import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { Refusal } from '@pandora/contract/errors'
import { profileOf, readAll, tempFolder } from '../../../test/files.ts'
import { zip, type Zipped } from '../../testing-zip.ts'
import { fingerprintOf } from '../bytes.ts'
import { parseProfile } from '../profile.ts'
import { firstRows } from '../rows.ts'
import { fittingProfile, shippedProfiles } from '../shipped.ts'
import { ARCHIVE_LIMITS } from './archive-entries.ts'
import { withPart } from './choose-part.ts'

const file = tempFolder()

const bars = (day: string, close: number) => Buffer.from(`code,date,close\n600901,${day},${close}\n000901,${day},9\n`)
const look = (path: string, name: string, options = {}) =>
  firstRows({ path, name, options }, 20).then(
    ({ columns, rows, top }) => ({
      columns,
      rows: rows.map((row) => ('cells' in row ? row.cells : row.broken)),
      parts: top.parts.map(({ name: part, rows: count, read }) => [part, count, read]),
    }),
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

test('an archive: each file of a kind that is read is a part of its own, also one named as Chinese systems do, and a workbook in it; what systems put beside is none', async () => {
  const book = await writeWorkbook(
    [
      [{ value: 'code' }, { value: 'date' }, { value: 'close' }],
      [{ value: '600901' }, { value: '2024-03-01' }, { value: 7, type: Number }],
    ] as never,
    {} as never,
  ).toBuffer()
  const path = file(
    'a.zip',
    zip([
      { name: 'prices/', bytes: Buffer.alloc(0) },
      { name: 'prices/2024-01.csv', bytes: bars('2024-01-02', 16.5) },
      { name: iconv.encode('行情二月.csv', 'gb18030'), bytes: bars('2024-02-01', 17) },
      { name: 'book.xlsx', bytes: book },
      { name: 'read me.pdf', bytes: Buffer.from('%PDF') },
      { name: '__MACOSX/prices/._2024-01.csv', bytes: Buffer.from('x') },
      { name: '.hidden.csv', bytes: Buffer.from('x') },
    ]),
  )
  expect(await look(path, 'a.zip')).toMatchObject({
    columns: ['code', 'date', 'close'],
    rows: [['600901', '2024-03-01', 7]],
    parts: [
      ['book.xlsx', null, true],
      ['prices/2024-01.csv', null, false],
      ['行情二月.csv', null, false],
    ],
  })
  const text =
    'name: bars\ntitle: { zh: 行情, en: bars }\nrecords:\n  - kind: daily_price\n    fields: { security_id: { column: code, as: security }, basis: { value: traded }, trade_date: { column: date, as: day }, close: { column: close, as: number } }\n'
  const february = withPart({ text, profile: parseProfile(text) }, { kind: 'entry', name: '行情二月.csv' })
  expect(february.text).toContain('format: { entry: 行情二月.csv }')
  expect((await readAll(path, february.profile)).of('daily_price')).toMatchObject([{ close: 17 }, { close: 9 }])
  // What a file is does not depend on the archive it came in.
  expect(await fingerprintOf(path, '行情二月.csv')).toBe(await fingerprintOf(file('two.csv', bars('2024-02-01', 17))))
  expect(await look(path, 'a.zip', { entry: '三月.csv' })).toBe('NO_SUCH_PART')
})

test('archives that are bombs are refused by name before anything of them is unpacked, and files that lie of their size while they are', async () => {
  const zeros = Buffer.alloc(30_000_000)
  expect(await look(file('ratio.zip', zip([{ name: 'a.csv', bytes: zeros }])), 'ratio.zip')).toBe('TOO_LARGE')
  expect(
    await look(
      file(
        'many.zip',
        zip(
          Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, at) => ({
            name: `${at}.csv`,
            bytes: Buffer.from('a'),
          })),
        ),
      ),
      'many.zip',
    ),
  ).toBe('TOO_LARGE')
  expect(
    await look(
      file('huge.zip', zip([1, 2].map((at) => ({ name: `${at}.csv`, bytes: Buffer.from('a'), says: { size: 3e9 } })))),
      'huge.zip',
    ),
  ).toBe('TOO_LARGE')
  const told = 'code,date,close\n' + '600901,2024-01-02,1\n'.repeat(20_000)
  const liar = (says: NonNullable<Zipped['says']>) =>
    readAll(file('liar.zip', zip([{ name: 'a.csv', bytes: Buffer.from(told), says }])), profileOf('news')).then(
      () => 'read',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
  expect(await liar({ size: 1000 })).toBe('UNREADABLE_FILE')
  expect(await liar({ size: told.length + 1 })).toBe('UNREADABLE_FILE')
  expect(await liar({ crc: 7 })).toBe('UNREADABLE_FILE')
  expect(await liar({ flags: 1 })).toBe('UNREADABLE_FILE')
  const whole = zip([{ name: 'a.csv', bytes: Buffer.from(told) }])
  for (const cut of [10, 200, whole.length - 1])
    expect(await look(file('cut.zip', whole.subarray(0, cut)), 'cut.zip')).toBe('UNREADABLE_FILE')
  expect(await look(file('none.zip', zip([{ name: 'a.pdf', bytes: Buffer.from('x') }])), 'none.zip')).toBe(
    'UNKNOWN_FILE_FORMAT',
  )
})

test('the sheets of a workbook are told with their rows, and one that is chosen is read alone', async () => {
  const sheet = (close: number) => [
    [{ value: 'code' }, { value: 'close' }],
    [{ value: '600901' }, { value: close, type: Number }],
  ]
  const path = file('w.xlsx', '')
  await writeWorkbook([
    { data: sheet(1), sheet: '一月' },
    { data: sheet(2), sheet: '二月' },
    { data: [[{ value: '说明' }]], sheet: '说明' },
  ] as never).toFile(path)
  expect(await look(path, 'w.xlsx')).toMatchObject({
    rows: [['600901', 1], 'SHEET_NOT_READ'],
    parts: [
      ['一月', 2, true],
      ['二月', 2, false],
    ],
  })
  expect(await look(path, 'w.xlsx', { sheet: '二月' })).toMatchObject({ rows: [['600901', 2]] })
})

test('JSON: a list under keys at any depth, its objects flattened to dotted names, lists of lists with their names beside them, and columns; JSON lines too', async () => {
  const item = { code: '600901', quote: { close: 16.5, day: { on: '2024-01-02' } }, tags: ['a', 'b'], none: {} }
  const columns = ['code', 'quote.close', 'quote.day.on', 'tags', 'none']
  const cells = ['600901', 16.5, '2024-01-02', ['a', 'b'], {}]
  const json = (value: unknown, options = {}) => look(file('j.json', JSON.stringify(value)), 'j.json', options)
  expect(await json({ code: 0, msg: 'ok', data: { total: 1, items: [item] } })).toMatchObject({
    columns,
    rows: [cells],
    parts: [['data.items', 1, true]],
  })
  expect(await look(file('j.ndjson', `${JSON.stringify(item)}\n${JSON.stringify(item)}\n`), 'j.ndjson')).toMatchObject({
    columns,
    rows: [cells, cells],
  })
  expect(
    await json({
      data: {
        fields: ['ts_code', 'close'],
        items: [
          ['600901.SH', 1],
          ['000901.SZ', 2],
        ],
        has_more: false,
      },
    }),
  ).toMatchObject({
    columns: ['ts_code', 'close'],
    rows: [
      ['600901.SH', 1],
      ['000901.SZ', 2],
    ],
  })
  expect(await json({ result: { date: ['2024-01-02', '2024-01-03'], close: [1, 2] } })).toMatchObject({
    columns: ['date', 'close'],
    rows: [
      ['2024-01-02', 1],
      ['2024-01-03', 2],
    ],
  })
  const two = { data: { bars: [{ a: 1 }], news: [{ b: 1 }, { b: 2 }] } }
  expect(await json(two)).toBe('UNREADABLE_FILE')
  expect(await json(two, { property: 'data.bars' })).toMatchObject({ columns: ['a'], rows: [[1]] })
  // For a preview the longest is shown, and the others are there to choose.
  const { top } = await firstRows(
    { path: file('j.json', JSON.stringify(two)), name: 'j.json', options: {}, longest: true },
    20,
  )
  expect(top.parts.map(({ name, rows, read }) => [name, rows, read])).toEqual([
    ['data.bars', 1, false],
    ['data.news', 2, true],
  ])
})

test('a profile that asks for a whole object still fits a file whose objects are flattened', () => {
  const text =
    'name: posts\ntitle: { zh: 帖, en: posts }\nmatch: { columns: [id, user, user.verify] }\nrecords:\n  - kind: document\n    fields: {}\n'
  const profiles = [{ text, profile: parseProfile(text) }]
  expect(fittingProfile(profiles, ['id', 'user.name', 'user.verify.by'], 'x.jsonl')?.profile.name).toBe('posts')
  expect(fittingProfile(shippedProfiles(), ['user.name'], 'x.jsonl')).toBeUndefined()
})
