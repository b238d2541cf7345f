import { companies } from '@pandora/contract/domains/companies/operations'
import { endOfDay } from '@pandora/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const bank = 'SHZ-000001'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  await facts(server.sql, { file: 'companies.csv' })
    .company({
      id: bank,
      short: '晨星银行',
      full: '晨星银行股份有限公司',
      en: 'Morning Star Bank',
      former: { name: '深晨星A', seenOn: '2012-03-01' },
      seenOn: '2021-10-31',
      listedOn: '2010-01-04',
      industry: { code: '480301', from: '2021-10-31' },
    })
    .add('company_profile', {
      company_id: bank,
      website: 'www.star.example.test',
      main_business: '商业银行业务',
      region_code: 'CN-GD',
      city: null,
      seen_on: '2020-12-31',
    })
    .add('listing_status', { security_id: bank, status: 'listed', seen_on: '2026-03-31' })
    .industry('480000', 1, null, '银行')
    .industry('480300', 2, '480000', '股份制银行Ⅱ')
    .industry('480301', 3, '480300', '股份制银行Ⅲ')
    .bars(
      bank,
      [
        { date: '2021-01-04', close: 16.34, rate: -4.33 },
        { date: '2021-01-05', close: 15.99, previous: 16.34 },
      ],
      'forward-adjusted',
    )
    .index('SSE-000001-index', '海上综指', 'Haishang Composite')
    .bars('SSE-000001-index', [{ date: '2021-01-04', close: 3500 }])
    .company({ id: 'SSE-600777', short: '孤山实业', listedOn: '2015-05-05' })
    .bars('SSE-600905', [{ date: '2021-01-04', close: 8 }])
    .document({ id: 'only-news', title: '远山能源签约', at: '2020-05-06T01:00:00.000Z', companies: ['SSE-600906'] })
    .save()
})
afterAll(() => server.stop())

const profile = (companyId: string, asOf?: string, market?: string) =>
  server.call(companies.profile, { companyId }, { as: user, ...(asOf ? { asOf } : {}), ...(market ? { market } : {}) })

test('COMP-18 COMP-02 the profile gives names in both languages, class, exchange and last quote, with where they came from', async () => {
  const { data } = await profile(bank)
  expect(data).toMatchObject({
    swId: '480301',
    companyId: bank,
    stockCode: '000001',
    companyNameZh: '晨星银行',
    companyNameEn: 'Morning Star Bank',
    companyAbbreviationZh: '晨星银行',
    exchangeCode: 'SHZ',
    exchangeEn: 'SHZ',
    exchangeZh: '深圳证券交易所',
    securityId: bank,
    listedOn: '2010-01-04',
    status: 'listed',
    is_watching: false,
    formerNames: [{ name: '深晨星A', seenOn: '2012-03-01' }],
    firstBarOn: '2021-01-04',
    quoteAbsence: null,
  })
  expect(data.quote).toMatchObject({
    date: '2021-01-05',
    close: 15.99,
    change: -0.35,
    basis: 'forward-adjusted',
    basisDate: '2025-12-31',
    recent: [16.34, 15.99],
  })
  expect(data.provenance).toMatchObject({ source: 'files', file: 'companies.csv', line: 2, knownBy: 'listing' })
})

test('IND-07 the class of a company is given with the levels above it, from the first level on', async () => {
  expect((await profile(bank)).data.industries.map((one) => [one.level, one.code, one.nameZh])).toEqual([
    [1, '480000', '银行'],
    [2, '480300', '股份制银行Ⅱ'],
    [3, '480301', '股份制银行Ⅲ'],
  ])
})

test('COMP-18 as of a past day the name of that time stands, and what was not known is missing, with the reason', async () => {
  const { data } = await profile(bank, '2015-06-30')
  expect(data).toMatchObject({
    companyNameZh: '深晨星A',
    formerNames: [],
    swId: null,
    industries: [],
    status: null,
    quote: null,
    quoteAbsence: 'NOT_KNOWN_YET',
    firstBarOn: '2021-01-04',
  })
  expect((await profile(bank, '2021-01-04')).data.quote).toMatchObject({
    date: '2021-01-04',
    close: 16.34,
    change: null,
    changeRate: -4.33,
  })
  expect((await profile(bank, '2009-06-30')).data).toMatchObject({
    companyNameZh: null,
    stockCode: '000001',
    listedOn: null,
    quoteAbsence: 'NOT_LISTED',
    provenance: null,
  })
})

