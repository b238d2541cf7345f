import type { landing } from '@pandora/contract/domains/landing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { MarketRow } from '@pandora/store/generated/schema'
import type { Groups } from './groups.ts'
import type { latestTitles, sizes } from './queries.ts'

/** What was read of the market shown. */
export interface Shown extends Groups {
  market: MarketRow
  size: Awaited<ReturnType<typeof sizes>>
  latest: Awaited<ReturnType<typeof latestTitles>>
}

/** The overview of a market; of none, an empty one. */
export function presentOverview(shown: Shown | null): OutputOf<typeof landing.overview> {
  if (!shown)
    return {
      market: null,
      groupedBy: null,
      tradeDate: null,
      groups: [],
      companies: 0,
      documents: 0,
      tradingDays: 0,
      latest: [],
    }
  const { market, by, tradeDate, groups, size, latest } = shown
  return {
    market: { key: market.key, nameZh: market.name_zh, nameEn: market.name_en, fictional: market.fictional },
    groupedBy: by,
    tradeDate,
    groups,
    companies: size.companies,
    documents: size.documents,
    tradingDays: size.trading_days,
    latest: latest.map((row) => ({
      title: row.title,
      language: row.language,
      publishedAt: new Date(row.published_at).toISOString(),
      source: row.language === 'en' ? (row.source_name_en ?? row.source_name) : row.source_name,
    })),
  }
}
