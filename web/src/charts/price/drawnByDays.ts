import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'

/** What is drawn onto a chart by its days, and drawn anew as it changes while the chart holds it. */
export abstract class DrawnByDays implements ISeriesPrimitive<Time> {
  private on: SeriesAttachedParameter<Time> | null = null
  /** Where a day stands in the pane, in px; null out of it. */
  protected readonly xOf: (day: string) => number | null
  /** px from a bar to the next. */
  protected readonly spacing: () => number

  constructor(xOf: (day: string) => number | null, spacing: () => number) {
    this.xOf = xOf
    this.spacing = spacing
  }

  attached(parameter: SeriesAttachedParameter<Time>): void {
    this.on = parameter
  }

  detached(): void {
    this.on = null
  }

  protected changed(): void {
    this.on?.requestUpdate()
  }
}
