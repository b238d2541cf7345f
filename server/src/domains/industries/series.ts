import type { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import { periodMonths } from '@pandora/contract/domains/industries/shapes'
import { monthsBefore } from '@pandora/contract/time'
import {
  advance,
  chained,
  chainedOrNull,
  priceEntries,
  rebased,
  strength,
} from '@pandora/intelligence/industries/series'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { industryDays, memberships, type DayRow, type Membership } from './offers/days.queries.ts'
import { marketIndex } from '../markets/offers/market-index.queries.ts'
import { securityNames } from '../../shared/names.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { barDays, indexCloses } from './series.queries.ts'

type Series = OutputOf<typeof industries.series>

/**
 * The index of an industry by day (IND-12), with breadth and strength against the market's index. `codes`: the node's
 * and those below it.
 */
export async function seriesOf(
  db: Db,
  view: View,
  { id, codes, period }: { id: string; codes: readonly string[]; period: Series['period'] },
): Promise<Series> {
  const span = await barDays(db, view, codes)
  if (!span) return none(id, period)
  const [from, to] = [period === 'all' ? span.first : monthsBefore(span.last, periodMonths[period]), span.last]
  const [of, marketId] = await Promise.all([
    memberships(db, view, { codes, from, to }),
    marketIndex(db, view, from, to),
  ])
  const days = withMembers(
    (await industryDays(db, view, of)).toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    of,
  )
  const dates = days.map(({ date }) => date)
  const index = chained(days.map(({ mean }) => mean))
  const [closes, named] =
    marketId === null
      ? [[], undefined]
      : await Promise.all([indexCloses(db, view, marketId, from, to), securityNames(db, view, [marketId])])
  const market = rebased(closes, dates)
  const entries = priceEntries(days)
  return {
    id,
    period,
    currency: currencyOf(of.map((one) => one.company_id)),
    entries: {
      date: entries.map((one) => one.date),
      minPrice: entries.map((one) => one.min),
      maxPrice: entries.map((one) => one.max),
      price: entries.map((one) => one.price),
      companies: entries.map((one) => one.companies),
      dropped: days.reduce((sum, one) => sum + one.dropped, 0),
    },
    index: {
      date: dates,
      index,
      capIndex: chainedOrNull(days.map(({ weighted }) => weighted)),
      traded: days.map((one) => one.traded),
      members: days.map((one) => one.members),
      rising: days.map((one) => one.rising),
      falling: days.map((one) => one.falling),
      advance: advance(days),
      market,
      strength: strength(index, market),
    },
    marketIndex:
      marketId === null
        ? null
        : {
            securityId: marketId,
            nameZh: named?.get(marketId)?.nameZh ?? null,
            nameEn: named?.get(marketId)?.nameEn ?? null,
          },
    bases: basesOf(of),
    knownAt: days.length > 0 ? isoInstant(Math.max(...days.map((one) => one.known_at))) : null,
  }
}

/** Days with the number of members on each. */
export function withMembers<Day extends Pick<DayRow, 'date'>>(
  days: readonly Day[],
  of: readonly Pick<Membership, 'from' | 'until'>[],
): (Day & { members: number })[] {
  const [begins, ends] = [of.map((one) => one.from).toSorted(), of.map((one) => one.until).toSorted()]
  let [begun, ended] = [0, 0]
  return days.map((day) => {
    while ((begins[begun] ?? '~') <= day.date) begun++
    while ((ends[ended] ?? '~') < day.date) ended++
    return { ...day, members: begun - ended }
  })
}

/** Securities by the basis whose prices are read of them, the most used first. */
function basesOf(of: readonly Membership[]): Series['bases'] {
  const companies = new Map(of.flatMap(({ company_id: id, basis }) => (basis === null ? [] : [[id, basis] as const])))
  return [...Map.groupBy(companies.values(), (basis) => basis)]
    .map(([basis, all]) => ({ basis, securities: all.length }))
    .toSorted((one, other) => other.securities - one.securities)
}

/** The one currency of the companies' exchanges; null where they have several. */
function currencyOf(ids: readonly string[]): string | null {
  const [first, ...others] = new Set(ids.map((id) => exchanges[exchangeOf(id) ?? 'SHZ'].currency))
  return others.length === 0 ? (first ?? null) : null
}

function none(id: string, period: Series['period']): Series {
  return {
    id,
    period,
    currency: null,
    entries: { date: [], minPrice: [], maxPrice: [], price: [], companies: [], dropped: 0 },
    index: {
      date: [],
      index: [],
      capIndex: [],
      traded: [],
      members: [],
      rising: [],
      falling: [],
      advance: [],
      market: [],
      strength: [],
    },
    marketIndex: null,
    bases: [],
    knownAt: null,
  }
}
