import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countsOf, having, readReal, realData } from '../../test/real-files.ts'

describe.skipIf(!existsSync(realData))('real files (skipped where ../shared/data is absent)', () => {
  test('companies: 4,606 rows, five without a listing day refused, 平安银行 and 格力电器 as they stand', async () => {
    const file = await readReal('numeric/a_share_companies/companies.dev.csv')
    expect([file.profile, file.rows]).toEqual(['a-share-companies', 4606])
    expect(countsOf(file)).toEqual({
      company: 4601,
      security: 4601,
      company_name: 12_077,
      company_profile: 4472,
      listing_status: 4577,
      industry_membership: 3484,
    })
    expect(file.rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
      [399, 892, 1053, 1583, 1793].map((line) => `${line} NOT_A_DAY`),
    )
    expect(having(file, 'company', { company_id: 'SHZ-000001' })).toEqual([
      { company_id: 'SHZ-000001', first_listed_on: '1991-04-03' },
    ])
    expect(having(file, 'company_name', { company_id: 'SHZ-000001' }).map(({ name }) => name)).toEqual([
      '平安银行',
      '平安银行股份有限公司',
      'Ping An Bank Co.,Ltd.',
    ])
    expect(having(file, 'industry_membership', { company_id: 'SHZ-000001' })).toMatchObject([
      { industry_code: '480301', valid_from: '2021-10-31' },
    ])
    expect(having(file, 'company_name', { company_id: 'SHZ-000004', form: 'short' }).map(({ name }) => name)).toEqual([
      '国农科技',
      '*ST国华',
    ])
    expect(having(file, 'industry_membership', { company_id: 'SHZ-000010' })).toMatchObject([
      { industry_code: '620000' },
    ])
    expect(having(file, 'company_profile', { company_id: 'SHZ-000001' })).toMatchObject([
      { website: 'www.bank.pingan.com', region_code: 'CN-GD', seen_on: '2020-12-31' },
    ])
  })

  test('industries: 511 nodes of three levels', async () => {
    const file = await readReal('numeric/a_share_companies/sw2021_industries.csv')
    expect(Map.groupBy(file.of('industry'), ({ level }) => level).size).toBe(3)
    expect([file.rows, file.rejections.length]).toEqual([511, 0])
    expect(having(file, 'industry', { industry_code: '110101' })).toMatchObject([
      { name_zh: '种子', level: 3, parent_code: '110100' },
    ])
  })

  test('prices: 252,579 adjusted bars, three checked by hand, and 1,105 below zero', async () => {
    const file = await readReal('numeric/a_share_daily/prices_2021_2025.dev.csv')
    expect([file.rows, file.records.length, file.rejections.length]).toEqual([252_579, 252_579, 0])
    const bar = (security_id: string, trade_date: string) =>
      file.records.find(({ values }) => values['security_id'] === security_id && values['trade_date'] === trade_date)
        ?.values
    expect(bar('SHZ-000001', '2021-01-04')).toEqual({
      security_id: 'SHZ-000001',
      basis: 'forward-adjusted',
      basis_date: '2025-12-31',
      trade_date: '2021-01-04',
      open: 16.84,
      high: 16.84,
      low: 16.18,
      close: 16.34,
      previous_close: null,
      volume: 155_421_600,
      amount: 2_891_682_320,
      turnover_rate: 0.8,
      change_rate: -4.33,
    })
    expect(bar('SHZ-000001', '2021-01-06')).toMatchObject({ close: 17.3, volume: 193_494_500 })
    expect(bar('SSE-605133', '2025-06-30')).toMatchObject({
      open: 32.12,
      high: 33.92,
      low: 31.86,
      close: 33.79,
      volume: 4_417_800,
    })
    const below = await readReal('numeric/a_share_daily/edge_negative_qfq_600519.csv')
    expect([below.records.length, below.rejections.length]).toEqual([1105, 0])
    expect(below.of('daily_price')[0]).toMatchObject({
      security_id: 'SSE-600519',
      trade_date: '2001-08-27',
      low: -261.03,
      volume: 40_631_800,
    })
  })

  test('indexes: mainland bars whole; American ones without an opening price, or with one outside the range, kept without it', async () => {
    const china = await readReal('numeric/index_daily/cn_index_daily.csv')
    expect(countsOf(china)).toEqual({ daily_price: 23_538, security: 6, trading_day: 7846 })
    expect(having(china, 'daily_price', { security_id: 'SSE-000001-index', trade_date: '2026-03-04' })).toMatchObject([
      { close: 4082.474, previous_close: 4122.676, amount: 1_113_081_986_100 },
    ])
    const america = await readReal('numeric/index_daily/us_index_daily.csv')
    expect([america.profile, america.rows, having(america, 'daily_price', {}).length]).toEqual([
      'us-index-daily',
      8000,
      8000,
    ])
    expect([
      having(america, 'daily_price', { open: null }).length,
      america.rejections.length,
      america.rejections.every(({ reason }) => reason === 'OPEN_LEFT_OUT'),
    ]).toEqual([403, 117, true])
    expect(having(america, 'daily_price', { security_id: 'US-IXIC-index', trade_date: '2026-03-03' })).toMatchObject([
      { open: null, high: 22_601.59, low: 22_124.78, close: 22_516.69 },
    ])
  })

  test('exchange rates and interest rates: every value of every column', async () => {
    const totals = await Promise.all(
      [
        'fx/cny_cross_daily',
        'fx/ecb_eur_reference_daily',
        'fx/fed_h10_monthly',
        'fx/fed_h10_annual',
        'rates_cn/lpr',
        'rates_cn/shibor_daily',
      ].map(async (name) => {
        const file = await readReal(`numeric/${name}.csv`)
        return [file.profile, file.of('series').length, file.of('observation').length, file.rejections.length].join(' ')
      }),
    )
    expect(totals).toEqual([
      'cny-cross-daily 5 26920 0',
      'ecb-reference-daily 5 26920 0',
      'fed-h10-monthly 34 17237 0',
      'fed-h10-annual 21 993 0',
      'lpr 2 170 0',
      'shibor-daily 8 31272 0',
    ])
    expect(
      having(await readReal('numeric/rates_cn/shibor_daily.csv'), 'observation', {
        series_code: 'shibor.3M',
        observed_on: '2006-10-08',
      }),
    ).toMatchObject([{ value: 2.611 }])
  })

  test('news: 格力电器 has its items in both files, known at the end of the day or at the minute', async () => {
    const dated = await readReal('text/zh-news-wind-xueqiu-posneg/dev.jsonl')
    expect([countsOf(dated), dated.rejections.length]).toEqual([{ document: 3963, document_company: 3984 }, 10])
    const flashes = await readReal('text/zh-astock-news-movement/dev.jsonl')
    expect([countsOf(flashes), flashes.rejections.length]).toEqual([{ document: 1477, document_company: 1477 }, 0])
    const known = [dated, flashes].flatMap((file) =>
      file.records
        .filter(({ kind, values }) => kind === 'document_company' && values['company_id'] === 'SHZ-000651')
        .map((record) => record.known.at ?? 0),
    )
    expect([known.length, known.filter((at) => at <= Date.parse('2019-12-31T15:59:59.999Z')).length]).toEqual([7, 5])
    expect(having(flashes, 'document', { external_id: '478' })).toMatchObject([
      {
        title: '格力电器披露2019年中报，上半年实现净利润137.5亿元，同比增长7.37%',
        published_at: '2019-08-30T21:45:00.000Z',
      },
    ])
    expect(countsOf(await readReal('text/zh-news-xwlb-economy/news.jsonl'))).toEqual({ document: 1006 })
  })

  test('policy documents: pages of gov.cn and regulations come with the headers of their source, tagged news without', async () => {
    const pages = await readReal('rooms/policy_govcn_documents/documents.jsonl.gz')
    expect([pages.profile, countsOf(pages)]).toEqual(['gov-cn-documents', { document: 30, policy_header: 30 }])
    expect(having(pages, 'policy_header', { number: '国办函〔2018〕71号' })).toMatchObject([
      { bodies: '国务院办公厅', signed_on: '2018-10-27', published_at: '2018-11-09T15:59:59.999Z' },
    ])
    const regulations = await readReal('rooms/policy_regulations/regulations.jsonl.gz')
    expect([regulations.profile, countsOf(regulations)]).toEqual(['regulations', { document: 701, policy_header: 701 }])
    expect(having(regulations, 'policy_header', { region_code: 'CN-SD' }).length).toBeGreaterThan(50)
    expect(regulations.of('policy_header').every(({ level }) => level !== null)).toBe(true)
    const news = await readReal('rooms/policy_news_tagged_2026/items.jsonl.gz')
    expect([news.profile, countsOf(news)]).toEqual(['policy-news-tagged', { document: 1238 }])
  })

  test('policy: 46 reports, most with the day they were given; 559 meetings and 702 releases', async () => {
    const reports = await readReal('text/zh-policy-gov-work-reports/reports.jsonl')
    expect([reports.rows, reports.rejections.length]).toEqual([46, 0])
    const day = (year: string) =>
      having(reports, 'document', { external_id: year }).map(
        ({ published_at, precision }) => `${String(published_at).slice(0, 10)} ${String(precision)}`,
      )[0]
    expect(['1955', '1964', '1998', '2012', '2014', '2020', '2021'].map(day)).toEqual([
      '1955-07-06 day',
      '1964-12-22 day',
      '1998-03-05 day',
      '2012-03-05 day',
      '2014-03-05 day',
      '2020-05-22 day',
      '2021-12-31 year',
    ])
    expect(countsOf(await readReal('text/zh-policy-meetings-xwlb/meetings.jsonl'))).toEqual({ document: 559 })
    expect(countsOf(await readReal('text/zh-policy-meetings-xwlb/policy_releases.jsonl'))).toEqual({ document: 702 })
  })

  test('documents of different files never share an id', async () => {
    const ids = (
      await Promise.all(
        [
          'text/zh-news-xwlb-economy/news.jsonl',
          'text/zh-policy-meetings-xwlb/meetings.jsonl',
          'text/zh-policy-meetings-xwlb/policy_releases.jsonl',
        ].map(readReal),
      )
    ).flatMap((file) => file.of('document').map(({ document_id }) => document_id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('quarterly indicators: millions and ratios, announced in the year after the fourth quarter, 贵州茅台 and 平安银行 by hand', async () => {
    const file = await readReal('numeric/a_share_quarterly_indicators/quarterly_2014q1_2016q2.dev.csv')
    expect([file.profile, file.rows, file.rejections.length]).toEqual(['a-share-quarterly-indicators', 22_044, 0])
    const figure = (company_id: string, period_end: string, item: string) =>
      having(file, 'statement_item', { company_id, period_end, item }).map(
        ({ period_months, value, unit, published_on }) => [period_months, value, unit, published_on],
      )
    expect(figure('SSE-600519', '2015-12-31', 'revenue')).toEqual([[12, 32_659_583_700, 'CNY', '2016-03-24']])
    expect(figure('SSE-600519', '2015-09-30', 'revenue')).toEqual([[9, 23_148_689_000, 'CNY', '2015-10-23']])
    expect(figure('SSE-600519', '2014-12-31', 'parent_net_profit')).toEqual([[12, 15_349_804_300, 'CNY', null]])
    expect(figure('SSE-600519', '2016-06-30', 'roe')).toEqual([[6, 13.54, 'percent', '2016-08-27']])
    expect(figure('SHZ-000001', '2014-03-31', 'debt_ratio')).toEqual([[0, 94.4066, 'percent', '2014-04-24']])
    expect(figure('SHZ-000001', '2014-03-31', 'current_ratio')).toEqual([])
  })

  test('annual statements: units of 10,000, a zero is missing, profit and equity of the parent', async () => {
    const file = await readReal('numeric/a_share_annual_financials/annual.dev.csv')
    expect([file.profile, file.rows, file.rejections.length]).toEqual(['a-share-annual-financials', 46_969, 0])
    const figure = (company_id: string, period_end: string, item: string) =>
      having(file, 'statement_item', { company_id, period_end, item }).map(({ period_months, value, unit }) => [
        period_months,
        value,
        unit,
      ])
    expect(figure('SSE-600519', '2019-12-31', 'revenue')).toEqual([[12, 85_429_570_000, 'CNY']])
    expect(figure('SSE-600519', '2019-12-31', 'parent_equity')).toEqual([[0, 136_010_350_000, 'CNY']])
    expect(figure('SSE-600519', '2019-12-31', 'eps')).toEqual([[12, 32.8, 'CNY/share']])
    expect(figure('SHZ-000001', '1989-12-31', 'revenue')).toEqual([])
    expect(figure('SHZ-000001', '1989-12-31', 'parent_net_profit')).toEqual([[12, 43_020_000, 'CNY']])
    expect(file.records.every(({ known }) => known.by === 'deadline')).toBe(true)
  })

  test('main business: eliminations below zero and shares above 100 per cent stand as they are', async () => {
    const file = await readReal('numeric/a_share_main_business/composition.dev.csv')
    expect([file.profile, file.rows]).toEqual(['a-share-main-business', 91_789])
    expect(file.rejections).toEqual([])
    expect(
      having(file, 'business_segment', {
        company_id: 'SSE-600519',
        period_end: '2019-12-31',
        dimension: 'industry',
        name: '酒类',
      }),
    ).toMatchObject([
      { revenue: 85_344_570_000, cost: 7_364_820_000, gross_margin: 91.37, revenue_share: 99.9, currency: 'CNY' },
    ])
    expect(
      having(file, 'business_segment', {
        company_id: 'SSE-600519',
        period_end: '2020-06-30',
        dimension: 'region',
        name: '国外',
      }),
    ).toMatchObject([{ revenue: 1_101_410_000, cost: null, gross_margin: null }])
    const segments = file.of('business_segment')
    expect([
      segments.filter(({ revenue }) => Number(revenue) < 0).length,
      segments.filter(({ revenue_share }) => Number(revenue_share) > 100).length,
    ]).toEqual([1544, 138])
  })

  test('chain: products with shares, a placeholder is missing; industries and products that supply each other', async () => {
    const products = await readReal('numeric/chain_kg/company_product.csv')
    expect([products.profile, products.rows, products.rejections.length]).toEqual(['chain-company-products', 53_785, 0])
    expect(
      having(products, 'business_segment', { company_id: 'SSE-600519' }).map(({ name, revenue_share, period_end }) => [
        name,
        revenue_share,
        period_end,
      ]),
    ).toEqual([
      ['高度茅台酒', 84.2741, '2021-10-31'],
      ['低度茅台酒', 10.4798, '2021-10-31'],
      ['系列酒', 9.1574, '2021-10-31'],
      ['平衡项目', 0, '2021-10-31'],
      ['洗浴及停车场管理服务', null, '2021-10-31'],
    ])
    const upstream = await readReal('numeric/chain_kg/industry_upstream_weighted.csv')
    expect([upstream.profile, upstream.rows, upstream.rejections.length]).toEqual(['chain-industry-upstream', 5256, 0])
    expect(having(upstream, 'industry_relation', { industry_zh: '大众出版' }).slice(0, 2)).toMatchObject([
      { upstream_zh: '磷肥及磷化工', evidence_count: 4 },
      { upstream_zh: '原材料供应链服务', evidence_count: 4 },
    ])
    expect((await readReal('numeric/chain_kg/industry_upstream.csv')).profile).toBe('chain-industry-relations')
    const relations = await readReal('numeric/chain_kg/product_relation.csv')
    expect([relations.profile, relations.rows]).toEqual(['chain-product-relations', 110_153])
    // Of 390 downstream, 56,826 upstream and 52,937 of a kind 3, 104 and 1 stand beside themselves.
    expect(Map.groupBy(relations.of('product_relation'), ({ relation }) => relation).get('downstream')).toHaveLength(
      387,
    )
    expect(Map.groupBy(relations.rejections, ({ reason }) => reason).get('RELATED_TO_ITSELF')).toHaveLength(108)
  })

  test('share counts of 2016, and plans named in annual reports with the theme that each plan is', async () => {
    const shares = await readReal('numeric/a_share_quarterly_indicators/stock_basics_2016-09.csv')
    expect([shares.profile, shares.rows]).toEqual(['a-share-stock-basics', 2929])
    expect(having(shares, 'share_count', { security_id: 'SSE-600519' })).toMatchObject([
      { counted_on: '2016-09-30', total_shares: 1_256_197_800, float_shares: 1_256_197_800 },
    ])
    const plans = await readReal('numeric/policy_mentions/announcements_by_policy.dev.csv')
    expect([plans.profile, plans.rows, plans.of('document').length, plans.of('theme').length]).toEqual([
      'policy-mentions',
      3829,
      3829,
      37,
    ])
    expect(plans.of('theme').every(({ name_zh, name_en }) => name_zh !== name_en)).toBe(true)
    expect(plans.of('document').some(({ body }) => /@\d+@\d+@|<hr/.test(String(body)))).toBe(false)
  })

  test('flashes of three agencies: every item with its companies; indexes, funds and boards among the codes are refused one by one', async () => {
    const [cls, eastmoney, ths] = [
      await readReal('rooms/flash_news_2026/cls.jsonl.gz'),
      await readReal('rooms/flash_news_2026/eastmoney.jsonl.gz'),
      await readReal('rooms/flash_news_2026/ths.jsonl.gz'),
    ]
    expect([cls.profile, eastmoney.profile, ths.profile]).toEqual(['cls-flash', 'eastmoney-flash', 'ths-flash'])
    expect(cls.rows + eastmoney.rows + ths.rows).toBe(67_134)
    for (const file of [cls, eastmoney, ths]) {
      expect(file.of('document')).toHaveLength(file.rows)
      expect(file.rejections.filter((row) => row.kind !== 'document_company')).toEqual([])
      expect(file.of('document_company').length).toBeGreaterThan(1000)
    }
    expect(having(cls, 'document_company', { company_id: 'SHZ-300586' }).length).toBeGreaterThan(0)
  })

  test('annual reports of 2019 to 2021: three statements, and an identity holds between their columns', async () => {
    const income = await readReal('rooms/a_share_statements_2019_2021/income_statement.csv.gz')
    expect([income.profile, income.rejections.filter((row) => row.reason === 'NOT_A_DAY').length]).toEqual([
      'a-share-annual-income',
      0,
    ])
    expect(income.of('statement_item')[0]).toMatchObject({ statement: 'income', period_months: 12, unit: 'CNY' })
    const items = new Map(
      income
        .of('statement_item')
        .map((row) => [
          `${String(row['company_id'])} ${String(row['period_end'])} ${String(row['item'])}`,
          Number(row['value']),
        ]),
    )
    const years = [...items.keys()]
      .filter((key) => key.endsWith(' total_profit'))
      .map((key) => key.slice(0, -' total_profit'.length))
    const whole = years.flatMap((key) => {
      const [before, tax, after] = ['total_profit', 'income_tax', 'net_profit'].map((item) =>
        items.get(`${key} ${item}`),
      )
      return before === undefined || tax === undefined || after === undefined
        ? []
        : [Math.abs(before - tax - after) <= 1]
    })
    expect(whole.filter(Boolean).length / whole.length).toBeGreaterThan(0.99)
    expect((await readReal('rooms/a_share_statements_2019_2021/cash_flow.csv.gz')).profile).toBe(
      'a-share-annual-cash-flow',
    )
    expect((await readReal('rooms/a_share_statements_2019_2021/balance_totals.csv.gz')).profile).toBe(
      'a-share-annual-balance',
    )
  })
})
