import type { IPrimitivePaneRenderer, ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import { NOTE } from './shapes.ts'
import type { Drawing, Point, Shape } from './shapes.ts'

/** Words that stand at drawings: a price, how far a range reaches. */
export interface DrawingWords {
  price: (price: number) => string
  span: (drawing: Drawing) => string
}
interface Look {
  line: string
  fill: string
  ground: string
  text: string
  font: string
}

const HANDLE = 4

/** Draws what the user drew over the bars; the selected one shows the points that it is held by. */
export class DrawingLayer implements ISeriesPrimitive<Time> {
  private drawings: readonly Drawing[] = []
  private selected: string | null = null
  private look: Look = { line: '#000', fill: '#000', ground: '#000', text: '#000', font: 'sans-serif' }
  private words: DrawingWords = { price: String, span: () => '' }
  private on: SeriesAttachedParameter<Time> | null = null
  private readonly place: (anchor: { date: string; price: number }) => Point | null

  constructor(place: (anchor: { date: string; price: number }) => Point | null) {
    this.place = place
  }

  attached(parameter: SeriesAttachedParameter<Time>): void {
    this.on = parameter
  }

  detached(): void {
    this.on = null
  }

  /** Shows these and no others. */
  set(drawings: readonly Drawing[], selected: string | null, words: DrawingWords, look: Look): void {
    this.drawings = drawings
    this.selected = selected
    this.words = words
    this.look = look
    this.on?.requestUpdate()
  }

  /** Where each drawing stands now; those out of the pane are left out. */
  shapes(): { id: string; shape: Shape }[] {
    return this.drawings.flatMap(({ drawingId, kind, anchors, text }) => {
      const points = anchors.flatMap((anchor) => this.place(anchor) ?? [])
      return points.length === anchors.length ? [{ id: drawingId, shape: { kind, points, text } }] : []
    })
  }

  paneViews() {
    return [
      {
        zOrder: () => 'top' as const,
        renderer: (): IPrimitivePaneRenderer => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => this.draw(context, mediaSize.width)),
        }),
      },
    ]
  }

  private draw(context: CanvasRenderingContext2D, width: number): void {
    context.font = `11px ${this.look.font}`
    context.textBaseline = 'middle'
    const shapes = new Map(this.shapes().map(({ id, shape }) => [id, shape]))
    for (const drawing of this.drawings) {
      const shape = shapes.get(drawing.drawingId)
      if (!shape) continue
      const chosen = drawing.drawingId === this.selected
      context.strokeStyle = this.look.line
      context.lineWidth = chosen ? 2 : 1.25
      this.drawShape(context, width, drawing, shape)
      if (chosen) this.drawHandles(context, shape, width)
    }
  }

  private drawShape(
    context: CanvasRenderingContext2D,
    width: number,
    drawing: Drawing,
    { points: [first, second] }: Shape,
  ): void {
    if (!first) return
    context.beginPath()
    if (drawing.kind === 'level') {
      context.moveTo(0, first.y)
      context.lineTo(width, first.y)
      context.stroke()
      const says = [this.words.price(drawing.anchors[0]?.price ?? 0), drawing.text].filter(Boolean).join(' ')
      this.write(context, says, 6, first.y - 9)
    } else if (drawing.kind === 'note') {
      context.arc(first.x, first.y, 3, 0, 2 * Math.PI)
      context.fillStyle = this.look.line
      context.fill()
      this.write(context, drawing.text, first.x + 4, first.y - NOTE.height / 2, NOTE.width)
    } else if (second && drawing.kind === 'trend') {
      context.moveTo(first.x, first.y)
      context.lineTo(second.x, second.y)
      context.stroke()
    } else if (second) {
      const box = [first.x, first.y, second.x - first.x, second.y - first.y] as const
      context.fillStyle = this.look.fill
      context.fillRect(...box)
      context.strokeRect(...box)
      this.write(context, this.words.span(drawing), Math.min(first.x, second.x) + 4, Math.max(first.y, second.y) + 9)
    }
  }

  private write(context: CanvasRenderingContext2D, words: string, x: number, y: number, most?: number): void {
    if (!words) return
    let said = words
    while (most !== undefined && said.length > 1 && context.measureText(said).width > most)
      said = `${said.slice(0, -2)}…`
    context.fillStyle = this.look.ground
    context.fillRect(x - 2, y - 8, context.measureText(said).width + 4, 16)
    context.fillStyle = this.look.text
    context.fillText(said, x, y)
  }

  private drawHandles(context: CanvasRenderingContext2D, { kind, points }: Shape, width: number): void {
    context.fillStyle = this.look.ground
    for (const { x, y } of kind === 'level' ? points.map((point) => ({ ...point, x: width / 2 })) : points) {
      context.beginPath()
      context.rect(x - HANDLE, y - HANDLE, 2 * HANDLE, 2 * HANDLE)
      context.fill()
      context.stroke()
    }
  }
}
