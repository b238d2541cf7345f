import { comparisonFields, type companies } from '@pandora/contract/companies'
import type { OutputOf } from '@pandora/contract/operation'
import type { ExchangeCode } from '@pandora/contract/records/identity'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import type { Profile } from '@pandora/sources/files/profile'
import { filledBy } from './coverage.ts'

type FieldCoverage = OutputOf<typeof companies.fieldCoverage>
type Field = FieldCoverage['dataList'][number]['field']

/** What a field is made of: items of statements, by name, or `price` and `shares`. Of several ways the first that is there counts. */
const ways: Readonly<Record<Field, readonly (readonly string[])[]>> = {
  revenue: [['revenue']],
  operatingProfit: [['operating_profit']],
  totalProfit: [['total_profit']],
  netIncomeAfterTax: [['net_profit'], ['parent_net_profit']],
  incomeTax: [['income_tax']],
  interestExpense: [['interest_expense']],
  interestIncome: [['interest_income']],
  investmentIncome: [['investment_income']],
  nopat: [['operating_profit', 'total_profit', 'income_tax'], ['operating_profit', 'total_profit', 'net_profit'], ['operating_profit', 'total_profit', 'parent_net_profit']],
  grossProfitMargin: [['gross_profit', 'revenue'], ['operating_cost', 'revenue'], ['gross_margin']],
  netProfitMargin: [['net_profit', 'revenue'], ['parent_net_profit', 'revenue'], ['net_margin']],
  revenueGrowthRate: [['revenue'], ['revenue_growth']],
  roe: [['parent_net_profit', 'parent_equity'], ['net_profit', 'total_equity'], ['roe']],
  totalAssets: [['total_assets']],
  equity: [['total_equity'], ['parent_equity']],
  marketCap: [['price', 'shares']],
  peTtm: [['price', 'shares', 'parent_net_profit'], ['price', 'shares', 'net_profit']],
  peg: [['price', 'shares', 'parent_net_profit'], ['price', 'shares', 'net_profit']],
}

/** How much there is of an item: periods with a value, and the last of them. */
export interface ItemCount {
  item: string
  periods: number
  latest: string
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
        if (columns && !columns.includes(name)) continue
        found.add(String(typeof entry === 'object' && entry !== null ? entry[item.take ?? ''] : entry))
      }
    }
  }
  return found
}

let bringers: readonly { name: string; items: Set<string> }[] | undefined

/** Shipped profiles whose files bring an item to a company of the exchange: filings with the SEC only where it files. Generic ones, which take any item, come last. */
function bringing(item: string, american: boolean): string[] {
  if (item === 'price') return filledBy('price')
  if (item === 'shares') return filledBy('share-count')
  bringers ??= shippedProfiles().map(({ profile }) => ({ name: profile.name, items: itemsOf(profile) }))
  const fitting = bringers.filter(({ name }) => (american ? !name.startsWith('a-share-') : !name.startsWith('sec-')))
  return [...fitting.filter(({ items }) => items.has(item)), ...fitting.filter(({ items }) => items.has('*'))].map(({ name }) => name)
}

/**
 * For each field that a company is compared by: whether it can be worked out from what is there, of how many periods and up to when; else
 * what is missing for the way that lacks least, and the profiles whose files would bring it (decisions 7).
 */
export function fieldCoverageOf(counts: readonly ItemCount[], exchange: ExchangeCode = 'SHZ'): FieldCoverage['dataList'] {
  const known = new Map(counts.map((one) => [one.item, one]))
  return comparisonFields.map((field) => {
    const all = ways[field].map((items) => ({ items, missing: items.filter((item) => !known.has(item)) }))
    const [best] = all.toSorted((a, b) => a.missing.length - b.missing.length)
    if (!best || best.missing.length > 0) {
      const missing = best?.missing ?? []
      return { field, there: false, periods: 0, latest: null, missing, filledBy: [...new Set(missing.flatMap((item) => bringing(item, exchange === 'US')))] }
    }
    const parts = best.items.flatMap((item) => known.get(item) ?? [])
    return { field, there: true, periods: Math.min(...parts.map(({ periods }) => periods)), latest: parts.map(({ latest }) => latest).toSorted()[0] ?? null, missing: [], filledBy: [] }
  })
}
