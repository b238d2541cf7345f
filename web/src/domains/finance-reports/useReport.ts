import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { reportKey } from '@pandora/contract/domains/finance-reports/shapes'
import { readAgain } from '../../lib/api/readAgain.ts'
import { useKeyed, useOperation } from '../../lib/api/useOperation.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { keepReport, keptReport, useFinanceReports } from './store.ts'

const ofCompanies = ['companies'] as const

/**
 * A report, read and kept under its key (FINREP-03); read again when its comments or its company's facts change
 * anywhere.
 */
export function useReport(companyId: string | undefined, businessTypeId: string) {
  const { market, asOf } = useKeyed()
  const readAt = `${market ?? ''} ${asOf ?? ''}`
  const client = useQueryClient()
  const query = useOperation(
    financeReports.report,
    { companyId: companyId ?? '', businessTypeId },
    { enabled: companyId !== undefined },
  )
  const { data } = query
  useEffect(() => {
    if (data) keepReport(data, readAt)
  }, [data, readAt])
  useReread(financeReports.report, ofCompanies)
  useLive('comments', ({ ids }) => {
    if (companyId === undefined || !ids.includes(reportKey(companyId, businessTypeId))) return
    void readAgain(client, [financeReports.report, financeReports.comments])
  })
  const kept = useFinanceReports((state) =>
    companyId === undefined ? undefined : keptReport(state, companyId, businessTypeId, readAt),
  )
  return { query, report: data ?? kept }
}
