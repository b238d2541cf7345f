import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { NOW, readAll, tempFolder } from '../../test/files.ts'
import { parseProfile } from './profile.ts'
import { proposeProfile, type ProposalAsked } from './propose/propose.ts'
import { firstRows } from './rows.ts'
import { shippedProfiles } from './shipped.ts'

const file = tempFolder()

/** A file as somebody new would give it: what is proposed, and everything that reading it so gives, one text a fact. */
async function tried(name: string, content: string | Uint8Array, asked: ProposalAsked = {}) {
  const path = file(name, content)
  const { columns, rows, top } = await firstRows(
    { path, name, options: asked.header === undefined ? {} : { header: asked.header } },
    20,
  )
  const proposal = proposeProfile(
    shippedProfiles(),
    columns,
    rows.flatMap((row) => ('cells' in row ? [row.cells] : [])),
    name,
    asked,
  )
  const read = proposal.text === '' ? undefined : await readAll(path, parseProfile(proposal.text), NOW, name)
  const told = (read?.records ?? [])
    .filter(({ kind }) => kind !== 'series')
    .map(({ line, values: { security_id, series_code, trade_date, observed_on, close, value } }) =>
      [line, security_id ?? series_code, trade_date ?? observed_on, close ?? value].join(' '),
    )
  return {
    ...proposal,
    columns,
    header: top.header,
    read,
    told,
    refused: (read?.rejections ?? []).map(({ line, field, reason }) =>
      [line, field, reason].filter((part) => part !== '').join(' '),
    ),
  }
}

test('a wide table of prices, days down and codes across: one close a cell, blanks are none', async () => {
  expect(
    await tried('w.csv', '日期,600901.SH,000901.SZ,300901\n2024-01-02,16.5,9.21,163.2\n2024-01-03,17,9.2,\n'),
  ).toMatchObject({
    kind: 'daily_price',
    missing: [],
    refused: [],
    told: [
      '2 SSE-600901 2024-01-02 16.5',
      '2 SHZ-000901 2024-01-02 9.21',
      '2 SHZ-300901 2024-01-02 163.2',
      '3 SSE-600901 2024-01-03 17',
      '3 SHZ-000901 2024-01-03 9.2',
    ],
  })
})

test('a wide table with a title, a unit, names beside or below the codes, and remarks under it', async () => {
  const beside = await tried(
    'b.csv',
    '区间收盘价\n单位：元\n日期,晨星科技(600901),安河银行(000901)\n20240102,16.5,9.21\n20240103,17,停牌\n数据来源：某终端,,\n',
  )
  expect(beside).toMatchObject({
    header: [3],
    told: ['4 SSE-600901 2024-01-02 16.5', '4 SHZ-000901 2024-01-02 9.21', '5 SSE-600901 2024-01-03 17'],
    refused: ['5 close NOT_A_NUMBER', '6 NO_DATA'],
  })
  const below = await tried(
    'n.csv',
    '日期,600901.SH,000901.SZ\n,晨星科技,安河银行\n2024-01-02,16.5,9.21\n2024-01-03,17,9.2\n',
  )
  expect([below.header, below.told.length, below.refused]).toEqual([[1, 2], 4, []])
})

test('the same table turned: codes down and days across; a total below it is no company', async () => {
  const turned = await tried(
    't.csv',
    '代码,简称,2024-01-02,2024-01-03,2024-01-04\n600901,晨星科技,16.5,17,16\n000901,安河银行,9.21,9.2,9.11\n合计,,25.71,26.2,25.11\n',
  )
  expect(turned).toMatchObject({ kind: 'daily_price', refused: ['4 NO_DATA'] })
  expect(turned.told.slice(2, 4)).toEqual(['2 SSE-600901 2024-01-04 16', '3 SHZ-000901 2024-01-02 9.21'])
  // Chosen by hand as what it also is: a list of companies.
  expect(
    (
      await tried('t.csv', '代码,简称,2024-01-02,2024-01-03,2024-01-04\n600901,晨星科技,16.5,17,16\n', {
        kind: 'company',
      })
    ).read?.of('company_name'),
  ).toMatchObject([{ name: '晨星科技' }])
})

