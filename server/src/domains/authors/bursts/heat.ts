import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { forumTotals } from '../../market-opinion/offers/forum-days.queries.ts'
import type { Burst } from './bursts.ts'

/**
 * Posts on the first company of bursts on the days of each, by its first post: `raw` all, `total` those that say
 * something new; a burst that is about no company is absent.
 */
export async function heatOf(
  db: Db,
  view: View,
  bursts: readonly Burst[],
  about: readonly { document_id: string; company_id: string }[],
): Promise<ReadonlyMap<string, { raw: number; total: number }>> {
  const heats = new Map<string, { raw: number; total: number }>()
  for (const { first, posts } of bursts) {
    const company = about.find((one) => one.document_id === first)?.company_id
    const [begin, end] = [posts[0]?.published_at, posts.at(-1)?.published_at]
    if (company === undefined || begin === undefined || end === undefined) continue
    const [row] = await forumTotals(db, view, { subjects: [company], from: dayOf(begin), to: dayOf(end) })
    if (row) heats.set(first, { raw: row.raw, total: row.total })
  }
  return heats
}
