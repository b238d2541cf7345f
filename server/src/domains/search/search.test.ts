import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search } from '@pandora/contract/domains/search/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { removeRun } from '@pandora/store/runs'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

const undatedName = (company_id: string, name: string, on: string) =>
  [
    { company_id, language: 'zh', form: 'short', name, seen_on: on },
    { at: Date.parse(`${on}T15:59:59.999Z`), by: 'observed' as const },
  ] as const

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  const gathered = facts(server.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
    .company({ id: 'SHZ-000901', short: '平川银行', full: '平川银行股份有限公司', en: 'Ping Chuan Bank Co.,Ltd.' })
    .company({ id: 'SHZ-000911', short: '平川电工' })
    .company({ id: 'SSE-600901', short: '中国平川', en: 'Ping Chuan Insurance (Group) Company' })
    .company({
      id: 'SHZ-000912',
      short: '平川旧业',
      former: { name: '老河股份', seenOn: '2018-12-31' },
      seenOn: '2021-10-31',
    })
    .company({ id: 'SSE-600905', short: '*ST重庆' })
    .company({ id: 'BSE-920901', short: '百分之百%_' })
    .index('SSE-000901-index', '平川指数', 'Ping Chuan Index')
    .add('listing_status', { security_id: 'SHZ-000911', status: 'delisted', seen_on: '2023-06-30' })
  gathered
    .company({ id: 'SHZ-000930', short: '云岭甲', full: '云岭电力设备甲股份有限公司', en: 'Green Ridge Co.,Ltd.' })
    .company({ id: 'SHZ-000931', short: '云岭电乙' })
    .company({ id: 'SHZ-000932', short: '云岭丙丁', en: 'Greenfield Works' })
  for (const [security_id, trade_date, amount] of [
    ['SHZ-000931', '2024-03-04', 9e8],
    ['SHZ-000932', '2024-03-04', 3e8],
    ['SHZ-000932', '2024-03-05', 10e8],
  ] as const)
    gathered.add('daily_price', {
      security_id,
      trade_date,
      amount,
      basis: 'traded',
      basis_date: null,
      open: 10,
      high: 10,
      low: 10,
      close: 10,
      previous_close: null,
      volume: null,
      turnover_rate: null,
      change_rate: null,
    })
  for (let n = 0; n < 70; n++)
    gathered.company({
      id: `BSE-921${String(n).padStart(3, '0')}`,
      short: `群山${'甲乙丙丁戊己庚辛壬癸'[n % 10]}${'子丑寅卯辰巳午'[Math.floor(n / 10)]}`,
    })
  await gathered.save(deriveFor(1))
})
afterAll(() => server.stop())

const find = async (text: string, options: Record<string, unknown> = {}) =>
  (await server.call(search.company, { text }, { as: user, ...options })).data
const found = async (text: string, options: Record<string, unknown> = {}) =>
  (await find(text, options)).dataList.map((one) => one.securityId)

