import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

interface Size {
  width: number
  height: number
}

/**
 * Size of an element in whole px, kept up to date; nothing before it is drawn. The same object as long as it stays the
 * same.
 */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const [width, height] = [Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height)]
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }))
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return size
}
