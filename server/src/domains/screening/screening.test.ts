import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screening, type ScreeningFilter } from '@pandora/contract/domains/screening/operations'
import { firstRows } from '@pandora/sources/files/rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watch } from '@pandora/contract/domains/watch/operations'
import { report, workOut } from '../figures/quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadMarket, eight, five, four, one, seven, six, three, two } from './testing-screening.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await loadMarket(server)
})
afterAll(() => server.stop())

const screened = (filter: ScreeningFilter, options: object = {}) =>
  server.call(screening.companies, { filter, sort: 'code', order: 'up', ...options }, { as: user })
const found = async (filter: ScreeningFilter, options: object = {}) =>
  (await screened(filter, options)).data.dataList.map((row) => row.companyId)

describe('the filter', () => {
  test('COMP-47 without a bound the whole market comes, with every figure', async () => {
    const { data } = await screened({})
    expect(data).toMatchObject({
      total: 8,
      market: 8,
      currency: 'CNY',
      leftOut: { total: 0, fields: [] },
      computing: { waiting: 0, companies: 8 },
    })
    expect(data.dataList.find((row) => row.companyId === one)).toMatchObject({
      stockCode: '000901',
      nameZh: '公司1',
      industryZh: '空调',
      capBasis: 'shares',
      marketCap: 91e8,
      revenue: 1.21e9,
      profit: 1.21e8,
      grossMargin: 50,
      periodEnd: '2023-12-31',
      priceDate: '2024-05-31',
      currency: 'CNY',
    })
  })

  test('a least value above the greatest is refused by the name of its figure, wherever the two are stated', async () => {
    for (const filter of [
      { beginRevenue: 40, endRevenue: 30 },
      { bounds: { revenue: { from: 40, to: 30 } } },
      { beginRevenue: 40, bounds: { revenue: { to: 30 } } },
    ]) {
      const answer = await screened(filter)
      expect([answer.status, answer.code, answer.data]).toMatchObject([
        400,
        'BAD_INPUT',
        { field: 'revenue', reason: 'crossed', from: 40, to: 30 },
      ])
    }
  })

  test('COMP-08 a field that no filter has is refused by its name, at every level and in every call, and never passed over', async () => {
    const refusal = (field: string) => ({ status: 400, code: 'BAD_INPUT', data: { field, reason: 'no-field' } })
    const asked = (input: object, as = user) => server.call(screening.companies, input as never, { as })
    expect(await asked({ filter: { beginMarketcap: 1 } })).toMatchObject(refusal('filter.beginMarketcap'))
    expect(await asked({ filter: { bounds: { revenues: { from: 1 } } } })).toMatchObject(
      refusal('filter.bounds.revenues'),
    )
    expect(await asked({ filter: { bounds: { revenue: { min: 1 } } } })).toMatchObject(
      refusal('filter.bounds.revenue.min'),
    )
    expect(await asked({ beginMarketCap: 1 })).toMatchObject(refusal('beginMarketCap'))
    expect(
      await server.call(screening.distribution, { fields: ['roe'], exchange: ['SHZ'] } as never, { as: user }),
    ).toMatchObject(refusal('exchange'))
    expect(await server.call(screening.exportCsv, { filter: { roee: 1 } } as never, { as: user })).toMatchObject(
      refusal('filter.roee'),
    )
    expect(
      await server.call(
        screening.save,
        { name: 'x', content: { filter: { roee: 1 }, columns: [], sort: 'code', order: 'up' } } as never,
        { as: user },
      ),
    ).toMatchObject(refusal('content.filter.roee'))
    expect((await asked({ filter: {}, requestId: 'request-0009', userId: user.uid })).code).toBe('0')
    expect(
      (await server.call(screening.companies, { filter: { roee: 1 } } as never, { as: user, language: 'zh-CN' }))
        .message,
    ).toBe('字段 filter.roee 不对：没有这个字段')
  })

  test('COMP-08 every stated bound holds, inclusive at both ends', async () => {
    const cap = { [two]: 159 * 2e8, [three]: 3e9 }
    expect(await found({ beginMarketCap: cap[three], endMarketCap: cap[two] })).toEqual(
      expect.arrayContaining([two, three]),
    )
    expect(await found({ beginMarketCap: 3e9, endMarketCap: 3e9 })).toEqual([three])
    expect(await found({ beginRevenue: 2 * 1.21e9, endRevenue: 3 * 1.21e9 })).toEqual([three, two, four])
    expect(await found({ beginProfit: -1e8, endProfit: 1.21e8 })).toEqual([one, five])
    expect(await found({ profitGrowthRate: 10, endProfit: 5e8 })).toEqual([one, three, two])
    expect(await found({ revenueGrowthRate: -18.2, endRevenue: 3.7e9 })).toEqual([one, three, two, four])
    // Equity 1,000 million both years: profit of 0.1 billion is ten per cent.
    expect(await found({ roe: 24.2, endProfit: 2.5e8 })).toEqual([two])
  })

  test('COMP-08 COMP-09 the PE percentile is of the company’s own weeks: lowest at the lowest of its prices, highest at the highest', async () => {
    const rows = (await screened({})).data.dataList
    expect(rows.find((row) => row.companyId === one)?.pePercentile).toBeLessThan(10)
    expect(rows.find((row) => row.companyId === two)?.pePercentile).toBeGreaterThan(40)
    expect(await found({ endPEPercentile: 10 })).toContain(one)
    expect(await found({ endPEPercentile: 10 })).not.toContain(two)
    expect(await found({ beginPEPercentile: 0, endPEPercentile: 100 })).toEqual([one, three, two, four])
    // Four of the class have a PE: too few to be ranked among.
    expect(rows.every((row) => row.pePercentileIndustry === null)).toBe(true)
  })

  test('COMP-09 who lacks a figure is left out and counted, by figure; a loss has no PE and says so', async () => {
    const { data } = await screened({ bounds: { peTtm: { from: 0, to: 1000 } }, industries: ['330000'] })
    expect(data.dataList.map((row) => row.companyId)).toEqual([one, three, two, four])
    expect(data.leftOut).toEqual({ total: 2, fields: [{ field: 'peTtm', count: 2 }] })
    const all = (await screened({})).data.dataList
    expect([five, six, seven, eight].map((id) => all.find((row) => row.companyId === id)?.peAbsence)).toEqual([
      'LOSS',
      'NO_STATEMENTS',
      'NO_SHARE_COUNT',
      'NO_SHARE_COUNT',
    ])
    expect(
      [seven, eight].map((id) => {
        const row = all.find((each) => each.companyId === id)
        return [row?.capBasis, row?.marketCap]
      }),
    ).toEqual([
      ['float', 5e8],
      ['turnover', 5e8],
    ])
  })

  test('COMP-09 industries of any level, exchanges, further bounds and the user’s own list narrow it', async () => {
    expect(await found({ industries: ['480000'] })).toEqual([seven, eight])
    expect(await found({ industries: ['330100'], exchanges: ['SSE'] })).toEqual([two, four, six])
    expect(await found({ bounds: { changeRate: { from: 2 } } })).toEqual([seven, six, eight])
    expect(await found({ beginProfit: 0, bounds: { profit: { to: 2e8 } } })).toEqual([one])
    expect(await found({ watched: true })).toEqual([])
    await server.call(watch.add, { companyId: three }, { as: user })
    expect(await found({ watched: true })).toEqual([three])
    expect((await screened({})).data.dataList.filter((row) => row.is_watching).map((row) => row.companyId)).toEqual([
      three,
    ])
    expect(await screened({ themeId: 'no-such-theme' })).toMatchObject({ status: 400, code: 'UNKNOWN_ENTITY' })
  })

  test('COMP-47 sorted by any figure with what is missing last, and by pages', async () => {
    expect(await found({}, { sort: 'profit', order: 'down' })).toEqual([eight, seven, three, four, two, one, five, six])
    expect((await found({}, { sort: 'profit', order: 'up' })).slice(0, 2)).toEqual([five, one])
    expect((await found({}, { sort: 'profit', order: 'up' })).at(-1)).toBe(six)
    expect(await found({}, { sort: 'name', order: 'up', size: 3, page: 1 })).toEqual([four, five, six])
    expect((await screened({}, { size: 3, page: 2 })).data).toMatchObject({ total: 8, page: 2, hasMore: false })
  })

  test('COMP-47 as of a day the market is as it was known then', async () => {
    const then = (
      await server.call(
        screening.companies,
        { filter: { beginRevenue: 0 }, sort: 'code', order: 'up' },
        { as: user, asOf: '2023-06-30' },
      )
    ).data
    expect(then.dataList.find((row) => row.companyId === one)).toMatchObject({
      revenue: 1.1e9,
      periodEnd: '2022-12-31',
      priceDate: '2023-06-30',
    })
    expect((await server.call(screening.companies, {}, { as: user, asOf: '2019-01-01' })).data).toMatchObject({
      dataList: expect.arrayContaining([
        expect.objectContaining({ marketCap: null, revenue: null, peAbsence: 'NO_STATEMENTS' }),
      ]),
    })
  })

  test('COMP-47 bad bounds and no session are refused by name; another market is another list', async () => {
    expect(
      await server.call(screening.companies, { filter: { roe: 'much' as unknown as number } }, { as: user }),
    ).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'filter.roe' } })
    expect(await server.call(screening.companies, { sort: 'size' as 'roe' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    })
    expect(await server.call(screening.companies, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    await secondMarket(server)
    expect((await server.call(screening.companies, {}, { as: user, market: 'other' })).data).toMatchObject({
      dataList: [],
      total: 0,
      market: 0,
      currency: null,
    })
  })

  test('COMP-47 while figures wait to be worked out the answer says how many', async () => {
    await report(facts(server.sql), six, '2023-12-31', 12, { revenue: 5e8, parent_net_profit: 1e8 }).save(deriveFor(1))
    expect((await screened({})).data.computing).toMatchObject({ waiting: 1 })
    await workOut(server.sql)
    expect((await screened({})).data).toMatchObject({ computing: { waiting: 0, since: null } })
    expect((await screened({})).data.dataList.find((row) => row.companyId === six)).toMatchObject({
      revenue: 5e8,
      peAbsence: null,
    })
  })
})

