import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { cloneLayout, moveElement, verticalCompactor } from 'react-grid-layout'
import type { Layout, LayoutItem } from 'react-grid-layout'
import { gridColumns } from '@pandora/contract/floors'
import type { Breakpoint } from '@pandora/contract/floors'
import { useTexts } from '../../lib/texts.ts'
import { useMoving } from './moving.ts'
import type { ShownPlace } from './tiles.ts'
import { floorTexts } from './texts.ts'

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)
const placeOf = (layout: Layout, tile: string): LayoutItem | undefined => layout.find(({ i }) => i === tile)
const standsElsewhere = (a: LayoutItem | undefined, b: LayoutItem | undefined) => a && b && (a.x !== b.x || a.y !== b.y)

/** One step of a tile in a direction: past a neighbour where a step of one would fall back. The same layout when it cannot go. */
export function steppedLayout(layout: Layout, tile: string, way: readonly [number, number], columns: number): Layout {
  const from = placeOf(layout, tile)
  if (!from) return layout
  const reach = way[0] ? columns : 60
  for (let step = 1; step <= reach; step += 1) {
    const [x, y] = [from.x + way[0] * step, from.y + way[1] * step]
    if (x < 0 || y < 0 || x + from.w > columns) return layout
    const copy = cloneLayout(layout)
    const own = placeOf(copy, tile)
    if (!own) return layout
    const next = verticalCompactor.compact(moveElement(copy, own, x, y, true, false, 'vertical', columns), columns)
    if (standsElsewhere(from, placeOf(next, tile))) return next
  }
  return layout
}

/** A tile made wider or higher by a step, within its smallest size and the grid. */
export function resizedLayout(layout: Layout, tile: string, way: readonly [number, number], columns: number): Layout {
  const copy = cloneLayout(layout)
  const own = placeOf(copy, tile)
  if (!own) return layout
  own.w = Math.min(columns - own.x, Math.max(own.minW ?? 1, own.w + way[0]))
  own.h = Math.max(own.minH ?? 1, own.h + way[1])
  return verticalCompactor.compact(copy, columns)
}

interface Moving { tile: string; layout: Layout }

/** Moving and resizing by keyboard: arrows move, with Shift they resize, Enter keeps, Escape cancels; every step is said. */
export function useKeyboardMove(places: readonly ShownPlace[], at: Breakpoint, keep: (layout: Layout) => void): { layout: Layout; said: string; onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void } {
  const t = useTexts(floorTexts)
  const chosen = useMoving(({ tileId }) => tileId)
  const [moving, setMoving] = useState<Moving | null>(null)
  const [said, setSaid] = useState('')
  const shown = useRef(places)
  useEffect(() => { shown.current = places })
  const columns = gridColumns[at]
  const say = (key: 'placeAt' | 'placeKept', place: LayoutItem | undefined) => {
    if (place) setSaid(t(key, { x: place.x + 1, y: place.y + 1, w: place.w, h: place.h }))
  }
  useEffect(() => {
    if (!chosen) {
      setMoving(null)
      return
    }
    setMoving({ tile: chosen, layout: verticalCompactor.compact(cloneLayout(shown.current), columns) })
    setSaid(t('gripHelp'))
  }, [chosen, columns, t])
  useEffect(() => () => useMoving.setState({ tileId: null }), [])

  const end = (kept: boolean) => {
    if (!moving) return
    if (kept) {
      keep(moving.layout)
      say('placeKept', placeOf(moving.layout, moving.tile))
    } else setSaid(t('placeCancelled'))
    useMoving.setState({ tileId: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!moving) return
    if (isWay(event.key)) {
      event.preventDefault()
      const layout = (event.shiftKey ? resizedLayout : steppedLayout)(moving.layout, moving.tile, ways[event.key], columns)
      setMoving({ ...moving, layout })
      say('placeAt', placeOf(layout, moving.tile))
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(event.key !== 'Escape')
    }
  }
  return { layout: moving && moving.tile === chosen ? moving.layout : places, said, onKeyDown, onBlur: () => end(true) }
}
