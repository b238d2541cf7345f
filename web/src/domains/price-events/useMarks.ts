import { useMemo } from 'react'
import type { Pin } from '../../charts/priceModel.ts'
import { weightiest } from '../../charts/weightiest.ts'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { markOf } from './effect.ts'
import type { Pinned } from './pinned.ts'

/** Bars whose marks bear their name: on a chart with room, and on a small one. */
const NAMED = 3

/**
 * Marks of the bars that have documents; only the weightiest of those in sight bear what happened, and so does the
 * chosen one.
 */
export function useMarks({ byBar }: Pinned, inSight: readonly string[], day: string, roomy: boolean): Pin[] {
  const word = useVocabulary()
  return useMemo(() => {
    const weighed = [...byBar].map(([date, of]) => ({ date, count: of.length, ...markOf(of) }))
    const named = weightiest(weighed, inSight, roomy ? NAMED : 1)
    return weighed
      .map(({ date, count, side, heaviest, type }): Pin => {
        const what = type ? word('event', type) : heaviest ? word('document', heaviest.kind) : ''
        return {
          date,
          chosen: date === day,
          named: named.has(date),
          side,
          text: count > 1 ? `${what} +${count - 1}` : what,
        }
      })
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }, [byBar, inSight, day, roomy, word])
}
