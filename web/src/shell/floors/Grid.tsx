import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cloneLayout, GridLayout, useContainerWidth } from 'react-grid-layout'
import type { Layout, LayoutItem } from 'react-grid-layout'
import { GRID_GAP, GRID_ROW, gridColumns } from '@pandora/contract/domains/floors/grid'
import type { Breakpoint } from '@pandora/contract/domains/floors/grid'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { arrange } from './actions.ts'
import styles from './Grid.module.css'
import { RoomTile } from './RoomTile.tsx'
import { hold, pictured } from './snapshots.ts'
import { usePlaces } from './tiles.ts'
import type { ShownTile } from './tiles.ts'
import { useDragging } from './moving/useDragging.ts'
import { useKeyboardMove } from './moving/useKeyboardMove.ts'

interface Props {
  floor: Floor
  tiles: readonly ShownTile[]
  at: Exclude<Breakpoint, 'sm'>
}

const config = (at: Exclude<Breakpoint, 'sm'>) =>
  ({ cols: gridColumns[at], rowHeight: GRID_ROW, margin: [GRID_GAP, GRID_GAP], containerPadding: [0, 0] }) as const
const configs = { lg: config('lg'), md: config('md') }
const drag = {
  handle: '[data-tile-head]',
  cancel: 'button, a, input, [role="menu"], [role="dialog"], [role="radiogroup"]',
  threshold: 4,
}
const resize = { handles: ['se', 'e', 's', 'w', 'sw'] } as const

/** Words as a string of CSS. */
const cssText = (words: string): string => `"${words.replaceAll(/["\\\n]/g, ' ')}"`

/** The tiles of a floor on its grid: dragged by their heads, resized by their edges, and both by keyboard. */
export default function Grid({ floor, tiles, at }: Props) {
  const { width, mounted, containerRef } = useContainerWidth()
  const grid = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const places = usePlaces(floor, tiles, at)
  const keep = useCallback(
    (before: Layout, after: Layout) => {
      arrange(floor.id, at, before, after)
    },
    [floor.id, at],
  )
  const begun = useRef<Layout>([])
  const { layout, said } = useKeyboardMove(places, at, keep)
  const dragging = useDragging()
  const start = useCallback((before: Layout, tile: LayoutItem | null) => {
    begun.current = cloneLayout(before)
    setBusy(true)
    hold(true)
    // The outline of where it will stand bears its title.
    const title = tile && grid.current?.querySelector(`[data-tile="${CSS.escape(tile.i)}"] [data-tile-head] > h2`)
    grid.current?.style.setProperty('--moved-title', cssText(title?.textContent ?? ''))
  }, [])
  const stop = useCallback(
    (after: Layout) => {
      setBusy(false)
      hold(false)
      keep(begun.current, after)
    },
    [keep],
  )
  const dragStart = useCallback(
    (before: Layout, tile: LayoutItem | null) => {
      start(before, tile)
      if (tile) dragging.begin(before, tile.i)
    },
    [start, dragging],
  )
  const dragStop = useCallback((after: Layout) => stop(dragging.end() ?? after), [stop, dragging])
  const hasPicture = floor.thumbnails !== ''
  useEffect(
    () => (mounted && grid.current ? pictured(floor.id, grid.current, hasPicture) : undefined),
    [floor.id, mounted, hasPicture],
  )
  // The same elements as long as the tiles are the same: a drag draws none of them again.
  const children = useMemo(
    () =>
      tiles.map((tile) => (
        <div key={tile.id} className={styles.item} data-tile={tile.id}>
          <RoomTile floorId={floor.id} tile={tile} movable />
        </div>
      )),
    [tiles, floor.id],
  )
  return (
    <div className={styles.scroller}>
      <div ref={containerRef} className={busy ? styles.busy : undefined}>
        {mounted ? (
          <GridLayout
            innerRef={grid}
            className={styles.grid ?? ''}
            width={width}
            layout={layout}
            gridConfig={configs[at]}
            dragConfig={drag}
            resizeConfig={resize}
            compactor={dragging.compactor}
            onDragStart={dragStart}
            onDragStop={dragStop}
            onResizeStart={start}
            onResizeStop={stop}
          >
            {children}
          </GridLayout>
        ) : null}
      </div>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
