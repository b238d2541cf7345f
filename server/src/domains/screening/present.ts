import type { z } from 'zod'
import { screenFields, type ScreenField, type screenedCompany } from '@pandora/contract/screening'
import type { MarketFigures } from '../../shared/figures/market.ts'
import type { ClassNode } from '../../shared/figures/market.queries.ts'
import { fieldOf } from './filter.ts'

type ScreenedCompany = z.infer<typeof screenedCompany>

/** A company as the screening shows it. */
export function presentScreened(row: MarketFigures, classes: ReadonlyMap<string, ClassNode>, watched: ReadonlySet<string>): ScreenedCompany {
  const node = row.industryCode === null ? undefined : classes.get(row.industryCode)
  const figures = Object.fromEntries(screenFields.map((field) => [field, fieldOf[field](row)])) as Record<ScreenField, number | null>
  return {
    companyId: row.companyId, securityId: row.securityId, stockCode: row.code, nameZh: row.nameZh, nameEn: row.nameEn, exchangeCode: row.exchange,
    industryCode: row.industryCode, industryZh: node?.nameZh ?? null, industryEn: node?.nameEn ?? null, currency: row.currency,
    capBasis: row.marketCap !== null ? 'shares' : row.floatCap === null ? null : row.capBasis === 'turnover' ? 'turnover' : 'float',
    priceDate: row.priceDate, periodEnd: row.periodEnd, peAbsence: row.peAbsence, percentileLevel: row.percentileLevel, is_watching: watched.has(row.companyId), ...figures,
  }
}
