import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Height of an element in px, kept up to date; 0 before it is drawn. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setHeight(Math.round(entry.contentRect.height))
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return height
}
