import type { markets } from '@pandora/contract/domains/markets/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { MarketRow } from '@pandora/store/generated/schema'
import { isoInstant } from '../../shared/provenance.ts'
import type { Quote } from './offers/quotes.ts'
import type { Breadth, indexes, latestDays } from './queries.ts'

export function presentMarkets(rows: readonly MarketRow[], filled: ReadonlySet<number>): OutputOf<typeof markets.list> {
  return {
    dataList: rows.map((row) => ({
      key: row.key,
      nameZh: row.name_zh,
      nameEn: row.name_en,
      fictional: row.fictional,
      empty: !filled.has(row.market_id),
    })),
  }
}

/** Index quotes, breadth and the last days known. An index without a known bar is left out. */
export function presentStatus(
  named: Awaited<ReturnType<typeof indexes>>,
  quotes: ReadonlyMap<string, Quote>,
  breadth: Breadth,
  latest: Awaited<ReturnType<typeof latestDays>>,
): Omit<OutputOf<typeof markets.status>, 'waiting'> {
  const quoted = named.flatMap((index) => {
    const quote = quotes.get(index.security_id)
    if (!quote) return []
    const { date, close, changeRate, basis, recent } = quote
    return [
      {
        securityId: index.security_id,
        nameZh: index.name_zh,
        nameEn: index.name_en,
        date,
        close,
        changeRate,
        changeAdjusted: changeRate !== null && basis !== 'traded',
        recent,
      },
    ]
  })
  const days = [latest.trade_date, breadth.breadth_date].filter((day) => day !== null)
  return {
    tradeDate: days.toSorted().at(-1) ?? null,
    indexes: quoted,
    rising: breadth.rising,
    falling: breadth.falling,
    flat: breadth.flat,
    breadthDate: breadth.breadth_date,
    latestDocumentAt: latest.document_at === null ? null : isoInstant(latest.document_at),
  }
}