describe('search', () => {
  test.each([
    ['平川银行', 'name'],
    ['000901', 'code'],
    ['pingchuany', 'pinyin'],
    ['pcyh', 'initials'],
    ['Ping Chuan', 'english'],
    ['ＰＩＮＧ　ＣＨＵＡＮ', 'english'],
    ['平川银行股份', 'full'],
    ['平 川 银 行', 'name'],
    ['SZ000901', 'code'],
    ['000901.SZ', 'code'],
  ])('RANK-17 %s finds the bank first, by its %s', async (text, form) => {
    const [first] = (await find(text)).dataList
    expect(first).toMatchObject({
      companyId: 'SHZ-000901',
      securityId: 'SHZ-000901',
      companyNameZh: '平川银行',
      companyNameEn: 'Ping Chuan Bank Co.,Ltd.',
      stockCode: '000901',
      exchangeCode: 'SHZ',
      exchangeEn: 'SHZ',
      exchangeZh: '深圳证券交易所',
      kind: 'company',
      matchedForm: form,
    })
  })

  test('RANK-17 the index of the same code is another result; with its exchange said it is the only one', async () => {
    const { dataList } = await find('000901')
    expect(dataList.map((one) => [one.companyId, one.kind, one.companyNameZh])).toEqual([
      ['SHZ-000901', 'company', '平川银行'],
      ['SSE-000901-index', 'index', '平川指数'],
    ])
    expect(await found('SH000901')).toEqual(['SSE-000901-index'])
  })

  test('RANK-17 beginnings go before insides, listed before delisted, names before sounds; one row a company', async () => {
    expect(await found('平川')).toEqual(['SHZ-000901', 'SHZ-000912', 'SSE-000901-index', 'SHZ-000911', 'SSE-600901'])
    expect((await find('平川')).total).toBe(5)
    expect(await found('pingchuan')).toEqual([
      'SHZ-000901',
      'SSE-600901',
      'SSE-000901-index',
      'SHZ-000912',
      'SHZ-000911',
    ])
  })

  test('RANK-17 marks of the exchange and second readings do not hide a company', async () => {
    for (const text of ['重庆', 'ST重庆', '*ST重庆', 'chongqing', 'cq'])
      expect(await found(text), text).toEqual(['SSE-600905'])
  })

  test('RANK-17 a former name finds the company and says so; before it was changed it was the name', async () => {
    const [now] = (await find('老河')).dataList
    expect(now).toMatchObject({
      companyId: 'SHZ-000912',
      companyNameZh: '平川旧业',
      matched: '老河股份',
      matchedForm: 'former',
    })
    const [then] = (await find('老河', { asOf: '2019-06-30' })).dataList
    expect(then).toMatchObject({ companyId: 'SHZ-000912', companyNameZh: '老河股份', matchedForm: 'name' })
    expect(await found('平川旧业', { asOf: '2019-06-30' })).toEqual([])
    expect(await found('平川电工', { asOf: '2009-12-31' })).toEqual([])
  })

  test('RANK-17 as of before the delisting the delisted one stands where its name puts it, and an index of which nothing dated is known is in no past', async () => {
    expect(await found('平川', { asOf: '2023-06-01' })).toEqual([
      'SHZ-000901',
      'SHZ-000911',
      'SHZ-000912',
      'SSE-600901',
    ])
  })

  test('RANK-17 wildcards of SQL are plain characters; a text without letter or digit finds nothing', async () => {
    for (const text of ['%', '_', '平%', '__', '\\', "'", '…'])
      expect((await find(text)).dataList.filter((one) => one.companyId !== 'BSE-920901').length, text).toBe(
        text === '平%' ? 5 : 0,
      )
    expect(await found('百分之百%_')).toEqual(['BSE-920901'])
  })

  test('RANK-17 of names that match alike, the company of which more was traded on its last day stands first; one whose bars nobody gave, after them', async () => {
    expect(await found('云岭')).toEqual(['SHZ-000932', 'SHZ-000931', 'SHZ-000930'])
    expect(await found('yunling')).toEqual(['SHZ-000932', 'SHZ-000931', 'SHZ-000930'])
    expect(await found('云岭', { asOf: '2024-03-04' }), 'as it was traded then').toEqual([
      'SHZ-000931',
      'SHZ-000932',
      'SHZ-000930',
    ])
  })

  test('RANK-17 an English name that begins with the word stands before one whose first word only begins like it', async () => {
    expect(await found('Green')).toEqual(['SHZ-000930', 'SHZ-000932'])
    expect(await found('Green Ridge')).toEqual(['SHZ-000930'])
  })

  test('RANK-17 a name inside of a name stands before one inside of a full name', async () => {
    expect(await found('岭电')).toEqual(['SHZ-000931', 'SHZ-000930'])
  })

  test.each(['平川银航', '平穿银行', 'pingchaunyinhang', 'pingchuanyinhan', 'Ping Chuan Bamk', 'Ping Chun Bank'])(
    'RANK-17 %s is misspelled: what was meant is offered, and marked as nobody’s name',
    async (text) => {
      const { dataList, total } = await find(text)
      expect(dataList[0]).toMatchObject({ companyId: 'SHZ-000901', misspelled: text !== 'pingchuanyinhan' })
      expect(total).toBe(dataList.length)
    },
  )

  test('RANK-17 codes are never taken for others, nor texts of two signs for names', async () => {
    for (const text of ['000909', '000910.SZ', '平海', 'xq', '平川银行三号'])
      expect(await found(text), text).toEqual([])
    expect(await found('平川电力', { asOf: '2009-12-31' })).toEqual([])
  })

  test('RANK-17 RANK-18 RANK-19 CONV-14 one search, 60, 30 and 10 a page from page 0', async () => {
    const pages = [
      [search.company, 60],
      [search.newCompany, 30],
      [search.companyInfo, 10],
    ] as const
    for (const [operation, size] of pages) {
      const first = (await server.call(operation, { text: '群山' }, { as: user })).data
      expect(first.dataList).toHaveLength(size)
      expect(first).toMatchObject({ total: 70, page: 0, hasMore: true })
      expect(first.dataList[0]?.companyId).toBe('BSE-921000')
    }
    const last = (await server.call(search.company, { text: '群山', page: 1 }, { as: user })).data
    expect(last.dataList).toHaveLength(10)
    expect(last).toMatchObject({ total: 70, page: 1, hasMore: false })
    expect((await server.call(search.company, { text: '群山', page: 7 }, { as: user })).data).toMatchObject({
      total: 70,
      dataList: [],
      hasMore: false,
    })
  })

  test('RANK-17 says which are watched, by this user', async () => {
    const other = await server.caller()
    await server.call(watch.add, { companyId: 'SSE-600901' }, { as: other })
    expect((await find('中国平川')).dataList[0]?.is_watching).toBe(false)
    expect((await find('中国平川', { as: other })).dataList[0]?.is_watching).toBe(true)
  })

  test('RANK-17 bad input and no session are refused by name', async () => {
    expect(await server.call(search.company, { text: '' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'text' },
    })
    expect(await server.call(search.company, { text: 'x'.repeat(81) }, { as: user })).toMatchObject({ status: 400 })
    expect(await server.call(search.companyInfo, { text: '平川' })).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
  })

  test('RANK-17 another market has its own companies', async () => {
    await server.sql`insert into market values (7, 'seventh', '第七市场', 'Seventh market', true)`
    await server.web.services.markets.reload()
    expect(await found('平川', { market: 'seventh' })).toEqual([])
    await facts(server.sql, { marketId: 7 }).company({ id: 'SHZ-000901', short: '另一平川' }).save(deriveFor(7))
    expect((await find('平川', { market: 'seventh' })).dataList.map((one) => one.companyNameZh)).toEqual(['另一平川'])
    expect((await find('另一')).dataList).toEqual([])
  })
})

