import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { addFact, inWords, type Draft } from '../draft.ts'

/** A close of a stock, or of an index, which has no basis and no currency. */
export interface PricedClose {
  trade_date: string
  close: number
  basis?: PriceBasis
  currency?: string | null
}

/** Of whom a close or a change is: a company, or an index by its name. */
export interface PricedOf {
  company: string
  companyId: string | null
}

/** How far a price went, in per cent, as a fact with both closes that it is worked out of. */
export interface Went {
  value: number
  fact: string
  /** From the close that it is counted from to the last one. */
  period: string
  first: string
  last: string
}

/** How the prices of a basis are called where they are none that was paid. */
export const markOf = (draft: Draft, basis: PriceBasis | undefined): string =>
  basis === undefined || basis === 'traded'
    ? ''
    : basis === 'forward-adjusted'
      ? inWords(draft, '（前复权）', ' (forward-adjusted)')
      : inWords(draft, '（后复权）', ' (backward-adjusted)')

/** A close as a fact: of a company money a share under the name of its basis, of an index points. */
export const closeFact = (draft: Draft, { company, companyId }: PricedOf, one: PricedClose): string =>
  addFact(draft, {
    label:
      companyId === null
        ? inWords(draft, '收盘点位', 'Close')
        : `${inWords(draft, '收盘价', 'Close')}${markOf(draft, one.basis)}`,
    companyId,
    company,
    period: one.trade_date,
    unit: companyId === null ? 'times' : 'per-share',
    currency: one.currency ?? null,
    value: one.close,
  })

/** How far a price went between two closes, the first above zero: last ÷ first − 1. `label` where it is called otherwise. */
export function changeFact(
  draft: Draft,
  of: PricedOf,
  { from, to, label, decimals }: { from: PricedClose; to: PricedClose; label?: string; decimals: number | null },
): Went {
  const value = (to.close / from.close - 1) * 100
  const period = inWords(draft, `${from.trade_date} 至 ${to.trade_date}`, `${from.trade_date} to ${to.trade_date}`)
  const [first, last] = [closeFact(draft, of, from), closeFact(draft, of, to)]
  const fact = addFact(draft, {
    label: label ?? `${inWords(draft, '涨跌', 'Change')}${markOf(draft, to.basis)}`,
    companyId: of.companyId,
    company: of.company,
    period,
    unit: 'percent',
    value,
    decimals,
    formula: inWords(draft, '涨跌 = 末日收盘 ÷ 首日收盘 − 1', 'Change = last close ÷ first close − 1'),
    parts: [first, last],
  })
  return { value, fact, period, first, last }
}
