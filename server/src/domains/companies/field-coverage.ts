import { comparisonFields, type companies } from '@pandora/contract/domains/companies/operations'
import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import type { OutputOf } from '@pandora/contract/operation'
import type { ExchangeCode } from '@pandora/contract/records/identity'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import type { Profile } from '@pandora/sources/files/profile'
import { absenceOf, compared, valuedAt } from '../figures/offers/compared.ts'
import type { PricedDay } from '../figures/offers/prices-at.queries.ts'
import type { QuarterFigures } from '../figures/offers/quarters.queries.ts'
import { filledBy } from './coverage.ts'

type FieldCoverage = OutputOf<typeof companies.fieldCoverage>
type Field = FieldCoverage['dataList'][number]['field']

/**
 * What a field is made of: items of statements, by name, or `price` and `shares`. Of several ways the first that is
 * there counts.
 */
const ways: Readonly<Record<Field, readonly (readonly string[])[]>> = {
  revenue: [['revenue']],
  operatingProfit: [['operating_profit']],
  totalProfit: [['total_profit']],
  netIncomeAfterTax: [['net_profit'], ['parent_net_profit']],
  incomeTax: [['income_tax']],
  interestExpense: [['interest_expense']],
  interestIncome: [['interest_income']],
  investmentIncome: [['investment_income']],
  nopat: [
    ['operating_profit', 'total_profit', 'income_tax'],
    ['operating_profit', 'total_profit', 'net_profit'],
    ['operating_profit', 'total_profit', 'parent_net_profit'],
  ],
  grossProfitMargin: [['gross_profit', 'revenue'], ['operating_cost', 'revenue'], ['gross_margin']],
  netProfitMargin: [['net_profit', 'revenue'], ['parent_net_profit', 'revenue'], ['net_margin']],
  revenueGrowthRate: [['revenue'], ['revenue_growth']],
  roe: [['parent_net_profit', 'parent_equity'], ['net_profit', 'total_equity'], ['roe']],
  totalAssets: [['total_assets']],
  equity: [['total_equity'], ['parent_equity']],
  marketCap: [['price', 'shares']],
  peTtm: [
    ['price', 'shares', 'parent_net_profit'],
    ['price', 'shares', 'net_profit'],
  ],
  peg: [
    ['price', 'shares', 'parent_net_profit'],
    ['price', 'shares', 'net_profit'],
  ],
}

/** How much there is of an item: periods with a value, and the last of them. */
export interface ItemCount {
  item: string
  periods: number
  latest: string
}

/** Periods of which the comparison shows a field, the last of them, and why the newest period lacks it. */
export interface ShownField {
  periods: number
  latest: string | null
  reason: FigureAbsence | null
}

const valuations = ['marketCap', 'peTtm', 'peg'] as const
const isValuation = (field: Field): field is (typeof valuations)[number] =>
  (valuations as readonly string[]).includes(field)

/**
 * What the comparison shows of each field, by quarter or by four quarters, of quarters newest first and the prices at
 * their ends. `lastPrice`: the day of the last close known.
 */
export function shownFields(
  quarters: readonly QuarterFigures[],
  prices: ReadonlyMap<string, PricedDay>,
  lastPrice: string | null,
): ReadonlyMap<Field, ShownField> {
  const [newest] = quarters
  return new Map(
    comparisonFields.map((field) => {
      const values = quarters.map((row): { value: number | null; absence: FigureAbsence | null } => {
        if (isValuation(field)) return valuedAt(row, prices.get(row.period_end))[field]
        const [own, ttm] = [compared.quarter[field], compared.ttm[field]]
        return row[own] !== null
          ? { value: row[own], absence: null }
          : { value: row[ttm], absence: row[ttm] === null ? absenceOf(row, ttm) : null }
      })
      const there = quarters.filter((_, at) => values[at]?.value !== null)
      const absence = values[0]?.absence ?? null
      // There are prices, but only of another time than the quarters.
      const apart =
        isValuation(field) &&
        absence === 'NO_PRICE' &&
        lastPrice !== null &&
        newest !== undefined &&
        lastPrice > newest.period_end
      return [
        field,
        {
          periods: there.length,
          latest: there[0]?.period_end ?? null,
          reason: apart ? ('PERIODS_DO_NOT_MEET' as const) : absence,
        },
      ]
    }),
  )
}

/** Items that a profile's files bring; `*` for one that takes whatever the file names. */
function itemsOf({ records, tables }: Profile): Set<string> {
  const found = new Set<string>()
  for (const { kind, fields, columns } of records) {
    if (kind !== 'statement_item') continue
    const item = fields['item']
    if (item === undefined || 'first' in item || 'latest' in item) continue
    if ('value' in item) found.add(String(item.value))
    else if (item.table === undefined) found.add('*')
    else {
      for (const [name, entry] of Object.entries(tables[item.table] ?? {})) {
        if (Array.isArray(columns) && !columns.includes(name)) continue
        found.add(String(typeof entry === 'object' && entry !== null ? entry[item.take ?? ''] : entry))
      }
    }
  }
  return found
}

let bringers: readonly { name: string; items: Set<string> }[] | undefined

/**
 * Shipped profiles whose files bring an item to a company of the exchange: filings with the SEC only where it files.
 * Generic ones, which take any item, come last.
 */
function bringing(item: string, american: boolean): string[] {
  if (item === 'price') return filledBy('price')
  if (item === 'shares') return filledBy('share-count')
  bringers ??= shippedProfiles().map(({ profile }) => ({ name: profile.name, items: itemsOf(profile) }))
  const fitting = bringers.filter(({ name }) => (american ? !name.startsWith('a-share-') : !name.startsWith('sec-')))
  return [...fitting.filter(({ items }) => items.has(item)), ...fitting.filter(({ items }) => items.has('*'))].map(
    ({ name }) => name,
  )
}

/**
 * For each field that a company is compared by: whether the comparison shows it, of how many periods and up to when;
 * else what is missing for the way that lacks least, or why what
 * is there does not meet, and the profiles whose files would bring it (decisions 7). `shown`: null while its quarters
 * are not worked out yet; then items are looked at apart.
 */
export function fieldCoverageOf(
  counts: readonly ItemCount[],
  shown: ReadonlyMap<Field, ShownField> | null,
  exchange: ExchangeCode = 'SHZ',
): FieldCoverage['dataList'] {
  const known = new Map(counts.map((one) => [one.item, one]))
  return comparisonFields.map((field) => {
    const all = ways[field].map((items) => ({ items, missing: items.filter((item) => !known.has(item)) }))
    const [best] = all.toSorted((a, b) => a.missing.length - b.missing.length)
    const found = shown?.get(field)
    if (found && found.periods > 0)
      return {
        field,
        there: true,
        periods: found.periods,
        latest: found.latest,
        reason: null,
        missing: [],
        filledBy: [],
      }
    if (!best || best.missing.length > 0 || found) {
      const missing = best?.missing ?? []
      const lacking = missing.length > 0 ? missing : (best?.items ?? [])
      return {
        field,
        there: false,
        periods: 0,
        latest: null,
        reason: missing.length > 0 ? null : (found?.reason ?? 'NOT_REPORTED'),
        missing,
        filledBy: [...new Set(lacking.flatMap((item) => bringing(item, exchange === 'US')))],
      }
    }
    const parts = best.items.flatMap((item) => known.get(item) ?? [])
    return {
      field,
      there: true,
      periods: Math.min(...parts.map(({ periods }) => periods)),
      latest: parts.map(({ latest }) => latest).toSorted()[0] ?? null,
      reason: null,
      missing: [],
      filledBy: [],
    }
  })
}
