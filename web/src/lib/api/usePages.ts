import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { call } from './call.ts'
import type { CallFailure } from './failure.ts'
import { hasMore, withPage } from './paging.ts'
import { operationKey, useKeyed } from './useOperation.ts'

interface PageAnswer {
  dataList: readonly unknown[]
  total?: number
  hasMore?: boolean
}
/** Items asked for at once where a list is read whole. */
const WHOLE_SIZE = 100

/** Item of an operation that answers pages; never for any other operation. */
type ItemOf<O extends Operation> = OutputOf<O> extends { dataList: (infer Item)[] } ? Item : never

export interface Pages<Item, First = unknown> {
  items: readonly Item[]
  /** The first page whole: what it says of the list beside its items. */
  first: First | undefined
  total: number | undefined
  hasMore: boolean
  /** First page on its way. */
  isPending: boolean
  isFetchingMore: boolean
  error: CallFailure | null
  loadMore: () => void
  /** The whole list, read anew: what is saved as a file is not only what was scrolled to. */
  all: () => Promise<readonly Item[]>
  refetch: () => void
}

/** A list by pages: page 0 replaces, later ones append; whether more follow the answer says,
 * else a page that is not full is the last (CONV-14). */
export function usePages<O extends Operation>(
  operation: O,
  input: Omit<InputOf<O>, 'page' | 'size'>,
  size: number,
  enabled = true,
): Pages<ItemOf<O>, OutputOf<O>> {
  const keyed = useKeyed()
  const query = useInfiniteQuery<PageAnswer, CallFailure, { pages: PageAnswer[] }, readonly unknown[], number>({
    queryKey: [...operationKey(operation, input as InputOf<O>, keyed), 'pages', size],
    queryFn: async ({ pageParam, signal }) =>
      (await call(operation, { ...input, page: pageParam, size } as InputOf<O>, {
        signal,
        context: keyed,
      })) as PageAnswer,
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) =>
      (last.hasMore ?? hasMore(last.dataList.length, size)) ? page + 1 : undefined,
    enabled,
  })
  const pages = query.data?.pages
  const items = useMemo(
    () =>
      (pages ?? []).reduce<readonly ItemOf<O>[]>(
        (list, page, index) => withPage(list, index, page.dataList as ItemOf<O>[]),
        [],
      ),
    [pages],
  )
  return {
    items,
    first: pages?.[0] as OutputOf<O> | undefined,
    total: pages?.at(-1)?.total,
    hasMore: query.hasNextPage,
    isPending: query.isPending,
    isFetchingMore: query.isFetchingNextPage,
    error: query.error,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    all: async () => {
      const whole: ItemOf<O>[] = []
      for (let page = 0; ; page++) {
        const answer = (await call(operation, { ...input, page, size: WHOLE_SIZE } as InputOf<O>, {
          context: keyed,
        })) as PageAnswer
        whole.push(...(answer.dataList as ItemOf<O>[]))
        if (!(answer.hasMore ?? hasMore(answer.dataList.length, WHOLE_SIZE))) return whole
      }
    },
    refetch: () => {
      void query.refetch()
    },
  }
}
