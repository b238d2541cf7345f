import { callHorizons } from '@pandora/contract/domains/authors/operations'
import {
  judgeCall,
  scoreHorizon,
  type AuthorCall,
  type HorizonScore,
  type JudgedCall,
} from '@pandora/intelligence/calls/author'
import { baseRateOf, type Call } from '@pandora/intelligence/calls/outcome'
import type { RecordSeries } from '@pandora/intelligence/record/types'
import type { CallRow } from './queries.ts'

/** A call of an author with what became of it over each horizon. */
export interface JudgedPost {
  row: CallRow
  judged: readonly JudgedCall[]
}

/** What calls are held against: prices of the called stocks and of the stocks their base rates are told by. */
export interface CallGround {
  series: ReadonlyMap<string, RecordSeries>
  /** Code of a company's industry of level 1. */ topOf: (companyId: string) => string | null
  /** By code of an industry. */ peers: ReadonlyMap<string, readonly string[]>
  known: { asOf: number; marketDay: string | null }
}

const callOf = (row: CallRow): AuthorCall => ({
  companyId: row.company_id,
  direction: row.stance === 'many' ? 1 : -1,
  at: row.published_at,
})

/** Judges calls over every horizon. The base rate of an industry over the same days is worked out once. */
export function judgeOn({ series, topOf, peers, known }: CallGround): (row: CallRow) => JudgedPost {
  const among = new Map([...peers].map(([code, ids]) => [code, ids.flatMap((id) => series.get(id) ?? [])] as const))
  const rates = new Map<string, number | null>()
  return (row) => {
    const called = series.get(row.company_id)
    const code = topOf(row.company_id) ?? ''
    const own = among.get(code) ?? []
    const baseOf = (held: Call, entryDay: string): number | null => {
      // The called stock is none of its own peers.
      const apart = own.some((one) => one.companyId === held.companyId) ? held.companyId : ''
      const key = `${code} ${apart} ${held.direction} ${entryDay} ${held.until}`
      const before = rates.get(key)
      if (before !== undefined) return before
      const rate = baseRateOf(held, entryDay, own, called?.benchmark ?? new Map())
      rates.set(key, rate)
      return rate
    }
    const of = { series: called, peers: own, baseOf }
    return { row, judged: callHorizons.map((horizon) => judgeCall(callOf(row), { ...of, horizon }, known)) }
  }
}

/** How judged calls came out, by horizon; `posts` newest first. */
export function scoresOf(posts: readonly JudgedPost[]): HorizonScore[] {
  const oldestFirst = posts.toReversed()
  return callHorizons.map((horizon, at) =>
    scoreHorizon(
      horizon,
      oldestFirst.flatMap(({ row, judged }) => {
        const own = judged[at]
        return own ? [{ call: callOf(row), judged: own }] : []
      }),
    ),
  )
}