test('a wide table in a workbook, days as dates in its header', async () => {
  const day = (date: string) => ({ value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' })
  const head = [{ value: '代码' }, day('2024-01-02'), day('2024-01-03'), day('2024-01-04')]
  const sheet = await writeWorkbook(
    [
      head,
      [{ value: '600901' }, { value: 16.5, type: Number }, { value: 17, type: Number }, { value: 16, type: Number }],
    ] as never,
    {} as never,
  ).toBuffer()
  expect((await tried('w.xlsx', sheet)).told).toEqual([
    '2 SSE-600901 2024-01-02 16.5',
    '2 SSE-600901 2024-01-03 17',
    '2 SSE-600901 2024-01-04 16',
  ])
})

test('series down and months or quarters across, with their units; a unit that nobody gives is asked for', async () => {
  const months = await tried('mm.csv', '指标,单位,2024年1月,2024年2月\n物价同比,%,-0.8,0.7\n零售总额,亿元,,81307\n')
  expect(months).toMatchObject({
    kind: 'observation',
    missing: [],
    told: ['2 my-mm.物价同比 2024-01-31 -0.8', '2 my-mm.物价同比 2024-02-29 0.7', '3 my-mm.零售总额 2024-02-29 81307'],
  })
  expect(months.read?.of('series').map(({ unit, frequency }) => `${String(unit)} ${String(frequency)}`)).toEqual([
    '% month',
    '亿元 month',
  ])
  expect(await tried('qq.csv', '指标名称,2023Q1,2023Q2\n产值,284997,308038\n')).toMatchObject({
    missing: ['unit'],
    told: ['2 my-qq.产值 2023-03-31 284997', '2 my-qq.产值 2023-06-30 308038'],
  })
})

test('series across and years down: the unit in a column’s name is its series’ unit, figures in brackets are below zero, shares may bear their sign', async () => {
  const years = await tried('yy.csv', '年份,产值(亿元),人口(万人)\n2019年,986515,141008\n2020年,1013567,141212\n')
  expect([
    years.missing,
    years.read?.of('series').map(({ name_zh, unit }) => `${String(name_zh)} ${String(unit)}`),
  ]).toEqual([[], ['产值 亿元', '人口 万人']])
  expect(years.told[0]).toBe('2 my-yy.产值 2019-12-31 986515')
  const accounts = await tried(
    'aa.csv',
    '日期,净流入(亿元),利润同比\n2024-01-02,(12.5),（3.2%）\n2024-01-03,8.1,12.5%\n合计,-4.4,\n',
  )
  expect([accounts.told, accounts.refused]).toEqual([
    [
      '2 my-aa.净流入 2024-01-02 -12.5',
      '2 my-aa.利润同比 2024-01-02 -3.2',
      '3 my-aa.净流入 2024-01-03 8.1',
      '3 my-aa.利润同比 2024-01-03 12.5',
    ],
    ['4 NO_DATA'],
  ])
})

test('semicolons and decimal commas below a title: no figure is read a thousand times too small', async () => {
  const read = await tried(
    's.csv',
    'Kurse\nDatum;Code;Open;High;Low;Close;Volume\n2024-01-02;600901;1.685,5;1.700,0;1.680,25;1.690,75;12.345\n',
  )
  expect(read.read?.of('daily_price')).toMatchObject([
    { open: 1685.5, high: 1700, low: 1680.25, close: 1690.75, volume: 12_345 },
  ])
  // Where thousands are parted by commas nothing is turned round.
  expect(
    (await tried('e.csv', 'date,code,close,volume\n2024-01-02,600901,"1,690.75","12,345"\n')).read?.of('daily_price'),
  ).toMatchObject([{ close: 1690.75, volume: 12_345 }])
})

test('a file without header begins with its first row; a header said by hand is taken, and stands in the mapping', async () => {
  const none = await tried('n.csv', '600901,20240102,16,17,15,16.5\n600901,20240103,16,17,15,16.8\n')
  expect([none.header, none.columns, none.told]).toEqual([
    [],
    ['column 1', 'column 2', 'column 3', 'column 4', 'column 5', 'column 6'],
    ['1 SSE-600901 2024-01-02 16.5', '2 SSE-600901 2024-01-03 16.8'],
  ])
  // Columns without a name are no mark of a kind: a saved mapping asks for the file's name too.
  expect(none.text).toMatch(/file: n\n[^]*header: 0/)
  const odd = '晨星,二〇二四,内部,资料\n甲,乙,丙,丁\n代码,日期,收盘,备\n600901,2024-01-02,16.5,x\n'
  expect((await tried('h.csv', odd)).text).toBe('')
  expect(await tried('h.csv', odd, { header: 3 })).toMatchObject({
    kind: 'daily_price',
    header: [3],
    told: ['4 SSE-600901 2024-01-02 16.5'],
    refused: [],
  })
  expect(parseProfile((await tried('h.csv', odd, { header: 3 })).text).format).toEqual({ header: 3 })
})

test('any kind can be chosen by hand: its fields take the columns that are called so, the others wait', async () => {
  const series = '日期,收盘\n2024-01-02,9.5\n'
  expect((await tried('k.csv', series)).kind).toBe('observation')
  const bars = await tried('k.csv', series, { kind: 'daily_price' })
  expect(bars).toMatchObject({ kind: 'daily_price', missing: ['code'] })
  expect(bars.text).toContain('close: { column: 收盘, as: number }')
  expect(
    (await tried('l.csv', '代码,status,seen_on\n600901,listed,2024-01-02\n', { kind: 'listing_status' })).read?.of(
      'listing_status',
    ),
  ).toMatchObject([{ security_id: 'SSE-600901', seen_on: '2024-01-02' }])
})

test('what is no A share is refused for what it is; indexes alone become indexes', async () => {
  const mixed = await tried(
    'c.csv',
    '代码,日期,收盘\n900901,2024-01-02,1\n510300,2024-01-02,1\n200012,2024-01-02,1\n600901,2024-01-02,1\n113050,2024-01-02,1\n399001.SZ,2024-01-02,1\n',
  )
  expect(mixed.refused).toEqual([
    '2 代码 B_SHARE',
    '3 代码 FUND_OR_BOND',
    '4 代码 B_SHARE',
    '6 代码 FUND_OR_BOND',
    '7 代码 INDEX_CODE',
  ])
  expect(
    (await tried('i.csv', '指数代码,日期,收盘\n000901.SH,2024-01-02,3400\n399901.SZ,2024-01-02,9000\n')).told,
  ).toEqual(['2 SSE-000901-index 2024-01-02 3400', '3 SHZ-399901-index 2024-01-02 9000'])
})

test('a dividend by ten shares becomes one by the share; where its column does not say which, it is asked', async () => {
  const ten = await tried('d.csv', '代码,除权除息日,每10股派息(元),公告日期\n600901,2024-06-12,5,2024-06-01\n')
  expect([ten.kind, ten.missing, ten.read?.of('corporate_action')]).toMatchObject([
    'corporate_action',
    [],
    [{ action_date: '2024-06-12', dated_by: 'ex-date', cash_per_share: 0.5 }],
  ])
  expect((await tried('e.csv', '代码,除权除息日,派息\n600901,2024-06-12,5\n')).missing).toEqual(['cash_per_share'])
  expect((await tried('f.csv', '代码,除权除息日,每股派息\n600901,2024-06-12,0.5\n')).missing).toEqual([])
})

test('dividends before and after tax, by ex-date and by record date, are facts of their own; figures adjusted since ask for their day', async () => {
  const both = await tried(
    'g.csv',
    '代码,除权除息日,每股派息(税前),每股派息(税后),每10股送转\n600901,2024-06-12,0.5,0.45,3\n',
  )
  expect(both.missing).toEqual([])
  expect(both.read?.of('corporate_action')).toMatchObject([
    { action: 'dividend', tax_basis: 'before-tax', cash_per_share: 0.5 },
    { action: 'dividend', tax_basis: 'after-tax', cash_per_share: 0.45 },
    { action: 'bonus', tax_basis: null, shares_per_share: 0.3 },
  ])
  const record = await tried('h.csv', '代码,股权登记日,每10股派现(含税)\n600901,2024-06-11,5\n')
  expect([record.missing, record.read?.of('corporate_action')]).toMatchObject([
    [],
    [{ action_date: '2024-06-11', dated_by: 'record-date', tax_basis: 'before-tax', cash_per_share: 0.5 }],
  ])
  expect(
    (await tried('k.csv', 'symbol,ex-date,adjusted dividend\n600901,2024-06-12,0.5\n', { kind: 'corporate_action' }))
      .missing,
  ).toEqual(['basis_date'])
})

test('a table without a header is proposed by what its cells leave no doubt about: code, day, prices in either order, volume and amount; else nothing is', async () => {
  const bars =
    '600901,2024-01-02,10,11,9,10.5,1000,10200\n600901,2024-01-03,10.5,12,10,11.5,1000,11000\n600902,2024-01-02,20,21,19,20.5,500,10100\n'
  const plain = await tried('m.csv', bars)
  expect([plain.kind, plain.missing, plain.read?.of('daily_price')[1]]).toMatchObject([
    'daily_price',
    [],
    {
      security_id: 'SSE-600901',
      trade_date: '2024-01-03',
      open: 10.5,
      high: 12,
      low: 10,
      close: 11.5,
      volume: 1000,
      amount: 11000,
    },
  ])
  const other = await tried(
    'n.csv',
    '2024-01-02,600901,10,10.5,11,9,7,8\n2024-01-03,600901,10.5,11.5,12,10,7,8\n2024-01-04,600901,11.5,11,12,10,7,8\n',
  )
  expect(other.read?.of('daily_price')[0]).toMatchObject({
    open: 10,
    close: 10.5,
    high: 11,
    low: 9,
    volume: null,
    amount: null,
  })
  expect(
    (
      await tried(
        'o.csv',
        '600901,2024-01-02,10,10,10,10\n600901,2024-01-03,10,10,10,10\n600901,2024-01-04,10,10,10,10\n',
      )
    ).kind,
  ).toBe(null)
})