test('COMP-09 where the market lies on each figure: counts add up to the companies that have it', async () => {
  const { data } = await server.call(
    screening.distribution,
    { fields: ['marketCap', 'profit', 'pePercentile'], industries: ['330000'] },
    { as: user },
  )
  for (const field of data.fields) {
    expect(field.counts.reduce((sum, count) => sum + count, 0)).toBe(field.known)
    expect(field.known + field.missing).toBe(6)
    expect(field.edges).toHaveLength(field.counts.length + 1)
  }
  expect(data.fields[0]).toMatchObject({ field: 'marketCap', scale: 'log', known: 6, min: 3e9, max: 159 * 2e8 })
  expect(data.fields[1]).toMatchObject({ field: 'profit', scale: 'linear', min: -1e8 })
})

describe('saved screens', () => {
  const content = {
    filter: { beginMarketCap: 1e9, industries: ['480000'] },
    columns: ['marketCap', 'roe'] as ('marketCap' | 'roe')[],
    sort: 'roe' as const,
    order: 'down' as const,
  }
  const list = async (as: Caller) => (await server.call(screening.saved, {}, { as })).data.dataList

  test('COMP-09 a screen is saved, loaded, renamed, changed and deleted, and nobody else sees it', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    const saved = (await server.call(screening.save, { name: ' 大盘低估 ', content }, { as: own })).data
    expect(saved).toMatchObject({ name: '大盘低估', ...content })
    expect(await list(own)).toMatchObject([{ screenId: saved.screenId, ...content }])
    expect(await list(other)).toEqual([])
    expect(await server.call(screening.save, { name: '大盘低估', content }, { as: own })).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
    })
    expect(
      (await server.call(screening.save, { screenId: saved.screenId, name: '银行' }, { as: own })).data,
    ).toMatchObject({ name: '银行', filter: content.filter })
    expect(
      (
        await server.call(
          screening.save,
          { screenId: saved.screenId, name: '银行', content: { ...content, filter: {} } },
          { as: own },
        )
      ).data.filter,
    ).toEqual({})
    expect(await server.call(screening.save, { screenId: saved.screenId, name: '夺取' }, { as: other })).toMatchObject({
      status: 404,
    })
    expect(await server.call(screening.remove, { screenId: saved.screenId }, { as: other })).toMatchObject({
      status: 404,
    })
    expect((await server.call(screening.remove, { screenId: saved.screenId }, { as: own })).data).toEqual({
      done: true,
    })
    expect(await list(own)).toEqual([])
  })

  test('COMP-09 a name is asked for, a filter too, and fifty are the most', async () => {
    const own = await server.caller()
    expect(await server.call(screening.save, { name: '  ', content }, { as: own })).toMatchObject({
      status: 400,
      data: { field: 'name' },
    })
    expect(await server.call(screening.save, { name: '无' }, { as: own })).toMatchObject({
      status: 400,
      data: { field: 'content' },
    })
    for (let at = 0; at < 50; at++) await server.call(screening.save, { name: `n${at}`, content }, { as: own })
    expect(await server.call(screening.save, { name: 'more', content }, { as: own })).toMatchObject({
      status: 409,
      code: 'LIST_FULL',
      data: { limit: 50 },
    })
  })
})

