import type { IPrimitivePaneRenderer } from 'lightweight-charts'
import { DrawnByDays } from './drawnByDays.ts'

/** A mark at a bar. */
export interface Pin {
  date: string
  /** In orange, with its text. */
  chosen: boolean
  text: string
  /** Given = an arrow: opportunity upwards, risk downwards. */
  side?: 'risk' | 'opportunity' | undefined
  /** With its text though it is not chosen: the weightiest few. */
  named?: boolean | undefined
}
/** A mark with its colour. */
export interface LanePin extends Pin {
  colour: string
}

/** Height in px of the strip above the bars that belongs to the marks: no bar reaches into it, no mark out of it. */
export const LANE = 20
const PADDING = 3
const HALF = 4
/** px from a mark to the text beside it. */
const BESIDE = 7

/**
 * Where texts stand in the strip: right of their mark, else left of it, inside the pane and none over another; null for
 * one without room. The first in the list has the first choice.
 */
export function placeTexts(wanted: readonly { x: number; width: number }[], paneWidth: number): (number | null)[] {
  const taken: [number, number][] = []
  return wanted.map(({ x, width }) => {
    if (x < 0 || x > paneWidth) return null
    const left = [x + BESIDE, x - BESIDE - width].find(
      (from) =>
        from >= 0 && from + width <= paneWidth && taken.every(([start, end]) => from + width < start || from > end),
    )
    if (left === undefined) return null
    taken.push([left, left + width])
    return left
  })
}

/** Marks of bars in a strip of their own above the bars, the chosen bar on a ground of its own. */
export class PinLane extends DrawnByDays {
  private pins: readonly LanePin[] = []
  private chosen: string | null = null
  private look = { ground: '#000', wash: '#000', font: 'sans-serif' }

  /** Shows these and no others; `ground` is nearly opaque, so that what it stands over does not break the words. */
  set(pins: readonly LanePin[], chosen: string | null, look: { ground: string; wash: string; font: string }): void {
    this.pins = pins
    this.chosen = chosen
    this.look = look
    this.changed()
  }

  paneViews() {
    const layer = (
      zOrder: 'top' | 'bottom',
      draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
    ) => ({
      zOrder: () => zOrder,
      renderer: (): IPrimitivePaneRenderer => ({
        draw: (target) =>
          target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize.width, mediaSize.height)),
      }),
    })
    return [
      layer('bottom', (context, _width, height) => this.drawChosen(context, height)),
      layer('top', (context, width) => this.drawPins(context, width)),
    ]
  }

  private drawChosen(context: CanvasRenderingContext2D, height: number): void {
    const x = this.chosen === null ? null : this.xOf(this.chosen)
    if (x === null) return
    const width = Math.max(3, this.spacing())
    context.fillStyle = this.look.wash
    context.fillRect(x - width / 2, 0, width, height)
  }

  private drawPins(context: CanvasRenderingContext2D, width: number): void {
    const shown = this.pins.flatMap((pin) => {
      const x = this.xOf(pin.date)
      return x === null ? [] : [{ ...pin, x }]
    })
    const middle = LANE / 2
    for (const { x, side, colour, chosen } of shown) {
      context.fillStyle = colour
      context.beginPath()
      const half = chosen ? HALF + 1 : HALF
      if (!side) context.arc(x, middle, half - 1.5, 0, 2 * Math.PI)
      else {
        const way = side === 'opportunity' ? 1 : -1
        context.moveTo(x - half, middle + way * (half - 1))
        context.lineTo(x + half, middle + way * (half - 1))
        context.lineTo(x, middle - way * half)
      }
      context.fill()
    }
    context.font = `11px ${this.look.font}`
    context.textBaseline = 'middle'
    const named = shown
      .filter(({ chosen, named: bears, text }) => text !== '' && (chosen || bears))
      .toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
      .map((pin) => ({ ...pin, width: context.measureText(pin.text).width + 2 * PADDING }))
    for (const [at, left] of placeTexts(named, width).entries()) {
      const pin = named[at]
      if (left === null || !pin) continue
      context.fillStyle = this.look.ground
      context.fillRect(left, 2, pin.width, LANE - 4)
      context.fillStyle = pin.colour
      context.fillText(pin.text, left + PADDING, middle + 0.5)
    }
  }
}
