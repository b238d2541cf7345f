import { dayOf } from '@pandora/contract/time'
import { ruleOf } from '@pandora/intelligence/impact/rules'
import { groundOf, scoreOnGround } from '@pandora/intelligence/impact/score'
import type { ImpactEvent, ImpactInput } from '@pandora/intelligence/impact/types'
import { rankCorrelation } from '@pandora/intelligence/record/statistics'
import type { DemoCompany } from '@pandora/sources/demo/world'
import { publicAt, type EventTruth } from './truth-files.ts'

const DAY = 86_400_000
/** Days that an event is fresh: what was planted by those of that time is held against the score. */
const FRESH = 5
/** Events older than this, days, no longer count in any score. */
const OLDEST = 190
/** From so far from 50 a score says something. */
const SAYS = 5

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000)

/** What is scored: the facts without the events, the companies, and the instants (ms). */
export interface ImpactGround extends Pick<ImpactInput, 'supplies' | 'groups' | 'scales' | 'places'> {
  companies: readonly DemoCompany[]
  instants: readonly number[]
}

interface Scored {
  score: number
  direct: number
  indirect: number
  aged: number
}

/**
 * What was planted for each company at an instant by the events of the five days before; `aged`: by all before, as a
 * reader would still weigh them.
 */
function plantedAt(planted: readonly EventTruth[], asOf: number): Map<string, Omit<Scored, 'score'>> {
  const sums = new Map<string, Omit<Scored, 'score'>>()
  for (const truth of planted) {
    const age = (asOf - publicAt(truth)) / DAY
    if (age < 0 || age > OLDEST) continue
    const left = 0.5 ** (age / ruleOf(truth.type).halfLife)
    for (const { companyId, via, move } of truth.effects) {
      const sum = sums.get(companyId) ?? { direct: 0, indirect: 0, aged: 0 }
      if (age < FRESH) sum[via === null ? 'direct' : 'indirect'] += move
      sum.aged += move * left
      sums.set(companyId, sum)
    }
  }
  return sums
}

/**
 * Holds impact scores against planted moves. `fresh`: companies that an event of the last five days moved, score
 * against the sum of the moves planted, by rank; then those it moved
 * directly, and those it reached only by links. `aged`: every company of which anything is planted or said, older
 * events weighed by their half-lives. `quiet`: share of the companies
 * without a planted move whose score lies within 5 of 50.
 */
export function impactAgainstTruth(
  planted: readonly EventTruth[],
  events: readonly ImpactEvent[],
  { companies, instants, ...facts }: ImpactGround,
): object {
  const rows: Scored[] = []
  for (const asOf of instants) {
    const day = dayOf(asOf)
    const ground = groundOf({ ...facts, events: events.filter((one) => one.happenedAt > asOf - OLDEST * DAY) }, asOf)
    const sums = plantedAt(planted, asOf)
    for (const company of companies) {
      if (company.firstDay > day || (company.delistedOn !== null && company.delistedOn < day)) continue
      const { impactScore } = scoreOnGround(company.id, 0, ground)
      rows.push({ score: (impactScore ?? 50) - 50, ...(sums.get(company.id) ?? { direct: 0, indirect: 0, aged: 0 }) })
    }
  }
  const against = (of: readonly Scored[], value: (row: Scored) => number) => ({
    rows: of.length,
    rankCorrelation: round(
      rankCorrelation(
        of.map((one) => one.score),
        of.map(value),
      ),
    ),
    sameSign:
      of.length === 0
        ? null
        : round(of.filter((one) => Math.sign(one.score) === Math.sign(value(one))).length / of.length),
  })
  const calm = rows.filter((one) => one.aged === 0)
  return {
    instants: instants.length,
    fresh: against(
      rows.filter((one) => one.direct !== 0 || one.indirect !== 0),
      (one) => one.direct + one.indirect,
    ),
    direct: against(
      rows.filter((one) => one.direct !== 0),
      (one) => one.direct + one.indirect,
    ),
    indirect: against(
      rows.filter((one) => one.direct === 0 && one.indirect !== 0),
      (one) => one.indirect,
    ),
    aged: against(
      rows.filter((one) => Math.abs(one.aged) >= 0.1 || one.score !== 0),
      (one) => one.aged,
    ),
    quiet: {
      rows: calm.length,
      share: calm.length === 0 ? null : round(calm.filter((one) => Math.abs(one.score) < SAYS).length / calm.length),
    },
  }
}
