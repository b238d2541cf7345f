import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'

const file = tempFolder()
const csv = (name: string, profile: string, ...lines: string[]) =>
  readAll(file(name, `${lines.join('\n')}\n`), profileOf(profile), undefined, name)
const known = (read: Awaited<ReturnType<typeof readAll>>, kind: string) =>
  read.records
    .filter((one) => one.kind === kind)
    .map(({ known: { at, by } }) => `${at === null ? 'undated' : new Date(at).toISOString()} ${by}`)

test('forward-adjusted bars: lots become shares, prices below zero stand, known at the close; a traded price below zero is refused', async () => {
  const header = 'date,code,open,close,high,low,volume_lots,amount_cny,amplitude_pct,change_pct,change,turnover_pct'
  const read = await csv(
    'p.csv',
    'a-share-daily',
    header,
    '2003-05-06,600902,-20.5,-20.1,-20.0,-20.9,4063,1410347.0,1,0.3,0.1,56.8',
    '2003-05-07,600902,10,10,9,11,1,1,1,1,1,1',
    '2003-05-08,600902,--,10,11,9,1,1,1,1,1,1',
    '2026-07-05,600902,10,10,11,9,1,1,1,1,1,1',
  )
  expect(read.records.slice(0, 1)).toMatchObject([
    {
      line: 2,
      known: { at: Date.parse('2003-05-06T07:00:00Z'), by: 'close' },
      values: {
        security_id: 'SSE-600902',
        basis: 'forward-adjusted',
        basis_date: '2025-12-31',
        low: -20.9,
        volume: 406_300,
        amount: 1_410_347,
        turnover_rate: 56.8,
        change_rate: 0.3,
        previous_close: null,
      },
    },
  ])
  expect(read.rejections.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
    '3 low LOW_ABOVE_HIGH',
    '3 open OPEN_OUTSIDE_RANGE',
    '3 close CLOSE_OUTSIDE_RANGE',
    '5 trade_date FUTURE_DATE',
  ])
  // A close without an open is worth keeping, and so is one beside an open that the day's range contradicts.
  expect(read.records.slice(1)).toMatchObject([
    { line: 4, lacks: ['open'], values: { open: null, high: 11, low: 9, close: 10 } },
  ])
  const contradicted = await csv(
    'o.csv',
    'daily-prices-traded',
    'code,date,open,high,low,close,volume,amount',
    '600902,2003-05-06,9,12,10,11,1,1',
    '600902,2003-05-07,,,,11,1,1',
    '600902,2003-05-08,9,12,10,13,1,1',
    '600902,2003-05-09,-1,,,11,1,1',
  )
  expect(contradicted.records).toMatchObject([
    { line: 2, lacks: ['open'], values: { open: null, high: 12, low: 10, close: 11 } },
    { line: 3, lacks: ['open', 'high', 'low'], values: { close: 11 } },
  ])
  expect(
    contradicted.rejections.map(({ line, field, reason, value }) => `${line} ${field} ${reason} ${value}`),
  ).toEqual([
    '2 open OPEN_LEFT_OUT 9',
    '4 open OPEN_OUTSIDE_RANGE 9',
    '4 close CLOSE_OUTSIDE_RANGE 13',
    '5 open TRADED_PRICE_NOT_POSITIVE -1',
  ])
  const traded = await csv(
    't.csv',
    'daily-prices-traded',
    'code,date,open,high,low,close,volume,amount',
    '600902,2003-05-06,1,1,-1,1,1,1',
    '902.SZ,2003/5/6,1,1,1,1,"1,500",1',
  )
  expect(traded.rejections).toMatchObject([{ line: 2, field: 'low', reason: 'TRADED_PRICE_NOT_POSITIVE' }])
  expect(traded.of('daily_price')).toMatchObject([
    { security_id: 'SHZ-000902', basis: 'traded', basis_date: null, volume: 1500 },
  ])
})

test('index bars bring the index by name and the days its exchange traded; lots and thousands become units', async () => {
  const header = 'ts_code,trade_date,close,open,high,low,pre_close,change,pct_chg,vol,amount'
  const read = await csv(
    'i.csv',
    'cn-index-daily',
    header,
    '000001.SH,20240105,2929.18,2954.35,2966.12,2919.99,2954.35,-25.17,-0.85,312345.5,1113081986.1',
    '000300.SH,20240105,3329.11,3347.9,3361.5,3316.3,3347.05,-17.9,-0.54,1,1',
    '399999.SZ,20240105,1,1,1,1,1,0,0,1,1',
  )
  expect(read.of('security')).toMatchObject([
    { security_id: 'SSE-000001-index', company_id: null, name_zh: '上证指数', name_en: 'SSE Composite', kind: 'index' },
    { security_id: 'SSE-000300-index', name_zh: '沪深300' },
    { security_id: 'SHZ-399999-index', name_zh: null },
  ])
  expect(read.of('trading_day')).toEqual([
    { exchange: 'SSE', trade_date: '2024-01-05', session: 'full' },
    { exchange: 'SHZ', trade_date: '2024-01-05', session: 'full' },
  ])
  expect(read.of('daily_price')[0]).toMatchObject({
    basis: 'traded',
    close: 2929.18,
    previous_close: 2954.35,
    volume: 31_234_550,
    amount: 1_113_081_986_100,
  })
})

test('wide rate files: one series a column, told once, and one value a cell; a blank cell is no value', async () => {
  const read = await csv(
    'lpr.csv',
    'lpr',
    'date,oneYear,fiveYear',
    '2019-08-20,4.25,4.85',
    '2019-09-20,4.20,',
    '2019-10-21,x,4.85',
  )
  expect(read.of('series').map(({ series_code, unit }) => `${series_code} ${unit}`)).toEqual(['lpr.1Y %', 'lpr.5Y %'])
  expect(read.of('series')[0]).toMatchObject({
    publisher_zh: '全国银行间同业拆借中心',
    publisher_en: 'National Interbank Funding Center',
  })
  expect(
    read.of('observation').map(({ series_code, observed_on, value }) => `${series_code} ${observed_on} ${value}`),
  ).toEqual(['lpr.1Y 2019-08-20 4.25', 'lpr.5Y 2019-08-20 4.85', 'lpr.1Y 2019-09-20 4.2'])
  expect(read.rejections).toMatchObject([{ line: 4, field: 'value', reason: 'NOT_A_NUMBER', value: 'x' }])
})

test('monthly averages stand, and are known, at the end of their month', async () => {
  const read = await csv(
    'fed_monthly.csv',
    'fed-h10-monthly',
    'Date,Country,Exchange rate',
    '2024-02-01,China,7.1935',
    '2024-02-01,Atlantis,1',
  )
  expect(read.of('observation')).toEqual([
    { series_code: 'fed-h10-monthly.CNY', observed_on: '2024-02-29', value: 7.1935 },
  ])
  expect(known(read, 'observation')).toEqual(['2024-02-29T15:59:59.999Z day'])
  expect(read.rejections[0]).toMatchObject({ line: 3, field: 'Country', reason: 'UNKNOWN_VALUE', value: 'Atlantis' })
})

test('what two columns hold alike is refused of both, what two fields read from one column once', async () => {
  const read = await csv(
    'n.csv',
    'daily-prices-traded',
    'code,date,open,high,low,close,volume,amount',
    '000902,2003-05-06,n/x,1,1,n/x,1,1',
  )
  expect(read.rejections.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'open NOT_A_NUMBER',
    'close NOT_A_NUMBER',
  ])
})
