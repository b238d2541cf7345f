import { Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { columnsOf } from './profile-columns.ts'
import { parseProfile } from './profile.ts'
import { fittingProfile, shippedProfiles } from './shipped.ts'
import { documentId } from './values/texts.ts'

const file = tempFolder()
const csv = (name: string, profile: string, ...lines: string[]) =>
  readAll(file(name, `${lines.join('\n')}\n`), profileOf(profile), undefined, name)
const jsonl = (profile: string, ...rows: object[]) =>
  readAll(file('rows.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')), profileOf(profile))
const known = (read: Awaited<ReturnType<typeof readAll>>, kind: string) =>
  read.records
    .filter((one) => one.kind === kind)
    .map(({ known: { at, by } }) => `${at === null ? 'undated' : new Date(at).toISOString()} ${by}`)

test('every shipped profile is well formed and is found by its own columns', () => {
  for (const { profile } of shippedProfiles()) {
    const file_ = `x-${profile.match?.file ?? ''}.csv`
    expect(
      fittingProfile(shippedProfiles(), [...(profile.match?.columns ?? []), 'one more'], file_)?.profile.name,
    ).toBe(profile.name)
    expect(
      columnsOf(profile).filter(
        (column) => !profile.optional.includes(column) && !profile.match?.columns.includes(column),
      ).length,
      profile.name,
    ).toBeLessThan(18)
  }
})

const companyHeader =
  'code,exchange,name_zh,name_zh_2021,full_name_zh,name_en,sw_l1_code,sw_l1,sw_l2_code,sw_l2,sw_l3_code,sw_l3,area,province,list_date,status_2026,website,main_business,src'

test('a company row becomes company, stock, names with when each was known, profile, status and class', async () => {
  const read = await csv(
    'c.csv',
    'a-share-companies',
    companyHeader,
    '000901,SHZ,启明智能,启明科技,启明科技股份有限公司,"Qiming Tech Co., Ltd.",710000,计算机,710400,软件开发,710402,横向通用软件,深圳,广东省,1999-04-02,L,www.qiming.test,软件开发。,chain2021+yang2020+tushare2026',
  )
  expect(read.rejections).toEqual([])
  expect(read.of('company')).toEqual([{ company_id: 'SHZ-000901', first_listed_on: '1999-04-02' }])
  expect(read.of('security')).toMatchObject([
    { security_id: 'SHZ-000901', code: '000901', kind: 'stock', listed_on: '1999-04-02' },
  ])
  expect(
    read.of('company_name').map(({ language, form, name, seen_on }) => [language, form, name, seen_on].join(' ')),
  ).toEqual([
    'zh short 启明科技 2021-10-31',
    'zh short 启明智能 2026-03-31',
    'zh full 启明科技股份有限公司 2021-10-31',
    'en full Qiming Tech Co., Ltd. 2020-12-31',
  ])
  expect(known(read, 'company_name')).toEqual([
    '1999-04-02T15:59:59.999Z listing',
    '2026-03-31T15:59:59.999Z observed',
    '1999-04-02T15:59:59.999Z listing',
    '1999-04-02T15:59:59.999Z listing',
  ])
  expect(read.of('company_profile')).toEqual([
    {
      company_id: 'SHZ-000901',
      website: 'www.qiming.test',
      main_business: '软件开发。',
      region_code: 'CN-GD',
      city: null,
      seen_on: '2020-12-31',
    },
  ])
  expect(known(read, 'company_profile')).toEqual(['2020-12-31T15:59:59.999Z observed'])
  expect(read.of('listing_status')).toEqual([{ security_id: 'SHZ-000901', status: 'listed', seen_on: '2026-03-31' }])
  expect(read.of('industry_membership')).toEqual([
    { company_id: 'SHZ-000901', scheme: 'sw2021', industry_code: '710402', valid_from: '2021-10-31', valid_to: null },
  ])
})

