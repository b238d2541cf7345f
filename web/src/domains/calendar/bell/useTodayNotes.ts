import { calendar } from '@pandora/contract/domains/calendar/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'

const own = ['calendar'] as const

/** The user's notes for today. */
export function useToday() {
  useReread(calendar.todayNotes, own)
  return useOperation(calendar.todayNotes, {}, { refetchInterval: 600_000 })
}

/** How many notes there are for today: the bell counts them all day. */
export const useTodayNotes = (): number => useToday().data?.total ?? 0
