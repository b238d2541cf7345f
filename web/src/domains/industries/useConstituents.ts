import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { call } from '../../lib/api/call.ts'
import type { CallFailure } from '../../lib/api/failure.ts'
import { hasMore, withPage } from '../../lib/api/paging.ts'
import { operationKey, useKeyed } from '../../lib/api/useOperation.ts'
import type { Constituent, Detail } from './constituents.tsx'
import type { SortKey } from './sorts.ts'

const SIZE = 50

/** An industry with its companies page by page in the order asked for (CONV-14). */
export function useConstituents(id: string, sort: SortKey, order: 'up' | 'down') {
  const keyed = useKeyed()
  const query = useInfiniteQuery<Detail, CallFailure, { pages: Detail[] }, readonly unknown[], number>({
    queryKey: [...operationKey(industries.detail, { id, sort, order }, keyed), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(industries.detail, { id, sort, order, page: pageParam, size: SIZE }, { signal, context: keyed }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (hasMore(last.constituents.dataList.length, SIZE) ? page + 1 : undefined),
  })
  const pages = query.data?.pages
  const rows = useMemo(
    () =>
      (pages ?? []).reduce<readonly Constituent[]>(
        (list, { constituents }, page) => withPage(list, page, constituents.dataList),
        [],
      ),
    [pages],
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    detail: pages?.[0],
    rows,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => {
      void query.refetch()
    },
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
  }
}
