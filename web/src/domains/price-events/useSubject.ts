import { useMemo } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import type { PriceBasis } from '@pandora/contract/domains/markets/records'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { useDashboard } from '../portfolio/offers/useDashboard.ts'
import { barsOf } from '../../charts/bars.ts'
import { asked, offOf } from './filters.ts'
import { pinned } from './pinned.ts'

const ofPrices = ['prices'] as const
const ofDocuments = ['documents', 'analysis'] as const
const bases: readonly PriceBasis[] = ['traded', 'forward-adjusted', 'backward-adjusted']

/**
 * The company a tile is about (PRICE-04: each tile's own, unless it is linked), with its bars and the events pinned to
 * them. While none was
 * chosen it is the first of the watched ones, so that a tile is not empty.
 */
export function useSubject(parameters: {
  companyId?: string | undefined
  basis?: string | undefined
  off?: string | undefined
}) {
  const language = useLanguage()
  const list = useDashboard()
  const watched = list.data?.dataList
  const companyId = parameters.companyId ?? watched?.[0]?.companyId
  const basis = bases.find((one) => one === parameters.basis)
  const security = { securityId: companyId ?? '' }
  const off = offOf(parameters.off)
  const prices = useOperation(companies.stockPrice, basis ? { ...security, basis } : security, {
    enabled: companyId !== undefined,
  })
  const events = useOperation(
    priceEvents.list,
    { companyId: companyId ?? '', ...asked(off) },
    { enabled: companyId !== undefined, keepPrevious: true },
  )
  useReread(companies.stockPrice, ofPrices)
  useReread(priceEvents.list, ofDocuments)
  const bars = useMemo(() => (prices.data ? barsOf(prices.data) : []), [prices.data])
  const pins = useMemo(
    () =>
      pinned(
        events.data?.eventSummaryList ?? [],
        companyId ?? '',
        bars.map(({ date }) => date),
      ),
    [events.data, companyId, bars],
  )
  const row = watched?.find((one) => one.companyId === companyId)
  const place = watched?.findIndex((one) => one.companyId === companyId) ?? -1
  const step = (by: 1 | -1) =>
    watched?.length ? watched[place < 0 ? 0 : (place + by + watched.length) % watched.length]?.companyId : undefined
  const name = named(
    prices.data?.nameZh ?? row?.companyNameZh,
    prices.data?.nameEn ?? row?.companyNameEn,
    language,
    companyId ?? '',
  )
  return { companyId, name, list, prices, events, bars, pins, previous: step(-1), next: step(1) }
}
export type Subject = ReturnType<typeof useSubject>
