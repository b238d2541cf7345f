import { useContext, useEffect, useRef } from 'react'
import { PlaceContext } from '../../lib/view.ts'
import type { TileState } from '../../lib/view.ts'

type Shown = Omit<TileState, 'refresh' | 'table'>
type Actions = Pick<TileState, 'refresh' | 'table'>

/**
 * Says what stands in the head of the view's frame whenever `state` is another object: make it with `useMemo`. Of the
 * actions the latest is run. Only for what `ViewBody` cannot say by itself.
 */
export function useHead(state: Shown, actions: Actions): void {
  const { say } = useContext(PlaceContext)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const exports = actions.table !== undefined
  useEffect(
    () =>
      say({
        ...state,
        refresh: () => latest.current.refresh?.(),
        table: exports ? () => latest.current.table?.() ?? { name: '', head: [], rows: [] } : undefined,
      }),
    [state, exports, say],
  )
}
