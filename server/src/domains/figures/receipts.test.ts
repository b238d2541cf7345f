import { figures } from '@pandora/contract/domains/figures/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { report, workOut } from './quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { first, loadCompanies } from './testing-companies.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await loadCompanies(server)
})
afterAll(() => server.stop())

const performance = (companyId: string, options: object = {}) =>
  server.call(figures.performance, { companyId }, { as: user, ...options })
const versus = (companyIds: string[], options: object = {}) =>
  server.call(figures.companyVs, { companyIds, ...options }, { as: user })

describe('receipts and time', () => {
  const receipt = (
    figure: 'revenue' | 'roe' | 'nopat' | 'peTtm' | 'grossProfit',
    basis: 'quarter' | 'ttm',
    periodEnd = '2023-09-30',
    options: object = {},
  ) => server.call(figures.receipt, { companyId: first, figure, basis, periodEnd }, { as: user, ...options })

  test('COMP-46 any figure opens: formula, inputs with file and line, and the parts give the figure', async () => {
    const single = (await receipt('revenue', 'quarter')).data
    expect(single).toMatchObject({ value: 363e6, unit: 'CNY', formula: 'quarter-difference', year: 2023, quarter: 3 })
    expect(single.parts.map((part) => [part.kind, part.name, part.role, part.months, part.value])).toEqual([
      ['item', 'revenue', '+', 9, 726e6],
      ['item', 'revenue', '-', 6, 363e6],
    ])
    expect(single.parts[0]?.provenance).toMatchObject({ file: 'facts.csv', knownBy: 'deadline' })
    expect(single.parts[0]?.provenance?.line).toBeGreaterThan(0)
    const rolled = (await receipt('revenue', 'ttm')).data
    expect(rolled.parts.reduce((sum, part) => sum + (part.role === '-' ? -1 : 1) * (part.value ?? 0), 0)).toBe(
      rolled.value,
    )
    const gross = (await receipt('grossProfit', 'ttm')).data
    expect(gross).toMatchObject({ formula: 'difference' })
    expect(
      gross.parts
        .filter((part) => part.within === null)
        .reduce((sum, part) => sum + (part.role === '-' ? -1 : 1) * (part.value ?? 0), 0),
    ).toBeCloseTo(gross.value ?? 0, 0)
  })

  test('COMP-46 a ratio lists the figures it is made of, each with its own parts', async () => {
    const { data } = await receipt('nopat', 'ttm')
    expect(data.parts.filter((part) => part.within === null).map((part) => [part.kind, part.name, part.role])).toEqual([
      ['figure', 'operatingProfit', 'profit'],
      ['figure', 'taxRate', 'rate'],
    ])
    const rate = data.parts.find((part) => part.name === 'taxRate')
    expect(data.parts.filter((part) => part.within === rate?.id).map((part) => part.name)).toEqual([
      'incomeTax',
      'totalProfit',
    ])
    const pe = (await receipt('peTtm', 'ttm', '2023-12-31')).data
    expect(pe.parts.filter((part) => part.within === null).map((part) => [part.kind, part.value])).toEqual([
      ['price', 10],
      ['shares', 1e9],
      ['figure', 0.18 * 1210e6],
    ])
    expect(pe.value).toBeCloseTo(1e10 / (0.18 * 1210e6), 6)
  })

  test('COMP-46 a valuation is known when the last of its price, its shares and its quarter is; a market value needs no statement', async () => {
    const of = async (figure: 'marketCap' | 'peTtm') =>
      (
        await server.call(
          figures.receipt,
          { companyId: first, figure, basis: 'ttm', periodEnd: '2023-12-31' },
          { as: user },
        )
      ).data
    const [cap, pe] = [await of('marketCap'), await of('peTtm')]
    const quarter = (await performance(first)).data.dataList[0]?.knownAt ?? ''
    const price = cap.parts.find(({ kind }) => kind === 'price')?.provenance?.knownAt ?? ''
    expect(price < quarter).toBe(true)
    expect([cap.knownAt, pe.knownAt]).toEqual([price, quarter])
  })

  test('COMP-28 a restatement makes a new version: both stand side by side, the old one as of its time, and what rests on it follows', async () => {
    await report(
      facts(server.sql),
      first,
      '2022-12-31',
      12,
      { revenue: 1050e6 },
      {},
      { publishedOn: '2024-05-10' },
    ).save(deriveFor(1))
    expect((await server.call(figures.progress, {}, { as: user })).data).toMatchObject({ waiting: 1 })
    expect((await performance(first)).data.computing).toBe(true)
    expect((await versus([first])).data.computing).toEqual([first])
    expect(await workOut(server.sql)).toBe(1)
    const row = async (options: object = {}) =>
      (await performance(first, options)).data.dataList.find((one) => one.periodEnd === '2022-12-31')
    expect(await row()).toMatchObject({ revenue: 390e6, restated: true, ttm: { revenue: 1050e6 } })
    expect(await row({ asOf: '2024-05-09' })).toMatchObject({
      revenue: 440e6,
      restated: false,
      ttm: { revenue: 1100e6 },
    })
    // Four quarters up to September 2023 rest on that year too.
    expect((await receipt('revenue', 'ttm')).data).toMatchObject({
      value: 1116e6,
      history: [
        { value: 1166e6, supersededAt: '2024-05-10T15:59:59.999Z' },
        { value: 1116e6, supersededAt: null },
      ],
    })
    const restated = (await receipt('revenue', 'ttm')).data.parts.find((part) => part.periodEnd === '2022-12-31')
    expect(restated?.versions.map((one) => [one.value, one.supersededAt])).toEqual([
      [1100e6, '2024-05-10T15:59:59.999Z'],
      [1050e6, null],
    ])
    expect((await receipt('revenue', 'ttm', '2023-09-30', { asOf: '2024-05-09' })).data).toMatchObject({
      value: 1166e6,
    })
    expect(
      (await receipt('revenue', 'ttm', '2023-09-30', { asOf: '2024-05-09' })).data.parts.find(
        (part) => part.periodEnd === '2022-12-31',
      )?.versions,
    ).toHaveLength(1)
    expect(await receipt('revenue', 'ttm', '2023-10-31')).toMatchObject({ status: 404 })
  })
})
