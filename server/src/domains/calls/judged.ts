import { baseRateOf, outcomeOf, type Call, type CallOutcome } from '@pandora/intelligence/calls/outcome'
import type { RecordSeries } from '@pandora/intelligence/record/types'
import type { View } from '@pandora/store/as-of'
import { dayOf } from '@pandora/contract/time'
import type { Services } from '../../http/services.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { recordSeries } from '../impact/offers/record-series.ts'
import { peersOf } from './offers/peers.ts'
import { callsOf, type CallRow, type NewCall } from './queries.ts'

/** A call with what became of it, and how often stocks of its industry did so. */
export interface Judged {
  row: CallRow
  call: Call
  outcome: CallOutcome
  base: number | null
}

const callOf = (row: CallRow): Call => ({
  companyId: row.company_id,
  direction: row.direction > 0 ? 1 : -1,
  at: row.made_at,
  until: row.until,
  confidence: row.confidence / 100,
})

/** Calls of a user, the last one first, each with what became of it as the view knows. */
export async function judgedCalls(services: Services, view: View, uid: number, now: number): Promise<Judged[]> {
  const rows = await callsOf(services.sql, uid, view.marketId, view.asOf)
  const [first] = rows.map((row) => row.made_on).toSorted()
  if (first === undefined) return []
  const asOf = view.asOf ?? now
  const market = await marketFigures(services, view)
  const companies = new Set(rows.map((row) => row.company_id))
  const { topOf, peers } = await peersOf(services, view, market, companies)
  const ids = [...new Set([...companies, ...[...peers.values()].flat()])].toSorted()
  const series = await recordSeries(services.sql, view, ids, first, dayOf(asOf))
  const marketDay = tradeDateOf(market)
  const ofIndustry = new Map(
    [...peers].map(([code, own]): [string, RecordSeries[]] => [code, own.flatMap((id) => series.get(id) ?? [])]),
  )
  return rows.map((row): Judged => {
    const call = callOf(row)
    const own = series.get(row.company_id)
    const outcome = outcomeOf(call, own, { asOf, marketDay })
    const among = ofIndustry.get(topOf(row.company_id) ?? '') ?? []
    const ended = outcome.state === 'right' || outcome.state === 'wrong'
    const base = ended ? baseRateOf(call, outcome.entryDay, among, own?.benchmark ?? new Map()) : null
    return { row, call, outcome, base }
  })
}

/** A call that was made just now. */
export const newlyMade = (call: NewCall): Judged => {
  const row: CallRow = {
    call_id: call.callId,
    company_id: call.companyId,
    direction: call.direction,
    made_at: call.madeAt,
    made_on: call.madeOn,
    until: call.until,
    confidence: call.confidence,
    because: call.because,
  }
  return { row, call: callOf(row), outcome: { state: 'open', entryDay: null, excess: null }, base: null }
}
