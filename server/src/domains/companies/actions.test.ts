import { companies } from '@pandora/contract/domains/companies/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const bank = 'SHZ-000001'
let server: TestServer
let user: Caller
const dividend = (more: object) => ({
  security_id: bank,
  action_date: '2024-06-12',
  action: 'dividend',
  dated_by: 'ex-date',
  tax_basis: null,
  basis_date: null,
  cash_per_share: null,
  shares_per_share: null,
  rights_price: null,
  announced_on: '2024-06-01',
  ...more,
})

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await facts(server.sql, { file: 'gross.csv' })
    .company({ id: bank })
    .add('corporate_action', dividend({ tax_basis: 'before-tax', cash_per_share: 0.5 }))
    .save()
  await facts(server.sql, { file: 'net.csv' })
    .add('corporate_action', dividend({ tax_basis: 'after-tax', cash_per_share: 0.45 }))
    .save()
  await facts(server.sql, { file: 'record.csv' })
    .add('corporate_action', dividend({ action_date: '2024-06-11', dated_by: 'record-date', cash_per_share: 0.5 }))
    .add(
      'corporate_action',
      dividend({ action_date: '2023-06-11', dated_by: 'record-date', cash_per_share: 0.3, announced_on: null }),
    )
    .save()
})
afterAll(() => server.stop())

const shown = async (asOf?: string) =>
  (await server.call(companies.actions, { securityId: bank }, { as: user, ...(asOf ? { asOf } : {}) })).data

test('three files that tell one dividend on three bases are all kept, and one of them is read; a year that only the record date tells is read by it', async () => {
  const { currency, dataList } = await shown()
  expect(currency).toBe('CNY')
  expect(
    dataList.map((one) => [one.actionDate, one.datedBy, one.taxBasis, one.cashPerShare, one.provenance.file, one.read]),
  ).toEqual([
    ['2024-06-12', 'ex-date', 'after-tax', 0.45, 'net.csv', false],
    ['2024-06-12', 'ex-date', 'before-tax', 0.5, 'gross.csv', true],
    ['2024-06-11', 'record-date', null, 0.5, 'record.csv', false],
    ['2023-06-11', 'record-date', null, 0.3, 'record.csv', true],
  ])
})

test('at a past instant only what had been announced is there', async () => {
  expect((await shown('2024-05-31')).dataList.map((one) => one.actionDate)).toEqual(['2023-06-11'])
})

test('a security without any answers with an empty list; without a session nothing is told', async () => {
  expect((await server.call(companies.actions, { securityId: 'SHZ-000002' }, { as: user })).data).toEqual({
    currency: 'CNY',
    dataList: [],
  })
  expect((await server.call(companies.actions, { securityId: bank })).status).toBe(401)
})
