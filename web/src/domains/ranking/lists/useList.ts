import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import type { InputOf, OutputOf } from '@pandora/contract/operation'
import { usePages, type Pages } from '../../../lib/api/usePages.ts'

type ItemOf<Operation extends 'eventRank' | 'scoreRank' | 'policyDriven'> = OutputOf<
  (typeof ranking)[Operation]
>['dataList'][number]

/** A line of one of the three lists. */
export type Entry =
  | ({ list: 'event' } & ItemOf<'eventRank'>)
  | ({ list: 'ai' } & ItemOf<'scoreRank'>)
  | ({ list: 'policy' } & ItemOf<'policyDriven'>)

/** The operation behind each list. */
export const operationOf = {
  event: ranking.eventRank,
  ai: ranking.scoreRank,
  policy: ranking.policyDriven,
} as const satisfies Record<MarkedList, unknown>

export type EventSort = NonNullable<InputOf<typeof ranking.eventRank>['sort']>

export interface List extends Omit<Pages<Entry>, 'all'> {
  /** What the list says of itself; undefined while it is on its way. */
  about: Pick<OutputOf<typeof ranking.scoreRank>, 'version' | 'day' | 'hidden'> | undefined
}

/** A list page by page; later pages are appended (RANK-14). */
export function useList(list: MarkedList, sort: EventSort): List {
  const event = usePages(ranking.eventRank, { sort }, RANK_PAGE, list === 'event')
  const ai = usePages(ranking.scoreRank, {}, RANK_PAGE, list === 'ai')
  const policy = usePages(ranking.policyDriven, {}, RANK_PAGE, list === 'policy')
  if (list === 'event')
    return { ...event, about: event.first, items: event.items.map((one) => ({ list: 'event', ...one })) }
  if (list === 'ai') return { ...ai, about: ai.first, items: ai.items.map((one) => ({ list: 'ai', ...one })) }
  return { ...policy, about: policy.first, items: policy.items.map((one) => ({ list: 'policy', ...one })) }
}

/** Whether an entry is pinned. */
export const isPinned = (one: Entry): boolean => (one.list === 'event' ? one.markedTop : one.top) === 1

/** Its number in the list: of the AI list the rank, which equal scores share. */
export const placeOf = (one: Entry): number => (one.list === 'ai' ? one.rank : one.place)
