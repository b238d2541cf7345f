import type { ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import { provinceCode } from '@pandora/contract/records/provinces'
import type { ChainEvent, SpreadEvent } from '@pandora/intelligence/supply/report'
import type { Seat, Site } from '../supply/offers/seats.ts'
import { isElsewhere } from './offers/elsewhere.ts'

/** Seats and sites of the companies of a chain. */
export interface Places {
  seats: ReadonlyMap<string, Seat>
  sites: ReadonlyMap<string, readonly Site[]>
}
/** That a node is in a region. `site`: what the place is called. */
export interface NodeThere {
  nodeId: string
  name: string
  by: 'said' | 'seat' | 'site'
  site: string | null
}

/** The region of a node: as its user says, else that of its company's seat. */
function regionOf({ data }: ChainNode, seats: Places['seats']): string | null {
  const region = data.region ?? (data.companyId === null ? null : (seats.get(data.companyId)?.regionCode ?? null))
  return region === null ? null : provinceCode(region)
}

/** Nodes by the regions that they are in, each once a region by the surest reason: as said, by a seat, by a site. */
export function nodesByRegion({ nodes }: SupplyChainGraph, { seats, sites }: Places): Map<string, NodeThere[]> {
  const found = new Map<string, NodeThere[]>()
  for (const node of nodes) {
    const { id: nodeId, kind, data } = node
    if (kind === 'group') continue
    const companies = [data.companyId, ...data.companies.map(({ companyId }) => companyId)].filter((id) => id !== null)
    const there = new Map<string, NodeThere>()
    const put = (region: string, by: NodeThere['by'], site: string | null) => {
      const code = provinceCode(region)
      if (!there.has(code)) there.set(code, { nodeId, name: data.name, by, site })
    }
    const ownSeat = data.companyId === null ? null : seats.get(data.companyId)?.regionCode
    const elsewhere = isElsewhere(node, ownSeat)
    if (data.region !== null && (elsewhere || !ownSeat)) put(data.region, 'said', null)
    else
      for (const id of companies) {
        const seat = seats.get(id)?.regionCode
        if (seat) put(seat, 'seat', null)
      }
    if (!elsewhere)
      for (const id of companies)
        for (const { regionCode, place } of sites.get(id) ?? []) put(regionCode, 'site', place)
    for (const [region, one] of there) found.set(region, [...(found.get(region) ?? []), one])
  }
  return found
}

/** Nodes, own events and risks told of the place itself by region, the most risk first. */
export function regionsOf(
  { nodes }: SupplyChainGraph,
  spreads: readonly SpreadEvent<ChainEvent>[],
  seats: Places['seats'],
  hazards: readonly { region: string }[],
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
        hazards: hazards.filter((one) => one.region === region).length,
      }
    })
    .toSorted(
      (a, b) =>
        a.risk - b.risk || b.hazards - a.hazards || b.nodes - a.nodes || ((a.region ?? '') < (b.region ?? '') ? -1 : 1),
    )
}
