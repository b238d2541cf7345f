import { policy } from '@pandora/contract/domains/policy/operations'
import type { policyRoomViews } from '@pandora/contract/domains/policy/rooms'
import type { Chosen } from '@pandora/contract/view/parameters'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** The document that is asked for; while none is chosen the newest by a day, of a company or a theme. */
export function useNewest({ document, companyId, themeId, date }: Chosen<typeof policyRoomViews.parse>) {
  const newest = useOperation(
    policy.list,
    {
      size: 1,
      ...(companyId === undefined ? {} : { companyId }),
      ...(themeId === undefined ? {} : { themeId }),
      ...(date === undefined ? {} : { until: date }),
    },
    { enabled: document === undefined, keepPrevious: true },
  )
  return { newest, documentId: document ?? newest.data?.dataList[0]?.documentId }
}
