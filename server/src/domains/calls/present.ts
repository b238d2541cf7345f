import type { calls } from '@pandora/contract/domains/calls/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { brierOf, scoreCalls } from '@pandora/intelligence/calls/score'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'
import type { Judged } from './judged.ts'
import { closedOf, type MedalsOnDay } from './medals.ts'

type Call = OutputOf<typeof calls.record>

/** A call with what became of it. */
export function presentCall(judged: Judged, names: EntityNames): Call {
  const { row, outcome } = judged
  const { zh: nameZh, en: nameEn } = names.get(row.company_id) ?? nameless
  const [closed] = closedOf(judged)
  return {
    callId: row.call_id,
    companyId: row.company_id,
    nameZh,
    nameEn,
    direction: row.direction > 0 ? 'up' : 'down',
    until: row.until,
    confidence: row.confidence,
    because: row.because,
    madeAt: isoInstant(row.made_at) ?? '',
    state: outcome.state,
    why: outcome.state === 'void' ? outcome.why : null,
    enteredOn: outcome.state === 'void' ? null : outcome.entryDay,
    excess: outcome.state === 'void' ? null : outcome.excess,
    brier: closed ? brierOf(closed) : null,
  }
}

export const presentScore = (judged: readonly Judged[]): OutputOf<typeof calls.list>['score'] => ({
  calls: judged.length,
  ...scoreCalls(judged.flatMap(closedOf)),
})

export const presentMedals = ({ lsrsMedal, pmbmMedal }: MedalsOnDay) => ({ lsrsMedal, pmbmMedal })

/** Medals over days, and where the calls that were right have gone. */
export function presentTrend(days: readonly MedalsOnDay[]): OutputOf<typeof calls.userTrend> {
  const change = (days.at(-1)?.pmbmMedal ?? 0) - (days[0]?.pmbmMedal ?? 0)
  return { trend: change > 0 ? 'up' : change < 0 ? 'down' : 'flat', trendData: days.map((one) => ({ ...one })) }
}
