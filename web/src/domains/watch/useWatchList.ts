import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PAGE_SIZE } from '@pandora/contract/constants'
import type { OutputOf } from '@pandora/contract/operation'
import { watch, type watchSorts } from '@pandora/contract/domains/watch/operations'
import { readAgain } from '../../lib/api/readAgain.ts'
import { call } from '../../lib/api/call.ts'
import type { CallFailure } from '../../lib/api/failure.ts'
import { failureText } from '../../lib/api/failure.ts'
import { operationKey, useKeyed } from '../../lib/api/useOperation.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage } from '../../lib/texts.ts'
import { moved, nextPage } from './offers/groups/order.ts'

type Page = OutputOf<typeof watch.list>
export type Watched = Page['dataList'][number]
export type WatchSort = (typeof watchSorts)[number]
interface Sorted {
  sort: WatchSort
  order: 'up' | 'down'
}
interface Ask {
  page: number
  size: number
}

/**
 * The watched list of a group, or of all: first twice a page, then page by page (WATCH-08); read again when something
 * in it changes. In another order than its own it is sorted by the server, over all of it.
 */
export function useWatchList(groupId: string | undefined, sorted: Sorted | null) {
  const keyed = useKeyed()
  const client = useQueryClient()
  const language = useLanguage()
  const input = { ...(groupId ? { groupId } : {}), ...sorted }
  const key = [...operationKey(watch.list, input, keyed), 'pages'] as const
  const query = useInfiniteQuery<Page, CallFailure, InfiniteData<Page, Ask>, readonly unknown[], Ask>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => call(watch.list, { ...input, ...pageParam }, { signal, context: keyed }),
    initialPageParam: { page: 0, size: 2 * PAGE_SIZE },
    getNextPageParam: (last, all) =>
      last.hasMore
        ? {
            page: nextPage(
              all.reduce((sum, { dataList }) => sum + dataList.length, 0),
              PAGE_SIZE,
            ),
            size: PAGE_SIZE,
          }
        : undefined,
  })
  const refresh = () => {
    void readAgain(client, [watch.list])
  }
  useLive('watch', () => {
    refresh()
    void readAgain(client, [watch.groups])
  })
  useLive('prices', refresh)
  useLive('documents', refresh)
  useLive('analysis', refresh)

  const data = query.data
  const rows = useMemo(() => {
    const seen = new Set<string>()
    return (data?.pages ?? [])
      .flatMap(({ dataList }) => dataList)
      .filter(({ companyId }) => !seen.has(companyId) && Boolean(seen.add(companyId)))
  }, [data])

  /** Shows another order at once and keeps it; what the server refuses is undone. */
  const move = async (from: number, to: number): Promise<void> => {
    const next = moved(rows, from, to)
    const one = next[to]
    if (!one || from === to) return
    await client.cancelQueries({ queryKey: key })
    const before = client.getQueryData<InfiniteData<Page, Ask>>(key)
    client.setQueryData<InfiniteData<Page, Ask>>(key, (was) => {
      let at = 0
      return (
        was && {
          ...was,
          pages: was.pages.map((page) => ({ ...page, dataList: next.slice(at, (at += page.dataList.length)) })),
        }
      )
    })
    try {
      await call(watch.arrange, { companyId: one.companyId, after: next[to - 1]?.companyId ?? null })
      void readAgain(client, [watch.optionalStocks])
    } catch (error) {
      client.setQueryData(key, before)
      notify('error', failureText(error, language))
    }
  }
  return {
    rows,
    total: data?.pages[0]?.total,
    isPending: query.isPending,
    error: query.error,
    refetch: () => {
      void query.refetch()
    },
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    move,
  }
}