test('young, unchanged, delisted and unlisted companies, and codes that the industry tree lacks', async () => {
  const read = await csv(
    'c.csv',
    'a-share-companies',
    companyHeader,
    '688901,SSE,长河重工,,,,,,,,,,上海,,2023-05-04,L,,,tushare2026',
    '600902,SSE,北原矿业,北原矿业,,,640000,机械设备,640400,,640401,,,,2001-01-02,D,,,chain2021',
    'TS0903,SSE,旧港(退),,,,,,,,,,,,2000-07-19,D,,,tushare2026',
    '300904,SHZ,远山生物,远山生物,,,,,,,,,,,-,,,,chain2021',
    '000905,SHZ,清流食品,清流食品,,,,,,,,,,,深圳证券交易所,,,,chain2021',
  )
  expect(read.of('company_name').map(({ company_id, name, seen_on }) => `${company_id} ${name} ${seen_on}`)).toEqual([
    'SSE-688901 长河重工 2026-03-31',
    'SSE-600902 北原矿业 2026-03-31',
    'SSE-TS0903 旧港(退) 2026-03-31',
    'SHZ-300904 远山生物 2026-03-31',
  ])
  expect(known(read, 'company_name')).toEqual([
    '2023-05-04T15:59:59.999Z listing',
    '2001-01-02T15:59:59.999Z listing',
    '2026-03-31T15:59:59.999Z observed',
    'undated undated',
  ])
  expect(read.of('company_profile')).toMatchObject([
    { company_id: 'SSE-688901', region_code: 'CN-SH', seen_on: '2026-03-31' },
  ])
  expect(read.of('industry_membership')).toMatchObject([
    { company_id: 'SSE-600902', industry_code: '640000', valid_from: '2021-10-31' },
  ])
  expect(read.rejections).toMatchObject([{ line: 6, field: 'list_date', reason: 'NOT_A_DAY', value: '深圳证券交易所' }])
  expect(read.records.some(({ line }) => line === 6)).toBe(false)
})

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

test('dated news: known at the end of its day, about each company it names; a fund among them is told, the item stays', async () => {
  const read = await jsonl('wind-xueqiu-news', {
    id: 't1',
    date: '2019-01-17',
    company: '启明,某基金',
    code: '000901,512770',
    title: '启明科技：预计盈利',
    text: '',
    label: 'positive',
    part: 'x',
  })
  const id = documentId('万得资讯（雪球）', 't1')
  expect(read.of('document')).toMatchObject([
    {
      document_id: id,
      external_id: 't1',
      title: '启明科技：预计盈利',
      body: '',
      published_at: '2019-01-17T15:59:59.999Z',
      precision: 'day',
      image_urls: [],
    },
  ])
  expect(known(read, 'document')).toEqual(['2019-01-17T15:59:59.999Z day'])
  expect(read.of('document_company')).toMatchObject([
    { company_id: 'SHZ-000901', document_id: id, relation: 'subject' },
  ])
  expect(read.rejections).toMatchObject([{ line: 1, field: 'one code', reason: 'FUND_OR_BOND', value: '512770' }])
})

test('flashes without a title get their first sentence; Shanghai times become instants', async () => {
  const read = await jsonl('astock-news', {
    id: 7,
    code: '000901',
    name: '启明',
    datetime: '2019-08-31 05:45:00',
    text: '启明科技披露中报，净利增7.37%。另有安排。',
    label: 2,
    change: 0.02,
    part: 'val',
    move: 'up',
  })
  expect(read.of('document')).toMatchObject([
    {
      external_id: '7',
      title: '启明科技披露中报，净利增7.37%',
      published_at: '2019-08-30T21:45:00.000Z',
      precision: 'instant',
      category: 'flash',
    },
  ])
  expect(known(read, 'document_company')).toEqual(['2019-08-30T21:45:00.000Z published'])
})

test('policy texts: meetings by day with their class, reports by the day they were given or else their year', async () => {
  const meeting = await jsonl('xwlb-policy', {
    id: '20240101-1',
    date: '2024-01-01',
    type: 'politburo_econ',
    title: '会议召开',
    text: '会议指出。',
    n_chars: 5,
    url: 'https://news.example.test/1',
  })
  expect(meeting.of('document')).toMatchObject([
    {
      kind: 'policy',
      category: 'politburo_econ',
      source_name: '新闻联播',
      source_name_en: 'CCTV Evening News',
      url: 'https://news.example.test/1',
      precision: 'day',
    },
  ])
  const reports = await jsonl(
    'gov-work-reports',
    { year: 1992, tag: '1992', n_chars: 9, text: '报告\n——１９９２年３月２０日在会议上\n各位代表：' },
    { year: 2013, tag: '2013', n_chars: 9, text: '各位代表：' },
  )
  expect(
    reports.of('document').map(({ title, published_at, precision }) => `${title} ${published_at} ${precision}`),
  ).toEqual([
    '1992年国务院政府工作报告 1992-03-20T15:59:59.999Z day',
    '2013年国务院政府工作报告 2013-12-31T15:59:59.999Z year',
  ])
})

