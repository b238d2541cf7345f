import type { ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import type { ChainEvent, SpreadEvent } from '@pandora/intelligence/supply/report'
import type { Seat } from '../supply/offers/seats.ts'

/** The region of a node: as its user says, else that of its company's seat. */
const regionOf = ({ data }: ChainNode, seats: ReadonlyMap<string, Seat>): string | null =>
  data.region ?? (data.companyId === null ? null : (seats.get(data.companyId)?.regionCode ?? null))

/** Nodes and own events by region, the most risk first. */
export function regionsOf(
  { nodes }: SupplyChainGraph,
  spreads: readonly SpreadEvent<ChainEvent>[],
  seats: ReadonlyMap<string, Seat>,
): EventRiskReport['regions'] {
  const own = Map.groupBy(spreads, ({ nodeId }) => nodeId)
  const groups = Map.groupBy(
    nodes.filter(({ kind }) => kind !== 'group'),
    (node) => regionOf(node, seats),
  )
  return [...groups]
    .map(([region, there]) => {
      const events = there.flatMap(({ id }) => own.get(id) ?? []).map(({ event }) => event)
      return {
        region,
        nodes: there.length,
        events: new Set(events.map(({ eventId }) => eventId)).size,
        risk: events.reduce((sum, { strength }) => sum + Math.min(0, strength), 0),
        opportunity: events.reduce((sum, { strength }) => sum + Math.max(0, strength), 0),
      }
    })
    .toSorted((a, b) => a.risk - b.risk || b.nodes - a.nodes || ((a.region ?? '') < (b.region ?? '') ? -1 : 1))
}
