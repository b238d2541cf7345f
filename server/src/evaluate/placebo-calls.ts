import { callHorizons } from '@pandora/contract/domains/authors/operations'
import type { CallOutcome } from '@pandora/intelligence/calls/outcome'
import { mean } from '@pandora/intelligence/record/statistics'
import { randomOf } from '@pandora/sources/demo/random'
import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import type { CallRow } from '../domains/authors/queries.ts'
import { judgeAll } from '../domains/authors/skill.ts'
import type { HeldServices } from '../shared/define-held.ts'

/** Student's t of 19 degrees of freedom that 95 % lie within. */
const STUDENT = 2.093
const isEnded = ({ state }: CallOutcome): boolean => state === 'right' || state === 'wrong'

/** How often calls of no skill are drawn, and most of them each time. */
const DRAWS = 20
const MOST_DRAWN = 2000

/**
 * What no skill comes to: calls at the instants of those given, each about a stock drawn from those called
 * and in a direction drawn, judged as theirs. Hit rate less base rate, with its interval (95 %) by how far the means of
 * the draws lie apart: calls of one time and stock come out alike, so that single ones are no independent evidence.
 */
export async function placeboCalls(
  services: HeldServices,
  sql: Sql,
  view: View,
  rows: readonly CallRow[],
  { to, end, seed }: { to: string; end: number; seed: number },
): Promise<{ horizon: number; closed: number; edge: number; low: number; high: number }[]> {
  const companies = [...new Set(rows.map((row) => row.company_id))].toSorted()
  const random = randomOf(seed, 'placebo calls')
  const draws = Array.from({ length: DRAWS }, (_, draw) =>
    random.sample(rows, MOST_DRAWN).map((row): CallRow => ({
      ...row,
      document_id: `${row.document_id} ${String(draw)}`,
      company_id: random.pick(companies),
      stance: random.chance(0.5) ? 'many' : 'empty',
    })),
  )
  const judged = await judgeAll({ services, db: sql, view }, draws.flat(), { to, end })
  return callHorizons.flatMap((horizon, at) => {
    const over = draws.map((calls) =>
      calls.flatMap((call) => {
        const { outcome, base } = judged.get(call.document_id)?.judged[at] ?? {}
        return outcome && isEnded(outcome) && base !== null && base !== undefined
          ? [(outcome.state === 'right' ? 1 : 0) - base]
          : []
      }),
    )
    const means = over.flatMap((one) => mean(one) ?? [])
    const edge = mean(means)
    if (edge === null) return []
    const variance = means.reduce((sum, one) => sum + (one - edge) ** 2, 0) / (means.length - 1)
    const half = STUDENT * Math.sqrt(variance / means.length)
    return [{ horizon, closed: over.flat().length, edge, low: edge - half, high: edge + half }]
  })
}
