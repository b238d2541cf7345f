import { useCallback, useEffect, useRef, useState } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { withLatest } from '@pandora/contract/domains/themes/pages'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useKeyed } from '../../../lib/api/useOperation.ts'
import { useLive } from '../../../lib/live/useLive.ts'
import { unseenIn, withLate } from './late.ts'

export type ThemeEvent = OutputOf<typeof themes.latestEvents>['dataList'][number]
export type Side = 'opportunity' | 'risk'

interface State {
  /** What it was read of. */
  key: string
  items: readonly ThemeEvent[]
  /** Came since, not shown yet: what is being read does not move. */
  arrived: readonly ThemeEvent[]
  /** Whether there are older ones. */
  more: boolean
  /** Null before the first answer. */
  error: CallFailure | null
  loaded: boolean
  busy: boolean
}

const PAGE = 10
/** Newer ones come in at most so many pages at once. */
const PAGES_UP = 5
/** ms after news of the analysis until the list is asked. */
const PAUSE = 1000
const fresh: State = { key: '', items: [], arrived: [], more: false, error: null, loaded: false, busy: true }
const cursorOf = (event: ThemeEvent | undefined) =>
  event ? { cursor: { happenedAt: event.happenedAt, eventId: event.eventId } } : {}

/**
 * Latest events of a theme (THEME-08): older ones downward behind the list, newer ones, and those read late, once they
 * are let in.
 */
export function useLatest(theme: string, side: Side | undefined) {
  const keyed = useKeyed()
  const { asOf, market } = keyed
  const key = `${theme} ${side ?? ''} ${asOf ?? ''} ${market ?? ''}`
  const [kept, setState] = useState<State>(fresh)
  // What was read of another theme, side or instant is not this one's.
  const state = kept.key === key ? kept : fresh
  const latest = useRef({ state, key })
  useEffect(() => {
    latest.current = { state, key }
  })
  const ask = useCallback(
    (direction: 'up' | 'down', from: ThemeEvent | undefined, signal?: AbortSignal, size = PAGE) =>
      call(
        themes.latestEvents,
        { theme, direction, ...cursorOf(from), ...(side ? { side } : {}), page: 0, size },
        { context: { asOf, market }, signal },
      ),
    [theme, side, asOf, market],
  )
  const start = useCallback(
    async (signal: AbortSignal): Promise<State | null> => {
      try {
        const { dataList, hasMore } = await ask('down', undefined, signal)
        return {
          key,
          items: withLatest([], dataList, 'down'),
          arrived: [],
          more: hasMore,
          error: null,
          loaded: true,
          busy: false,
        }
      } catch (error) {
        return signal.aborted
          ? null
          : { ...fresh, key, busy: false, error: error instanceof CallFailure ? error : null }
      }
    },
    [ask, key],
  )
  useEffect(() => {
    const stop = new AbortController()
    void start(stop.signal).then((first) => (first ? setState(first) : undefined))
    return () => stop.abort()
  }, [start])

  const older = async () => {
    if (state.busy || !state.more) return
    setState((was) => ({ ...was, busy: true, error: null }))
    try {
      const { dataList, hasMore } = await ask('down', state.items.at(-1))
      if (latest.current.key === key)
        setState((was) => ({ ...was, items: withLatest(was.items, dataList, 'down'), more: hasMore, busy: false }))
    } catch (error) {
      if (latest.current.key === key)
        setState((was) => ({ ...was, busy: false, error: error instanceof CallFailure ? error : null }))
    }
  }
  const newer = useCallback(async () => {
    const { state: now, key: of } = latest.current
    if (!now.loaded || asOf) return
    let came: readonly ThemeEvent[] = now.arrived
    try {
      for (let page = 0; page < PAGES_UP; page += 1) {
        const { dataList, hasMore } = await ask('up', withLate(now.items, came)[0])
        came = withLatest(came, dataList, 'up')
        if (!hasMore || dataList.length === 0) break
      }
      // What was read late happened before the newest: asking upward alone never finds it.
      came = withLate(came, await unseenIn(now.items, now.more, (from, size) => ask('down', from, undefined, size)))
    } catch {
      // What is shown stays; the next news asks again.
      return
    }
    if (latest.current.key === of)
      setState((was) => ({
        ...was,
        arrived: came.filter(({ eventId }) => !was.items.some((one) => one.eventId === eventId)),
      }))
  }, [ask, asOf])
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useLive('analysis', () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void newer()
    }, PAUSE)
  })
  // One who comes back to the window is told what came meanwhile.
  useEffect(() => {
    const onFocus = () => {
      void newer()
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [newer])
  return {
    ...state,
    older: () => {
      void older()
    },
    retry: () => {
      void start(new AbortController().signal).then((first) => (first ? setState(first) : undefined))
    },
    /** Puts what came into the list, each at its place. */
    letIn: () => setState((was) => ({ ...was, items: withLate(was.items, was.arrived), arrived: [] })),
  }
}
