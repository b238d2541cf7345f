import { research } from '@pandora/contract/domains/research/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** How many research reports on a company there are: what its list asks for first, so that it costs no call of its own. */
export const useReportCount = (companyId: string) =>
  useOperation(research.list, { companyId, page: 0, size: 10 }).data?.total