test('COMP-18 a name that a source saw only later is told as assumed on a past day, and as the company’s own at present and on days on which it was seen', async () => {
  const id = 'SHZ-000343'
  const listing = { at: endOfDay('2010-06-08'), by: 'listing' } as const
  await facts(server.sql, { file: 'later-names.csv' })
    .add('company', { company_id: id, first_listed_on: '2010-06-08' })
    .add(
      'company_name',
      { company_id: id, language: 'zh', form: 'short', name: '后名文化', seen_on: '2021-10-31' },
      listing,
    )
    .save()
  const seen = async (asOf?: string) => {
    const { companyNameZh, nameAssumed } = (await profile(id, asOf)).data
    return { companyNameZh, nameAssumed }
  }
  expect(await seen('2015-09-15')).toEqual({ companyNameZh: '后名文化', nameAssumed: { seenOn: '2021-10-31' } })
  for (const asOf of ['2021-10-31', undefined])
    expect(await seen(asOf)).toEqual({ companyNameZh: '后名文化', nameAssumed: null })
  expect((await profile(bank, '2015-06-30')).data.nameAssumed).toEqual(null)
})

test('COMP-18 a company without bars says that no source has them; without a class it has no industries', async () => {
  expect((await profile('SSE-600777')).data).toMatchObject({
    companyNameZh: '孤山实业',
    quote: null,
    quoteAbsence: 'NO_SOURCE',
    swId: null,
    industries: [],
    companyNameEn: null,
  })
})

test('COMP-18 a company of which only prices or only news are known is shown with what there is', async () => {
  expect((await profile('SSE-600905')).data).toMatchObject({
    companyNameZh: null,
    stockCode: '600905',
    exchangeCode: 'SSE',
    quote: { close: 8 },
    provenance: null,
  })
  expect((await profile('SSE-600906')).data).toMatchObject({
    companyNameZh: null,
    stockCode: '600906',
    quote: null,
    quoteAbsence: 'NO_SOURCE',
  })
})

test('COMP-18 what no fact names is not found: an unknown id, an index, a company of another market', async () => {
  for (const answer of [
    await profile('SSE-600999'),
    await profile('SSE-000001-index'),
    await profile(bank, undefined, 'other'),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('COMP-18 a watched company says so to its watcher only', async () => {
  await server.sql`insert into watch_entry (uid, market_id, company_id, position) values (${user.uid}, 1, 'SSE-600777', 1)`
  expect((await profile('SSE-600777')).data.is_watching).toBe(true)
  const other = await server.caller()
  expect((await server.call(companies.profile, { companyId: 'SSE-600777' }, { as: other })).data.is_watching).toBe(
    false,
  )
})

test('COMP-18 COMP-19 bad input and a missing session are refused by name', async () => {
  for (const operation of [companies.profile, companies.information, companies.coverage]) {
    expect(await server.call(operation, { companyId: '' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'companyId' },
    })
    expect(await server.call(operation, { companyId: bank })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  }
})

test('COMP-19 information gives each field with its own source, or says why it is missing', async () => {
  const { data } = await server.call(companies.information, { companyId: bank }, { as: user })
  expect(data.fullNameZh).toMatchObject({
    value: '晨星银行股份有限公司',
    absence: null,
    provenance: { file: 'companies.csv' },
  })
  expect(data.website).toMatchObject({
    value: 'www.star.example.test',
    provenance: { knownAt: new Date(endOfDay('2020-12-31')).toISOString(), knownBy: 'observed' },
  })
  expect(data.region.value).toEqual({ code: 'CN-GD', nameZh: '广东省', nameEn: 'Guangdong' })
  expect(data.city).toEqual({ value: null, provenance: null, absence: 'NO_SOURCE' })
  expect(data.status.value).toBe('listed')
})

test('COMP-19 as of a past day a field known only later says so; in another market nothing is known', async () => {
  const { data } = await server.call(companies.information, { companyId: bank }, { as: user, asOf: '2019-12-31' })
  expect([data.website.value, data.website.absence, data.status.absence, data.city.absence]).toEqual([
    null,
    'NOT_KNOWN_YET',
    'NOT_KNOWN_YET',
    'NO_SOURCE',
  ])
  expect(data.fullNameZh.value).toBe('晨星银行股份有限公司')
  const elsewhere = await server.call(companies.information, { companyId: bank }, { as: user, market: 'other' })
  expect(Object.values(elsewhere.data).map((field) => field.absence)).toEqual(
    Array.from({ length: 8 }, () => 'NO_SOURCE'),
  )
})
