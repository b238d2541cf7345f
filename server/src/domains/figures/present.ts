import type { z } from 'zod'
import type { comparedFigures, performanceRow } from '@pandora/contract/domains/figures/shapes'
import type { FigureAbsence, StandIn } from '@pandora/contract/domains/figures/names'
import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf } from '@pandora/contract/records/identity'
import { HIGHEST_TAX_RATE, taxRateOf, type TaxRate } from '@pandora/intelligence/fundamentals/nopat'
import type { Names } from '../../shared/names.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { absenceOf, compared, valuedAt } from './offers/compared.ts'
import type { PricedDay } from './offers/prices-at.queries.ts'
import type { QuarterFigures } from './offers/quarters.queries.ts'
import { standInOf, standInsOf } from './stand-ins.ts'
import type { YearToDate } from './year-to-date.ts'

type Absences = Record<string, FigureAbsence>
type Column = keyof QuarterFigures & string

/** Columns of a row under the wire's names, and why those that are missing are. */
function fieldsOf<Name extends string>(
  row: QuarterFigures,
  columns: Readonly<Record<Name, Column>>,
  absences: Absences,
  under = '',
): Record<Name, number | null> {
  const entries = (Object.entries(columns) as [Name, Column][]).map(([name, column]) => {
    const value = row[column] as number | null
    if (value === null) absences[`${under}${name}`] = absenceOf(row, column)
    return [name, value] as const
  })
  return Object.fromEntries(entries) as Record<Name, number | null>
}

const performed = {
  revenue: 'revenue',
  operatingIncome: 'operating_profit',
  netIncomeBeforeTax: 'total_profit',
  netIncomeAfterTax: 'net_profit',
  parentNetProfit: 'parent_net_profit',
  grossProfitMargin: 'gross_margin',
  netProfitMargin: 'net_margin',
  revenueGrowthRate: 'revenue_growth',
  profitGrowthRate: 'profit_growth',
  roe: 'roe',
  equity: 'equity',
  totalAssets: 'total_assets',
  totalLiabilities: 'total_liabilities',
} as const satisfies Record<string, Column>
const performedTtm = {
  revenue: 'revenue_ttm',
  operatingIncome: 'operating_profit_ttm',
  netIncomeBeforeTax: 'total_profit_ttm',
  netIncomeAfterTax: 'net_profit_ttm',
  parentNetProfit: 'parent_net_profit_ttm',
  grossProfitMargin: 'gross_margin_ttm',
  netProfitMargin: 'net_margin_ttm',
  revenueGrowthRate: 'revenue_growth_ttm',
  profitGrowthRate: 'profit_growth_ttm',
} as const satisfies Record<string, Column>

const ratioColumns: ReadonlySet<string> = new Set(['gross_margin', 'net_margin', 'revenue_growth', 'profit_growth'])
/** Columns of a row that are a quarter's ratios as the source gives them. */
const statedRatios = (row: QuarterFigures): string[] => row.stated.filter((column) => ratioColumns.has(column))

/** The wire's name of a column that a source gave as it is. */
const statedName = (column: string): string[] =>
  Object.entries(performed).flatMap(([name, own]) => (own === column ? [name] : []))

/** A quarter's performance (COMP-10). */
export function presentPerformance(row: QuarterFigures, yearToDate: YearToDate): z.infer<typeof performanceRow> {
  const absences: Absences = {}
  const { year, quarter, period_end: periodEnd, months, currency, restated } = row
  const own = fieldsOf(row, performed, absences)
  const ttm = fieldsOf(row, performedTtm, absences, 'ttm.')
  return {
    year,
    quarter,
    periodEnd,
    months,
    currency,
    ...own,
    ttm,
    yearToDate,
    absences,
    stated: statedRatios(row).flatMap(statedName),
    standIns: { ...standInsOf(row, performed), ...standInsOf(row, performedTtm, 'ttm.') },
    knownAt: isoInstant(row.known_at),
    restated,
  }
}

type Nopat = OutputOf<typeof figures.nopat>['dataList'][number]

/**
 * The tax rate behind a row's NOPAT: as reported, or derived from net profit; where that was stood in for, as the
 * stored figure has it, for what it was derived from may be no column of the row.
 */
function rateOf(row: QuarterFigures, under: '' | '_ttm'): TaxRate | null {
  const [nopat, profit, total, tax] = [
    row[`nopat${under}`],
    row[`operating_profit${under}`],
    row[`total_profit${under}`],
    row[`income_tax${under}`],
  ]
  if (tax !== null || (total !== null && total <= 0)) return taxRateOf(total, tax, null)
  const net = `net_profit${under}` as const
  if (!row.stated.includes(net)) return taxRateOf(total, null, row[net])
  if (nopat === null || profit === null || profit === 0) return null
  const value = Number(((1 - nopat / profit) * 100).toFixed(9))
  return { value, basis: value === 0 || value === HIGHEST_TAX_RATE ? 'bounded' : 'derived' }
}