test('generic profiles: statements with and without a day of publication, segments with eliminations, actions, calendars', async () => {
  const items = await csv(
    's.csv',
    'statement-items',
    'code,statement,period_end,item,value,unit,period_months,published_on',
    '000901,income,2023-12-31,revenue,1.5亿,CNY,12,2024-03-20',
    '000901,balance,2023-12-31,cash,100,CNY,,',
  )
  expect(items.of('statement_item')).toMatchObject([
    { value: 150_000_000, period_months: 12 },
    { value: 100, period_months: 0 },
  ])
  expect(known(items, 'statement_item')).toEqual(['2024-03-20T15:59:59.999Z day', '2024-04-30T15:59:59.999Z deadline'])
  const segments = await csv(
    'b.csv',
    'business-segments',
    'code,period_end,dimension,name,revenue,revenue_share',
    '000901,2023-12-31,按产品,内部抵消,-2.5万,-3.2%',
    '000901,2023-12-31,产品,软件,300000,103.2',
  )
  expect(segments.of('business_segment')).toMatchObject([
    { dimension: 'product', revenue: -25_000, revenue_share: -3.2, currency: 'CNY' },
    { revenue_share: 103.2 },
  ])
  const actions = await csv(
    'a.csv',
    'corporate-actions',
    'code,ex_date,action,cash_per_share',
    '000901,2026-07-20,分红,0.35',
  )
  expect(actions.records).toMatchObject([
    { values: { action: 'dividend', cash_per_share: 0.35 }, known: { by: 'received' } },
  ])
  const days = await csv('t.csv', 'trading-calendar', 'exchange,date,is_open', 'SSE,20240105,1', '上交所,20240106,0')
  expect(days.of('trading_day')).toEqual([{ exchange: 'SSE', trade_date: '2024-01-05', session: 'full' }])
  const nodes = await csv(
    'i.csv',
    'sw-industries',
    'sw_code,name,level,parent_code,parent_name',
    '710000,计算机,1,,',
    '710400,软件开发,2,710000,计算机',
  )
  expect(nodes.of('industry')).toMatchObject([
    { industry_code: '710000', level: 1, parent_code: null },
    { level: 2, parent_code: '710000' },
  ])
  const news = await csv(
    'n.csv',
    'news',
    'title,datetime,source,text,url,images,code',
    '标题,2024-01-05 08:00,晨报,<b>正文</b>,https://a.test/1,"https://a.test/1.png javascript:x",000901',
  )
  expect(news.of('document')).toMatchObject([
    {
      external_id: 'https://a.test/1',
      body: '正文',
      image_urls: ['https://a.test/1.png'],
      published_at: '2024-01-05T00:00:00.000Z',
    },
  ])
  expect(news.of('document')[0]).toMatchObject({ source_name: '晨报', source_name_en: null })
  expect(news.of('document_company')).toMatchObject([{ company_id: 'SHZ-000901' }])
  const named = await csv('m.csv', 'news', 'title,datetime,source,source_en', '标题,2024-01-05,晨报,Morning Post')
  expect(named.of('document')[0]).toMatchObject({ source_name: '晨报', source_name_en: 'Morning Post' })
  const series = await csv(
    'v.csv',
    'series-values',
    'series_code,date,value,name_zh,name_en,unit',
    'x.1,2024-01-05,1.5,指标,Indicator,%',
    'x.1,2024-01-06,1.6,指标,Indicator,%',
  )
  expect([series.of('series').length, series.of('observation').length]).toEqual([1, 2])
  expect(series.of('series')[0]).toMatchObject({ publisher_zh: null, publisher_en: null })
  const published = await csv(
    'w.csv',
    'series-values',
    'series_code,date,value,name_zh,name_en,unit,publisher,publisher_en',
    'x.1,2024-01-05,1.5,指标,Indicator,%,试验局,Test Bureau',
  )
  expect(published.of('series')[0]).toMatchObject({ publisher_zh: '试验局', publisher_en: 'Test Bureau' })
})

const minimal =
  'name: mine\ntitle: { zh: 我, en: mine }\nrecords:\n  - kind: trading_day\n    fields: { exchange: { column: e }, trade_date: { column: d, as: day }, session: { value: full } }\n'

