import type { IPanePrimitive, IPrimitivePaneRenderer, PaneAttachedParameter, Time } from 'lightweight-charts'

/** One figure of a pane with its name, in the colour of its line. */
export interface LegendPart {
  text: string
  colour: string
}

/** What the lines of a pane say at the bar that is looked at, at the pane's upper edge. */
export class PaneLegend implements IPanePrimitive<Time> {
  private parts: readonly LegendPart[] = []
  private look = { ground: '#000', font: 'sans-serif' }
  private on: PaneAttachedParameter<Time> | null = null

  attached(parameter: PaneAttachedParameter<Time>): void {
    this.on = parameter
  }

  detached(): void {
    this.on = null
  }

  /** Shows these parts. */
  set(parts: readonly LegendPart[], look: { ground: string; font: string }): void {
    this.parts = parts
    this.look = look
    this.on?.requestUpdate()
  }

  paneViews() {
    return [
      {
        zOrder: () => 'top' as const,
        renderer: (): IPrimitivePaneRenderer => ({
          draw: (target) => target.useMediaCoordinateSpace(({ context }) => this.draw(context)),
        }),
      },
    ]
  }

  private draw(context: CanvasRenderingContext2D): void {
    context.font = `11px ${this.look.font}`
    context.textBaseline = 'middle'
    let left = 6
    for (const { text, colour } of this.parts) {
      const width = context.measureText(text).width
      context.fillStyle = this.look.ground
      context.fillRect(left - 2, 1, width + 4, 15)
      context.fillStyle = colour
      context.fillText(text, left, 9)
      left += width + 10
    }
  }
}
