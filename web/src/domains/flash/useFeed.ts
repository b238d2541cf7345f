import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { flash, FLASH_PAGE_SIZE } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { call } from '../../lib/api/call.ts'
import type { CallFailure } from '../../lib/api/failure.ts'
import { hasMore } from '../../lib/api/paging.ts'
import { operationKey, useKeyed } from '../../lib/api/useOperation.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { merged } from './items.ts'
import type { NewsItem } from './items.ts'

type Page = OutputOf<typeof flash.dailyFlashList>
interface Edge {
  ptime: number
  newsId: string
}
const MOST_NEW = 100
const edge = (item: NewsItem | undefined): Edge | undefined =>
  item ? { ptime: item.newsTimestamp, newsId: item.newsId } : undefined

/** What a list of flash items offers to whoever draws it. */
export interface Feed {
  items: readonly NewsItem[]
  hasMore: boolean
  isPending: boolean
  isFetchingMore: boolean
  error: CallFailure | null
  loadMore: () => void
  refetch: () => void
}

/** The pages of the running list that are read; who asks for the same list shares them. */
export function useRunning(kind: DocumentKind | undefined, enabled: boolean) {
  const keyed = useKeyed()
  const input = kind ? { kind } : {}
  const key = [...operationKey(flash.dailyFlashList, input, keyed), 'feed'] as const
  const query = useInfiniteQuery<Page, CallFailure, { pages: Page[] }, readonly unknown[], Edge | undefined>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(
        flash.dailyFlashList,
        { direction: 'down', page_size: FLASH_PAGE_SIZE, ...input, ...pageParam },
        { signal, context: keyed },
      ),
    initialPageParam: undefined,
    getNextPageParam: (last) =>
      hasMore(last.dataList.length, FLASH_PAGE_SIZE) ? edge(last.dataList.at(-1)) : undefined,
    enabled,
  })
  return { query, key, input, keyed }
}

/** The running list: endless down by keyset; what comes in meanwhile waits in `arrived` until it is asked for. */
export function useFeed(
  kind: DocumentKind | undefined,
  enabled: boolean,
): Feed & { arrived: number; arrivedMore: boolean; showArrived: () => void } {
  const client = useQueryClient()
  const { query, key, input, keyed } = useRunning(kind, enabled)
  const place = `${kind ?? ''} ${keyed.market ?? ''} ${keyed.asOf ?? ''}`
  const [waiting, setWaiting] = useState<{ place: string; items: readonly NewsItem[]; more: boolean }>({
    place,
    items: [],
    more: false,
  })
  const [shown, setShown] = useState<{ place: string; items: readonly NewsItem[] }>({ place, items: [] })
  const pages = query.data?.pages
  const items = useMemo(
    () =>
      merged(
        shown.place === place ? shown.items : [],
        (pages ?? []).flatMap(({ dataList }) => dataList),
      ),
    [pages, shown, place],
  )

  useLive('documents', () => {
    if (!enabled || keyed.asOf || !query.data) return
    const top = items[0]
    if (!top) {
      void client.invalidateQueries({ queryKey: key })
      return
    }
    call(flash.dailyFlashList, { direction: 'up', page_size: MOST_NEW, ...input, ...edge(top) }, { context: keyed })
      .then((page) => setWaiting({ place, items: page.dataList, more: page.hasMore }))
      // Nothing was asked for by the reader; the next event or refresh asks again.
      .catch(() => undefined)
  })
  const arrived = waiting.place === place ? waiting.items : []
  const showArrived = useCallback(() => {
    setWaiting({ place, items: [], more: false })
    // More came in than one answer holds: only a fresh list is without a gap.
    if (waiting.more) void client.resetQueries({ queryKey: [flash.dailyFlashList.id] })
    else setShown((was) => ({ place, items: merged(waiting.items, was.place === place ? was.items : []) }))
  }, [client, place, waiting])
  return {
    items,
    hasMore: query.hasNextPage,
    isPending: query.isPending,
    isFetchingMore: query.isFetchingNextPage,
    error: query.error,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    refetch: () => {
      void query.refetch()
    },
    arrived: arrived.length,
    arrivedMore: waiting.more,
    showArrived,
  }
}
