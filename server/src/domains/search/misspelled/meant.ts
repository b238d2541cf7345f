import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FoundRow } from '../offers/company-search.queries.ts'
import type { Asked } from '../offers/company-search.ts'
import { formsLike, type MeantRow } from './queries.ts'
import { slips, slipsForgiven } from './slips.ts'

/** Companies offered for a text that is none of theirs. */
const MOST = 5

/**
 * Companies that may be meant by a text that finds nothing: those with a name or a sound the fewest slips away, listed
 * before delisted, shorter names before longer. None where the text is too short to tell.
 */
export async function meantBy(db: Db, view: View, { text, code }: Asked, now: number): Promise<FoundRow[]> {
  const forgiven = slipsForgiven(text)
  if (forgiven === 0 || code) return []
  const best = new Map<string, { row: MeantRow; slipped: number }>()
  for (const row of await formsLike(db, view, text, now)) {
    const slipped = slips(text, row.suffix)
    if (slipped <= forgiven && slipped < (best.get(row.thing)?.slipped ?? Infinity))
      best.set(row.thing, { row, slipped })
  }
  const found = [...best.values()]
    .toSorted(
      (a, b) =>
        a.slipped - b.slipped ||
        Number(a.row.delisted) - Number(b.row.delisted) ||
        a.row.written.length - b.row.written.length ||
        (a.row.security_id < b.row.security_id ? -1 : 1),
    )
    .slice(0, MOST)
  return found.map(({ row: { thing, security_id, kind, form, written } }) => ({
    thing,
    security_id,
    kind,
    form,
    written,
    total: found.length,
  }))
}
