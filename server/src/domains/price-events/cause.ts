import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { OutputOf } from '@pandora/contract/operation'
import { LEAST_SUPPLY_MOVE } from '@pandora/contract/domains/price-events/bounds'
import type { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { exchangeOf } from '@pandora/contract/records/identity'
import { closeOf } from '@pandora/contract/domains/markets/records'
import { endOfDay } from '@pandora/contract/time'
import { candidatesOf } from '@pandora/intelligence/causes/candidates'
import { causesOf, CAUSES_VERSION } from '@pandora/intelligence/causes/causes'
import type { DayReturn, MoveCauses } from '@pandora/intelligence/causes/types'
import { forecastsOf } from '@pandora/intelligence/impact/materiality'
import { networkOf } from '@pandora/intelligence/impact/network'
import { reachOf } from '@pandora/intelligence/impact/reach'
import { Sizes } from '@pandora/intelligence/impact/sizes'
import { noveltiesOf } from '@pandora/intelligence/impact/strength'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { groundsFor } from '../impact/offers/scores.ts'
import { marketIndex } from '../markets/offers/market-index.queries.ts'
import { changesOf, industryOf, tradingDays } from './cause.queries.ts'
import { industryOnDays } from './industry.ts'
import { presentMove, type Shown } from './present.ts'
import { evidenceOf } from '../impact/offers/evidence.queries.ts'
import { eventTitles } from '../impact/offers/titles.queries.ts'
import { idsOnPaths } from '../impact/offers/named.ts'

type Cause = OutputOf<typeof priceEvents.cause>

const DAY = 86_400_000
/** Days before the window from which betas and ordinary days are taken. */
const HISTORY = 400

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Why a company's price moved between two days, as the view knows it. */
export async function causeOf(
  db: Db,
  view: View,
  { companyId, from, to, now }: { companyId: string; from: string; to: string; now: number },
): Promise<Cause> {
  if (from > to) throw badInput('to', 'crossed', { from, to })
  if (!(await entityNames(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
  const asOf = view.asOf ?? now
  const head = { companyId, version: CAUSES_VERSION, from, to, asOf: new Date(asOf).toISOString() }
  const { days, market, industry, byPeers } = await daysOf(db, view, companyId, {
    since: dayText(Date.parse(from) - HISTORY * DAY),
    from,
    to,
  })
  const until = Math.min(endOfDay(to), asOf)
  const { events, supplies, groups, scales, places } = await groundsFor(
    db,
    view.marketId,
    [companyId],
    Math.min(Date.parse(from) - HISTORY * DAY, until),
    until,
  )
  const present = events.filter(
    (one) => one.knownAt <= until && (one.supersededAt === null || one.supersededAt > until),
  )
  const network = networkOf(supplies, groups, places, until)
  const candidates = candidatesOf(present, reachOf(network, companyId), noveltiesOf(present, until), {
    sizes: new Sizes(scales, until),
    forecasts: forecastsOf(present),
  })
  const found = causesOf({ companyId, days, from, to, candidates, leastSupplyMove: LEAST_SUPPLY_MOVE }, asOf)
  if ('refused' in found) return { ...head, refused: found.refused, move: null }
  const told = new Map(present.map((one) => [one.id, one.documents.map(({ documentId }) => documentId)]))
  return {
    ...head,
    refused: null,
    move: presentMove(
      found,
      { market, industry: industry === null ? null : { code: industry, ...measuredOn(days, byPeers, from) } },
      await shownWith(db, view, found, told, industry),
    ),
  }
}

/**
 * On how many days, of those before the window and of its own, the industry stands by its index and by the mean of
 * other stocks.
 */
function measuredOn(days: readonly DayReturn[], byPeers: ReadonlySet<string>, from: string) {
  const known = days.filter((one) => one.industry !== null && one.stock !== null)
  const peers = known.filter((one) => byPeers.has(one.day))
  return {
    indexDays: known.length - peers.length,
    peerDays: peers.length,
    peerDaysOfMove: peers.filter((one) => one.day >= from).length,
  }
}

interface Days {
  days: DayReturn[]
  market: string | null
  industry: string | null
  byPeers: ReadonlySet<string>
}

/** Trading days of a stock since a day, beside its market and industry. */
async function daysOf(
  db: Db,
  view: View,
  companyId: string,
  { since, from, to }: { since: string; from: string; to: string },
): Promise<Days> {
  const exchange = exchangeOf(companyId) ?? 'SHZ'
  const [index, classed] = await Promise.all([marketIndex(db, view, from, to), industryOf(db, view, companyId, from)])
  const [own, whole, calendar] = await Promise.all([
    changesOf(db, view, companyId, since, to),
    index === null ? [] : changesOf(db, view, index, since, to),
    tradingDays(db, view, exchange, since, to),
  ])
  const { changes: industry, byPeers } =
    classed === null
      ? { changes: new Map<string, number>(), byPeers: new Set<string>() }
      : await industryOnDays(db, view, { ...classed, companyId, days: own.map((row) => row.trade_date) })
  const byDay = (rows: readonly { trade_date: string; change: number | null }[]) =>
    new Map(rows.map((row) => [row.trade_date, row.change]))
  const [stock, market] = [byDay(own), byDay(whole)]
  // Where nobody gives a calendar, the days on which the market or the stock has a bar.
  const first = own[0]?.trade_date ?? to
  const days = [...new Set([...calendar, ...market.keys(), ...stock.keys()])].filter((day) => day >= first).toSorted()
  return {
    days: days.map((day) => ({
      day,
      closeAt: closeOf(exchange, day),
      stock: stock.get(day) ?? null,
      market: market.get(day) ?? null,
      industry: industry.get(day) ?? null,
    })),
    market: index,
    industry: industry.size > 0 ? (classed?.code ?? null) : null,
    byPeers,
  }
}

/** What the causes of a move are shown with. */
async function shownWith(
  db: Db,
  view: View,
  { causes }: MoveCauses,
  documentsOf: Shown['documentsOf'],
  industry: string | null,
): Promise<Shown> {
  const ids = causes.map((one) => one.eventId)
  const [titles, documents, names] = await Promise.all([
    eventTitles(db, view, ids),
    evidenceOf(
      db,
      view,
      ids.flatMap((id) => documentsOf.get(id)?.slice(0, 5) ?? []),
    ),
    entityNames(db, view, [...idsOnPaths(causes.map((one) => one.path)), industry]),
  ])
  return { titles, documents, documentsOf, names }
}
