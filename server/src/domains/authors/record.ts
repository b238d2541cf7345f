import { CALL_DAYS, MOST_CALLS } from '@pandora/contract/domains/authors/operations'
import { dayOf } from '@pandora/contract/time'
import type { HorizonScore } from '@pandora/intelligence/calls/author'
import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { peersOf } from '../calls/offers/peers.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { recordSeries } from '../impact/offers/record-series.ts'
import { judgeOn, scoresOf, type JudgedPost } from './judge.ts'
import { callsOf } from './queries.ts'

export interface AuthorRecord {
  fromDay: string
  calls: number
  /** Newest first. */ posts: readonly JudgedPost[]
  horizons: readonly HorizonScore[]
}

/** What came of an author's calls as the view knows: as one could have traded them, from the next open. */
export async function authorRecord(
  { services, db, view, now }: { services: HeldServices; db: Sql; view: View; now: number },
  authorId: string,
): Promise<AuthorRecord> {
  const asOf = view.asOf ?? now
  const to = dayOf(asOf)
  const fromDay = dayPlus(to, -CALL_DAYS)
  const all = await callsOf(db, view, authorId, { from: fromDay, to })
  const rows = all.slice(0, MOST_CALLS)
  const market = await marketFigures(services, view)
  const companies = new Set(rows.map((row) => row.company_id))
  const { topOf, peers } = await peersOf(services, view, market, companies)
  const first = dayOf(rows.at(-1)?.published_at ?? asOf)
  const ids = [...new Set([...companies, ...[...peers.values()].flat()])].toSorted()
  const series = await recordSeries(db, view, ids, first, to)
  const posts = rows.map(judgeOn({ series, topOf, peers, known: { asOf, marketDay: tradeDateOf(market) } }))
  return { fromDay, calls: all.length, posts, horizons: scoresOf(posts) }
}
