import { useCallback, useEffect, useRef, useState } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterThemeById } from '@pandora/contract/domains/themes/pages'
import type { HeldPage } from '@pandora/contract/domains/themes/pages'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useKeyed } from '../../../lib/api/useOperation.ts'
import type { Member } from '../model.ts'

const PAGE = 20
interface State {
  /** What it was read of. */
  key: string
  held: HeldPage<Member>
  pending: boolean
  error: CallFailure | null
}
const nothing: HeldPage<Member> = { dataList: [], total: 0, hasMore: false }

/** Members of a theme, the nearest first, by pages. A failure leaves nothing, and nothing more (THEME-07). */
export function useMembers(themeId: string | undefined) {
  const { asOf, market } = useKeyed()
  const key = `${themeId ?? ''} ${asOf ?? ''} ${market ?? ''}`
  const [state, setState] = useState<State>({ key: '', held: nothing, pending: true, error: null })
  // What was read of another theme, or another instant, is not this one's.
  const { held, pending, error } = state.key === key ? state : { held: nothing, pending: true, error: null }
  const page = useRef(0)
  const busy = useRef(false)
  /** What a page makes of what was held; nothing once it is no longer wanted. */
  const read = useCallback(
    async (at: number, signal?: AbortSignal): Promise<((was: State) => State) | null> => {
      if (themeId === undefined) return null
      busy.current = true
      try {
        const answer = await call(themes.byId, { themeId, page: at, size: PAGE }, { context: { asOf, market }, signal })
        page.current = at
        return (was) => ({
          key,
          held: afterThemeById(was.key === key ? was.held : nothing, answer),
          pending: false,
          error: null,
        })
      } catch (failure) {
        if (signal?.aborted) return null
        return (was) => ({
          key,
          held: afterThemeById(was.held, null),
          pending: false,
          error: failure instanceof CallFailure ? failure : null,
        })
      } finally {
        busy.current = false
      }
    },
    [themeId, asOf, market, key],
  )
  const take = (change: ((was: State) => State) | null) => (change ? setState(change) : undefined)
  useEffect(() => {
    const stop = new AbortController()
    void read(0, stop.signal).then((change) => (change ? setState(change) : undefined))
    return () => stop.abort()
  }, [read])
  return {
    ...held,
    pending,
    error,
    loadMore: () => {
      if (held.hasMore && !busy.current) void read(page.current + 1).then(take)
    },
    refetch: () => {
      void read(0).then(take)
    },
  }
}
