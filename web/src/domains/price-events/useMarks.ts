import { useMemo } from 'react'
import type { Candle } from '../../charts/price/interval.ts'
import type { Pin } from '../../charts/price/lane.ts'
import { weightiest } from '../../charts/weightiest.ts'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { markOf } from './effect.ts'
import type { PriceEvent } from './pinned.ts'

/** Bars whose marks bear their name: on a chart with room, and on a small one. */
const NAMED = 3

/**
 * Documents by the bar that holds their day: of weeks and months, those of all days in it. `byDay` is by trading day.
 */
export function byBar(
  byDay: ReadonlyMap<string, readonly PriceEvent[]>,
  bars: readonly Pick<Candle, 'from' | 'date'>[],
): Map<string, PriceEvent[]> {
  const all = new Map<string, PriceEvent[]>()
  let at = 0
  for (const [day, events] of [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    while (at < bars.length && (bars[at]?.date ?? '') < day) at += 1
    const bar = bars[at]
    if (bar && bar.from <= day) all.set(bar.date, [...(all.get(bar.date) ?? []), ...events])
  }
  return all
}

interface Asked {
  inSight: readonly string[]
  day: string
  roomy: boolean
  /** An event that is the subject of the chart: its bar bears its name. */
  event?: string | undefined
}

/**
 * Marks of the bars that have documents; only the weightiest of those in sight bear what happened, and so does the
 * chosen one.
 */
export function useMarks(
  documents: ReadonlyMap<string, readonly PriceEvent[]>,
  { inSight, day, roomy, event }: Asked,
): Pin[] {
  const word = useVocabulary()
  return useMemo(() => {
    const weighed = [...documents].map(([date, of]) => ({ date, of, count: of.length, ...markOf(of) }))
    const named = weightiest(weighed, inSight, roomy ? NAMED : 1)
    const marks = weighed.map(({ date, of, count, side, heaviest, type }): Pin => {
      const subject = of.flatMap(({ events }) => events).find(({ eventId }) => event !== undefined && eventId === event)
      if (subject)
        return {
          date,
          chosen: true,
          side: subject.sign > 0 ? 'opportunity' : subject.sign < 0 ? 'risk' : undefined,
          text: word('event', subject.type),
        }
      const what = type ? word('event', type) : heaviest ? word('document', heaviest.kind) : ''
      return {
        date,
        chosen: date === day,
        named: named.has(date),
        side,
        text: count > 1 ? `${what} +${count - 1}` : what,
      }
    })
    const missing = event !== undefined && day !== '' && !documents.has(day)
    return [...marks, ...(missing ? [{ date: day, chosen: true, text: '' }] : [])].toSorted((a, b) =>
      a.date < b.date ? -1 : 1,
    )
  }, [documents, inSight, day, roomy, word, event])
}
