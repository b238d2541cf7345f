import { spreadShock } from '@pandora/intelligence/supply/shock'
import { disruptionTypes } from '@pandora/intelligence/supply/shock-record'
import { usualSettings, type ShockEdge } from '@pandora/intelligence/supply/shock-types'
import { rankCorrelation } from '@pandora/intelligence/record/statistics'
import type { DemoEvent, World } from '@pandora/sources/demo/world'
import { LEAST_EFFECT, RECORD_DAYS } from '../domains/scenarios/offers/bounds.ts'
import { share } from './shares.ts'

/** Supplies in force on the day of an event. */
const suppliesOn = ({ edges }: World, day: string): ShockEdge[] =>
  edges
    .filter(({ from, to }) => from <= day && (to === null || to >= day))
    .map(({ id, supplierId, customerId, product, revenueShare, costShare }) => ({
      id,
      source: supplierId,
      target: customerId,
      product: product.zh,
      revenueShare: { low: revenueShare, high: revenueShare },
      purchaseShare: { low: costShare, high: costShare },
    }))

const isDisruption = ({ type, companyId }: DemoEvent): boolean =>
  companyId !== null && disruptionTypes.some((one) => one === type)

/**
 * Whom the what-if names of each planted disruption of a company, against whom it truly moves, up to two supplies away:
 * whether those that are moved more are said to be hit harder (Spearman, over all who are moved, a move by its event's
 * size), and which part of the named ones nothing was planted for.
 */
export function reachAgainstTruth(world: World): {
  disruptions: number
  planted: number
  named: number
  untouched: number | null
  spearman: number | null
} {
  const [moves, said]: [number[], number[]] = [[], []]
  const counts = { disruptions: 0, named: 0, untouched: 0 }
  const nodes = world.companies.map(({ id, revenue }) => ({ id, region: null, inventoryDays: null, revenue }))
  for (const event of world.events.filter(isDisruption)) {
    counts.disruptions++
    const shock = { kind: 'stop', size: 1, days: RECORD_DAYS, regions: [], parts: [] } as const
    const { effects } = spreadShock(
      { nodes, edges: suppliesOn(world, event.day) },
      { ...shock, nodeIds: [event.companyId ?? ''] },
      usualSettings,
    )
    const told = new Map(effects.filter(({ direct }) => !direct).map(({ nodeId, whole }) => [nodeId, whole.low]))
    const truth = new Map(
      event.effects.flatMap(({ companyId, via, move }) => (via ? [[companyId, Math.abs(move) / event.size]] : [])),
    )
    for (const [companyId, effect] of told) {
      if (effect < LEAST_EFFECT) continue
      counts.named++
      if (!truth.has(companyId)) counts.untouched++
    }
    for (const [companyId, move] of truth) {
      moves.push(move)
      said.push(told.get(companyId) ?? 0)
    }
  }
  return {
    disruptions: counts.disruptions,
    planted: moves.length,
    named: counts.named,
    untouched: share(counts.untouched, counts.named),
    spearman: rankCorrelation(moves, said),
  }
}
