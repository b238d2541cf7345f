import type { IPrimitivePaneRenderer } from 'lightweight-charts'
import { DrawnByDays } from './drawnByDays.ts'
import { placeLabels, ticksOf, type TickWeight } from './ticks.ts'

/** px from the beginning of a label to that of the next, at least. */
const APART = 60
/** Where the middle of the labels stands below the upper edge of the axis, in px. */
const MIDDLE = 14

/** Below the bars: the year, the month's name, or month and day; a day alone would read as a month. */
export function tickText(day: string, weight: TickWeight, language: string): string {
  if (weight === 'year') return day.slice(0, 4)
  if (weight === 'day') return day.slice(5)
  return language === 'en'
    ? new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : `${Number(day.slice(5, 7))}月`
}

/** The days below the bars. The library draws its own half outside of the axis; these stand inside or not at all. */
export class TimeLabels extends DrawnByDays {
  private days: readonly string[] = []
  private look = { text: '#000', font: 'sans-serif', language: 'zh-CN' }

  set(days: readonly string[], look: TimeLabels['look']): void {
    this.days = days
    this.look = look
    this.changed()
  }

  timeAxisPaneViews() {
    return [
      {
        renderer: (): IPrimitivePaneRenderer => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => this.draw(context, mediaSize.width)),
        }),
      },
    ]
  }

  private draw(context: CanvasRenderingContext2D, axisWidth: number): void {
    const { text, font, language } = this.look
    const fontOf = (weight: TickWeight) => `${weight === 'day' ? 400 : 600} 11px ${font}`
    const labels = ticksOf(this.days, APART / this.spacing()).flatMap(({ at, weight }) => {
      const day = this.days[at] ?? ''
      const x = this.xOf(day)
      if (x === null || x < 0 || x > axisWidth) return []
      context.font = fontOf(weight)
      const words = tickText(day, weight, language)
      return [{ x, weight, words, width: context.measureText(words).width }]
    })
    context.fillStyle = text
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const [place, x] of placeLabels(labels, axisWidth).entries()) {
      const label = labels[place]
      if (x === null || !label) continue
      context.font = fontOf(label.weight)
      context.fillText(label.words, x, MIDDLE)
    }
  }
}
