import { useEffect, useRef } from 'react'

/** How far a finger goes across before it means the next tab, in px, and how much more across than down. */
const FAR = 64
const ACROSS = 2

/** Whether something between a place and the page is drawn along sideways by itself: then the finger means that. */
function takesSideways(from: EventTarget | null): boolean {
  // `main` is the page: were it too wide somewhere, a swipe would still not mean that.
  for (
    let node = from instanceof Element ? from : null;
    node && !node.matches('main, body');
    node = node.parentElement
  ) {
    if (node.matches('canvas, input, textarea, select, [role="slider"], [role="dialog"], [data-own-touch]')) return true
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true
  }
  return false
}

/**
 * Calls `turn` with 1 (a finger that went left: the next) or -1 where somebody swipes across the page; without it,
 * nothing is listened to.
 */
export function useSwipe(turn: ((step: 1 | -1) => void) | null): void {
  const latest = useRef(turn)
  useEffect(() => void (latest.current = turn))
  const on = turn !== null
  useEffect(() => {
    if (!on) return
    let begun: { x: number; y: number } | null = null
    const start = ({ touches, target }: TouchEvent) => {
      const [first] = touches
      begun = touches.length === 1 && first && !takesSideways(target) ? { x: first.clientX, y: first.clientY } : null
    }
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      if (!begun || !last) return
      const [x, y] = [last.clientX - begun.x, last.clientY - begun.y]
      begun = null
      if (Math.abs(x) >= FAR && Math.abs(x) >= ACROSS * Math.abs(y)) latest.current?.(x < 0 ? 1 : -1)
    }
    document.addEventListener('touchstart', start, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    return () => {
      document.removeEventListener('touchstart', start)
      document.removeEventListener('touchend', end)
    }
  }, [on])
}
