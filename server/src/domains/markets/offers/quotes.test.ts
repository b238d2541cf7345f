import { endOfDay } from '@pandora/contract/time'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../../testing-facts.ts'
import { companyNames, securityNames } from '../../../shared/names.ts'
import { lastQuotes } from './quotes.ts'

let database: TestDatabase
const now = { marketId: 1, asOf: null }
const asOf = (day: string) => ({ marketId: 1, asOf: endOfDay(day) })
const bank = 'SHZ-000001'
const index = 'SSE-000001-index'

beforeAll(async () => {
  database = await testDatabase()
  const days = Array.from({ length: 25 }, (_, at) => `2024-01-${String(at + 1).padStart(2, '0')}`)
  await facts(database.sql)
    .company({
      id: bank,
      short: '晨星银行',
      full: '晨星银行股份有限公司',
      en: 'Morning Star Bank',
      former: { name: '深晨星', seenOn: '2012-01-01' },
      seenOn: '2021-10-31',
    })
    .index(index, '海上综指', 'Haishang Composite')
    .bars(
      bank,
      days.map((date, at) => ({ date, close: 10 + at / 10 })),
    )
    .bars(
      bank,
      days.map((date, at) => ({ date, close: -5 + at / 10 })),
      'forward-adjusted',
    )
    .bars(index, [
      { date: '2024-01-01', close: 3000 },
      { date: '2024-01-02', close: 3030, previous: 3000, rate: 1.01, amount: 5 },
    ])
    .bars(
      'SSE-600903',
      [
        { date: '2024-01-01', close: -2 },
        { date: '2024-01-02', close: -1 },
      ],
      'forward-adjusted',
    )
    .save()
})
afterAll(() => database.drop())

test('the last bar of each security, with 20 closes before it; traded prices before adjusted ones', async () => {
  const quotes = await lastQuotes(database.sql, now, [bank, index, 'SHZ-000999'])
  expect([...quotes.keys()].toSorted()).toEqual([bank, index])
  expect(quotes.get(bank)).toMatchObject({
    date: '2024-01-25',
    close: 12.4,
    change: 0.1,
    changeRate: 0.813008,
    basis: 'traded',
    basisDate: null,
    currency: 'CNY',
  })
  expect(quotes.get(bank)?.recent).toHaveLength(20)
  expect(quotes.get(bank)?.recent.slice(-2)).toEqual([12.3, 12.4])
})

test('000001 the bank and 000001 the index are quoted apart; a change the source gives is kept as given', async () => {
  const quotes = await lastQuotes(database.sql, now, [bank, index])
  expect(quotes.get(index)).toMatchObject({ close: 3030, change: 30, changeRate: 1.01, recent: [3000, 3030] })
})

test('an adjusted price below zero has a change but no rate', async () => {
  const quotes = await lastQuotes(database.sql, now, ['SSE-600903'])
  expect(quotes.get('SSE-600903')).toMatchObject({
    close: -1,
    change: 1,
    changeRate: null,
    basis: 'forward-adjusted',
    basisDate: '2025-12-31',
    currency: 'CNY',
  })
})

test('as of a past instant no later bar is seen, to the minute of the close', async () => {
  const at = (instant: string) => lastQuotes(database.sql, { marketId: 1, asOf: Date.parse(instant) }, [bank])
  expect((await at('2024-01-10T06:59:59Z')).get(bank)?.date).toBe('2024-01-09')
  expect((await at('2024-01-10T07:00:00Z')).get(bank)?.date).toBe('2024-01-10')
  expect((await at('2023-12-31T07:00:00Z')).size).toBe(0)
  expect((await lastQuotes(database.sql, { marketId: 2, asOf: null }, [bank])).size).toBe(0)
})

test('names are those known: the one last seen is present, the others are former', async () => {
  expect((await companyNames(database.sql, now, [bank])).get(bank)).toEqual({
    nameZh: '晨星银行',
    shortZh: '晨星银行',
    fullNameZh: '晨星银行股份有限公司',
    nameEn: 'Morning Star Bank',
    former: [{ name: '深晨星', seenOn: '2012-01-01' }],
  })
  expect((await companyNames(database.sql, asOf('2015-06-01'), [bank])).get(bank)).toMatchObject({
    nameZh: '深晨星',
    former: [],
  })
  expect((await companyNames(database.sql, asOf('2009-06-01'), [bank])).get(bank)).toBeUndefined()
  expect((await securityNames(database.sql, now, [index])).get(index)).toEqual({
    nameZh: '海上综指',
    nameEn: 'Haishang Composite',
  })
})
