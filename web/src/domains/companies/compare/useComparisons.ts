import { useCallback } from 'react'
import { marketOf } from '../../../lib/address.ts'
import { comparedPart, isFull, type Change, type KeptComparisons } from '../../../lib/lists/compared.ts'
import { useRoot } from '../../../lib/store.ts'
import { saveConfig } from '../../../lib/user.ts'
import { withText } from './companies.ts'

const none: KeptComparisons = {}

/** What comparisons of a market are kept under: the server's default is the same whether it was chosen or not. */
const keyOf = (market: string | null): string => marketOf(market)?.key ?? market ?? ''

/** What is kept of the market now, outside of what is drawn. */
export const keptComparisons = (market: string | null): KeptComparisons =>
  useRoot.getState().user.info?.config.compared?.[keyOf(market)] ?? none

/** The user's comparisons in the market: the last one, and those kept under a name. */
export function useComparisons() {
  const market = keyOf(useRoot((root) => root.preferences.market))
  const kept = useRoot((root) => root.user.info?.config.compared?.[market]) ?? none
  const change = useCallback((next: Change) => saveConfig(comparedPart(market, next)), [market])
  const saved = kept.saved ?? []
  return { last: kept.last, saved, full: isFull(kept), change }
}

/** Where companies are compared: on the page of the first. */
export function compareAddress([first = '', ...others]: readonly string[]): string {
  return `/index/company/${encodeURIComponent(first)}/compare?with=${encodeURIComponent(withText(others))}`
}

/** Companies by their codes: `606011 · 606028`. */
export const codesOf = (companyIds: readonly string[]): string =>
  companyIds.map((one) => one.slice(one.indexOf('-') + 1)).join(' · ')
