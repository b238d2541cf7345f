import { companies } from '@pandora/contract/domains/companies/operations'
import { search } from '@pandora/contract/domains/search/operations'
import { removeRun } from '@pandora/store/runs'
import { undated } from '@pandora/contract/records/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { deriveFor } from './derive.ts'

const ID = 'SHZ-000951'
let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
})
afterAll(() => server.stop())

/** What a list of names without any date brings. */
const listed = () =>
  facts(server.sql)
    .add('company', { company_id: ID, first_listed_on: null })
    .add('security', {
      security_id: ID,
      company_id: ID,
      exchange: 'SHZ',
      code: '000951',
      kind: 'stock',
      currency: 'CNY',
      name_zh: null,
      name_en: null,
      listed_on: null,
    })
    .add('company_name', { company_id: ID, language: 'zh', form: 'short', name: '无期实业', seen_on: null }, undated)
const found = async (asOf: string) =>
  (await server.call(search.company, { text: '无期' }, { as: user, asOf })).data.dataList.length
const rows = () =>
  server.sql<
    { known_at: number; known_by: string }[]
  >`select known_at, known_by from company where company_id = ${ID} union all select known_at, known_by from company_name where company_id = ${ID} union all select known_at, known_by from security where company_id = ${ID}`

test('a company that no source dates is in no past before its first dated fact: search and page know it from there on, wherever the fact comes in', async () => {
  await listed().save(deriveFor(1))
  expect(await found('2020-01-02')).toBe(0)
  expect((await rows()).every((row) => row.known_by === 'undated' && row.known_at > Date.parse('2020-01-02'))).toBe(
    true,
  )
  const barsRun = await facts(server.sql)
    .bars(ID, [
      { date: '2019-05-06', close: 10 },
      { date: '2019-05-07', close: 11 },
    ])
    .save(deriveFor(1))
  expect([await found('2019-05-05'), await found('2019-05-06')]).toEqual([0, 1])
  // An earlier one moves it back, its removal forth again.
  const told = await facts(server.sql)
    .document({ id: 'early', title: '无期实业开业', at: '2018-03-01T02:00:00Z', companies: [ID] })
    .save(deriveFor(1))
  expect([await found('2018-02-28'), await found('2018-03-01')]).toEqual([0, 1])
  expect((await server.call(companies.coverage, { companyId: ID }, { as: user, asOf: '2018-03-01' })).code).toBe('0')
  await removeRun(server.sql, told, deriveFor(1))
  expect([await found('2019-05-05'), await found('2019-05-06')]).toEqual([0, 1])
  await removeRun(server.sql, barsRun, deriveFor(1))
  expect(await found('2019-05-06')).toBe(0)
  expect((await server.call(search.company, { text: '无期' }, { as: user })).data.dataList).toHaveLength(1)
})

test('the same list read again writes nothing, though its facts have a time by now', async () => {
  await facts(server.sql)
    .bars(ID, [{ date: '2019-05-06', close: 10 }])
    .save(deriveFor(1))
  const before = await rows()
  await listed().save(deriveFor(1))
  expect(await rows()).toEqual(before)
  expect(await server.sql`select 1 from company where company_id = ${ID}`).toHaveLength(1)
})
