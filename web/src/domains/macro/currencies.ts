import { choice } from '@pandora/contract/view/parameters'

/** The five currencies against the yuan (POLICY-24), with digits that show a day's change. */
export const currencies = {
  usdCny: { code: 'USD', digits: 4, units: 1 },
  eurCny: { code: 'EUR', digits: 4, units: 1 },
  jpyCny: { code: 'JPY', digits: 4, units: 100 },
  hkdCny: { code: 'HKD', digits: 4, units: 1 },
  gbpCny: { code: 'GBP', digits: 4, units: 1 },
} as const
export type Pair = keyof typeof currencies
export const pairs = Object.keys(currencies) as Pair[]

/** Fields of the address that all five share. */
export const FX = 'fx'
export const currencyParameters = {
  pair: choice('usdCny', 'eurCny', 'jpyCny', 'hkdCny', 'gbpCny'),
  as: choice('chart', 'table'),
}
