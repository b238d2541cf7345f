import type { z } from 'zod'
import type { financeComment } from '@pandora/contract/domains/finance-reports/shapes'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import { statementItems } from '@pandora/contract/records/statement-items'
import type { User } from '../../auth/access.ts'
import { isoInstant } from '../../shared/provenance.ts'
import type { FoundBusiness } from './business.queries.ts'
import type { CommentRow } from './comments.queries.ts'
import type { CompanyHead, ReportsOf } from './company.queries.ts'

type Company = OutputOf<typeof financeReports.companyBusinesses>['company']
type Business = NonNullable<OutputOf<typeof financeReports.report>['business']>

/** A company as reports name it. */
export function presentCompany(companyId: string, head: CompanyHead | undefined): Company {
  return {
    companyId,
    nameZh: head?.name_zh ?? null,
    nameEn: head?.name_en ?? null,
    stockCode: head?.code ?? codeOf(companyId),
    exchangeCode: exchangeOf(companyId) ?? '',
  }
}

export function presentBusiness(row: FoundBusiness): Business {
  return {
    businessTypeId: row.business_type_id,
    dimension: row.dimension as Business['dimension'],
    kind: row.kind as Business['kind'],
    name: row.name,
    nameEn: row.name_en,
    companies: row.companies,
  }
}

/**
 * A comment as an account sees it: its author may delete it, and an administrator any (FINREP-06). One written after
 * the as-of instant (ms) says so.
 */
export function presentComment(row: CommentRow, user: User, asOf: number | null): z.infer<typeof financeComment> {
  const mine = row.uid === user.uid
  return {
    commentId: row.comment_id,
    companyId: row.company_id,
    businessTypeId: row.business_type_id,
    body: row.body,
    tags: row.tags,
    by: row.author ?? '',
    mine,
    mayDelete: mine || user.role === 'admin',
    personal: row.personal,
    at: isoInstant(row.created_at) ?? '',
    later: asOf !== null && row.created_at > asOf,
  }
}

/**
 * Name of an item in both languages: ours, else what its source calls it, its words set apart
 * (`us-gaap:DeferredRevenueCurrent`).
 */
export function itemNames(item: string): { nameZh: string; nameEn: string } {
  const known = Object.hasOwn(statementItems, item) ? statementItems[item] : undefined
  if (known) return { nameZh: known.zh, nameEn: known.en }
  const [concept = item, unit] = item.replace(/^[a-z-]+:/, '').split('@')
  const words = /^[A-Z][A-Za-z0-9]+$/.test(concept)
    ? concept.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/(?<![A-Z])([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    : concept
  const name = unit === undefined ? words : `${words} (${unit})`
  return { nameZh: name, nameEn: name }
}

/** Address of a filing at the SEC, for a company named by its CIK; null for what is filed elsewhere. */
export function filingUrl(companyId: string, filing: string | null): string | null {
  const number = /(\d{10}-\d{2}-\d{6})$/.exec(filing ?? '')?.[1]
  const cik = /^US-(\d{10})$/.exec(companyId)?.[1]
  return number === undefined || cik === undefined
    ? null
    : `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${number.replaceAll('-', '')}/${number}-index.htm`
}

/** What there is of a company's reports. */
export const presentReported = (row: ReportsOf | undefined) => ({
  latestPeriod: row?.latest_period ?? null,
  latestKnownAt: row && row.latest_known_at !== null ? isoInstant(row.latest_known_at) : null,
  businesses: row?.businesses ?? 0,
})
