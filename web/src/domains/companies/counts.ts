import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/** What the lists of the tabs ask for first: the count costs no call of its own. */
const first = (companyId: string) => ({ companyId, page: 0, size: 10 })

/** How many news of a company there are. */
export const useNewsCount = (companyId: string) =>
  useOperation(companies.news, { ...first(companyId), once: true }).data?.total
/** How many announcements. */
export const useAnnouncementCount = (companyId: string) =>
  useOperation(companies.announcements, first(companyId)).data?.total
