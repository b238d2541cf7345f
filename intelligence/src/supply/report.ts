import { concentrationOf, type Concentration } from './concentration.ts'
import { linksOf, waysFrom, type Share, type Way, type WayEdge } from './ways.ts'

/** A node as a report looks at it. `members`: its companies, each with its share of the node; of a company node itself. */
export interface ReportNode {
  id: string
  name: string
  members: { companyId: string | null; name: string; share: number | null }[]
}
/** Something that happened to a company of the chain; strength −10 to 10, below 0 a risk. */
export interface ChainEvent {
  eventId: string
  companyId: string
  strength: number
}
/** Where an event arises in the chain, and the ways it takes from there. */
export interface SpreadEvent<Event extends ChainEvent> {
  event: Event
  nodeId: string
  reaches: { way: Way; effect: Share | null }[]
}
/** What reaches a node. */
export interface Exposure {
  nodeId: string
  events: number
  along: number
  unknown: number
  ownRisk: number
  ownOpportunity: number
  alongRisk: Share
  alongOpportunity: Share
  main: { eventId: string; way: Way; effect: Share } | null
}

/** What is left of a strength at the end of a way: bounds in the order of numbers. */
export function effectOf(strength: number, left: Share | null): Share | null {
  if (left === null) return null
  const [a, b] = [strength * left.low, strength * left.high]
  return { low: Math.min(a, b), high: Math.max(a, b) }
}

/**
 * Events with the nodes that they arise at and the strongest way from there to each node within reach. An event of one
 * of several companies of a part arises there as far as the company's share of the part is known.
 */
export function spread<Event extends ChainEvent>(
  nodes: readonly ReportNode[],
  edges: readonly WayEdge[],
  events: readonly Event[],
): SpreadEvent<Event>[] {
  const links = linksOf(edges)
  const places = new Map<string, { nodeId: string; share: Share | null }[]>()
  for (const { id, members } of nodes)
    for (const { companyId, share } of members)
      if (companyId !== null)
        places.set(companyId, [
          ...(places.get(companyId) ?? []),
          { nodeId: id, share: share === null ? null : { low: share, high: share } },
        ])
  const held = new Map<string, Map<string, Way>>()
  const waysOf = (nodeId: string) => {
    const known = held.get(nodeId) ?? waysFrom(links, nodeId)
    held.set(nodeId, known)
    return known
  }
  return events.flatMap((event) =>
    (places.get(event.companyId) ?? []).map(({ nodeId, share }) => ({
      event,
      nodeId,
      reaches: [...waysOf(nodeId).values()]
        .map((way) => {
          const left = way.left && share ? { low: way.left.low * share.low, high: way.left.high * share.high } : null
          return { way, effect: effectOf(event.strength, left) }
        })
        .toSorted((a, b) => weight(b.effect) - weight(a.effect) || a.way.steps.length - b.way.steps.length),
    })),
  )
}

/** How much an effect weighs, whatever its sign; what is not known weighs least. */
export const weight = (effect: Share | null): number =>
  effect === null ? -1 : Math.max(Math.abs(effect.low), Math.abs(effect.high))

/** What reaches each node, those with most risk first. A sum over strongest ways: each event counts once a node. */
export function exposuresOf<Event extends ChainEvent>(
  nodes: readonly ReportNode[],
  spreads: readonly SpreadEvent<Event>[],
): Exposure[] {
  const of = new Map<string, Exposure>(
    nodes.map(({ id }) => [
      id,
      {
        nodeId: id,
        events: 0,
        along: 0,
        unknown: 0,
        ownRisk: 0,
        ownOpportunity: 0,
        alongRisk: { low: 0, high: 0 },
        alongOpportunity: { low: 0, high: 0 },
        main: null,
      },
    ]),
  )
  for (const { event, nodeId, reaches } of spreads) {
    const own = of.get(nodeId)
    if (own) {
      own.events += 1
      own.ownRisk += Math.min(0, event.strength)
      own.ownOpportunity += Math.max(0, event.strength)
    }
    for (const { way, effect } of reaches) {
      const there = of.get(way.steps.at(-1)?.nodeId ?? '')
      if (!there) continue
      there.along += 1
      if (effect === null) {
        there.unknown += 1
        continue
      }
      const sum = event.strength < 0 ? there.alongRisk : there.alongOpportunity
      sum.low += effect.low
      sum.high += effect.high
      if (weight(effect) > weight(there.main?.effect ?? null)) there.main = { eventId: event.eventId, way, effect }
    }
  }
  const risk = (one: Exposure) => one.ownRisk + one.alongRisk.low
  return [...of.values()].toSorted((a, b) => risk(a) - risk(b) || b.along - a.along || (a.nodeId < b.nodeId ? -1 : 1))
}

/** Concentration of each part's companies, of each customer's suppliers, of each supplier's customers, the highest first. */
export function concentrations(
  nodes: readonly ReportNode[],
  edges: readonly WayEdge[],
): (Concentration & { nodeId: string; of: 'companies' | 'suppliers' | 'customers' })[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const suppliers = Map.groupBy(edges, ({ target }) => target)
  const customers = Map.groupBy(edges, ({ source }) => source)
  /** Several products of one other end are one hand. */
  const hands = (own: readonly WayEdge[], end: 'source' | 'target', share: 'purchaseShare' | 'revenueShare') =>
    [...Map.groupBy(own, (edge) => edge[end])].map(([id, same]) => ({
      name: names.get(id) ?? id,
      share: same.some((edge) => edge[share])
        ? {
            low: Math.min(
              1,
              same.reduce((sum, edge) => sum + (edge[share]?.low ?? 0), 0),
            ),
            high: Math.min(
              1,
              same.reduce((sum, edge) => sum + (edge[share]?.high ?? 0), 0),
            ),
          }
        : null,
    }))
  return nodes
    .flatMap(({ id: nodeId, members }) => [
      {
        nodeId,
        of: 'companies' as const,
        found:
          members.length > 1
            ? concentrationOf(
                members.map(({ name, share }) => ({
                  name,
                  share: share === null ? null : { low: share, high: share },
                })),
              )
            : null,
      },
      {
        nodeId,
        of: 'suppliers' as const,
        found: concentrationOf(hands(suppliers.get(nodeId) ?? [], 'source', 'purchaseShare')),
      },
      {
        nodeId,
        of: 'customers' as const,
        found: concentrationOf(hands(customers.get(nodeId) ?? [], 'target', 'revenueShare')),
      },
    ])
    .flatMap(({ found, ...where }) => (found ? [{ ...where, ...found }] : []))
    .toSorted((a, b) => b.hhi.low - a.hhi.low || (a.nodeId < b.nodeId ? -1 : 1))
}
