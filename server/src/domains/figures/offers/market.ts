import type { CapBasis, FigureAbsence } from '@pandora/contract/domains/figures/names'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { endOfDay, dayOf } from '@pandora/contract/time'
import {
  capOf,
  FEWEST_PEERS,
  FEWEST_WEEKS,
  pbOf,
  pegOf,
  peOf,
  percentileOf,
  PERCENTILE_WEEKS,
  type Earnings,
  type Ratio,
} from '@pandora/intelligence/fundamentals/valuation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { countOf, priceOf } from './caps.queries.ts'
import { marketScores, type ImpactNumbers } from '../../impact/offers/scores.ts'
import {
  classNodes,
  lastEarnings,
  lastPrices,
  listedCompanies,
  peHistories,
  type ClassNode,
  type EarnedRow,
  type ListedRow,
  type PricedRow,
} from './market.queries.ts'
import { inMarketOn, tradeDateOf } from './traded.ts'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import type { ListingStatus } from '@pandora/contract/domains/markets/records'

/** What the figures of a market's companies are made of: reads that show them declare these tables. */
export const marketTables = [
  'company',
  'company_name',
  'company_quarter',
  'company_score',
  'daily_price',
  'industry',
  'industry_membership',
  'listing_status',
  'security',
  'share_count',
  'valuation_history',
] as const

/**
 * A company of the market with its figures. Null = missing. Money in single units of `currency` (of a statement: of
 * `statementCurrency`), rates in per cent.
 */
export interface MarketFigures {
  companyId: string
  securityId: string
  code: string
  nameZh: string | null
  nameEn: string | null
  exchange: string
  /** As last seen; null where nobody says. */
  listingStatus: ListingStatus | null
  /** Leaf class of Shenwan. */
  industryCode: string | null
  close: number | null
  priceDate: string | null
  changeRate: number | null
  /** The change is of adjusted prices. */
  changeAdjusted: boolean
  currency: string
  /** All shares by the last price paid (`capOf`). */
  marketCap: number | null
  /** Shares that trade by the last price paid; by amount and turnover rate where `floatBasis` is `turnover`. */
  floatCap: number | null
  floatBasis: CapBasis | null
  /** What `marketCap` rests on, else `floatCap`. */
  capBasis: CapBasis | null
  /** Day of the share count that the values rest on; null by turnover. */
  countedOn: string | null
  /** Why there is no `marketCap`. */
  capAbsence: FigureAbsence | null
  /** Why there is no `floatCap`. */
  floatAbsence: FigureAbsence | null
  /** Figures of its last statements are left out because their unit is in doubt. */ unitDoubtful: boolean
  peTtm: number | null
  peAbsence: FigureAbsence | null
  peg: number | null
  /** Place of the present PE among its own of each week of the last five years, 0 to 100; null with fewer than 52. */
  pePercentile: number | null
  /**
   * Place of the present PE among the companies in the market (`inMarketOn`) of its Shenwan class of level
   * `percentileLevel`: the second, or the first where fewer than five of the second have one.
   */
  pePercentileIndustry: number | null
  percentileLevel: 1 | 2 | null
  pePercentileAbsence: FigureAbsence | null
  /** Weeks of its own that `pePercentile` ranks it among are valued at the average price of a day. */
  historyByVwap: boolean
  pbRatio: number | null
  /** Why a figure of the statements, PEG or price to book is missing. */
  absences: FieldAbsences
  statementCurrency: string | null
  revenueTtm: number | null
  /** To the holders of the parent. */
  netProfitTtm: number | null
  operatingProfitTtm: number | null
  nopatTtm: number | null
  revenueGrowth: number | null
  profitGrowth: number | null
  roe: number | null
  grossMargin: number | null
  netMargin: number | null
  /** Total liabilities ÷ total assets. */
  debtRatio: number | null
  /** End of the period that the last four quarters end with. */
  periodEnd: string | null
  amount: number | null
  turnoverRate: number | null
  impactScore: number | null
  riskPoint: number | null
  opportunityPoint: number | null
}

/** Reasons by the field of lists and of the screening. */
type FieldAbsences = Readonly<Partial<Record<ScreenField, FigureAbsence>>>

/** A market's companies by id. */
export type Figures = ReadonlyMap<string, MarketFigures>

