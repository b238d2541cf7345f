import { errors, Refusal } from '@pandora/contract/errors'
import type { FigureAbsence, StandIn } from '@pandora/contract/domains/figures/names'
import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { monthOf } from '@pandora/intelligence/fundamentals/months'
import { pbOf, pegOf, peOf } from '@pandora/intelligence/fundamentals/valuation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Services } from '../../http/services.ts'
import { marketFigures, type MarketFigures } from './offers/market.ts'
import { companyQuarters, type QuarterFigures } from './offers/quarters.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { earningsOf } from './offers/compared.ts'
import { addAverage, addClose, addPart, type ReceiptPart } from './price-parts.ts'
import { addParts } from './receipt.ts'
import { statementsOf } from './statements.ts'
import { standInOf } from './stand-ins.ts'
import { rankAmong } from './today-rank.ts'
import { lastPrice, lastShares, type LastPrice } from './today.queries.ts'

type Receipt = OutputOf<typeof figures.todayReceipt>
type Shares = Awaited<ReturnType<typeof lastShares>>

const ofPe: ReadonlySet<TodayFigure> = new Set(['peTtm', 'peg', 'pePercentile', 'pePercentileIndustry'])
const formulas = {
  close: 'close',
  marketCap: 'cap-today',
  peTtm: 'pe',
  peg: 'peg',
  pbRatio: 'pb',
  pePercentile: 'rank-history',
  pePercentileIndustry: 'rank-industry',
} as const satisfies Record<TodayFigure, string>
/**
 * How a figure by the last price comes about: the value that screens show, with what it was made of. Throws NOT_FOUND
 * for a company without a stock.
 */
export async function todayReceiptOf(
  services: Services,
  db: Db,
  view: View,
  { companyId, figure }: ParsedInputOf<typeof figures.todayReceipt>,
): Promise<Receipt> {
  const one = (await marketFigures(services, view)).get(companyId)
  if (!one) throw new Refusal(errors.NOT_FOUND)
  const [price, quarters] = await Promise.all([
    lastPrice(db, view, one.securityId),
    companyQuarters(db, view, [companyId]),
  ])
  const row =
    one.periodEnd === null ? undefined : quarters.get(companyId)?.find((own) => own.period_end === one.periodEnd)
  const [shares, work, sample] = await Promise.all([
    price ? lastShares(db, view, one.securityId, price.trade_date) : undefined,
    statementsOf(db, view, companyId, row),
    figure === 'pePercentile' || figure === 'pePercentileIndustry' ? rankAmong(services, db, view, one, figure) : null,
  ])
  const parts: ReceiptPart[] = []
  if (price && figure !== 'close' && one.capBasis === 'vwap') addAverage(parts, price, one.currency, price)
  else if (price) addClose(parts, price, one.currency, price)
  if (figure !== 'close') {
    if (shares) addShares(parts, shares)
    if (one.marketCap === null) addFloat(parts, price, shares, one)
    if (row && work) {
      const month = monthOf(row.period_end)
      if (ofPe.has(figure)) addParts(parts, [{ role: 'profit', of: work('parentNetProfit', 'ttm', month) }], null)
      if (figure === 'pbRatio') addParts(parts, [{ role: 'equity', of: work('parentEquity', 'ttm', month) }], null)
      if (figure === 'peg') addParts(parts, [{ role: 'growth', of: work('profitGrowthRate', 'ttm', month) }], null)
    }
  }
  const value = one[figure]
  const known = [
    price?.known_at,
    figure === 'close' ? undefined : shares?.known_at,
    figure === 'close' || figure === 'marketCap' ? undefined : row?.known_at,
  ].filter((at) => at !== undefined)
  return {
    companyId,
    nameZh: one.nameZh,
    nameEn: one.nameEn,
    figure,
    priceDate: price?.trade_date ?? null,
    periodEnd: one.periodEnd,
    value,
    unit: unitOf(figure, one.currency),
    absence: value === null ? absenceOf(one, row, figure) : null,
    formula: formulas[figure],
    standIns: standInsToday(one, row, figure, sample),
    parts,
    sample,
    knownAt: known.length > 0 ? isoInstant(Math.max(...known)) : null,
  }
}

