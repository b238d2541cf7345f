import { held, moved, wholeK, zoomed } from './viewport.ts'
import type { Seen, Viewport } from './viewport.ts'

interface Point {
  x: number
  y: number
}
export interface HandEvents {
  /** The view changed; at most once a frame. */
  onView: (view: Viewport) => void
  /** A press that was no drag. */
  onTap: (point: Point) => void
  /** The pointer rests or moves over the pane without a button; null when it leaves. */
  onPoint: (point: Point | null, event: PointerEvent) => void
}
export interface Hand {
  view: () => Viewport
  set: (view: Viewport) => void
  /** Nearer or farther around the middle of the pane. */
  zoom: (factor: number) => void
  pan: (dx: number, dy: number) => void
  remove: () => void
}

/** px a press may move and still be one. */
const STILL = 5
/** Share of nearness of a px of the wheel. */
const WHEEL = 0.0016

/**
 * Wheel, drag and pinch over an element move the view of what it shows. Where all is in sight, the page below scrolls
 * as ever.
 */
export function takeHand(element: HTMLElement, seen: () => Seen, start: Viewport, events: HandEvents): Hand {
  let view = held(start, seen())
  let frame = 0
  const down = new Map<number, Point>()
  let pressed: Point | null = null
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const near = () => view.k > wholeK(seen()) * 1.001
  const set = (next: Viewport) => {
    view = next
    // A finger on a map that is wholly in sight scrolls the page; nearer, it moves the map.
    element.style.touchAction = near() ? 'none' : 'pan-x pan-y'
    frame ||= requestAnimationFrame(() => {
      frame = 0
      events.onView(view)
    })
  }
  const onWheel = (event: WheelEvent) => {
    const farther = event.deltaY > 0
    if (farther && !near() && !event.ctrlKey) return
    event.preventDefault()
    set(
      zoomed(
        view,
        Math.exp(-event.deltaY * (event.deltaMode === 1 ? 18 : 1) * (event.ctrlKey ? 5 : 1) * WHEEL),
        at(event),
        seen(),
      ),
    )
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    down.set(event.pointerId, at(event))
    pressed = down.size === 1 ? at(event) : null
    if (down.size === 2) for (const id of down.keys()) element.setPointerCapture(id)
  }
  const onMove = (event: PointerEvent) => {
    const point = at(event)
    const before = down.get(event.pointerId)
    if (!before) {
      events.onPoint(point, event)
      return
    }
    if (down.size === 1) {
      if (pressed && Math.hypot(point.x - pressed.x, point.y - pressed.y) <= STILL) return
      if (pressed) {
        pressed = null
        if (event.pointerType === 'mouse' || near()) element.setPointerCapture(event.pointerId)
      }
      set(moved(view, point.x - before.x, point.y - before.y, seen()))
    } else {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const [was, now] = [
          Math.hypot(before.x - other.x, before.y - other.y),
          Math.hypot(point.x - other.x, point.y - other.y),
        ]
        const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
        // Nearer first: all of it in sight has no room to be moved in, and would slip from under the fingers.
        const nearer = zoomed(view, now / Math.max(was, 1), middle, seen())
        set(moved(nearer, (point.x - before.x) / 2, (point.y - before.y) / 2, seen()))
      }
    }
    down.set(event.pointerId, point)
  }
  const onUp = (event: PointerEvent) => {
    const tapped = down.delete(event.pointerId) && pressed
    pressed = null
    if (tapped && event.type === 'pointerup') events.onTap(at(event))
  }
  const onLeave = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) events.onPoint(null, event)
  }
  element.style.touchAction = near() ? 'none' : 'pan-x pan-y'
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('pointerleave', onLeave)
  return {
    view: () => view,
    set: (next) => set(held(next, seen())),
    zoom: (factor) => {
      const { pane } = seen()
      set(zoomed(view, factor, { x: pane.width / 2, y: pane.height / 2 }, seen()))
    },
    pan: (dx, dy) => set(moved(view, dx, dy, seen())),
    remove: () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('pointerleave', onLeave)
    },
  }
}
