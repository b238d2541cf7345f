import { dayPlus } from '../../shared/timeline.ts'
import type { TopicRow } from './topics.queries.ts'

/** Rise of a count since the day before; null where either is unknown, or where it fell: then another is counted. */
export const riseOf = (before: number | null | undefined, now: number | null): number | null =>
  before === null || before === undefined || now === null || now < before ? null : now - before

/** What a topic did by a day: its rises and how long it has been on the list. */
export interface TopicDay {
  row: TopicRow
  before: TopicRow | undefined
  days: number
}

/** Topics of the last day of lists, each with the day before; a day without list ends a row of days. */
export function topicDays(rows: readonly TopicRow[], day: string): TopicDay[] {
  const lists = new Map(
    [...Map.groupBy(rows, (row) => row.observed_on)].map(([on, own]) => [
      on,
      new Map(own.map((row) => [row.topic_id, row])),
    ]),
  )
  return [...(lists.get(day)?.values() ?? [])].map((row) => {
    let days = 1
    for (let on = dayPlus(day, -1); lists.get(on)?.has(row.topic_id); on = dayPlus(on, -1)) days++
    return { row, before: lists.get(dayPlus(day, -1))?.get(row.topic_id), days }
  })
}
