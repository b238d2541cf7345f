import type { CallFailure } from '../../lib/api/failure.ts'
import type { Pages } from '../../lib/api/usePages.ts'

/** A read as a view shows it: what came, what failed, whether more is on its way. */
export interface Answered<Data> {
  data: Data | undefined
  error: CallFailure | null
  isFetching: boolean
  refetch: () => unknown
}

/** A list by pages as an answer: what is there of it so far. */
export const answerOf = <Item>(
  pages: Pick<Pages<Item>, 'items' | 'isPending' | 'isFetchingMore' | 'error' | 'refetch'>,
): Answered<readonly Item[]> => ({
  data: pages.isPending || (pages.error && pages.items.length === 0) ? undefined : pages.items,
  error: pages.error,
  isFetching: pages.isPending || pages.isFetchingMore,
  refetch: pages.refetch,
})
