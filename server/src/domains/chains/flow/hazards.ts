import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { chains } from '@pandora/contract/domains/chains/operations'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { riskTopics, type RiskTelling, type RiskTopic } from '@pandora/intelligence/risks/topics'
import { placeRisks, riskTypeOfPlace, type PlaceRisk } from '@pandora/intelligence/supply/risk-types'
import {
  before,
  linksOf,
  nodesAround,
  waysFrom,
  type Links,
  type Way,
  type WayEdge,
} from '@pandora/intelligence/supply/ways'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { placeTellings, titlesTold } from '../../../analysis/risks/told.queries.ts'
import { nodesByRegion, type NodeThere, type Places } from '../regions.ts'
import type { Span } from './flow.queries.ts'

/** Most nodes of a place that are told one by one. */
const NODES_TOLD = 50

interface PlaceTelling extends RiskTelling {
  type: PlaceRisk
}
/** A matter of a place which nodes of a chain are in. */
export interface Hazard {
  topic: RiskTopic<PlaceTelling>
  nodes: readonly NodeThere[]
}

/**
 * Matters that texts tell of the places that nodes are in, with a word within the span, the hottest first at its end.
 * They are made as the risk room makes its topics, so that their ids are the same.
 */
export async function hazardsOf(
  db: Db,
  view: View,
  graph: SupplyChainGraph,
  { places, span }: { places: Places; span: Span },
): Promise<Hazard[]> {
  const there = nodesByRegion(graph, places)
  const rows = await placeTellings(db, view, { types: placeRisks, places: [...there.keys()], to: span.to })
  const tellings = rows.map((row): PlaceTelling => ({
    documentId: row.document_id,
    storyId: row.story_id,
    type: row.risk_type,
    subject: row.place,
    at: row.published_at,
    day: dayOf(row.published_at),
    confidence: row.confidence,
  }))
  return riskTopics(tellings, span.to)
    .filter(({ tellings: [newest] }) => newest !== undefined && newest.at >= span.from)
    .map((topic) => ({ topic, nodes: there.get(topic.subject) ?? [] }))
}

/** A hazard with the strongest way from who is there to a chosen node. */
export interface ArrivedHazard extends Hazard {
  way: Way
}

/** Hazards that reach a chosen node, each with its strongest way; without one each stands where it befalls. */
export function arrivedHazards(
  hazards: readonly Hazard[],
  edges: readonly WayEdge[],
  chosen: string | undefined,
): ArrivedHazard[] {
  const links = linksOf(edges)
  const held = new Map<string, Way | undefined>()
  const wayFrom = (nodeId: string): Way | undefined => {
    if (chosen === undefined || chosen === nodeId) {
      const whole = { low: 1, high: 1 }
      return { steps: [{ nodeId, edgeId: null, share: whole }], left: whole }
    }
    if (!held.has(nodeId)) held.set(nodeId, waysFrom(links, nodeId).get(chosen))
    return held.get(nodeId)
  }
  return hazards.flatMap((hazard) => {
    let best: Way | undefined
    for (const { nodeId } of hazard.nodes) {
      const way = wayFrom(nodeId)
      if (way && (!best || before(way, best))) best = way
    }
    return best ? [{ ...hazard, way: best }] : []
  })
}

type WireHazard = EventRiskReport['hazards'][number]

/** Hazards in the wire's words, with the titles of their newest documents and how far around they reach. */
export async function presentHazards(
  db: Db,
  view: View,
  hazards: readonly Hazard[],
  links: Links,
): Promise<WireHazard[]> {
  const newestOf = ({ topic }: Hazard) => topic.tellings[0]?.documentId ?? ''
  const titles = await titlesTold(db, view, hazards.map(newestOf))
  return hazards.flatMap((hazard): WireHazard[] => {
    const { topic, nodes } = hazard
    const [newest] = topic.tellings
    const riskTypeId = newest ? riskTypeOfPlace(newest.type) : null
    if (!newest || riskTypeId === null) return []
    return [
      {
        topicId: topic.topicId,
        riskType: newest.type,
        riskTypeId,
        region: topic.subject,
        firstDay: topic.firstDay,
        lastDay: topic.lastDay,
        stories: topic.stories,
        documents: new Set(topic.tellings.map(({ documentId }) => documentId)).size,
        newsId: newest.documentId,
        newsTitle: titles.get(newest.documentId) ?? '',
        nodes: nodes.slice(0, NODES_TOLD),
        there: nodes.length,
        along: nodesAround(
          links,
          nodes.map(({ nodeId }) => nodeId),
        ).size,
      },
    ]
  })
}

/** The way of a hazard in the wire's words, by names of nodes. */
export const presentArrival = (
  { way }: ArrivedHazard,
  names: ReadonlyMap<string, string>,
): Pick<OutputOf<typeof chains.flowHazards>['dataList'][number], 'path' | 'left'> => ({
  path: way.steps.map(({ nodeId, share }) => ({ nodeId, name: names.get(nodeId) ?? nodeId, share })),
  left: way.left,
})
