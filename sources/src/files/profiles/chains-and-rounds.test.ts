import { expect, test } from 'vitest'
import { knownOf, rowsReader } from '../../../test/files.ts'

const { csv, jsonl } = rowsReader()

test('companies without a listing, with what their source tells; one list of them tells the last round of each too', async () => {
  const told = await csv(
    'c.csv',
    'itjuzi-companies',
    'company,legal_name,website,founded,place,status,industry,sub_industry,total_raised,valuation,intro',
    '晨星机器人,晨星机器人有限公司,http://robots.example.test,2011-03,北京-海淀区,运营中,硬件,机器人,830万,未透露,晨星机器人研制搬运机械臂。',
  )
  expect(told.rejections).toEqual([])
  expect(told.of('unlisted_company')).toMatchObject([
    {
      company_zh: '晨星机器人',
      founded_on: '2011-03-31',
      region_code: 'CN-BJ',
      subdomain_zh: '机器人',
      subdomain_en: 'Robots',
      status: '运营中',
    },
  ])
  const growing = await csv(
    'g.csv',
    'growth-companies',
    'company,field,province,city,founded,website,round,date,amount_10k,currency,investor,intro',
    '晨星机器人,硬件,广东,深圳,2012-02,,C轮,2016-08-15,150000,人民币,"甲资本 , 乙资本 , ",搬运机械臂。',
    '青芦机器人,硬件,北京,朝阳区,2012-06,,B轮,2016-01-18,--,美元,"甲资本 , ",手术机械臂。',
    // Of the day only its month is told: neither the round nor the company is lost.
    '远岭机械,硬件,北京,朝阳区,2012-06,,A轮,2014-06-00,19990,美元,"甲资本 , ",手术机械臂。',
  )
  expect(growing.rejections).toEqual([])
  expect(growing.of('unlisted_company')).toHaveLength(3)
  expect(growing.of('financing_round')).toMatchObject([
    { round: 'C', amount: 1.5e9, amount_text: '150000万人民币', currency: 'CNY', investors_zh: ['甲资本', '乙资本'] },
    { round: 'B', amount: null, amount_text: null, currency: 'USD', region_code: 'CN-BJ' },
    { amount: 199_900_000, amount_text: '19990万美元', announced_on: '2014-06-30', industry_en: 'Hardware' },
  ])
})

test('financing rounds: names of rounds, amounts in their own currency, investors one by one; an amount that tells no figure is missing', async () => {
  const listed = await csv(
    'r.csv',
    'itjuzi-rounds',
    'event_id,date,company,field,place,round,amount,investor',
    '7,2016-05-17,晨星机器人,硬件,广东,Pre-A轮,数百万美元,"甲资本,乙资本"',
    '8,2016-06-01,晨星机器人,硬件,国外,战略投资,1.5亿人民币,投资方未透露',
  )
  expect(listed.rejections).toEqual([])
  expect(listed.of('financing_round')).toMatchObject([
    {
      round_id: 'itjuzi-7',
      company_zh: '晨星机器人',
      round: 'Pre-A',
      amount: null,
      currency: 'USD',
      amount_text: '数百万美元',
      amount_low: 2e6,
      amount_high: 1e7,
      investors_zh: ['甲资本', '乙资本'],
      region_code: 'CN-GD',
      announced_on: '2016-05-17',
    },
    { round: 'strategic', amount: 150_000_000, currency: 'CNY', amount_low: null, investors_zh: [], region_code: null },
  ])
  const odd = await csv(
    'o.csv',
    'itjuzi-rounds',
    'event_id,date,company,field,place,round,amount,investor',
    '1,2016-06-02,晨星机器人,硬件,广东,A轮,亿元及以上人民币,甲资本',
    '2,2016-06-03,晨星机器人,硬件,广东,A轮,-500万人民币,甲资本',
    '3,2016-06-04,晨星机器人,上海,广东,甲资本,15亿其他,甲资本',
  )
  expect(odd.rejections).toEqual([])
  expect(odd.of('financing_round')).toMatchObject([
    { amount: null, currency: 'CNY', amount_low: 1e8, amount_high: null },
    { amount: null, currency: null, amount_text: '-500万人民币', amount_low: null },
    { amount: null, currency: null, amount_text: '15亿其他', round: '甲资本', industry_zh: '上海' },
  ])
  const own = await csv(
    'c.csv',
    'itjuzi-company-rounds',
    'company,date,round,amount,investor',
    '晨星机器人,2014-10-14,-,630万人民币,甲资本',
    '晨星机器人,2014-10-14,A轮,-,-',
  )
  expect(own.of('financing_round').map(({ round, amount, currency }) => [round, amount, currency])).toEqual([
    ['unknown', 6_300_000, 'CNY'],
    ['A', null, null],
  ])
  const sample =
    'company_name,funding_round_type,funding_round_code,announced_on,raised_amount_usd,raised_amount,raised_amount_currency_code,investor_names,funding_round_uuid'
  const crunchbase = await csv(
    'f.csv',
    'crunchbase-sample-rounds',
    sample,
    'Morning Robots,venture,A,2013-11-01,3000000,,,"One Fund, Two Fund",u-1',
    'Morning Robots,seed,,2012-11-01,1300000,1000000,EUR,,u-2',
  )
  expect(
    crunchbase
      .of('financing_round')
      .map(({ round, amount, currency, investors_en: by }) => [round, amount, currency, by]),
  ).toEqual([
    ['A', 3_000_000, 'USD', ['One Fund', 'Two Fund']],
    ['seed', 1_000_000, 'EUR', []],
  ])
  const bare = await csv(
    'b.csv',
    'crunchbase-rounds',
    'company_permalink,funding_round_permalink,funding_round_type,funding_round_code,funded_at,raised_amount_usd',
    '/organization/morning,/funding-round/1,venture,B,2010-01-01,',
    '/organization/morning,/funding-round/2,seed,,2009-01-01,5e5',
  )
  expect(
    bare.of('financing_round').map((row) => [row['company_zh'], row['round'], row['amount'], row['currency']]),
  ).toEqual([
    ['morning', 'B', null, null],
    ['morning', 'seed', 500_000, 'USD'],
  ])
  const registered = await jsonl('qichacha-rounds', {
    Id: 'x-1',
    CompanyName: '晨星科技有限公司',
    ProductName: '晨星',
    Date: '2018-07-17',
    Amount: '5亿美元',
    Round: '后期阶段',
    Investment: '甲资本、乙资本',
  })
  expect(registered.of('financing_round')).toMatchObject([
    { round_id: 'x-1', round: 'late', amount: 500_000_000, currency: 'USD', investors_zh: ['甲资本', '乙资本'] },
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
  expect(knownOf(products, 'business_segment')[0]).toBe('2021-10-31T15:59:59.999Z observed')
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
