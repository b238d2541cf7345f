import { create } from 'zustand'
import { reportKey, WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { ReportDataType } from '@pandora/contract/domains/finance-reports/shapes'
import type { OutputOf } from '@pandora/contract/operation'

export type Report = OutputOf<typeof financeReports.report>

/** What the screen and the room of financial reports hold (FINREP-02); names as the catalogue spells them. */
export interface FinanceReports {
  dataType: ReportDataType
  activedCompanyId: string | null
  activedBusinessId: string | null
  /** Business chosen among the tags of the company. */
  activedTagsBusinessId: string | null
  /** Reports read, by `report-{companyId}-{businessTypeId}` (FINREP-03), of one market and instant. */
  reports: Readonly<Record<string, Report>>
  /** Market and as-of instant that the reports are of. */
  readAt: string
}

const empty: FinanceReports = {
  dataType: 'company',
  activedCompanyId: null,
  activedBusinessId: null,
  activedTagsBusinessId: null,
  reports: {},
  readAt: '',
}

export const useFinanceReports = create<FinanceReports>(() => empty)

/** Keeps a report under its key. Reports of another market or instant go. */
export function keepReport(report: Report, readAt: string): void {
  useFinanceReports.setState((state) => ({
    readAt,
    reports: { ...(state.readAt === readAt ? state.reports : {}), [report.reportKey]: report },
  }))
}

/** The report of a company on a business as it was read at a market and instant; undefined while it was not. */
export function keptReport(
  state: FinanceReports,
  companyId: string,
  businessTypeId: string,
  readAt: string,
): Report | undefined {
  return state.readAt === readAt ? state.reports[reportKey(companyId, businessTypeId)] : undefined
}

/** Follows what the address says: how it is browsed, and which company, business and tag are chosen. */
export function follow(chosen: {
  dataType: ReportDataType
  companyId: string | undefined
  businessTypeId: string | undefined
  browsedBusinessId: string | null
}): void {
  const { dataType, companyId, businessTypeId, browsedBusinessId } = chosen
  const tag = businessTypeId === undefined || businessTypeId === WHOLE_COMPANY ? null : businessTypeId
  useFinanceReports.setState({
    dataType,
    activedCompanyId: companyId ?? null,
    activedBusinessId: dataType === 'business' ? (browsedBusinessId ?? tag) : tag,
    activedTagsBusinessId: tag,
  })
}

/** For tests. */
export function forgetReports(): void {
  useFinanceReports.setState(empty, true)
}
