import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { preselectedOf, stateIn, writeState } from './where.ts'
import type { ScreenState, ShownScreen } from './where.ts'

/**
 * The screen that the address holds, how to change parts of it (all in one step, so that none is lost), and whether its
 * exchanges are known yet.
 */
export function useScreen(): readonly [ShownScreen, (change: Partial<ScreenState>) => void, boolean] {
  const [query, setQuery] = useSearchParams()
  const listed = useOperation(industries.exchanges, {})
  const text = query.toString()
  const state = useMemo(() => {
    const own = stateIn(new URLSearchParams(text))
    return {
      ...own,
      exchanges: own.exchanges ?? preselectedOf(listed.data?.dataList ?? []),
      preselected: own.exchanges === null,
    }
  }, [text, listed.data])
  const change = useCallback(
    (part: Partial<ScreenState>) => setQuery((was) => writeState(was, { ...stateIn(was), ...part }), { replace: true }),
    [setQuery],
  )
  return [state, change, !state.preselected || !listed.isPending]
}
