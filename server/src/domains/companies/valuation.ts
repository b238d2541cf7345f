import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { MarketFigures } from '../figures/offers/market.ts'

/** What a company is valued at; all null where the market's figures do not know it. */
export function presentValuation(
  companyId: string,
  figures: MarketFigures | undefined,
): OutputOf<typeof companies.valuation> {
  if (!figures) {
    return {
      companyId,
      priceDate: null,
      periodEnd: null,
      currency: null,
      marketCap: null,
      floatCap: null,
      floatBasis: null,
      capBasis: null,
      countedOn: null,
      capAbsence: null,
      floatAbsence: null,
      peTtm: null,
      peAbsence: null,
      peg: null,
      pbRatio: null,
      turnoverRate: null,
      pePercentile: null,
      pePercentileIndustry: null,
    }
  }
  const {
    priceDate,
    periodEnd,
    currency,
    marketCap,
    floatCap,
    floatBasis,
    capBasis,
    countedOn,
    capAbsence,
    floatAbsence,
    peTtm,
    peAbsence,
    peg,
    pbRatio,
    turnoverRate,
    pePercentile,
    pePercentileIndustry,
  } = figures
  return {
    companyId,
    priceDate,
    periodEnd,
    currency,
    marketCap,
    floatCap,
    floatBasis,
    capBasis,
    countedOn,
    capAbsence,
    floatAbsence,
    peTtm,
    peAbsence,
    peg,
    pbRatio,
    turnoverRate,
    pePercentile,
    pePercentileIndustry,
  }
}
