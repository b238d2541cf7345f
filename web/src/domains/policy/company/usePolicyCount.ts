import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** How many policies touch a company: what its list asks for first, so that it costs no call of its own. */
export const usePolicyCount = (companyId: string) =>
  useOperation(policy.ofCompany, { companyId, page: 0, size: 10 }).data?.total
