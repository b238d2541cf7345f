import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { NOW, readAll, tempFolder } from '../../test/files.ts'
import { namesOf, placeOfHeader, unitOfTitles } from './header.ts'
import { previewRows } from './preview.ts'
import { parseProfile } from './profile.ts'
import { proposeProfile } from './propose/propose.ts'
import { firstRows } from './rows.ts'
import { shippedProfiles } from './shipped.ts'

const file = tempFolder()

/**
 * What a file becomes without a word from its reader: columns, the proposal, and its facts when it is imported whole.
 */
async function imported(name: string, content: string | Uint8Array) {
  const place = { path: file(name, content), name }
  const { columns, rows } = await firstRows({ ...place, options: {} }, 20)
  const proposal = proposeProfile(
    shippedProfiles(),
    columns,
    rows.flatMap((row) => ('cells' in row ? [row.cells] : [])),
    name,
  )
  const profile = proposal.text ? parseProfile(proposal.text) : null
  return {
    columns,
    ...proposal,
    preview: profile ? await previewRows(place, profile, 3, NOW) : [],
    whole: profile ? await readAll(place.path, profile, NOW, name) : null,
  }
}

const bars =
  '2024-03-04,000901,10.1,10.5,9.9,10.2,30,4.5\n2024-03-05,000901,10.2,10.6,10.0,10.4,31,4.6\n2024-03-06,000901,10.4,10.8,10.1,10.7,32,4.7\n'
const header = '交易日期,证券代码,开盘价,最高价,最低价,收盘价,成交量(手),成交额(万元)\n'
const day4 = {
  security_id: 'SHZ-000901',
  trade_date: '2024-03-04',
  open: 10.1,
  high: 10.5,
  low: 9.9,
  close: 10.2,
  volume: 3000,
  amount: 45_000,
}

test('a title and a remark above the header are passed over, and every row is taken with the line it stands on', async () => {
  const { columns, missing, whole } = await imported(
    'a.csv',
    `启明科技日线行情\n\n数据来源：自己整理,,,,,,,\n${header}${bars}`,
  )
  expect([columns[0], columns.length, missing]).toEqual(['交易日期', 8, []])
  expect(whole?.of('daily_price')[0]).toMatchObject(day4)
  expect([whole?.records.map((one) => one.line), whole?.rejections]).toEqual([[5, 6, 7], []])
})

test('units in a row of their own belong to the names above them', async () => {
  const { columns, whole } = await imported(
    'b.csv',
    `交易日期,证券代码,开盘价,最高价,最低价,收盘价,成交量,成交额\n,,元,元,元,元,手,万元\n${bars}`,
  )
  expect(columns.slice(2)).toEqual([
    '开盘价(元)',
    '最高价(元)',
    '最低价(元)',
    '收盘价(元)',
    '成交量(手)',
    '成交额(万元)',
  ])
  expect(whole?.of('daily_price')[0]).toMatchObject(day4)
  expect(whole?.records).toHaveLength(3)
})

test('two header rows as merged cells leave them become one name a column', async () => {
  const sheet = await writeWorkbook([
    [{ value: '行情一览' }],
    [{ value: '证券' }, null, { value: '价格' }, null, null, null, { value: '成交' }, null],
    ['代码', '交易日期', '开盘价', '最高价', '最低价', '收盘价', '成交量(手)', '成交额(万元)'].map((value) => ({
      value,
    })),
    ...['2024-03-04', '2024-03-05'].map((date) => [
      { value: '000901' },
      { value: date },
      ...[10.1, 10.5, 9.9, 10.2, 30, 4.5].map((value) => ({ value })),
    ]),
  ]).toBuffer()
  const { columns, missing, whole } = await imported('c.xlsx', new Uint8Array(sheet))
  expect([columns, missing]).toEqual([
    ['代码', '交易日期', '开盘价', '最高价', '最低价', '收盘价', '成交量(手)', '成交额(万元)'],
    [],
  ])
  expect(whole?.of('daily_price')).toMatchObject([day4, { trade_date: '2024-03-05' }])
  expect(
    namesOf(
      [
        ['公司', '2022', '', '2023', ''],
        ['', '收入', '利润', '收入', '利润'],
      ],
      null,
      [],
    ),
  ).toEqual(['公司', '2022 收入', '2022 利润', '2023 收入', '2023 利润'])
})

