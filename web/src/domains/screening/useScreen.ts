import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { stateIn, writeState } from './where.ts'
import type { ScreenState } from './where.ts'

/** The screen that the address holds, and how to change parts of it: all in one step, so that none is lost. */
export function useScreen(): readonly [ScreenState, (change: Partial<ScreenState>) => void] {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const state = useMemo(() => stateIn(new URLSearchParams(text)), [text])
  const change = useCallback((part: Partial<ScreenState>) => setQuery((was) => writeState(was, { ...stateIn(was), ...part }), { replace: true }), [setQuery])
  return [state, change]
}
