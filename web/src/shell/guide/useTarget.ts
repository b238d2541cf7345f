import { useEffect, useState } from 'react'
import { targets } from './steps.ts'
import type { Box, GuideStep } from './steps.ts'

interface Found {
  box: Box
  /** It stands behind the control that is shown. */
  behind: boolean
}

const MARGIN = 4
const seen = ({ width, height }: DOMRect) => width > 0 && height > 0

/**
 * Where the control of a step stands on the page now; null while there is none. Followed as the page is laid out anew.
 */
export function useTarget(step: GuideStep): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const look = () => {
      for (const selector of targets[step]) {
        const rect = [...document.querySelectorAll(selector)]
          .map((element) => element.getBoundingClientRect())
          .find(seen)
        if (!rect) continue
        const left = Math.max(2, rect.left - MARGIN)
        const top = Math.max(2, rect.top - MARGIN)
        const box = {
          left,
          top,
          width: Math.min(rect.right + MARGIN, innerWidth - 2) - left,
          height: Math.min(rect.bottom + MARGIN, innerHeight - 2) - top,
        }
        const behind = selector === '[data-guide="all"]'
        setFound((was) =>
          was &&
          was.behind === behind &&
          was.box.left === box.left &&
          was.box.top === box.top &&
          was.box.width === box.width &&
          was.box.height === box.height
            ? was
            : { box, behind },
        )
        return
      }
      setFound(null)
    }
    look()
    const timer = setInterval(look, 200)
    return () => clearInterval(timer)
  }, [step])
  return found
}
