import {
  screenFields,
  type ExportedCompany,
  type ScreenField,
  type screening,
} from '@pandora/contract/domains/screening/operations'
import type { MarketFigures } from '../figures/offers/market.ts'
import { inMarketOn } from '../figures/offers/traded.ts'
import { fieldOf, isOld } from './filter.ts'
import type { Screenable } from './ordered.ts'
import type { OutputOf } from '@pandora/contract/operation'
import type { SavedScreen } from './saved.queries.ts'

/** A company as the screening shows it, but for the reader's star. */
export function presentScreened(row: MarketFigures, { classes, present }: Screenable): ExportedCompany {
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
    capAbsence: row.capAbsence,
    priceDate: row.priceDate,
    periodEnd: row.periodEnd,
    old: isOld(row, present),
    inMarket: inMarketOn(row, present.day),
    peAbsence: row.peAbsence,
    pePercentileAbsence: row.pePercentileAbsence,
    historyByVwap: row.historyByVwap,
    percentileLevel: row.percentileLevel,
    changeAdjusted: row.changeAdjusted,
    ...figures,
  }
}

const written = new WeakMap<Screenable, Map<string, string>>()

/** The same put into JSON, once for each state of the market, with the star of the reader. */
export function writeScreened(market: Screenable, row: MarketFigures, watching: boolean): string {
  const texts = written.get(market) ?? new Map<string, string>()
  if (texts.size === 0) written.set(market, texts)
  let text = texts.get(row.companyId)
  if (text === undefined) texts.set(row.companyId, (text = JSON.stringify(presentScreened(row, market)).slice(0, -1)))
  return `${text},"is_watching":${watching}}`
}

type Saved = OutputOf<typeof screening.save>
/** What of a saved screen is its user's to say. */
export type SavedContent = Pick<Saved, 'filter' | 'columns' | 'sort' | 'order'>

/** A saved set of bounds as its user sees it. */
export const presentScreen = ({ screen_id: screenId, name, content, updated_at: at }: SavedScreen): Saved => ({
  screenId,
  name,
  updatedAt: new Date(at).toISOString(),
  ...(content as SavedContent),
})