const unitOf = (figure: TodayFigure, currency: string): string =>
  figure === 'close'
    ? `${currency}/share`
    : figure === 'marketCap'
      ? currency
      : figure === 'pePercentile' || figure === 'pePercentileIndustry'
        ? 'percent'
        : 'times'

/** What stands in for another amount in a figure of the market. */
function standInsToday(
  one: MarketFigures,
  row: QuarterFigures | undefined,
  figure: TodayFigure,
  sample: Receipt['sample'],
): StandIn[] {
  if (figure === 'close' || one[figure] === null) return []
  const stated =
    row && (ofPe.has(figure) || figure === 'pbRatio')
      ? standInOf(row, figure === 'pbRatio' ? 'parent_equity' : 'parent_net_profit_ttm')
      : null
  return [
    ...(one.capBasis === 'vwap' || (sample?.standIns ?? 0) > 0 ? ['paidPrice' as const] : []),
    ...(stated ? [stated] : []),
  ]
}

/** Why a figure of the market is missing. */
function absenceOf(one: MarketFigures, row: QuarterFigures | undefined, figure: TodayFigure): FigureAbsence {
  const cap = {
    marketCap: one.marketCap,
    floatCap: one.floatCap,
    basis: one.capBasis,
    floatBasis: one.floatBasis,
    countedOn: one.countedOn,
    absence: one.capAbsence,
    floatAbsence: one.floatAbsence,
  }
  const price = one.priceDate === null ? null : { date: one.priceDate, currency: one.currency }
  const earnings = row ? earningsOf(row) : null
  const pe = peOf(cap, price, earnings)
  if (figure === 'close') return 'NO_PRICE'
  if (figure === 'marketCap') return one.capAbsence ?? 'NO_PRICE'
  if (figure === 'pbRatio') return pbOf(cap, price, earnings).absence ?? 'NOT_REPORTED'
  if (figure === 'peg')
    return (
      pegOf(pe, earnings?.growth ?? null, (row?.absences['profit_growth_ttm'] ?? null) as FigureAbsence | null)
        .absence ?? 'NO_GROWTH'
    )
  if (one.peTtm === null) return one.peAbsence ?? pe.absence ?? 'NOT_REPORTED'
  if (figure === 'pePercentile') return one.pePercentileAbsence ?? 'TOO_FEW_SAMPLES'
  return one.industryCode === null ? 'NO_CLASS' : 'TOO_FEW_SAMPLES'
}

function addShares(parts: ReceiptPart[], shares: NonNullable<Shares>): void {
  if (shares.total_shares !== null)
    addPart(
      parts,
      {
        kind: 'shares',
        name: 'shares',
        nameZh: '总股本',
        nameEn: 'All shares',
        periodEnd: shares.counted_on,
        value: shares.total_shares,
        unit: 'shares',
      },
      shares,
    )
}

/** Where the whole has no value: that of the shares that trade, which lists show in its place, marked. */
function addFloat(parts: ReceiptPart[], price: LastPrice | undefined, shares: Shares, one: MarketFigures): void {
  if (one.floatCap === null || !price) return
  const turnover = one.capBasis === 'turnover'
  const id = addPart(
    parts,
    {
      kind: 'figure',
      name: 'floatCap',
      nameZh: '流通市值',
      nameEn: 'Value of the shares that trade',
      periodEnd: price.trade_date,
      value: one.floatCap,
      unit: one.currency,
      formula: turnover ? 'float-turnover' : 'float-shares',
    },
    null,
  )
  if (turnover) {
    addPart(
      parts,
      {
        kind: 'price',
        name: 'amount',
        nameZh: '成交额',
        nameEn: 'Amount traded',
        periodEnd: price.trade_date,
        value: price.amount,
        unit: one.currency,
        within: id,
      },
      price,
    )
    addPart(
      parts,
      {
        kind: 'price',
        name: 'turnoverRate',
        nameZh: '换手率',
        nameEn: 'Turnover rate',
        periodEnd: price.trade_date,
        value: price.turnover_rate,
        unit: 'percent',
        within: id,
      },
      price,
    )
  } else if (shares)
    addPart(
      parts,
      {
        kind: 'shares',
        name: 'floatShares',
        nameZh: '流通股本',
        nameEn: 'Shares that trade',
        periodEnd: shares.counted_on,
        value: shares.float_shares,
        unit: 'shares',
        within: id,
      },
      shares,
    )
}
