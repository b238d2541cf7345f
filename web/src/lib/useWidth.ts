import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Width of an element in px, kept up to date; 0 before it is drawn. Tiles are laid out by their own width, not the window's. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new ResizeObserver(([entry]) => { if (entry) setWidth(Math.round(entry.contentRect.width)) })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return width
}
