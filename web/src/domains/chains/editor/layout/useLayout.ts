import { useCallback, useEffect, useRef } from 'react'
import { move, release } from '../model/edits.ts'
import { edit, graphOf } from '../state.ts'
import type { EditorStore } from '../state.ts'
import { layOut } from './layout.ts'

/**
 * Lays the graph out and can be stopped. A first placement stands at once, a better one takes its place, both one step;
 * what is changed while it runs ends it.
 */
export function useLayout(store: EditorStore, onShow: () => void) {
  const run = useRef<(() => void) | null>(null)
  const stop = useCallback(() => {
    run.current?.()
    run.current = null
    store.setState({ layingOut: false })
  }, [store])
  const start = useCallback(
    (all = false, step: 'layout' | 'draft' = 'layout') => {
      stop()
      if (all) edit(store, 'layout', release(new Set(graphOf(store).nodes.map(({ id }) => id))), 'layout')
      let stands = graphOf(store)
      store.setState({ layingOut: true })
      const { stop: end } = layOut(stands, {
        onPlaces: (places) => {
          if (graphOf(store) !== stands) return stop()
          edit(store, step, move(places, false), step)
          stands = graphOf(store)
          onShow()
        },
        onRest: stop,
      })
      run.current = end
    },
    [store, stop, onShow],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}
