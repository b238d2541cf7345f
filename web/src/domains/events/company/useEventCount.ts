import { events } from '@pandora/contract/domains/events/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** How many events of a company there are: what its list asks for first, so that it costs no call of its own. */
export const useEventCount = (companyId: string) =>
  useOperation(events.ofCompany, { companyId, page: 0, size: 10 }).data?.total