test('the unit that a title gives for the whole table is that of every amount, and of no ratio', async () => {
  const { columns, whole } = await imported(
    'd.csv',
    '股本变动表\n单位：万股\n代码,日期,总股本,流通股本,流通比例\n000901,2024-03-04,5000,4000,80\n000901,2024-06-04,6000,4000,66.7\n',
  )
  expect(columns).toEqual(['代码', '日期', '总股本(万股)', '流通股本(万股)', '流通比例'])
  expect(whole?.of('share_count')[0]).toMatchObject({ total_shares: 50_000_000, float_shares: 40_000_000 })
})

test('traditional Chinese headers are understood as simplified ones', async () => {
  const { missing, profile, whole } = await imported(
    'e.csv',
    `交易日期,證券代號,開盤價,最高價,最低價,收盤價,成交量(手),成交額(萬元)\n${bars}`,
  )
  expect([profile, missing]).toEqual([null, []])
  expect(whole?.of('daily_price')[0]).toMatchObject(day4)
})

test('the language of a text is told from the text', async () => {
  const { whole } = await imported(
    'f.csv',
    '标题,发布时间,内容\nChip maker lifts its forecast,2024-03-04 10:00,Orders rose\n芯片厂上调预期,2024-03-04 11:00,订单增加\nIBM 与阿里云签约,2024-03-04 12:00,合作\n',
  )
  expect(whole?.of('document').map((one) => one['language'])).toEqual(['en', 'zh', 'zh'])
})

test('months count at their end, growth is in per cent, and a file of nothing else asks for no unit', async () => {
  const { missing, whole } = await imported('g.csv', '日期,CPI同比,PPI同比\n2024-01,0.3,-2.5\n2024-02,0.7,-2.7\n')
  expect(missing).toEqual([])
  expect(whole?.of('observation').map((one) => [one['observed_on'], one['value']])).toEqual([
    ['2024-01-31', 0.3],
    ['2024-01-31', -2.5],
    ['2024-02-29', 0.7],
    ['2024-02-29', -2.7],
  ])
  expect(whole?.of('series')).toMatchObject([
    { unit: '%', frequency: 'month' },
    { unit: '%', frequency: 'month' },
  ])
})

test('an ordinary header stays the header: with one row, with texts alone, with blanks, with years for names', () => {
  const plain = { titles: 0, rows: 1 }
  expect(placeOfHeader([['代码', '名称']])).toEqual(plain)
  expect(
    placeOfHeader([
      ['code', 'name', 'note'],
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]),
  ).toEqual(plain)
  expect(
    placeOfHeader([
      ['code', '', 'note'],
      ['1', '2', 'c'],
      ['3', '4', 'f'],
    ]),
  ).toEqual(plain)
  expect(
    placeOfHeader([
      ['item', '2022', '2023'],
      ['revenue', '1', '2'],
      ['cost', '3', '4'],
    ]),
  ).toEqual(plain)
  // No header at all: the first row is one of data too.
  expect(
    placeOfHeader([
      ['2024-01-01', '1', '2'],
      ['2024-01-02', '3', '4'],
    ]),
  ).toEqual({ titles: 0, rows: 0 })
  expect(
    placeOfHeader([
      ['note', '', ''],
      ['2024-01-01', '1', '2'],
      ['2024-01-02', '3', '4'],
    ]),
  ).toEqual(plain)
  expect(
    placeOfHeader([
      ['title', '', ''],
      ['code', 'day', 'price'],
      ['1', '2024-01-01', '3'],
    ]),
  ).toEqual({ titles: 1, rows: 1 })
})

test('a unit of the whole is read in both languages, and a sentence about units is none', () => {
  expect(
    [['单位：人民币万元'], ['(Unit: USD)'], ['單位:億元'], ['本单位的年报']].map((row) => unitOfTitles([row])),
  ).toEqual(['万元', 'USD', '亿元', null])
  expect(namesOf([['代码', '营业收入', '净利率']], '万元', [['000901', '12', '3']])).toEqual([
    '代码',
    '营业收入(万元)',
    '净利率',
  ])
})