function nopatParts(row: QuarterFigures, under: '' | '_ttm'): Nopat['ttm'] {
  const [nopat, operatingProfit, totalProfit, incomeTax] = [
    row[`nopat${under}`],
    row[`operating_profit${under}`],
    row[`total_profit${under}`],
    row[`income_tax${under}`],
  ]
  const rate = rateOf(row, under)
  return {
    nopat,
    operatingProfit,
    totalProfit,
    incomeTax,
    taxRate: rate?.value ?? null,
    taxRateBasis: rate?.basis ?? null,
    absence: nopat === null ? absenceOf(row, `nopat${under}`) : null,
    standIn: standInOf(row, `nopat${under}`),
  }
}

/** A quarter's net operating profit after tax with its parts (COMP-46). */
export function presentNopat(row: QuarterFigures): Nopat {
  return {
    year: row.year,
    quarter: row.quarter,
    periodEnd: row.period_end,
    knownAt: isoInstant(row.known_at),
    ...nopatParts(row, ''),
    ttm: nopatParts(row, '_ttm'),
  }
}

/** A company's part of a comparison's row (COMP-06). */
export function presentCompared(
  row: QuarterFigures,
  priced: PricedDay | undefined,
  basis: 'quarter' | 'ttm',
): z.infer<typeof comparedFigures> {
  const absences: Absences = {}
  const own = fieldsOf(row, compared[basis], absences)
  const { priceDate, byVwap, marketCap, peTtm: pe, peg } = valuedAt(row, priced)
  for (const [name, { value, absence }] of Object.entries({ marketCap, peTtm: pe, peg }))
    if (value === null) absences[name] = absence ?? 'NOT_REPORTED'
  const profit = standInOf(row, 'parent_net_profit_ttm')
  const average: readonly StandIn[] = byVwap ? ['paidPrice'] : []
  const ofRatio: readonly StandIn[] = profit ? [...average, profit] : average
  const valuations = Object.entries({ marketCap: average, peTtm: ofRatio, peg: ofRatio }).filter(
    ([name, by]) => by.length > 0 && !(name in absences),
  )
  const standIns = {
    ...standInsOf(row, compared[basis]),
    ...Object.fromEntries(valuations.map(([name, by]) => [name, [...by]])),
  }
  return {
    stockCode: codeOf(row.company_id),
    periodEnd: row.period_end,
    ...own,
    marketCap: marketCap.value,
    peTtm: pe.value,
    peg: peg.value,
    absences,
    stated: Object.entries(compared[basis]).flatMap(([name, column]) =>
      statedRatios(row).includes(column) ? [name] : [],
    ),
    standIns,
    priceDate,
  }
}

/** Keys of companies in the rows: the stock code, or the id where two companies share one. */
export function keysOf(ids: readonly string[]): Map<string, string> {
  const codes = Map.groupBy(ids, codeOf)
  return new Map(ids.map((id) => [id, (codes.get(codeOf(id))?.length ?? 1) > 1 ? id : codeOf(id)]))
}

/** The comparison (COMP-42): the newest `size` quarters of any of the companies. */
export function presentVs(
  ids: readonly string[],
  quarters: ReadonlyMap<string, readonly QuarterFigures[]>,
  prices: ReadonlyMap<string, PricedDay>,
  names: ReadonlyMap<string, Names>,
  { basis, size }: { basis: 'quarter' | 'ttm'; size: number },
  computing: string[],
): OutputOf<typeof figures.companyVs> {
  const keys = keysOf(ids)
  const rows = new Map<string, OutputOf<typeof figures.companyVs>['rows'][number]>()
  // Oldest first: of two periods that end in one calendar quarter the later stands.
  for (const id of ids) {
    for (const row of (quarters.get(id) ?? []).toReversed()) {
      const at = `${row.year} ${row.quarter}`
      const held = rows.get(at) ?? { year: row.year, quarter: row.quarter, companies: {} }
      held.companies[keys.get(id) ?? id] = presentCompared(row, prices.get(`${id} ${row.period_end}`), basis)
      rows.set(at, held)
    }
  }
  return {
    basis,
    computing,
    companies: ids.map((id) => ({
      companyId: id,
      key: keys.get(id) ?? id,
      stockCode: codeOf(id),
      nameZh: names.get(id)?.nameZh ?? null,
      nameEn: names.get(id)?.nameEn ?? null,
      currency: quarters.get(id)?.find((row) => row.currency !== null)?.currency ?? null,
    })),
    rows: [...rows.values()].toSorted((a, b) => b.year - a.year || b.quarter - a.quarter).slice(0, size),
  }
}