describe('exports', () => {
  test('COMP-47 CSV with BOM holds everything that was found, in the columns asked for and the reader’s language', async () => {
    const zh = await server.call(
      screening.exportCsv,
      { filter: { industries: ['480000'] }, columns: ['marketCap', 'roe'], sort: 'code', order: 'up' },
      { as: user },
    )
    const lines = zh.raw.body.split('\r\n')
    expect(lines[0]).toBe(
      '\ufeff代码,公司,英文名,交易所,行业,币种,总市值,净资产收益率（%）,市值口径,行情日,报告期,缺失的原因,股本日,报告期过旧,涨跌幅口径',
    )
    expect(lines[1]).toBe(
      '000907,公司7,Company 7,SHZ,银行,CNY,500000000,84.7,流通股本,2024-05-31,2023-12-31,,2023-12-31,,',
    )
    expect(lines).toHaveLength(4)
    expect(zh.raw.headers['content-disposition']).toContain('screening-2024-06-05.csv')
    const en = await server.call(screening.exportCsv, { columns: ['roe'] }, { as: user, language: 'en' })
    expect(en.raw.body.split('\r\n')[0]).toBe(
      '\ufeffCode,Company,English name,Exchange,Industry,Currency,Return on equity (%),Market value by,Priced on,Period,Why figures are missing,Shares counted on,Period too old,Change by',
    )
  })

  test('COMP-47 every empty figure had no reason but the PE: list and file say why, each by its name', async () => {
    const columns = ['peTtm', 'pbRatio', 'grossMargin', 'roe', 'nopat'] as const
    const row = (await screened({})).data.dataList.find(({ companyId }) => companyId === eight)
    for (const field of columns)
      if (row?.[field] === null) expect(row.absences[field] ?? row.peAbsence, field).toBeTruthy()
    expect(row?.absences).toMatchObject({ pbRatio: 'NO_SHARE_COUNT' })
    const { raw } = await server.call(
      screening.exportCsv,
      { columns: [...columns], filter: { oldPeriods: true, delisted: true } },
      { as: user },
    )
    const [heads = [], ...lines] = raw.body.split('\r\n').map((line) => line.split(','))
    const [at, first] = [heads.indexOf('缺失的原因'), heads.indexOf('币种') + 1]
    expect(at).toBeGreaterThan(first)
    const told = lines.filter((cells) => cells.length > 1)
    expect(told.length).toBeGreaterThan(2)
    for (const cells of told) {
      for (const [place] of columns.entries()) {
        const name = heads[first + place]?.replace(/（.*）$/u, '') ?? ''
        expect(cells[at]?.includes(`${name}：`), `${name} in ${cells.join()}`).toBe(cells[first + place] === '')
      }
    }
  })

  test('COMP-47 XLSX: the first sheet says what, when, as of, of which market and by which filter', async () => {
    const { raw } = await server.call(
      screening.exportXlsx,
      { filter: { beginMarketCap: 3e9 }, sort: 'code', order: 'up' },
      { as: user, language: 'en', asOf: '2024-05-31' },
    )
    expect(raw.headers['content-type']).toContain('spreadsheetml')
    const path = join(server.home, 'screening.xlsx')
    writeFileSync(path, raw.rawPayload)
    const sheet = async (name: string) => {
      const { columns, rows } = await firstRows({ path, name: 'screening.xlsx', options: { sheet: name } }, 20)
      return [columns, ...rows.map((row) => ('cells' in row ? row.cells : []))]
    }
    const about = await sheet('About')
    expect(about).toContainEqual(['Filter', 'Market value ≥ 3000000000'])
    expect(about).toContainEqual(['Prices of', '2024-05-31'])
    expect(about).toContainEqual(['Statements of periods since', '2023-02-28'])
    expect(about).toContainEqual(['As of', '2024-05-31 23:59:59'])
    const table = await sheet('Screening')
    expect(table[0]?.slice(0, 2)).toEqual(['Code', 'Company'])
    expect(table).toHaveLength(7)
  })
})
