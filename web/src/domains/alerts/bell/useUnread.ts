import { alerts } from '@pandora/contract/domains/alerts/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'

const topics = ['alerts'] as const

/** The newest alerts and how many are unread, kept up to date. */
export function useNewest() {
  useReread(alerts.unread, topics)
  return useOperation(alerts.unread, {})
}

/** How many alerts are unread; 0 while that is not known. */
export const useUnread = (): number => useNewest().data?.count ?? 0
