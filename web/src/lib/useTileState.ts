import { useEffect, useRef } from 'react'
import type { RoomViewProps, TileState } from './roomView.ts'

type Shown = Omit<TileState, 'refresh' | 'table'>
type Actions = Pick<TileState, 'refresh' | 'table'>

/**
 * Says what stands in the tile's head whenever `state` is another object: make it with `useMemo`. Of the actions the
 * latest is run.
 */
export function useTileState(frame: RoomViewProps['frame'], state: Shown, actions: Actions): void {
  const latest = useRef({ frame, actions })
  useEffect(() => {
    latest.current = { frame, actions }
  })
  const { table } = actions
  const exports = table !== undefined
  useEffect(
    () =>
      latest.current.frame({
        ...state,
        refresh: () => latest.current.actions.refresh?.(),
        table: exports ? () => latest.current.actions.table?.() ?? { name: '', head: [], rows: [] } : undefined,
      }),
    [state, exports],
  )
}