test.each([
  ['name: mine\n  x: [', /line|flow|block/i],
  ['just text', /expected object/],
  [minimal.replace('as: day', 'as: magic'), /records\.0\.fields\.trade_date/],
  [minimal.replace('session:', 'colour:'), /records\.0\.fields\.colour: trading_day = exchange/],
  [minimal.replace('kind: trading_day', 'kind: horse'), /records\.0\.kind/],
  [minimal.replace('as: day', 'as: day, table: none'), /table: none\?/],
  [`${minimal}tables: { names: ../profiles/lpr }\n`, /tables\.names: \.\.\/profiles\/lpr\?/],
  [minimal.replace('name: mine', 'name: My Profile!'), /name: NAME/],
  [`${minimal}extra: 1\n`, /extra/],
  [
    'a: &a [1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n',
    /alias/i,
  ],
  [minimal.replace('records:', 'let: { q: &q { first: [*q] } }\nrecords:'), /∞/],
])('a mapping that is wrong is refused with the path and the reason (%#)', (text, reason) => {
  let refused: unknown
  try {
    parseProfile(text)
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code: 'BAD_PROFILE', data: { reason: expect.stringMatching(reason) } })
})

const quarterly =
  'code,name,year,quarter,roe_pct,net_margin_pct,gross_margin_pct,net_income_mn,eps,revenue_mn,announce_mmdd,ar_turnover,inventory_turnover,current_asset_turnover,current_ratio_pct,quick_ratio_pct,interest_cover_pct,equity_ratio_pct,debt_ratio_pct,cf_to_sales,cf_roa,cf_to_net_income'

test('quarterly indicators: cumulative amounts in millions, ratios in their own units, announced in the next year where the quarter is the fourth', async () => {
  const read = await csv(
    'q.csv',
    'a-share-quarterly-indicators',
    quarterly,
    '901,启明智能,2015,4,12.5,8,30,1024.5,0.51,12800.25,03-24,4.2,,0.9,1.66,1.1,206.3,58,42,0.03,,--',
    '901,启明智能,2016,1,,,,-3,,900,,,,,,,,,,,,',
  )
  expect(read.rejections).toEqual([])
  const items = read
    .of('statement_item')
    .map(({ item, value, unit, period_end, period_months, published_on }) =>
      [item, value, unit, period_end, period_months, published_on].join(' '),
    )
  expect(items).toEqual(
    expect.arrayContaining([
      'revenue 12800250000 CNY 2015-12-31 12 2016-03-24',
      'parent_net_profit 1024500000 CNY 2015-12-31 12 2016-03-24',
      'current_ratio 1.66 times 2015-12-31 0 2016-03-24',
      'interest_cover 206.3 percent 2015-12-31 12 2016-03-24',
      'debt_ratio 42 percent 2015-12-31 0 2016-03-24',
      'parent_net_profit -3000000 CNY 2016-03-31 3 ',
    ]),
  )
  expect(items.filter((one) => one.startsWith('cash_flow_to_profit') || one.startsWith('inventory_turnover'))).toEqual(
    [],
  )
  expect(new Set(known(read, 'statement_item'))).toEqual(
    new Set(['2016-03-24T15:59:59.999Z day', '2016-04-30T15:59:59.999Z deadline']),
  )
})

test('annual statements in units of 10,000 where a zero means none; share counts; segments with eliminations and without cost', async () => {
  const header =
    'code,report_date,eps,revenue_wan,main_business_profit_wan,operating_profit_wan,investment_income_wan,non_operating_net_wan,total_profit_wan,net_income_wan,net_income_ex_nonrecurring_wan,ocf_wan,cash_change_wan,total_assets_wan,current_assets_wan,total_liabilities_wan,current_liabilities_wan,equity_wan,roe_pct'
  const year = await csv(
    'a.csv',
    'a-share-annual-financials',
    header,
    '000901,1996-12-31,0.2,5000.5,0.0,--,0,1,800,-620,,0.0,0.0,90000,0.0,40000,,50000,0.0',
  )
  expect(
    year.of('statement_item').map(({ item, value, period_months }) => `${item} ${value} ${period_months}`),
  ).toEqual([
    'revenue 50005000 12',
    'non_operating_net 10000 12',
    'total_profit 8000000 12',
    'parent_net_profit -6200000 12',
    'total_assets 900000000 0',
    'total_liabilities 400000000 0',
    'parent_equity 500000000 0',
    'eps 0.2 12',
  ])
  const shares = await csv(
    'b.csv',
    'a-share-stock-basics',
    'code,name,outstanding,totals,timeToMarket,esp,bvps',
    '600901,启明智能,9970.5,40000.3,20160905,0.1,2.4',
  )
  expect(shares.of('share_count')).toEqual([
    { security_id: 'SSE-600901', counted_on: '2016-09-30', total_shares: 400_003_000, float_shares: 99_705_000 },
  ])
  const parts = await csv(
    'm.csv',
    'a-share-main-business',
    'code,name_zh,report_date,dimension,item,revenue_wan,cost_wan,profit_wan,gross_margin_pct,profit_share_pct,revenue_share_pct',
    '901,启明智能,2019-12-31,industry,软件,1200,300,900,75,110,120.5',
    '901,启明智能,2019-12-31,industry,分部间抵销,-200,,-200,,-10,-20.5',
  )
  expect(parts.of('business_segment')).toMatchObject([
    { dimension: 'industry', name: '软件', revenue: 12_000_000, cost: 3_000_000, revenue_share: 120.5 },
    { name: '分部间抵销', revenue: -2_000_000, cost: null, gross_margin: null, revenue_share: -20.5 },
  ])
})

