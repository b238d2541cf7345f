import { useEffect, useRef, useState } from 'react'
import { cloneLayout, verticalCompactor } from 'react-grid-layout/core'
import type { Layout, LayoutItem } from 'react-grid-layout/core'
import { gridColumns } from '@pandora/contract/domains/floors/grid'
import type { Breakpoint } from '@pandora/contract/domains/floors/grid'
import { useTexts } from '../../../lib/texts.ts'
import { placeOf, resizedLayout, steppedLayout } from './keyboardSteps.ts'
import { useMoving } from './moving.ts'
import type { ShownPlace } from '../tiles.ts'
import { floorTexts } from '../texts.ts'

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)
interface Moving {
  tile: string
  /** As it was when the first key came. */
  before: Layout
  layout: Layout
}

/**
 * Moving and resizing by keyboard: arrows move, with Shift they resize, Enter keeps, Escape cancels; every step is
 * said.
 */
export function useKeyboardMove(
  places: readonly ShownPlace[],
  at: Breakpoint,
  keep: (before: Layout, after: Layout) => void,
): { layout: Layout; said: string } {
  const t = useTexts(floorTexts)
  const chosen = useMoving(({ tileId }) => tileId)
  const [moving, setMoving] = useState<Moving | null>(null)
  const [said, setSaid] = useState('')
  // What keys go by: always the last state, however fast they come.
  const latest = useRef<{ places: Layout; moving: Moving | null }>({ places, moving: null })
  useEffect(() => {
    latest.current.places = places
  })
  const columns = gridColumns[at]
  const say = (key: 'placeAt' | 'placeKept', place: LayoutItem | undefined) => {
    if (place) setSaid(t(key, { x: place.x + 1, y: place.y + 1, w: place.w, h: place.h }))
  }
  const put = (next: Moving | null) => {
    latest.current.moving = next
    setMoving(next)
  }
  const layoutOf = (tile: string) =>
    latest.current.moving?.tile === tile
      ? latest.current.moving.layout
      : verticalCompactor.compact(cloneLayout(latest.current.places), columns)
  useEffect(() => () => useMoving.setState({ tileId: null }), [])

  const end = (kept: boolean) => {
    const tile = useMoving.getState().tileId
    if (!tile) return
    if (kept) {
      const layout = layoutOf(tile)
      keep(latest.current.moving?.before ?? layout, layout)
      say('placeKept', placeOf(layout, tile))
    } else setSaid(t('placeCancelled'))
    put(null)
    useMoving.setState({ tileId: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tile = useMoving.getState().tileId
    if (!tile) return
    if (isWay(event.key)) {
      event.preventDefault()
      const was = layoutOf(tile)
      const layout = (event.shiftKey ? resizedLayout : steppedLayout)(was, tile, ways[event.key], columns)
      put({ tile, before: latest.current.moving?.tile === tile ? latest.current.moving.before : was, layout })
      say('placeAt', placeOf(layout, tile))
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(event.key !== 'Escape')
    }
  }
  const hands = useRef({ onKeyDown, keep, end })
  useEffect(() => {
    hands.current = { onKeyDown, keep, end }
  })
  useEffect(() => {
    if (!chosen) return undefined
    const state = latest.current
    const onKey = (event: KeyboardEvent) => hands.current.onKeyDown(event)
    const onLeave = () => hands.current.end(true)
    // Before anything else hears them: Escape is for the tile, not for what is around it.
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusout', onLeave)
      // Ended by its own button: what was done is kept.
      if (state.moving?.tile === chosen) {
        hands.current.keep(state.moving.before, state.moving.layout)
        state.moving = null
      }
    }
  }, [chosen])
  return {
    layout: moving && moving.tile === chosen ? moving.layout : places,
    said: chosen && !moving ? t('gripHelp') : said,
  }
}
