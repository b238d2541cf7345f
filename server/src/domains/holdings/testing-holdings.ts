import type { InputOf } from '@pandora/contract/operation'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { facts } from '../../testing-facts.ts'
import type { Caller, CallOptions, TestServer } from '../../testing.ts'

export const BANK = 'SHZ-000001'
export const MAKER = 'SSE-600001'
export const ADJUSTED = 'SHZ-000002'
/** Of another exchange, in another currency. */
export const HONG_KONG = 'HKEX-00005'
export const INDEX = 'SSE-000300-index'

/** Days on which the exchanges of these tests traded: 2 to 5 and 8 to 12 January 2024. */
export const tradingDays = ['02', '03', '04', '05', '08', '09', '10', '11', '12'].map((day) => `2024-01-${day}`)

/**
 * Two companies with prices paid, one with adjusted prices alone, an index, a calendar; the bank pays .5 a share on the
 * 10th and gives one share for ten.
 */
export async function loadHoldings(server: TestServer): Promise<void> {
  const bars = (first: number, step: number) =>
    tradingDays.map((date, at) => ({ date, close: Number((first + step * at).toFixed(2)) }))
  const made = facts(server.sql)
    .industry('480000', 1, null, '银行', 'Banks')
    .industry('480300', 2, '480000', '股份制银行', 'Joint-stock banks')
    .company({ id: BANK, short: '晨星银行', en: 'Morning Star Bank', industry: { code: '480300', from: '2015-01-01' } })
    .company({ id: MAKER, short: '海上制造', en: 'Haishang Making' })
    .company({ id: ADJUSTED, short: '复权公司', en: 'Adjusted' })
    .company({ id: HONG_KONG, short: '海湾银行', en: 'Bay Bank' })
    .index(INDEX, '海上三百', 'Haishang 300')
    .bars(BANK, bars(10, 0.1))
    .bars(MAKER, bars(20, -0.2))
    .bars(ADJUSTED, bars(5, 0.1), 'forward-adjusted')
    .bars(HONG_KONG, bars(30, 1))
    .bars(INDEX, [{ date: '2023-12-29', close: 3000 }, ...bars(3030, 0)])
    .add('corporate_action', {
      security_id: BANK,
      action_date: '2024-01-10',
      action: 'dividend',
      dated_by: 'ex-date',
      tax_basis: 'before-tax',
      basis_date: null,
      cash_per_share: 0.5,
      shares_per_share: null,
      rights_price: null,
      announced_on: '2024-01-03',
    })
    .add('corporate_action', {
      security_id: BANK,
      action_date: '2024-01-10',
      action: 'bonus',
      dated_by: 'ex-date',
      tax_basis: null,
      basis_date: null,
      cash_per_share: null,
      shares_per_share: 0.1,
      rights_price: null,
      announced_on: '2024-01-09',
    })
  for (const exchange of ['SHZ', 'SSE', 'HKEX'])
    for (const trade_date of tradingDays) made.add('trading_day', { exchange, trade_date, session: 'full' })
  await made.save()
}

type Words = Partial<InputOf<typeof holdings.saveTrade>>

/** Records a trade: 1,000 of the bank for 10 on the 2nd unless said otherwise. */
export const record = (server: TestServer, as: Caller, words: Words = {}, options: CallOptions = {}) =>
  server.call(
    holdings.saveTrade,
    { securityId: BANK, kind: 'buy', day: '2024-01-02', quantity: '1000', price: '10', ...words },
    { as, ...options },
  )
