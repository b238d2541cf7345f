import { anchorsOf } from '@pandora/contract/view/drawings'
import { drawingAt, moved, withAnchor } from './shapes.ts'
import type { Anchor, Drawing, Part, Point, Shape } from './shapes.ts'

/** What the hand may ask of the chart that it draws on. */
export interface Sheet {
  shapes: () => { id: string; shape: Shape }[]
  drawing: (id: string) => Drawing | undefined
  /** Day and price at a point of the price pane; null outside of it. */
  anchorAt: (point: Point) => Anchor | null
  days: () => readonly string[]
  /** Whether dragging moves the chart itself. */
  hold: (held: boolean) => void
}
/** What it tells. */
export interface Told {
  select: (id: string | null) => void
  /** While it is drawn or moved. */
  draft: (drawing: Drawing | null) => void
  /** It is done: a new one (without id) or a changed one. */
  done: (drawing: Drawing) => void
}

/** Id of a drawing that is not kept yet. */
export const DRAFT = 'draft'
/** Moves below so many px are a click. */
const CLICK = 4

interface Drag {
  from: Point
  start: Anchor
  /** The one that is moved; undefined while a new one is drawn. */
  was?: { drawing: Drawing; part: Part }
  latest: Drawing | null
}

/** The tool in the user's hand: the kind that is drawn next, or null where the hand selects and moves. */
export type Tool = Drawing['kind'] | null

/**
 * Lets mouse, pen and finger draw on a chart, and select and move what is drawn. Answers how to change the tool, how to
 * ask whether the last press was for a drawing, and how to stop.
 */
export function drawByHand(element: HTMLElement, sheet: Sheet, told: Told) {
  let tool: Tool = null
  let drag: Drag | null = null
  /** The first point of a line or range that is drawn by two clicks. */
  let begun: Anchor | null = null
  let met = false

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const drawn = (kind: Drawing['kind'], anchors: Anchor[]): Drawing => ({ drawingId: DRAFT, kind, anchors, text: '' })
  const finish = (drawing: Drawing) => {
    begun = null
    told.draft(null)
    told.done(drawing)
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const at = pointOf(event)
    const anchor = sheet.anchorAt(at)
    met = false
    if (!anchor) return
    if (tool) {
      met = true
      sheet.hold(true)
      drag = { from: at, start: begun ?? anchor, latest: null }
      element.setPointerCapture(event.pointerId)
      return
    }
    const found = drawingAt(sheet.shapes(), at, event.pointerType === 'touch' ? 14 : 6)
    const drawing = found && sheet.drawing(found.drawing.id)
    told.select(drawing?.drawingId ?? null)
    if (!found || !drawing) return
    met = true
    sheet.hold(true)
    drag = { from: at, start: anchor, was: { drawing, part: found.part }, latest: null }
  }
  const onMove = (event: PointerEvent) => {
    const at = pointOf(event)
    const anchor = sheet.anchorAt(at)
    if (!drag) {
      if (begun && tool && anchor) told.draft(drawn(tool, [begun, anchor]))
      return
    }
    if (!anchor || Math.hypot(at.x - drag.from.x, at.y - drag.from.y) < CLICK) return
    drag.latest = drag.was ? shifted(drag.was, drag.start, anchor) : drawnTo(drag.start, anchor)
    told.draft(drag.latest)
  }
  const drawnTo = (from: Anchor, to: Anchor): Drawing | null =>
    tool && (anchorsOf[tool] === 1 ? drawn(tool, [to]) : drawn(tool, [from, to]))
  const shifted = ({ drawing, part }: { drawing: Drawing; part: Part }, from: Anchor, to: Anchor): Drawing => {
    if (part !== 'body') return withAnchor(drawing, part, to)
    const days = sheet.days()
    return moved(drawing, days.indexOf(to.date) - days.indexOf(from.date), to.price - from.price, days)
  }
  const onUp = (event: PointerEvent) => {
    const ended = drag
    if (!ended) return
    drag = null
    sheet.hold(false)
    if (ended.latest) {
      finish(ended.latest)
      return
    }
    if (ended.was || !tool) return
    const anchor = sheet.anchorAt(pointOf(event))
    if (anchor) put(anchor)
  }
  /** A click with a tool: the point, or the first of two. */
  const put = (anchor: Anchor) => {
    if (!tool) return
    if (anchorsOf[tool] === 1) finish(drawn(tool, [anchor]))
    else if (begun) finish(drawn(tool, [begun, anchor]))
    else {
      begun = anchor
      told.draft(drawn(tool, [anchor, anchor]))
    }
  }
  const cancel = () => {
    const busy = drag !== null || begun !== null
    if (drag) sheet.hold(false)
    drag = null
    begun = null
    told.draft(null)
    return busy
  }
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }
  element.addEventListener('pointerdown', onDown, options)
  element.addEventListener('pointermove', onMove, options)
  element.addEventListener('pointerup', onUp, options)
  element.addEventListener('pointercancel', cancel, options)
  return {
    setTool: (next: Tool) => {
      if (next !== tool) cancel()
      tool = next
    },
    /** The last press was for a drawing and not for the bar below it. */
    met: () => met,
    put,
    /** Gives up what is being drawn; false where nothing is. */
    cancel,
    stop: () => stopping.abort(),
  }
}
