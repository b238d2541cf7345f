import type { ledgerAccounts, PayProvider, postingKinds } from '@pandora/contract/domains/membership/terms'

type LedgerAccount = (typeof ledgerAccounts)[number]
/** A part of a posting: debit above 0, credit below, in minor units. */
export interface Part {
  account: LedgerAccount
  amount: number
}
export interface Posting {
  kind: (typeof postingKinds)[number]
  outTradeNo: string
  currency: string
  parts: readonly Part[]
}

const clearing = (provider: PayProvider): LedgerAccount => `clearing.${provider}`
const some = (parts: readonly Part[]): Part[] => parts.filter(({ amount }) => amount !== 0)

interface Paid {
  outTradeNo: string
  provider: PayProvider
  listPrice: number
  amount: number
  currency: string
}

/** Sold at its price, a part of it taken off, the rest at the provider. What is simulated is no sale. */
export const paymentPosting = ({ outTradeNo, provider, listPrice, amount, currency }: Paid): Posting => ({
  kind: 'payment',
  outTradeNo,
  currency,
  parts: some([
    { account: clearing(provider), amount },
    ...(provider === 'local'
      ? ([{ account: 'trial', amount: -amount }] as const)
      : ([
          { account: 'discounts', amount: listPrice - amount },
          { account: 'sales', amount: -listPrice },
        ] as const)),
  ]),
})

/** Money at the provider that nobody knows the reason of. */
export const doubtPosting = ({ outTradeNo, provider, amount, currency }: Omit<Paid, 'listPrice'>): Posting => ({
  kind: 'doubt',
  outTradeNo,
  currency,
  parts: some([
    { account: clearing(provider), amount },
    { account: 'suspense', amount: -amount },
  ]),
})

/** What was paid goes back, all of it or a part. */
export const refundPosting = (
  { outTradeNo, provider, amount, currency }: Omit<Paid, 'listPrice'>,
  wasInDoubt: boolean,
): Posting => ({
  kind: 'refund',
  outTradeNo,
  currency,
  parts: some([
    { account: provider === 'local' ? 'trial' : wasInDoubt ? 'suspense' : 'refunds', amount },
    { account: clearing(provider), amount: -amount },
  ]),
})