const heldCompanies = defineHeld({
  id: 'figures.companies',
  whole: true,
  reads: ['company_name', 'industry_membership', 'listing_status', 'security'],
  load: ({ db, view }) => listedCompanies(db, view),
})
const heldPrices = defineHeld({
  id: 'figures.prices',
  whole: true,
  reads: ['daily_price', 'security', 'share_count'],
  load: async ({ db, view }) => new Map((await lastPrices(db, view)).map((row) => [row.security_id, row])),
})
const heldEarnings = defineHeld({
  id: 'figures.earnings',
  whole: true,
  reads: ['company', 'company_quarter'],
  load: async ({ db, view }) => new Map((await lastEarnings(db, view)).map((row) => [row.company_id, row])),
})
const heldHistories = defineHeld({
  id: 'figures.histories',
  whole: true,
  reads: ['valuation_history'],
  load: ({ db, view }) => histories5(db, view),
})
const heldScores = defineHeld({
  id: 'figures.scores',
  whole: true,
  reads: ['company_score'],
  // Of the past they are made of what was known then.
  past: [
    'company',
    'document',
    'document_analysis',
    'document_company',
    'event',
    'event_company',
    'event_evidence',
    'industry',
    'industry_membership',
    'statement_item',
    'unit_doubt',
    'supply_edge',
    'company_profile',
    'site',
    'found_site',
    'theme_membership',
  ],
  load: ({ db, view }) => marketScores(db, view),
})
const heldClasses = defineHeld({
  id: 'figures.classes',
  whole: true,
  reads: ['industry'],
  load: ({ db, view }) => classNodes(db, view),
})

/**
 * Every company of the market with a stock, by company id. Held in the process until facts change; the past too, at the
 * instants asked for last.
 */
export const heldMarket = defineHeld({
  id: 'figures.market',
  whole: true,
  reads: [heldCompanies, heldClasses, heldPrices, heldEarnings, heldHistories, heldScores],
  load: async ({ services, view }): Promise<Figures> => {
    const [listed, classes, priced, earned, histories, scores] = await Promise.all([
      heldCompanies.read(services, view, {}),
      heldClasses.read(services, view, {}),
      heldPrices.read(services, view, {}),
      heldEarnings.read(services, view, {}),
      heldHistories.read(services, view, {}),
      heldScores.read(services, view, {}),
    ])
    const rows = listed.map((row) =>
      figuresOf(
        row,
        priced.get(row.security_id),
        earned.get(row.company_id),
        histories.get(row.company_id),
        scores.get(row.company_id),
      ),
    )
    const market = new Map(rows.map((row) => [row.companyId, row]))
    const day = tradeDateOf(market)
    rankWithin(
      rows.filter((row) => inMarketOn(row, day)),
      classes,
    )
    return market
  },
})

/** The figures of every company of the market, as they are held. */
export const marketFigures = (services: HeldServices, view: View): Promise<Figures> =>
  heldMarket.read(services, view, {})
/** Every class of the market's classification by code, held like its figures. */
export const marketClasses = (services: HeldServices, view: View): Promise<ReadonlyMap<string, ClassNode>> =>
  heldClasses.read(services, view, {})

/** The end of the last day that an instant has seen whole (ms). */
function lastWholeDay(asOf: number): number {
  const end = endOfDay(dayOf(asOf))
  return asOf >= end ? end : end - 86_400_000
}

/** PE of each week, whether some rest on average prices, and whether some weeks have adjusted prices only. */
interface History {
  pe: Float32Array
  byVwap: boolean
  adjustedOnly: boolean
}

async function histories5(db: Db, view: View): Promise<Map<string, History>> {
  const rows = await peHistories(
    db,
    view.marketId,
    PERCENTILE_WEEKS,
    view.asOf === null ? '9999-12-31' : dayOf(lastWholeDay(view.asOf)),
  )
  return new Map(
    rows.map(({ company_id: id, pe, by_vwap: byVwap, adjusted_only: adjustedOnly }) => [
      id,
      { pe: new Float32Array(pe.buffer.slice(pe.byteOffset, pe.byteOffset + pe.byteLength)), byVwap, adjustedOnly },
    ]),
  )
}

/** Fields of the statements by the column of a quarter that holds each. */
const columnOf = {
  revenue: 'revenue_ttm',
  revenueGrowthRate: 'revenue_growth_ttm',
  profit: 'parent_net_profit_ttm',
  profitGrowthRate: 'profit_growth_ttm',
  roe: 'roe',
  grossMargin: 'gross_margin_ttm',
  netMargin: 'net_margin_ttm',
  operatingProfit: 'operating_profit_ttm',
  nopat: 'nopat_ttm',
} as const satisfies Partial<Record<ScreenField, keyof EarnedRow>>
const columns = Object.entries(columnOf) as [keyof typeof columnOf, (typeof columnOf)[keyof typeof columnOf]][]

/** Why figures are missing of a company with these last quarters; `ratios`: those of today's price, with their reasons. */
function absencesOf(earned: EarnedRow | undefined, ratios: Readonly<Record<'peg' | 'pbRatio', Ratio>>): FieldAbsences {
  const why: Partial<Record<ScreenField, FigureAbsence>> = {}
  for (const [field, column] of columns) {
    if ((earned?.[column] ?? null) === null)
      why[field] = earned ? ((earned.absences[column] ?? 'NOT_REPORTED') as FigureAbsence) : 'NO_STATEMENTS'
  }
  for (const field of ['peg', 'pbRatio'] as const) {
    const { value, absence } = ratios[field]
    if (value === null) why[field] = absence ?? 'NOT_REPORTED'
  }
  return why
}

