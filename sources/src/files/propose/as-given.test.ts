import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { NOW, readAll, tempFolder } from '../../../test/files.ts'
import { parseProfile } from '../profile.ts'
import { firstRows } from '../rows.ts'
import { shippedProfiles } from '../shipped.ts'
import { proposeProfile } from './propose.ts'

const file = tempFolder()

/** What somebody new gets of a file: the kind that is proposed, each fact as one text, and what is refused. */
async function given(name: string, content: string | Uint8Array) {
  const path = file(name, content)
  const { columns, rows } = await firstRows({ path, name, options: {} }, 20)
  const cells = rows.flatMap((row) => ('cells' in row ? [row.cells] : []))
  const { kind, text, missing } = proposeProfile(shippedProfiles(), columns, cells, name)
  const read = await readAll(path, parseProfile(text), NOW, name)
  const told = (...fields: string[]) =>
    read.records.map(({ line, values }) =>
      [line, ...fields.map((field) => (values as Record<string, unknown>)[field])].join(' '),
    )
  return { kind, missing, told, read, refused: read.rejections.map(({ line, reason }) => `${line} ${reason}`) }
}

test('per cent of a workbook is what its cell shows: 0.0123 under the format 0.00% is 1.23, in any format with the sign', async () => {
  const number = (value: number, format?: string) => ({ value, type: Number, ...(format ? { format } : {}) })
  const row = (day: string, rate: ReturnType<typeof number>) => [{ value: '600901' }, { value: day }, number(1.5), rate]
  const book = await writeWorkbook(
    [
      [{ value: '代码' }, { value: '日期' }, { value: '收盘' }, { value: '换手率' }],
      row('2024-03-04', number(0.0123, '0.00%')),
      row('2024-03-05', number(0.5, '0%;[Red]-0%')),
      row('2024-03-06', number(2.5, '0.00')),
    ] as never,
    {} as never,
  ).toBuffer()
  expect((await given('p.xlsx', book)).told('close', 'turnover_rate')).toEqual(['2 1.5 1.23', '3 1.5 50', '4 1.5 2.5'])
})

test('of a workbook the first sheet with a table is read, not its remarks; another table is named as not read', async () => {
  const table = (code: string) => [
    [{ value: '代码' }, { value: '日期' }, { value: '收盘' }],
    [{ value: code }, { value: '2024-03-04' }, { value: 1.5, type: Number }],
  ]
  const book = await writeWorkbook([
    { data: [[{ value: '本表由星河证券导出' }], [{ value: '仅供测试' }]], sheet: '说明' },
    { data: table('600901'), sheet: '一月' },
    { data: table('600902'), sheet: '二月' },
  ] as never).toBuffer()
  const { told, read } = await given('s.xlsx', book)
  expect(told('security_id', 'close')).toEqual(['2 SSE-600901 1.5'])
  expect(read.rejections).toMatchObject([{ reason: 'SHEET_NOT_READ', value: '二月 (2)' }])
})

test('the unit of a whole table of years across is that of its rows, and no year is lost for it', async () => {
  const { told, read, missing } = await given(
    'y.csv',
    '北辰重工\n单位：万元\n科目,2021年,2022年,2023年\n甲项,"1,000.5",1200,—\n乙项,(100),-50,80\n丙项,１２０,130,140\n',
  )
  expect(missing).toEqual([])
  expect(told('observed_on', 'value').filter((one) => /\d{4}-/.test(one))).toEqual([
    '4 2021-12-31 1000.5',
    '4 2022-12-31 1200',
    '5 2021-12-31 -100',
    '5 2022-12-31 -50',
    '5 2023-12-31 80',
    '6 2021-12-31 120',
    '6 2022-12-31 130',
    '6 2023-12-31 140',
  ])
  expect(read.of('series').map(({ unit, name_zh: name }) => `${String(name)} ${String(unit)}`)).toEqual([
    '甲项 万元',
    '乙项 万元',
    '丙项 万元',
  ])
})

test('statements with units in their header are statements, each figure in its own unit, not a list of companies', async () => {
  const { kind, told, refused } = await given(
    'st.csv',
    '股票代码,股票简称,报告期,营业收入(亿元),归属于母公司股东的净利润（万元）,总资产（元）,基本每股收益,净资产收益率(%)\n' +
      '600901,晨星,2023年报,12.5,"3,450.6",5000000000,0.55,12.3%\n600901,晨星,2023三季报,10.5亿,(345.6),,-0.05,-1.2\n' +
      '600901,晨星,2022年报,CNY 11,,,,\n',
  )
  expect({ kind, refused }).toEqual({ kind: 'statement_item', refused: [] })
  expect(told('period_end', 'period_months', 'item', 'value', 'unit')).toEqual([
    '2 2023-12-31 12 revenue 1250000000 CNY',
    '2 2023-12-31 12 parent_net_profit 34506000 CNY',
    '2 2023-12-31 0 total_assets 5000000000 CNY',
    '2 2023-12-31 12 eps 0.55 CNY/share',
    '2 2023-12-31 12 roe 12.3 percent',
    '3 2023-09-30 9 revenue 1050000000 CNY',
    '3 2023-09-30 9 parent_net_profit -3456000 CNY',
    '3 2023-09-30 9 eps -0.05 CNY/share',
    '3 2023-09-30 9 roe -1.2 percent',
    // A currency in the cell tells no power of ten.
    '4 2022-12-31 12 revenue 1100000000 CNY',
  ])
})

