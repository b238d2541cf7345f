import { Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { knownOf, profileOf, readAll, rowsReader } from '../../test/files.ts'
import { columnsOf } from './profile-columns.ts'
import { parseProfile, type Profile } from './profile.ts'
import { fittingProfile, shippedProfiles } from './shipped.ts'
import { documentId } from './values/texts.ts'

const { file, csv, jsonl } = rowsReader()

/** Columns of its table that a profile asks for. */
const knownTo = ({ match, tables }: Profile) =>
  match?.known === undefined ? [] : Object.keys(tables[match.known] ?? {}).slice(0, 3)

test('every shipped profile is well formed and is found by its own columns', () => {
  for (const { profile } of shippedProfiles()) {
    const file_ = `x-${profile.match?.file ?? ''}.csv`
    expect(
      fittingProfile(shippedProfiles(), [...(profile.match?.columns ?? []), ...knownTo(profile), 'one more'], file_)
        ?.profile.name,
    ).toBe(profile.name)
    // A whole statement has up to thirty lines, a few of which it is known by.
    expect(
      columnsOf(profile).filter(
        (column) => !profile.optional.includes(column) && !profile.match?.columns.includes(column),
      ).length,
      profile.name,
    ).toBeLessThan(30)
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
  expect(knownOf(read, 'company_name')).toEqual([
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
  expect(knownOf(read, 'company_profile')).toEqual(['2020-12-31T15:59:59.999Z observed'])
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
  expect(knownOf(read, 'company_name')).toEqual([
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
  expect(knownOf(read, 'document')).toEqual(['2019-01-17T15:59:59.999Z day'])
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
  expect(knownOf(read, 'document_company')).toEqual(['2019-08-30T21:45:00.000Z published'])
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

test('macro series by their Chinese names: amounts in single units, names and publishers in both languages; a column that nobody knows is refused by itself', async () => {
  const rows = await csv(
    'gdp.csv',
    'choice-macro',
    'date,中国:GDP:现价:累计值,总人口,M2:同比,某地:某项',
    '1952-12,679.0,57482,,',
    '2024-12,1349083.5,140828.0,7.3,5',
  )
  expect(rows.of('series')).toMatchObject([
    {
      name_zh: '中国:GDP:现价:累计值',
      name_en: 'China: GDP: current prices: year to date',
      unit: 'CNY',
      frequency: 'quarter',
      publisher_en: 'National Bureau of Statistics of China',
    },
    { name_zh: '总人口', name_en: 'Total population', unit: 'persons', frequency: 'year' },
    { name_en: 'M2: year on year', unit: '%', frequency: 'month', publisher_zh: '中国人民银行' },
  ])
  expect(rows.of('observation').map(({ observed_on: on, value }) => [on, value])).toEqual([
    ['1952-12-31', 67_900_000_000],
    ['1952-12-31', 574_820_000],
    ['2024-12-31', 134_908_350_000_000],
    ['2024-12-31', 1_408_280_000],
    ['2024-12-31', 7.3],
  ])
  expect(rows.rejections.map(({ line, reason, value }) => [line, reason, value])).toContainEqual([
    3,
    'UNKNOWN_VALUE',
    '某地:某项',
  ])
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

test('a file that lacks a column which the mapping needs is refused with the column', async () => {
  await expect(csv('x.csv', minimal, 'e,day', 'SSE,2024-01-05')).rejects.toMatchObject({
    code: 'MISSING_COLUMNS',
    data: { columns: 'd' },
  })
})

const topicsHead = 'date,rank,title,topic_id,view_count,talk_count,event_time,crawl_time,description'

test('OPINION-27 lists of hot topics are read by the name of their platform; a count that is not given stays missing', async () => {
  for (const platform of ['df', 'xq'])
    expect(fittingProfile(shippedProfiles(), topicsHead.split(','), `${platform}.csv`)?.profile.name).toBe(
      `hot-topics-${platform}`,
    )
  const read = async (platform: string, ...lines: string[]) =>
    (
      await readAll(
        file(`${platform}.csv`, `${[topicsHead, ...lines].join('\n')}\n`),
        profileOf(`hot-topics-${platform}`),
      )
    ).records
  const [df] = await read('df', '2024-05-06,1,某话题还能走多远？,77,1200,34,,,')
  expect(df).toMatchObject({
    kind: 'hot_topic',
    values: { platform: 'df', observed_on: '2024-05-06', topic_id: '77', rank: 1, view_count: 1200, talk_count: 34 },
  })
  const [one, next] = await read('xq', '2024-05-06,1,#某话题#,,,,,,', '2024-05-07,3,#某话题#,,900,,,,')
  expect(one?.values).toMatchObject({ view_count: null, talk_count: null })
  expect(next?.values).toMatchObject({ view_count: 900, talk_count: null, topic_id: one?.values['topic_id'] })
})