const NO_HISTORY: History = { pe: new Float32Array(0), byVwap: false, adjustedOnly: false }

function figuresOf(
  listed: ListedRow,
  bar: PricedRow | undefined,
  earned: EarnedRow | undefined,
  history: History | undefined,
  score: ImpactNumbers | undefined,
): MarketFigures {
  const price = bar ? priceOf(bar, listed.currency) : null
  const cap = capOf(price, bar ? countOf(bar) : null)
  const absent = (column: string) => (earned?.absences[column] ?? null) as FigureAbsence | null
  const earnings: Earnings | null = earned
    ? {
        periodEnd: earned.period_end,
        profit: earned.parent_net_profit_ttm,
        profitAbsence: absent('parent_net_profit_ttm'),
        growth: earned.profit_growth_ttm,
        equity: earned.parent_equity,
        currency: earned.currency,
      }
    : null
  const pe = peOf(cap, price, earnings)
  const peg = pegOf(pe, earnings?.growth ?? null, absent('profit_growth_ttm'))
  const pb = pbOf(cap, price, earnings)
  const pePercentile = percentileOf(pe.value, (history ?? NO_HISTORY).pe, FEWEST_WEEKS)
  return {
    companyId: listed.company_id,
    securityId: listed.security_id,
    code: listed.code,
    nameZh: listed.name_zh,
    nameEn: listed.name_en,
    exchange: listed.exchange,
    listingStatus: listed.status,
    industryCode: listed.industry_code,
    close: bar?.close ?? null,
    priceDate: bar?.trade_date ?? null,
    changeRate: bar?.change_rate ?? null,
    changeAdjusted: bar !== undefined && bar.change_rate !== null && bar.basis !== 'traded',
    currency: listed.currency,
    marketCap: cap.marketCap,
    floatCap: cap.floatCap,
    floatBasis: cap.floatBasis,
    capBasis: cap.basis,
    countedOn: cap.countedOn,
    capAbsence: cap.absence,
    floatAbsence: cap.floatAbsence,
    unitDoubtful: Object.values(earned?.absences ?? {}).includes('UNIT_DOUBTFUL'),
    peTtm: pe.value,
    peAbsence: pe.absence,
    peg: peg.value,
    pePercentile,
    pePercentileAbsence:
      pePercentile !== null
        ? null
        : (pe.absence ?? ((history ?? NO_HISTORY).adjustedOnly ? 'PRICE_ADJUSTED' : 'TOO_FEW_SAMPLES')),
    historyByVwap: pePercentile !== null && (history?.byVwap ?? false),
    pePercentileIndustry: null,
    percentileLevel: null,
    pbRatio: pb.value,
    absences: absencesOf(earned, { peg, pbRatio: pb }),
    statementCurrency: earned?.currency ?? null,
    revenueTtm: earned?.revenue_ttm ?? null,
    netProfitTtm: earned?.parent_net_profit_ttm ?? null,
    operatingProfitTtm: earned?.operating_profit_ttm ?? null,
    nopatTtm: earned?.nopat_ttm ?? null,
    revenueGrowth: earned?.revenue_growth_ttm ?? null,
    profitGrowth: earned?.profit_growth_ttm ?? null,
    roe: earned?.roe ?? null,
    grossMargin: earned?.gross_margin_ttm ?? null,
    netMargin: earned?.net_margin_ttm ?? null,
    debtRatio:
      earned && earned.total_liabilities !== null && earned.total_assets !== null && earned.total_assets > 0
        ? (earned.total_liabilities / earned.total_assets) * 100
        : null,
    periodEnd: earned?.period_end ?? null,
    amount: bar?.amount ?? null,
    turnoverRate: bar?.turnover_rate ?? null,
    impactScore: score?.impactScore ?? null,
    riskPoint: score?.riskPoint ?? null,
    opportunityPoint: score?.opportunityPoint ?? null,
  }
}

/** The class of a level that a class lies in, itself included; null where it lies in none. */
export function classAt(classes: ReadonlyMap<string, ClassNode>, code: string | null, level: number): string | null {
  for (let at = code; at !== null;) {
    const node = classes.get(at)
    if (!node || node.level < level) return null
    if (node.level === level) return at
    at = node.parent
  }
  return null
}

/**
 * Percentiles of the PE among those given within the second level of the classification, or the first where the second
 * is too small.
 */
function rankWithin(rows: MarketFigures[], classes: ReadonlyMap<string, ClassNode>): void {
  for (const level of [1, 2] as const) {
    const peers = Map.groupBy(
      rows.filter((row) => row.peTtm !== null),
      (row) => classAt(classes, row.industryCode, level),
    )
    for (const [code, own] of peers) {
      if (code === null || own.length < FEWEST_PEERS) continue
      const samples = Float64Array.from(own, (row) => row.peTtm ?? 0)
      for (const row of own) {
        row.pePercentileIndustry = percentileOf(row.peTtm, samples, FEWEST_PEERS)
        row.percentileLevel = level
      }
    }
  }
}
