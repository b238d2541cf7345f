import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'

const file = tempFolder()
const csv = (name: string, profile: string, ...lines: string[]) =>
  readAll(file(name, `${lines.join('\n')}\n`), profileOf(profile), undefined, name)
const known = (read: Awaited<ReturnType<typeof readAll>>, kind: string) =>
  read.records
    .filter((one) => one.kind === kind)
    .map(({ known: { at, by } }) => `${at === null ? 'undated' : new Date(at).toISOString()} ${by}`)

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
    {
      values: { action: 'dividend', dated_by: 'ex-date', tax_basis: null, cash_per_share: 0.35 },
      known: { by: 'received' },
    },
  ])
  const net = await csv(
    'n.csv',
    'corporate-actions',
    'code,ex_date,action,cash_per_share,tax,basis_date',
    '000901,2020-07-20,分红,0.35,税后,2024-12-31',
  )
  expect(net.of('corporate_action')).toMatchObject([{ tax_basis: 'after-tax', basis_date: '2024-12-31' }])
  const tushare = await csv(
    't.csv',
    'tushare-dividends',
    'ts_code,end_date,ann_date,div_proc,stk_div,cash_div,cash_div_tax,record_date,ex_date',
    '000901.SZ,20191231,20200401,实施,0.3,0.18,0.2,20200525,20200526',
    '000901.SZ,20201231,20210401,预案,0,0,0.1,,',
  )
  expect(
    tushare
      .of('corporate_action')
      .map(({ action, tax_basis: tax, cash_per_share: paid, shares_per_share: given }) => [action, tax, paid, given]),
  ).toEqual([
    ['dividend', 'before-tax', 0.2, null],
    ['dividend', 'after-tax', 0.18, null],
    ['bonus', null, null, 0.3],
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
  // Agencies' flashes: a body called content, codes in a list, and often no title of their own.
  const row = {
    source: '某社',
    id: '5',
    datetime: '2024-01-05 08:00',
    title: '',
    content: '某海域发生地震。暂无伤亡。',
    stocks: [{ code: '000901' }],
  }
  const flash = await readAll(file('f.jsonl', JSON.stringify(row)), profileOf('news'))
  expect([flash.rejections, flash.of('document'), flash.of('document_company')]).toMatchObject([
    [],
    [{ title: '某海域发生地震', body: '某海域发生地震。暂无伤亡。', language: 'zh', external_id: '5' }],
    [{ company_id: 'SHZ-000901', title: '某海域发生地震' }],
  ])
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
