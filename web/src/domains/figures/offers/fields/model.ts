import type { z } from 'zod'
import type { fieldFigures, ScreenField, ScreenMeasure } from '@pandora/contract/domains/figures/fields'
import { dayFields, screenWords, statementFields } from '@pandora/contract/domains/figures/fields'
import { named } from '../../../../lib/names.ts'
import type { Translate } from '../../../../lib/texts.ts'
import { ofCap, ofChange } from '../../../../ui/basis/basis.ts'
import type { FigureBasis } from '../../../../ui/basis/basis.ts'
import type { FieldKey } from './texts.ts'

/** A company with every figure that it is screened by. */
export type Fields = z.infer<typeof fieldFigures>

/** The market's last day, the earliest end of a period whose figures count by themselves, the currency of most. */
export interface FieldMarket {
  day: string | null
  periodFrom: string | null
  currency: string | null
}

export const nameOfFields = (row: Fields, language: string): string =>
  named(row.nameZh, row.nameEn, language, row.stockCode)

export const fieldName = (field: ScreenField, language: string): string =>
  language === 'en' ? screenWords[field].en : screenWords[field].zh

/** Figures that rise and fall, and are coloured so. */
export const growth: ReadonlySet<ScreenField> = new Set(['revenueGrowthRate', 'profitGrowthRate', 'changeRate'])
export const ofPe: ReadonlySet<ScreenField> = new Set(['peTtm', 'peg', 'pePercentile', 'pePercentileIndustry'])

/** What a figure of a company rests on. */
export function basisOfField(row: Fields, field: ScreenField): FigureBasis | null {
  if (field === 'changeRate') return ofChange(row.changeAdjusted)
  if (field === 'floatCap') return ofCap(row.floatBasis)
  return field === 'marketCap' || field === 'pbRatio' || ofPe.has(field)
    ? ofCap(field === 'pePercentile' && row.historyByVwap ? 'vwap' : row.capBasis)
    : null
}

/** Why a figure is in no bound and no order: of an old period, or of another day; null where it is. */
export function asideOf(
  t: Translate<FieldKey>,
  row: Fields,
  field: ScreenField,
  market: FieldMarket | null,
): string | null {
  if (row[field] === null) return null
  if (row.old && statementFields.has(field))
    return t('oldCell', { end: row.periodEnd ?? '–', from: market?.periodFrom ?? '–' })
  return market?.day && dayFields.has(field) && row.priceDate !== market.day
    ? t('otherDayCell', { day: row.priceDate ?? '–', last: market.day })
    : null
}

/** How much one unit of a column's money is: 亿, or millions. */
export const moneyScale = (language: string): number => (language === 'en' ? 1e6 : 1e8)

/** Digits behind the point, one for all cells of a column. */
export function digitsOf(field: ScreenField, language: string): number {
  if (field === 'pePercentile' || field === 'pePercentileIndustry') return 0
  const { measure } = screenWords[field]
  return measure === 'money' ? (language === 'en' ? 1 : 2) : measure === 'points' ? 1 : 2
}

/** The unit that a measure is shown in, in a market of that currency. */
export function unitOf(t: Translate<FieldKey>, measure: ScreenMeasure, currency: string | null): string {
  const foreign = currency !== null && currency !== 'CNY'
  if (measure === 'money' && foreign) return t('unit_foreign', { currency })
  if (measure === 'price' && foreign) return t('unit_foreignPrice', { currency })
  return t(`unit_${measure}`)
}
