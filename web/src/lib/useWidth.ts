import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RefObject } from 'react'

/**
 * Width of an element in px, kept up to date; 0 while there is none. Tiles are laid out by their own width, not the
 * window's.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    let first = true
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const set = () => setWidth(Math.round(entry.contentRect.width))
      // Within the first frame: what is laid out for no width and again for the real one moves under the reader's eyes.
      if (first) flushSync(set)
      else set()
      first = false
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return width
}