describe('what a merge touches', () => {
  test('RANK-17 a new name is found at once, with the old one as former; taking the run back restores what stood', async () => {
    const runId = await facts(server.sql, { startedAt: Date.parse('2024-03-05T13:00:00Z') })
      .add('company_name', ...undatedName('SSE-600901', '大河集团', '2024-01-31'))
      .save(deriveFor(1))
    expect((await find('大河')).dataList[0]).toMatchObject({ companyId: 'SSE-600901', matchedForm: 'name' })
    expect((await find('中国平川')).dataList[0]).toMatchObject({
      companyId: 'SSE-600901',
      companyNameZh: '大河集团',
      matchedForm: 'former',
    })
    expect((await find('中国平川', { asOf: '2023-12-31' })).dataList[0]).toMatchObject({
      companyNameZh: '中国平川',
      matchedForm: 'name',
    })
    await removeRun(server.sql, runId, deriveFor(1))
    expect(await found('大河')).toEqual([])
    expect((await find('中国平川')).dataList[0]).toMatchObject({ companyNameZh: '中国平川', matchedForm: 'name' })
  })

  test('RANK-17 a company whose run is taken back is not found any more, and leaves no forms', async () => {
    const runId = await facts(server.sql).company({ id: 'SHZ-000999', short: '昙花股份' }).save(deriveFor(1))
    expect(await found('昙花')).toEqual(['SHZ-000999'])
    await removeRun(server.sql, runId, deriveFor(1))
    expect(await found('昙花')).toEqual([])
    expect((await server.sql`select 1 from search_form where security_id = 'SHZ-000999'`).length).toBe(0)
  })
})

describe('history', () => {
  const remember = (companyId: string, text: string, as: Caller) =>
    server.call(search.remember, { text, companyId }, { as })
  const history = async (as: Caller, market?: string) =>
    (await server.call(search.history, {}, { as, ...(market ? { market } : {}) })).data.dataList

  test('RANK-02 searches are kept newest first, one a company, with their names', async () => {
    const own = await server.caller()
    for (const [id, text] of [
      ['SHZ-000901', 'pcyh'],
      ['SSE-000901-index', '指数'],
      ['SHZ-000901', '平川'],
    ] as const) {
      server.clock.now += 1000
      expect((await remember(id, text, own)).data).toEqual({ done: true })
    }
    expect(await history(own)).toEqual([
      { text: '平川', companyId: 'SHZ-000901', nameZh: '平川银行', nameEn: 'Ping Chuan Bank Co.,Ltd.' },
      { text: '指数', companyId: 'SSE-000901-index', nameZh: '平川指数', nameEn: 'Ping Chuan Index' },
    ])
  })

  test('RANK-02 twenty are kept, per user and market, until cleared', async () => {
    const own = await server.caller()
    for (let n = 0; n < 22; n++) {
      server.clock.now += 1000
      await remember(`BSE-921${String(n).padStart(3, '0')}`, `t${n}`, own)
    }
    const kept = await history(own)
    expect(kept).toHaveLength(20)
    expect([kept[0]?.text, kept.at(-1)?.text]).toEqual(['t21', 't2'])
    expect(await history(user)).toEqual([])
    await server.call(search.clear, {}, { as: own })
    expect(await history(own)).toEqual([])
  })

  test('RANK-02 what is not there is not remembered, nor anything without a session', async () => {
    expect(await remember('SHZ-999999', 'x', user)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await server.call(search.history, {})).toMatchObject({ status: 401 })
    expect(await server.call(search.clear, {})).toMatchObject({ status: 401 })
  })
})
