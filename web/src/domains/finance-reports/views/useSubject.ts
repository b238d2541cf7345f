import { useMemo } from 'react'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useDashboard } from '../../portfolio/offers/useDashboard.ts'

/**
 * The company a tile is about: its own or its link's, else the first of the watched ones, else the one that reported
 * last.
 */
export function useSubject(parameters: { companyId?: string | undefined }): {
  companyId: string | undefined
  isPending: boolean
} {
  const chosen = parameters.companyId
  const list = useDashboard()
  const watched = list.data?.dataList[0]?.companyId
  const last = useOperation(
    financeReports.searchCompany,
    { page: 0, size: 1 },
    { enabled: chosen === undefined && list.data !== undefined && watched === undefined },
  )
  return useMemo(
    () => ({
      companyId: chosen ?? watched ?? last.data?.dataList[0]?.companyId,
      isPending: chosen === undefined && watched === undefined && (list.isPending || last.isPending),
    }),
    [chosen, watched, last.data, last.isPending, list.isPending],
  )
}
