import { useEffect, useState } from 'react'

/** Whether a tile is narrower than so many px. Changes only when the border is crossed. */
export function useNarrow(tileId: string, width: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const element = document.querySelector(`[data-tile="${CSS.escape(tileId)}"]`)
    if (!element) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < width)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [tileId, width])
  return narrow
}
