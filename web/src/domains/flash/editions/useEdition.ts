import { flash, FLASH_PAGE_SIZE } from '@pandora/contract/domains/flash/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import type { Feed } from '../useFeed.ts'

/**
 * One edition: what came after the time point before `time` and up to it, on a day; without a time, the whole day.
 * `bounds` in ms.
 */
export function useEdition(
  time: string,
  date: string,
  enabled: boolean,
): Feed & { bounds: { from: number; to: number } | null; total: number | undefined } {
  const input = { ...(time ? { time } : {}), ...(date ? { date } : {}) }
  const pages = usePages(flash.newsList, input, FLASH_PAGE_SIZE, enabled)
  // The same answer as the first page brings, kept apart because pages carry items only.
  const head = useOperation(flash.newsList, { ...input, page: 0, size: 1 }, { enabled, keepPrevious: true })
  return { ...pages, bounds: head.data ? { from: head.data.from, to: head.data.to } : null, total: head.data?.total }
}