test('amounts of another currency in a header are not taken for yuan', async () => {
  expect(
    (await given('usd.csv', '股票代码,报告期,营业收入(万美元),净利润(万美元)\n600901,2023-12-31,1,2\n')).kind,
  ).toBe('company')
})

test('holders are recognised by a vendor’s header, 万股 as shares', async () => {
  const { kind, told } = await given(
    'h.csv',
    '股票代码,截止日期,股东名称,持股数量(万股),持股比例(%)\n600901,2023-12-31,星辰控股,"1,234.5",12.34\n600901,2023-12-31,李四,100,1.00%\n',
  )
  expect(kind).toBe('shareholding')
  expect(told('holder', 'shares', 'ratio')).toEqual(['2 星辰控股 12345000 12.34', '3 李四 1000000 1'])
})

test('days as files from abroad write them: the order of day and month is told by a day above 12, names of months by themselves', async () => {
  const closes = async (...days: string[]) =>
    (await given('d.tsv', `ticker\tdate\tclose\n${days.map((day) => `600901.SH\t${day}\t1`).join('\n')}\n`)).told(
      'trade_date',
    )
  expect(await closes('03/04/2024', '03/13/2024')).toEqual(['2 2024-03-04', '3 2024-03-13'])
  expect(await closes('04/03/24', '13/03/24')).toEqual(['2 2024-03-04', '3 2024-03-13'])
  expect(await closes('04.03.2024', '05.03.2024')).toEqual(['2 2024-03-04', '3 2024-03-05'])
  expect(await closes('03/04/2024', '05/04/2024')).toEqual([])
  expect(await closes('Mar 4, 2024', '5 March 2024', '06-Mar-24')).toEqual([
    '2 2024-03-04',
    '3 2024-03-05',
    '4 2024-03-06',
  ])
})

test('a header in two languages, parts that only their group tells, and units in the cells', async () => {
  const both = await given(
    'b.csv',
    'Code 代码,Date 日期,Close 收盘,Volume 成交量(lots 手)\n600901,2024-03-04,1.5,100\n',
  )
  expect(both.told('security_id', 'close', 'volume')).toEqual(['2 SSE-600901 1.5 10000'])
  const groups = await given(
    'g.csv',
    '证券代码,日期,价格,,成交,\n,,开盘,收盘,量(手),额(万元)\n000901,2024-03-04,5,5.1,10,505\n000901,2024-03-05,5,5.2,20,1030\n',
  )
  expect(groups.told('open', 'close', 'volume', 'amount')).toEqual(['3 5 5.1 1000 5050000', '4 5 5.2 2000 10300000'])
  const cells = await given(
    'c.csv',
    '代码,日期,收盘,成交量,成交额\n="000901",2024-03-04,1.5,1.2万手,3.4亿\n\'000902,2024-03-04,1.6,5000手,8000万\n',
  )
  expect(cells.told('security_id', 'volume', 'amount')).toEqual([
    '2 SHZ-000901 1200000 340000000',
    '3 SHZ-000902 500000 80000000',
  ])
})

test('units in names of columns, in either language and in any place of the brackets', async () => {
  const { exponentIn } = await import('../header-names.ts')
  const told = [
    '额(CNY mn)',
    'Revenue (in thousands)',
    '量(万手)',
    '額（萬元）',
    '额(万美元)',
    "Assets ('000)",
    '额(元)',
    '率(%)',
    'volume_lots',
  ]
  expect(told.map(exponentIn)).toEqual([6, 3, 6, 4, 4, 3, 0, 0, 2])
})

test('publication times with a month’s name and am or pm', async () => {
  const { told } = await given(
    'n.tsv',
    'headline\tcontent\tpublished_at\nNorthern Crane wins order\tText.\tMar 4, 2024 10:30 PM\nSecond story\tText.\tMar 5, 2024 12:05 AM\n',
  )
  expect(told('published_at')).toEqual(['2 2024-03-04T14:30:00.000Z', '3 2024-03-04T16:05:00.000Z'])
})
