import { CALL_DAYS, callHorizons, MOST_CALLS } from '@pandora/contract/domains/authors/operations'
import { dayOf } from '@pandora/contract/time'
import {
  judgeCall,
  scoreHorizon,
  type AuthorCall,
  type HorizonScore,
  type JudgedCall,
} from '@pandora/intelligence/calls/author'
import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { peersOf } from '../calls/offers/peers.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { recordSeries } from '../impact/offers/record-series.ts'
import { callsOf, type CallRow } from './queries.ts'

/** A call of an author with what became of it over each horizon. */
export interface JudgedPost {
  row: CallRow
  judged: readonly JudgedCall[]
}

export interface AuthorRecord {
  fromDay: string
  calls: number
  /** Newest first. */ posts: readonly JudgedPost[]
  horizons: readonly HorizonScore[]
}

const callOf = (row: CallRow): AuthorCall => ({
  companyId: row.company_id,
  direction: row.stance === 'many' ? 1 : -1,
  at: row.published_at,
})

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
  const known = { asOf, marketDay: tradeDateOf(market) }
  const posts = rows.map((row): JudgedPost => {
    const among = (peers.get(topOf(row.company_id) ?? '') ?? []).flatMap((id) => series.get(id) ?? [])
    const of = { series: series.get(row.company_id), peers: among }
    return { row, judged: callHorizons.map((horizon) => judgeCall(callOf(row), { ...of, horizon }, known)) }
  })
  const oldestFirst = posts.toReversed()
  const horizons = callHorizons.map((horizon, at) =>
    scoreHorizon(
      horizon,
      oldestFirst.flatMap(({ row, judged }) => {
        const own = judged[at]
        return own ? [{ call: callOf(row), judged: own }] : []
      }),
    ),
  )
  return { fromDay, calls: all.length, posts, horizons }
}
