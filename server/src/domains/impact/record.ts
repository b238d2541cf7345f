import { endOfDay } from '@pandora/contract/time'
import { classOf } from '@pandora/intelligence/impact/classes'
import { trackRecord } from '@pandora/intelligence/record/track-record'
import type { Signal, TrackRecord } from '@pandora/intelligence/record/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { weeklyScores } from './offers/history.queries.ts'
import { recordSeries } from './offers/record-series.ts'

const DAY = 86_400_000
/** Weeks that a record of a whole market looks back; of one company five years. */
const MARKET_WEEKS = 26
const COMPANY_WEEKS = 260
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const directionOf = (impact: string): Signal['direction'] =>
  impact.endsWith('opportunity') ? 1 : impact.endsWith('risk') ? -1 : 0

/** What came after the weekly scores of a company, or of every company of the market, as the view knows it. */
export async function recordOf(
  db: Db,
  view: View,
  { companyId, horizonDays, now }: { companyId: string | undefined; horizonDays: number; now: number },
): Promise<{ record: TrackRecord; from: string | null; to: string | null }> {
  const asOf = view.asOf ?? now
  const [from, to] = [dayText(asOf - (companyId === undefined ? MARKET_WEEKS : COMPANY_WEEKS) * 7 * DAY), dayText(asOf)]
  const scores = (await weeklyScores(db, view.marketId, companyId ?? null, from, to)).filter(
    (row) => endOfDay(row.scored_on) <= asOf,
  )
  const signals = scores.map(
    ({
      company_id: id,
      scored_on: day,
      impact_score: score,
      risk_point: risk,
      opportunity_point: opportunity,
    }): Signal => ({ companyId: id, at: endOfDay(day), score, direction: directionOf(classOf(risk, opportunity)) }),
  )
  const directed = [...new Set(signals.filter((one) => one.direction !== 0).map((one) => one.companyId))]
  const first = scores[0]?.scored_on ?? to
  const series = await recordSeries(db, view, directed, first, to)
  return {
    record: trackRecord({ signals, series, horizonDays, asOf, seed: SEED }),
    from: scores[0]?.scored_on ?? null,
    to: scores.at(-1)?.scored_on ?? null,
  }
}
