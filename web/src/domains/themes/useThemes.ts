import { useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { coursesOf } from './model.ts'
import type { CourseOf } from './model.ts'

const topics = ['prices', 'analysis'] as const

/** The themes of the market, the hottest first, then the user's own; read again as prices and readings come. */
export function useThemes() {
  useReread(themes.list, topics)
  return useOperation(themes.list, {})
}

/** How long the lines of the last sessions stand: they move by the day. */
const DAYLONG = 300_000

/** Indexes of the themes over the last sessions; those that could not be read count as none. */
export function useCourses(): CourseOf {
  const { data, isError } = useOperation(themes.courses, {}, { staleTime: DAYLONG })
  return useMemo(() => coursesOf(data ?? (isError ? { day: [], dataList: [] } : undefined)), [data, isError])
}
