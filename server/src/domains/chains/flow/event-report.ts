import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import { dayOf } from '@pandora/contract/time'
import { concentrations, exposuresOf, spread, weight } from '@pandora/intelligence/supply/report'
import { riskTypeOf } from '@pandora/intelligence/supply/risk-types'
import { singlePoints } from '@pandora/intelligence/supply/single-points'
import { sideOf } from '../../impact/offers/signs.ts'
import type { Seat } from '../../supply/offers/seats.ts'
import { strengthOfEvent } from './flow.ts'
import type { ChainEventRow } from './flow.queries.ts'
import { companiesOf } from '../judge.ts'
import type { CompanyNamed } from '../names.queries.ts'
import { namedSteps, networkOf } from '../network.ts'
import { regionsOf } from '../regions.ts'
import type { StoredChain } from '../queries.ts'

/** Most events, and reaches of one, that are told one by one. */
const [EVENTS_TOLD, REACHES_TOLD] = [200, 5]

/** What a report is made of. */
export interface ReportGround {
  chain: StoredChain
  graph: SupplyChainGraph
  events: readonly ChainEventRow[]
  names: readonly CompanyNamed[]
  seats: ReadonlyMap<string, Seat>
  /** Risks of the places that nodes are in: those that are told one by one, and where all of them are. */
  hazards: { told: EventRiskReport['hazards']; all: readonly { region: string }[] }
  day: string
  days: number
}

/** The event risk of a chain on a day (CHAIN-11, CHAIN-25): arithmetic of `intelligence/supply`, put into words. */
export function eventReport({ chain, graph, events, names, seats, hazards, day, days }: ReportGround): EventRiskReport {
  const network = networkOf(graph, day)
  const nodeNames = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
  const companies = new Map(names.map((one) => [one.company_id, one]))
  const nameOf = (id: string) => nodeNames.get(id) ?? id
  const happened = events.map((row) => ({
    row,
    eventId: row.event_id,
    companyId: row.company_id,
    strength: strengthOfEvent(row).strength,
  }))
  const spreads = spread(network.nodes, network.edges, happened)
  // A report of risks tells them first: those that weigh most, and of equal ones what takes most along the chain.
  const farthest = (reaches: (typeof spreads)[number]['reaches']) => Math.max(0, weight(reaches[0]?.effect ?? null))
  const told = spreads
    .toSorted(
      (a, b) =>
        Number(b.event.strength < 0) - Number(a.event.strength < 0) ||
        Math.abs(b.event.strength) - Math.abs(a.event.strength) ||
        farthest(b.reaches) - farthest(a.reaches) ||
        b.reaches.length - a.reaches.length ||
        b.event.row.happened_at - a.event.row.happened_at ||
        (a.event.eventId < b.event.eventId ? -1 : 1),
    )
    .map(({ event, nodeId, reaches }): EventRiskReport['events'][number] => ({
      eventId: event.eventId,
      type: event.row.type,
      riskTypeId: riskTypeOf(event.row.type),
      titleZh: event.row.title_zh,
      titleEn: event.row.title_en,
      happenedDay: dayOf(event.row.happened_at),
      companyId: event.companyId,
      nameZh: companies.get(event.companyId)?.name_zh ?? null,
      nameEn: companies.get(event.companyId)?.name_en ?? null,
      nodeId,
      direction: sideOf(event.strength),
      strength: event.strength,
      documents: event.row.documents,
      reached: reaches.length,
      known: reaches.filter(({ effect }) => effect !== null).length,
      reaches: reaches
        .slice(0, REACHES_TOLD)
        .map(({ way, effect }) => ({ path: namedSteps(way.steps, nodeNames), effect })),
    }))
  const once = [...new Map(happened.map((one) => [one.eventId, one])).values()]
  const byType = Map.groupBy(
    once.filter(({ row }) => riskTypeOf(row.type) !== null),
    ({ row }) => riskTypeOf(row.type) ?? '',
  )
  const only = onlySuppliers(graph, network.edges)
  return {
    chainId: chain.chain_id,
    name: chain.name,
    version: chain.version,
    day,
    days,
    nodes: network.nodes.length,
    edges: network.edges.length,
    companies: companiesOf(graph).length,
    edgesWithoutShare: network.edges.filter((one) => !one.revenueShare && !one.purchaseShare).length,
    risks: once.filter(({ strength }) => strength < 0).length,
    opportunities: once.filter(({ strength }) => strength > 0).length,
    events: told.slice(0, EVENTS_TOLD),
    eventsTotal: told.length,
    hazards: hazards.told,
    hazardsTotal: hazards.all.length,
    exposures: exposuresOf(network.nodes, spreads).map(({ main, ...one }) => ({
      ...one,
      name: nameOf(one.nodeId),
      main:
        main && weight(main.effect) > 0
          ? { eventId: main.eventId, path: namedSteps(main.way.steps, nodeNames), effect: main.effect }
          : null,
    })),
    concentration: concentrations(network.nodes, network.edges).map((one) => ({ ...one, name: nameOf(one.nodeId) })),
    singlePoints: singlePoints(
      network.nodes.map(({ id }) => id),
      network.edges,
    ).map(({ nodeId, cut }) => ({
      nodeId,
      name: nameOf(nodeId),
      cut: cut.length,
      names: cut.slice(0, 5).map(nameOf),
      only: only.get(nodeId) ?? [],
    })),
    regions: regionsOf(graph, spreads, seats, hazards.all),
    byRiskType: [...byType]
      .map(([riskTypeId, own]) => ({
        riskTypeId,
        events: own.length,
        risk: own.reduce((sum, { strength }) => sum + Math.min(0, strength), 0),
      }))
      .toSorted((a, b) => a.risk - b.risk || b.events - a.events || (a.riskTypeId < b.riskTypeId ? -1 : 1)),
  }
}

/** Products that a customer has of one node alone, by that node; at most ten each. */
function onlySuppliers(
  graph: SupplyChainGraph,
  standing: readonly { id: string }[],
): Map<string, { product: string; customer: string }[]> {
  const names = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
  const ids = new Set(standing.map(({ id }) => id))
  const products = Map.groupBy(
    graph.edges.filter(({ id, data }) => data.product !== null && ids.has(id)),
    ({ target, data }) => `${target}\n${data.product ?? ''}`,
  )
  const only = new Map<string, { product: string; customer: string }[]>()
  for (const same of products.values()) {
    const [first] = same
    if (!first || new Set(same.map(({ source }) => source)).size > 1) continue
    const own = only.get(first.source) ?? []
    if (own.length < 10)
      own.push({ product: first.data.product ?? '', customer: names.get(first.target) ?? first.target })
    only.set(first.source, own)
  }
  return only
}
