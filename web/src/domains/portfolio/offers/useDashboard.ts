import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@pandora/contract/operation'
import { DASHBOARD_LIMIT, portfolio } from '@pandora/contract/domains/portfolio/operations'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'

export type Dashboard = OutputOf<typeof portfolio.dashboard>
export type PortfolioCompany = Dashboard['dataList'][number]

const topics = ['watch', 'prices', 'documents', 'analysis'] as const

/**
 * The watched companies with all that rooms show of them, or the largest of the market for one who watches none; read
 * again as it changes.
 */
export function useDashboard(enabled = true): UseQueryResult<Dashboard, CallFailure> {
  const query = useOperation(portfolio.dashboard, { page: 0, size: DASHBOARD_LIMIT }, { enabled })
  useReread(portfolio.dashboard, topics)
  return query
}
