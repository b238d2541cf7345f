import type { z } from 'zod'
import { screenFields, type fieldFigures, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { MarketFigures } from '../market.ts'
import { inMarketOn } from '../traded.ts'
import type { Screenable } from './ordered.ts'
import { fieldOf, isOld } from './values.ts'

type FieldFigures = z.infer<typeof fieldFigures>

/** A company with its figures as the screening and lists show them. */
export function presentFields(row: MarketFigures, { classes, present }: Screenable): FieldFigures {
  const node = row.industryCode === null ? undefined : classes.get(row.industryCode)
  const figures = Object.fromEntries(screenFields.map((field) => [field, fieldOf[field](row)])) as Record<
    ScreenField,
    number | null
  >
  return {
    companyId: row.companyId,
    securityId: row.securityId,
    stockCode: row.code,
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    exchangeCode: row.exchange,
    industryCode: row.industryCode,
    industryZh: node?.nameZh ?? null,
    industryEn: node?.nameEn ?? null,
    currency: row.currency,
    capBasis:
      row.marketCap !== null
        ? row.capBasis === 'vwap'
          ? 'vwap'
          : 'shares'
        : row.floatCap === null
          ? null
          : row.capBasis === 'turnover'
            ? 'turnover'
            : 'float',
    countedOn: row.countedOn,
    floatBasis: row.floatBasis,
    capAbsence: row.capAbsence,
    floatAbsence: row.floatAbsence,
    priceDate: row.priceDate,
    periodEnd: row.periodEnd,
    old: isOld(row, present),
    inMarket: inMarketOn(row, present.day),
    peAbsence: row.peAbsence,
    pePercentileAbsence: row.pePercentileAbsence,
    absences: row.absences,
    historyByVwap: row.historyByVwap,
    percentileLevel: row.percentileLevel,
    changeAdjusted: row.changeAdjusted,
    ...figures,
  }
}
