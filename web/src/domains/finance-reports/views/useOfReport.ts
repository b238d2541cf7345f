import type { Answered } from '../../../ui/view/answers.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import type { Report } from '../store.ts'
import { useReport } from '../useReport.ts'

/** A report as a view shows it, and what it is called: the company, and the business it is on. */
export function useOfReport(
  companyId: string | undefined,
  businessTypeId: string,
): { answer: Answered<Report>; name: string; about: string } {
  const language = useLanguage()
  const { query, report } = useReport(companyId, businessTypeId)
  const name = report
    ? named(report.company.nameZh, report.company.nameEn, language, report.company.stockCode)
    : (companyId ?? '')
  const about = report?.business ? `${name} · ${named(report.business.name, report.business.nameEn, language)}` : name
  const { error, isFetching, refetch } = query
  return { answer: { data: report, error, isFetching, refetch }, name, about }
}
