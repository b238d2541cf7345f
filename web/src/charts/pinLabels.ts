import type { IPrimitivePaneRenderer, ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'

/** A named mark: where its bar stands, and what it says. */
export interface PinLabel {
  date: string
  /** High or low of the bar: where the arrow points at. */
  price: number
  above: boolean
  text: string
  colour: string
}

/** A box in the pane, in px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** px between bar and label: room for the arrow. */
const GAP = 17
const HEIGHT = 15
const PADDING = 3

/**
 * Where labels stand: beyond their arrows, inside the pane, none over another; one for which there is no room is left
 * out (null).
 */
export function placeLabels(
  wanted: readonly { x: number; y: number; width: number; above: boolean }[],
  pane: { width: number; height: number },
): (Box | null)[] {
  const taken: Box[] = []
  const meets = (one: Box, other: Box) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  return wanted.map(({ x, y, width, above }) => {
    if (x < 0 || x > pane.width || width > pane.width) return null
    const left = Math.max(0, Math.min(pane.width - width, x - width / 2))
    const first = above ? y - GAP - HEIGHT : y + GAP
    for (const step of [0, 1, 2, 3]) {
      const top = Math.max(
        0,
        Math.min(pane.height - HEIGHT, above ? first - step * (HEIGHT + 1) : first + step * (HEIGHT + 1)),
      )
      const box = { x: left, y: top, width, height: HEIGHT }
      if (taken.some((one) => meets(one, box))) continue
      taken.push(box)
      return box
    }
    return null
  })
}

/** Labels of the named marks on a ground of their own, so that candles behind them do not break the words. */
export class PinLabels implements ISeriesPrimitive<Time> {
  private labels: readonly PinLabel[] = []
  private look = { ground: '#000', font: 'sans-serif' }
  private attachedTo: SeriesAttachedParameter<Time> | null = null

  attached(parameter: SeriesAttachedParameter<Time>): void {
    this.attachedTo = parameter
  }

  detached(): void {
    this.attachedTo = null
  }

  /** Shows these and no others; a `ground` that is nearly opaque keeps the words readable. */
  set(labels: readonly PinLabel[], look: { ground: string; font: string }): void {
    this.labels = labels
    this.look = look
    this.attachedTo?.requestUpdate()
  }

  paneViews() {
    return [
      {
        zOrder: () => 'top' as const,
        renderer: (): IPrimitivePaneRenderer => ({
          draw: (target) => target.useMediaCoordinateSpace(({ context, mediaSize }) => this.draw(context, mediaSize)),
        }),
      },
    ]
  }

  private draw(context: CanvasRenderingContext2D, pane: { width: number; height: number }): void {
    const on = this.attachedTo
    if (!on) return
    context.font = `11px ${this.look.font}`
    context.textBaseline = 'middle'
    const shown = this.labels.flatMap((label) => {
      const x = on.chart.timeScale().timeToCoordinate(label.date as Time)
      const y = on.series.priceToCoordinate(label.price)
      return x === null || y === null
        ? []
        : [{ ...label, x, y, width: context.measureText(label.text).width + 2 * PADDING }]
    })
    for (const [index, box] of placeLabels(shown, pane).entries()) {
      const label = shown[index]
      if (!box || !label) continue
      context.fillStyle = this.look.ground
      context.beginPath()
      context.roundRect(box.x, box.y, box.width, box.height, 2)
      context.fill()
      context.fillStyle = label.colour
      context.fillText(label.text, box.x + PADDING, box.y + box.height / 2 + 0.5)
    }
  }
}