test('chains: shares of products with a placeholder for none, relations of industries and products, a plan as a theme', async () => {
  const products = await csv(
    'p.csv',
    'chain-company-products',
    'code,exchange,company,product,revenue_weight',
    '901,SHZ,启明智能,软件,0.842741',
    '901,SHZ,启明智能,培训,0.001',
    '901,SHZ,启明智能,分部间抵销,-0.0574',
  )
  expect(
    products.of('business_segment').map(({ name, revenue, revenue_share }) => [name, revenue, revenue_share]),
  ).toEqual([
    ['软件', null, 84.2741],
    ['培训', null, null],
    ['分部间抵销', null, -5.74],
  ])
  expect(known(products, 'business_segment')[0]).toBe('2021-10-31T15:59:59.999Z observed')
  const industries = await csv(
    'i.csv',
    'chain-industry-upstream',
    'industry,upstream_industry,evidence_count',
    '软件,芯片,4',
    '软件,软件,1',
  )
  expect([industries.of('industry_relation'), industries.rejections.map(({ reason }) => reason)]).toEqual([
    [{ industry_zh: '软件', upstream_zh: '芯片', evidence_count: 4, seen_on: '2021-10-31' }],
    ['SUPPLIES_ITSELF'],
  ])
  const relations = await csv(
    'r.csv',
    'chain-product-relations',
    'from_product,relation,to_product',
    '轴承,上游材料,轴承钢',
    '钢球,下游产品,轴承',
    '轴承,产品小类,滚动轴承',
    '轴承,相似,轴瓦',
  )
  expect([
    relations.of('product_relation').map(({ relation }) => relation),
    relations.rejections.map(({ field, reason }) => [field, reason]),
  ]).toEqual([['upstream', 'downstream', 'kind'], [['relation', 'UNKNOWN_VALUE']]])
  const plans = await csv(
    'n.csv',
    'policy-mentions',
    'policy,code,name_zh,publish_date,notice_type,title,url,excerpt',
    '两化融合,901,启明智能,2020-01-04,年度报告,启明智能：年度报告,http://filings.test/1.PDF,"@6@82@体系覆盖两化融合<hr />"',
    '远山计划,901,启明智能,2020-01-04,年度报告,启明智能：年度报告,http://filings.test/1.PDF,"@6@82@参与远山计划"',
  )
  expect(plans.rejections).toEqual([])
  expect(plans.of('document').map(({ body, kind, document_id }) => [body, kind, document_id])).toEqual([
    ['体系覆盖两化融合', 'announcement', expect.any(String)],
    ['参与远山计划', 'announcement', expect.any(String)],
  ])
  expect(new Set(plans.of('document').map(({ document_id }) => document_id)).size).toBe(2)
  expect(plans.of('theme').map(({ name_zh, name_en }) => [name_zh, name_en])).toEqual([
    ['两化融合', 'Integration of IT and industry'],
    ['远山计划', '远山计划'],
  ])
})

test('a file that lacks a column which the mapping needs is refused with the column', async () => {
  await expect(csv('x.csv', minimal, 'e,day', 'SSE,2024-01-05')).rejects.toMatchObject({
    code: 'MISSING_COLUMNS',
    data: { columns: 'd' },
  })
})
