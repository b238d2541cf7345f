import { useEffect, useState } from 'react'
import { cloneLayout, verticalCompactor } from 'react-grid-layout/core'
import type { Compactor, Layout } from 'react-grid-layout/core'
import { droppedLayout, heldLayout } from './dragSteps.ts'

interface Hand {
  tile: string
  begun: Layout
  /** As they would stand if it were let go now. */
  dropped: Layout
  cancelled: boolean
}

/**
 * A tile in the hand: while it is held the others stand as they would if it were let go there, told by the grid's
 * compactor, which the grid asks at each step. Escape puts it back.
 */
function dragging() {
  let hand: Hand | null = null
  const compactor: Compactor = {
    type: 'vertical',
    allowOverlap: false,
    compact(layout, columns) {
      const own = hand && layout.find(({ i }) => i === hand?.tile)
      if (!hand || !own) return verticalCompactor.compact(layout, columns)
      if (hand.cancelled) return cloneLayout(hand.begun)
      hand.dropped = droppedLayout(hand.begun, hand.tile, own.x, own.y, columns)
      return heldLayout(hand.begun, hand.dropped, hand.tile, columns)
    },
  }
  return {
    compactor,
    begin(before: Layout, tile: string): void {
      const begun = cloneLayout(before)
      hand = { tile, begun, dropped: begun, cancelled: false }
    },
    /** Lets the tile go; answers how the tiles stand now. */
    end(): Layout | undefined {
      const dropped = hand?.cancelled ? hand.begun : hand?.dropped
      hand = null
      return dropped
    },
    /** The tile goes back to where it was taken; answers whether there was one in the hand. */
    cancel(): boolean {
      if (hand) hand.cancelled = true
      return hand !== null
    },
  }
}

/** The hand of one grid, with Escape for as long as it is shown. */
export function useDragging(): ReturnType<typeof dragging> {
  const [own] = useState(dragging)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && own.cancel()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [own])
  return own
}
