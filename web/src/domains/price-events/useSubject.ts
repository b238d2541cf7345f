import { useMemo } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { priceBases } from '@pandora/contract/domains/markets/kinds'
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
/** Calendar days on each side of an event whose documents are asked for. */
const AROUND = 120
const DAY_MS = 86_400_000

/** The day so many calendar days from another. */
const dayFrom = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

/** An index has prices and no documents of its own. */
export const isIndex = (id: string | undefined): boolean => id?.endsWith('-index') ?? false

/**
 * The company a tile is about (PRICE-04: each tile's own, unless it is linked), with its bars and the events pinned to
 * them: those around a day, else the newest. While none was chosen it is the first of the watched ones, so that a tile
 * is not empty.
 */
export function useSubject(
  parameters: { companyId?: string | undefined; basis?: string | undefined; off?: string | undefined },
  {
    around,
    alone = false,
  }: { around?: string | undefined; /** The place is about it: no other is offered. */ alone?: boolean } = {},
) {
  const language = useLanguage()
  const list = useDashboard(!alone)
  const watched = list.data?.dataList
  const companyId = parameters.companyId ?? watched?.[0]?.companyId
  const basis = priceBases.find((one) => one === parameters.basis)
  const security = { securityId: companyId ?? '' }
  const off = offOf(parameters.off)
  const prices = useOperation(companies.stockPrice, basis ? { ...security, basis } : security, {
    enabled: companyId !== undefined,
  })
  const days = around ? { from: dayFrom(around, -AROUND), to: dayFrom(around, AROUND) } : {}
  const events = useOperation(
    priceEvents.list,
    { companyId: companyId ?? '', ...asked(off), ...days },
    { enabled: companyId !== undefined && !isIndex(companyId), keepPrevious: true },
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
