import { useCallback, useEffect, useRef, useState } from 'react'
import { themes } from '@pandora/contract/themes'
import { afterThemeById } from '@pandora/contract/theme-pages'
import type { HeldPage } from '@pandora/contract/theme-pages'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useKeyed } from '../../../lib/api/useOperation.ts'
import type { Member } from '../model.ts'

const PAGE = 20
const nothing: HeldPage<Member> = { dataList: [], total: 0, hasMore: false }

/** Members of a theme, the nearest first, by pages. A failure leaves nothing, and nothing more (THEME-07). */
export function useMembers(themeId: string | undefined) {
  const { asOf, market } = useKeyed()
  const [held, setHeld] = useState(nothing)
  const [state, setState] = useState<{ pending: boolean; error: CallFailure | null }>({ pending: true, error: null })
  const page = useRef(0)
  const busy = useRef(false)
  const read = useCallback(async (at: number, signal?: AbortSignal) => {
    if (themeId === undefined) return
    busy.current = true
    setState({ pending: true, error: null })
    try {
      const answer = await call(themes.byId, { themeId, page: at, size: PAGE }, { context: { asOf, market }, signal })
      page.current = at
      setHeld((was) => afterThemeById(was, answer))
      setState({ pending: false, error: null })
    } catch (error) {
      if (signal?.aborted) return
      setHeld((was) => afterThemeById(was, null))
      setState({ pending: false, error: error instanceof CallFailure ? error : null })
    } finally {
      busy.current = false
    }
  }, [themeId, asOf, market])
  useEffect(() => {
    const stop = new AbortController()
    setHeld(nothing)
    void read(0, stop.signal)
    return () => stop.abort()
  }, [read])
  return {
    ...held, ...state,
    loadMore: () => { if (held.hasMore && !busy.current) void read(page.current + 1) },
    refetch: () => { void read(0) },
  }
}
