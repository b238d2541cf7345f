import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAll, type ReadFile } from '../../test/files.ts'
import { firstRows } from './rows.ts'
import { fittingProfile, shippedProfiles } from './shipped.ts'

// The real files are measured and imported only, never copied; where they are absent these tests are skipped.
const data = join(import.meta.dirname, '../../../../shared/data')
const NOW = Date.parse('2026-11-21T00:00:00Z')

async function read(path: string): Promise<ReadFile & { profile: string }> {
  const full = join(data, path)
  const name = basename(path)
  const fit = fittingProfile(shippedProfiles(), (await firstRows({ path: full, name, options: {} }, 100)).columns, name)
  if (!fit) throw new Error(`no profile fits ${path}`)
  return { ...(await readAll(full, fit.profile, NOW, name)), profile: fit.profile.name }
}

const counts = (file: ReadFile): Record<string, number> => Object.fromEntries([...Map.groupBy(file.records, ({ kind }) => kind)].map(([kind, records]) => [kind, records.length]))
const one = (file: ReadFile, kind: string, values: Record<string, unknown>) => file.of(kind).filter((row) => Object.entries(values).every(([field, value]) => row[field] === value))

describe.skipIf(!existsSync(data))('real files (skipped where ../shared/data is absent)', () => {
  test('companies: 4,606 rows, five without a listing day refused, 平安银行 and 格力电器 as they stand', async () => {
    const file = await read('numeric/a_share_companies/companies.dev.csv')
    expect([file.profile, file.rows]).toEqual(['a-share-companies', 4606])
    expect(counts(file)).toEqual({ company: 4601, security: 4601, company_name: 12_077, company_profile: 4472, listing_status: 4577, industry_membership: 3484 })
    expect(file.rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual([399, 892, 1053, 1583, 1793].map((line) => `${line} NOT_A_DAY`))
    expect(one(file, 'company', { company_id: 'SHZ-000001' })).toEqual([{ company_id: 'SHZ-000001', first_listed_on: '1991-04-03' }])
    expect(one(file, 'company_name', { company_id: 'SHZ-000001' }).map(({ name }) => name)).toEqual(['平安银行', '平安银行股份有限公司', 'Ping An Bank Co.,Ltd.'])
    expect(one(file, 'industry_membership', { company_id: 'SHZ-000001' })).toMatchObject([{ industry_code: '480301', valid_from: '2021-10-31' }])
    expect(one(file, 'company_name', { company_id: 'SHZ-000004', form: 'short' }).map(({ name }) => name)).toEqual(['国农科技', '*ST国华'])
    expect(one(file, 'industry_membership', { company_id: 'SHZ-000010' })).toMatchObject([{ industry_code: '620000' }])
    expect(one(file, 'company_profile', { company_id: 'SHZ-000001' })).toMatchObject([{ website: 'www.bank.pingan.com', region_code: 'CN-GD', seen_on: '2020-12-31' }])
  })

  test('industries: 511 nodes of three levels', async () => {
    const file = await read('numeric/a_share_companies/sw2021_industries.csv')
    expect(Map.groupBy(file.of('industry'), ({ level }) => level).size).toBe(3)
    expect([file.rows, file.rejections.length]).toEqual([511, 0])
    expect(one(file, 'industry', { industry_code: '110101' })).toMatchObject([{ name_zh: '种子', level: 3, parent_code: '110100' }])
  })

  test('prices: 252,579 adjusted bars, three checked by hand, and 1,105 below zero', async () => {
    const file = await read('numeric/a_share_daily/prices_2021_2025.dev.csv')
    expect([file.rows, file.records.length, file.rejections.length]).toEqual([252_579, 252_579, 0])
    const bar = (security_id: string, trade_date: string) => file.records.find(({ values }) => values['security_id'] === security_id && values['trade_date'] === trade_date)?.values
    expect(bar('SHZ-000001', '2021-01-04')).toEqual({
      security_id: 'SHZ-000001', basis: 'forward-adjusted', basis_date: '2025-12-31', trade_date: '2021-01-04', open: 16.84, high: 16.84, low: 16.18, close: 16.34,
      previous_close: null, volume: 155_421_600, amount: 2_891_682_320, turnover_rate: 0.8, change_rate: -4.33,
    })
    expect(bar('SHZ-000001', '2021-01-06')).toMatchObject({ close: 17.3, volume: 193_494_500 })
    expect(bar('SSE-605133', '2025-06-30')).toMatchObject({ open: 32.12, high: 33.92, low: 31.86, close: 33.79, volume: 4_417_800 })
    const below = await read('numeric/a_share_daily/edge_negative_qfq_600519.csv')
    expect([below.records.length, below.rejections.length]).toEqual([1105, 0])
    expect(below.of('daily_price')[0]).toMatchObject({ security_id: 'SSE-600519', trade_date: '2001-08-27', low: -261.03, volume: 40_631_800 })
  })

  test('indexes: mainland bars whole; American ones without an opening price, or with one outside the range, refused', async () => {
    const china = await read('numeric/index_daily/cn_index_daily.csv')
    expect(counts(china)).toEqual({ daily_price: 23_538, security: 6, trading_day: 7846 })
    expect(one(china, 'daily_price', { security_id: 'SSE-000001-index', trade_date: '2026-03-04' })).toMatchObject([{ close: 4082.474, previous_close: 4122.676, amount: 1_113_081_986_100 }])
    const america = await read('numeric/index_daily/us_index_daily.csv')
    expect([america.profile, america.rows, one(america, 'daily_price', {}).length]).toEqual(['us-index-daily', 8000, 7597])
    expect(Map.groupBy(america.rejections, ({ reason }) => reason).get('MISSING')).toHaveLength(286)
  })

  test('exchange rates and interest rates: every value of every column', async () => {
    const totals = await Promise.all(['fx/cny_cross_daily', 'fx/ecb_eur_reference_daily', 'fx/fed_h10_monthly', 'fx/fed_h10_annual', 'rates_cn/lpr', 'rates_cn/shibor_daily'].map(async (name) => {
      const file = await read(`numeric/${name}.csv`)
      return [file.profile, file.of('series').length, file.of('observation').length, file.rejections.length].join(' ')
    }))
    expect(totals).toEqual(['cny-cross-daily 5 26920 0', 'ecb-reference-daily 5 26920 0', 'fed-h10-monthly 34 17237 0', 'fed-h10-annual 21 993 0', 'lpr 2 170 0', 'shibor-daily 8 31272 0'])
    expect(one(await read('numeric/rates_cn/shibor_daily.csv'), 'observation', { series_code: 'shibor.3M', observed_on: '2006-10-08' })).toMatchObject([{ value: 2.611 }])
  })

  test('news: 格力电器 has its items in both files, known at the end of the day or at the minute', async () => {
    const dated = await read('text/zh-news-wind-xueqiu-posneg/dev.jsonl')
    expect([counts(dated), dated.rejections.length]).toEqual([{ document: 3963, document_company: 3984 }, 10])
    const flashes = await read('text/zh-astock-news-movement/dev.jsonl')
    expect([counts(flashes), flashes.rejections.length]).toEqual([{ document: 1477, document_company: 1477 }, 0])
    const known = [dated, flashes].flatMap((file) => file.records.filter(({ kind, values }) => kind === 'document_company' && values['company_id'] === 'SHZ-000651').map((record) => record.known.at ?? 0))
    expect([known.length, known.filter((at) => at <= Date.parse('2019-12-31T15:59:59.999Z')).length]).toEqual([7, 5])
    expect(one(flashes, 'document', { external_id: '478' })).toMatchObject([{ title: '格力电器披露2019年中报，上半年实现净利润137.5亿元，同比增长7.37%', published_at: '2019-08-30T21:45:00.000Z' }])
    expect(counts(await read('text/zh-news-xwlb-economy/news.jsonl'))).toEqual({ document: 1006 })
  })

  test('policy: 46 reports, most with the day they were given; 559 meetings and 702 releases', async () => {
    const reports = await read('text/zh-policy-gov-work-reports/reports.jsonl')
    expect([reports.rows, reports.rejections.length]).toEqual([46, 0])
    const day = (year: string) => one(reports, 'document', { external_id: year }).map(({ published_at, precision }) => `${String(published_at).slice(0, 10)} ${String(precision)}`)[0]
    expect(['1955', '1964', '1998', '2012', '2014', '2020', '2021'].map(day)).toEqual(['1955-07-06 day', '1964-12-22 day', '1998-03-05 day', '2012-03-05 day', '2014-03-05 day', '2020-05-22 day', '2021-12-31 year'])
    expect(counts(await read('text/zh-policy-meetings-xwlb/meetings.jsonl'))).toEqual({ document: 559 })
    expect(counts(await read('text/zh-policy-meetings-xwlb/policy_releases.jsonl'))).toEqual({ document: 702 })
  })

  test('documents of different files never share an id', async () => {
    const ids = (await Promise.all(['text/zh-news-xwlb-economy/news.jsonl', 'text/zh-policy-meetings-xwlb/meetings.jsonl', 'text/zh-policy-meetings-xwlb/policy_releases.jsonl'].map(read))).flatMap((file) => file.of('document').map(({ document_id }) => document_id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
