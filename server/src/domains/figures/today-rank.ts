import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { rankOf } from '@pandora/intelligence/fundamentals/rank'
import { FEWEST_PEERS, FEWEST_WEEKS, PERCENTILE_WEEKS } from '@pandora/intelligence/fundamentals/valuation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { priced } from './quarters/valuations.ts'
import type { Services } from '../../http/services.ts'
import { classAt, marketClasses, marketFigures, type MarketFigures } from './offers/market.ts'
import { peHistory } from './today.queries.ts'

type Ranked = NonNullable<OutputOf<typeof figures.todayReceipt>['sample']>

const DAY = 86_400_000
/** Companies of the class that are named. */
const NEAREST = 12

/**
 * What a company's PE is ranked among: its own of each week of five years, or those of its class; null without a PE.
 */
export async function rankAmong(
  services: Services,
  db: Db,
  view: View,
  one: MarketFigures,
  figure: 'pePercentile' | 'pePercentileIndustry',
): Promise<Ranked | null> {
  if (one.peTtm === null) return null
  return figure === 'pePercentile'
    ? ownHistory(db, view, one.companyId, one.peTtm)
    : classPeers(services, view, one, one.peTtm)
}

const noClass = { industryCode: null, industryZh: null, industryEn: null, level: null, nearest: [] }

async function ownHistory(db: Db, view: View, companyId: string, pe: number): Promise<Ranked> {
  const row = await peHistory(db, view.marketId, companyId, {
    weeks: PERCENTILE_WEEKS,
    until: view.asOf === null ? '9999-12-31' : dayOf(lastWholeDay(view.asOf)),
  })
  const weeks = row
    ? new Float32Array(row.pe.buffer.slice(row.pe.byteOffset, row.pe.byteOffset + row.pe.byteLength))
    : new Float32Array(0)
  const by = [...(row?.priced ?? [])]
  const valued = [...weeks.keys()].filter((week) => (weeks[week] ?? 0) > 0)
  const dayAt = (week: number | undefined) =>
    row && week !== undefined
      ? new Date(Date.parse(row.first_on) + (row.skipped + week) * 7 * DAY).toISOString().slice(0, 10)
      : null
  const standIns = valued.filter((week) => by[week] === priced.vwap).length
  return {
    of: 'history',
    standIns,
    adjustedOnly: by.filter((one) => one === priced.adjustedOnly).length,
    ...rankOf(pe, weeks),
    fewest: FEWEST_WEEKS,
    from: dayAt(valued[0]),
    to: dayAt(valued.at(-1)),
    ...noClass,
  }
}

/** The end of the last day that an instant has seen whole (ms). */
function lastWholeDay(asOf: number): number {
  const end = endOfDay(dayOf(asOf))
  return asOf >= end ? end : end - DAY
}

async function classPeers(services: Services, view: View, one: MarketFigures, pe: number): Promise<Ranked> {
  const [market, classes] = await Promise.all([marketFigures(services, view), marketClasses(services, view)])
  const level = one.percentileLevel ?? 1
  const code = classAt(classes, one.industryCode, level)
  const peers = [...market.values()].flatMap((other) =>
    other.peTtm !== null && code !== null && classAt(classes, other.industryCode, level) === code
      ? [
          {
            companyId: other.companyId,
            nameZh: other.nameZh,
            nameEn: other.nameEn,
            value: other.peTtm,
            byVwap: other.capBasis === 'vwap',
          },
        ]
      : [],
  )
  const node = code === null ? undefined : classes.get(code)
  return {
    of: 'industry',
    standIns: peers.filter((peer) => peer.byVwap).length,
    adjustedOnly: 0,
    ...rankOf(
      pe,
      peers.map((peer) => peer.value),
    ),
    fewest: FEWEST_PEERS,
    from: null,
    to: null,
    industryCode: code,
    industryZh: node?.nameZh ?? null,
    industryEn: node?.nameEn ?? null,
    level: code === null ? null : level,
    nearest: peers
      .toSorted((a, b) => Math.abs(Math.log(a.value / pe)) - Math.abs(Math.log(b.value / pe)))
      .slice(0, NEAREST)
      .toSorted((a, b) => a.value - b.value)
      .map(({ companyId, nameZh, nameEn, value }) => ({ companyId, nameZh, nameEn, value })),
  }
}
