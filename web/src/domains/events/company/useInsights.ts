import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../../lib/api/call.ts'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { operationKey, useKeyed } from '../../../lib/api/useOperation.ts'
import { joined, nextCursor } from './olderInsights.ts'
import type { Cursor } from './olderInsights.ts'

type Answer = OutputOf<typeof events.insights>
/** Insights asked for at once (COMP-20). */
const SIZE = 10

/** Insights of a company of a type, newest first; older ones are asked for by the instant of the oldest shown. */
export function useInsights(companyId: string, insightType: string, enabled: boolean) {
  const keyed = useKeyed()
  const asked = { companyId, ...(insightType ? { insightType } : {}) }
  const query = useInfiniteQuery<Answer, CallFailure, { pages: Answer[] }, readonly unknown[], Cursor>({
    queryKey: [...operationKey(events.insights, asked, keyed), 'older'],
    queryFn: ({ pageParam, signal }) =>
      call(events.insights, { ...asked, ...pageParam, size: SIZE }, { signal, context: keyed }),
    initialPageParam: { page: 0 },
    getNextPageParam: ({ dataList }, _all, cursor) => nextCursor(dataList, cursor, SIZE),
    enabled,
  })
  const pages = query.data?.pages
  const items = useMemo(() => joined(pages ?? []), [pages])
  return { query, items, total: pages?.[0]?.total }
}
