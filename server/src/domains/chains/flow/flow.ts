import { EVENT_SCORE_MIDDLE } from '@pandora/contract/domains/events/terms'
import type { ReportNode } from '@pandora/intelligence/supply/report'
import { linksOf, waysFrom, type Share, type Way, type WayEdge } from '@pandora/intelligence/supply/ways'
import { eventScore } from '@pandora/intelligence/themes/sums'
import { sideOf, signOfEvent } from '../../impact/offers/signs.ts'
import type { ChainEventRow, ChainNewsRow } from './flow.queries.ts'

/** Which way something points, and how much: −10 to 10; null where nothing says it. */
export interface Strength {
  direction: 'risk' | 'opportunity' | 'neutral'
  strength: number | null
}

const strengthOf = (sign: number, confidence: number | null, size: ChainEventRow['size_class']): number =>
  sign === 0 ? 0 : eventScore(sign, confidence ?? 1, size) - EVENT_SCORE_MIDDLE

export function strengthOfEvent(row: ChainEventRow): Strength & { strength: number } {
  const sign = signOfEvent({ type: row.type, told: row.told, given: row.line !== -1 })
  return { direction: sideOf(sign), strength: strengthOf(sign, row.confidence, row.told_size ?? row.size_class) }
}

export const strengthOfNews = ({ sign, confidence, size_class: size }: ChainNewsRow): Strength => ({
  direction: sideOf(sign ?? 0),
  strength: sign === null ? null : strengthOf(sign, confidence, size),
})

/** How what happens to a company comes to a node: where it arises, the way, and what is left of it there. */
export interface Arrival {
  nodeId: string
  way: Way
  left: Share | null
}

/**
 * Finds the ways to a chosen node; without one, each stands where it arises. Of a company in several nodes the one from
 * which the most arrives.
 */
export function arrivals(
  { nodes, edges }: { nodes: readonly ReportNode[]; edges: readonly WayEdge[] },
  chosen: string | undefined,
): (companyId: string) => Arrival | undefined {
  const links = linksOf(edges)
  const held = new Map<string, Arrival | undefined>()
  const whole = { low: 1, high: 1 }
  const from = ({ id, members }: ReportNode, companyId: string): Arrival | undefined => {
    const own = members.find((one) => one.companyId === companyId)?.share ?? null
    const share = own === null ? null : { low: own, high: own }
    const here: Way = { steps: [{ nodeId: id, edgeId: null, share: whole }], left: whole }
    const way = chosen === undefined || chosen === id ? here : waysFrom(links, id).get(chosen)
    if (!way) return undefined
    const left = way.left && share ? { low: way.left.low * share.low, high: way.left.high * share.high } : null
    return { nodeId: id, way, left }
  }
  return (companyId) => {
    if (held.has(companyId)) return held.get(companyId)
    const all = nodes
      .filter(({ members }) => members.some((one) => one.companyId === companyId))
      .flatMap((node) => from(node, companyId) ?? [])
    const [best] = all.toSorted(
      (a, b) => (b.left?.high ?? -1) - (a.left?.high ?? -1) || a.way.steps.length - b.way.steps.length,
    )
    held.set(companyId, best)
    return best
  }
}
