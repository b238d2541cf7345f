import { datesIn } from './dates.ts'
import type { Line } from './lines.ts'
import type { Step } from './types.ts'

const events: readonly (readonly [RegExp, Step['event']])[] = [
  [/修订|修正|修改/u, 'amended'],
  [/施行|实施/u, 'effective'],
  [/公布|发布/u, 'published'],
  [/批准/u, 'approved'],
  [/通过/u, 'adopted'],
]
/** Lines below the title in which a document tells its own history. */
const NOTES = 24

/** The history that stands under the title of a law or regulation: one step for each day, in the order printed. */
export function stepsOf(lines: readonly Line[]): Step[] {
  return lines.slice(1, NOTES).flatMap((line) => {
    if (!/^[（(]?[12０-９1-9]/u.test(line.text)) return []
    const days = datesIn(line.text)
    return days.flatMap(({ value: day, start, end }, at): Step[] => {
      const stop = days[at + 1]?.start ?? line.text.length
      const told = line.text.slice(end, stop)
      const by = /《(.{2,80}?)》(?=[^》]{0,12}$|[^《]{0,20}(?:修订|修正))/u.exec(told)?.[1] ?? null
      const outside = told.replace(/《[^》]*》/gu, '')
      const event = events.find(([pattern]) => pattern.test(outside))?.[1]
      if (!event) return []
      return [{ day, event, by: event === 'amended' ? by : null, start: line.start + start, end: line.start + stop }]
    })
  })
}
