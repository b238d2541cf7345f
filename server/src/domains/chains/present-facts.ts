import type { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { SegmentRow, SuppliedRow } from '../business/offers/business.queries.ts'
import type { FoundRow } from '../search/offers/company-search.queries.ts'
import type { CompanyNamed } from './names.queries.ts'
import type { PartnersRow } from './partners.queries.ts'

export const presentFoundCompany = (
  row: FoundRow,
  named: CompanyNamed | undefined,
  partners: PartnersRow | undefined,
): OutputOf<typeof chains.searchCompany>['dataList'][number] => ({
  companyId: row.thing,
  code: named?.code ?? null,
  nameZh: named?.name_zh ?? null,
  nameEn: named?.name_en ?? null,
  matched: row.written,
  suppliers: partners?.suppliers ?? 0,
  customers: partners?.customers ?? 0,
  products: partners?.products ?? [],
})

/** What a company makes: goods that it supplies, then its reported businesses by product. */
export const presentPart = (
  goods: readonly SuppliedRow[],
  segments: readonly SegmentRow[],
): OutputOf<typeof chains.companyParts>['companyParts'] => [
  ...goods.map((one) => ({
    id: `supply:${one.name}`.slice(0, 64),
    name: one.name,
    nameZh: one.name,
    nameEn: one.name_en,
    origin: 'supply' as const,
    revenueShare: null,
    customers: one.customers,
    day: null,
  })),
  ...segments
    .filter(({ dimension }) => dimension === 'product')
    .map((one) => ({
      id: `business:${one.name}`.slice(0, 64),
      name: one.name,
      nameZh: one.name,
      nameEn: one.name_en,
      origin: 'business' as const,
      revenueShare: one.revenue_share === null ? null : one.revenue_share / 100,
      customers: 0,
      day: one.period_end,
    })),
]
