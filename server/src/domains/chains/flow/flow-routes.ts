import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import { badInput } from '@pandora/contract/errors'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { linksOf } from '@pandora/intelligence/supply/ways'
import { upwards, riskTypeOf } from '@pandora/intelligence/supply/risk-types'
import { serve, serveDownload, type Route } from '../../../http/route.ts'
import { pageOf, partOf } from '../../../shared/page.ts'
import { XLSX } from '../../../shared/workbook.ts'
import { seatsOf, sitesOf } from '../../supply/offers/seats.ts'
import { eventReport } from './event-report.ts'
import { fileName } from '../excel/excel-routes.ts'
import { writeReport } from '../excel/write-report.ts'
import { arrivals, strengthOfEvent, strengthOfNews } from './flow.ts'
import { eventsOf, newsOf } from './flow.queries.ts'
import { arrivedHazards, hazardsOf, presentArrival, presentHazards } from './hazards.ts'
import { companiesOf } from '../judge.ts'
import { companiesNamed } from '../names.queries.ts'
import { networkOf } from '../network.ts'
import { presentFlowEvent, presentFlowNews, type FlowNames } from './present-flow.ts'
import { graphOf, ownChain, type Saving } from '../save.ts'

const DAY = 86_400_000
/** Most news and events of a span that are looked at: the newest. */
const [NEWS_SEEN, EVENTS_SEEN] = [600, 1000]
/** Most hazards that a report tells one by one. */
const HAZARDS_TOLD = 100

type Looking = Pick<Saving, 'db' | 'view' | 'user' | 'now'>

/** The chain that is looked at, and what is told of it. */
async function looked(call: Looking, chainId: string, nodeId: string | undefined) {
  const chain = await ownChain(call, chainId)
  const graph = await graphOf(call.db, chain.chain_id, chain.version)
  if (nodeId !== undefined && !graph.nodes.some(({ id }) => id === nodeId))
    throw badInput('nodeId', 'unknown', { value: nodeId })
  const network = networkOf(graph, dayOf(call.view.asOf ?? call.now))
  return { chain, graph, network, companies: companiesOf(graph), arrive: arrivals(network, nodeId) }
}

async function namesFor({ db, view }: Looking, graph: SupplyChainGraph, ids: readonly string[]): Promise<FlowNames> {
  const companies = await companiesNamed(db, view, ids)
  return {
    companies: new Map(companies.map((one) => [one.company_id, one])),
    nodes: new Map(graph.nodes.map(({ id, data }) => [id, data.name])),
  }
}

const spanOf = ({ view, now }: Looking, days: number, before?: number) => {
  const to = Math.min(view.asOf ?? now, before ?? Infinity)
  return { from: to - days * DAY, to }
}

/** Seats and sites of companies. */
const placesOf = async ({ db, view }: Looking, companies: readonly string[]) => ({
  seats: await seatsOf(db, view, companies),
  sites: await sitesOf(db, view, companies),
})

async function reportOf(call: Looking, input: { chainId: string; day?: string | undefined; days: number }) {
  const { db, view, now } = call
  const chain = await ownChain(call, input.chainId)
  const graph = await graphOf(db, chain.chain_id, chain.version)
  const latest = view.asOf ?? now
  const to = input.day === undefined ? latest : Math.min(latest, endOfDay(input.day))
  const companies = companiesOf(graph)
  const span = { from: to - input.days * DAY, to }
  const [events, names, places] = [
    await eventsOf(db, view, companies, span, EVENTS_SEEN),
    await companiesNamed(db, view, companies),
    await placesOf(call, companies),
  ]
  const day = dayOf(to)
  const found = await hazardsOf(db, view, graph, { places, span })
  const links = linksOf(networkOf(graph, day).edges)
  const hazards = {
    told: await presentHazards(db, view, found.slice(0, HAZARDS_TOLD), links),
    all: found.map(({ topic }) => ({ region: topic.subject })),
  }
  return eventReport({ chain, graph, events, names, seats: places.seats, hazards, day, days: input.days })
}

export const flowRoutes: readonly Route[] = [
  serve(chains.flowNews, async (call) => {
    const { db, view, input } = call
    const { graph, companies, arrive } = await looked(call, input.chainId, input.nodeId)
    const rows = await newsOf(db, view, companies, spanOf(call, input.days, input.before), NEWS_SEEN)
    const found = rows.flatMap((row) => {
      const arrival = arrive(row.company_id)
      const said = strengthOfNews(row)
      const wanted = input.direction === undefined || input.direction === said.direction
      return arrival && wanted ? [{ row, arrival, said }] : []
    })
    const shown = partOf(found, input)
    const names = await namesFor(
      call,
      graph,
      shown.map(({ row }) => row.company_id),
    )
    return pageOf(
      shown.map((one) => presentFlowNews(one, names)),
      found.length,
      input,
    )
  }),

  serve(chains.flowOpportunities, async (call) => {
    const { db, view, input } = call
    const { graph, companies, arrive } = await looked(call, input.chainId, input.nodeId)
    const rows = await eventsOf(db, view, companies, spanOf(call, input.days), EVENTS_SEEN)
    const types = input.riskTypes && new Set(input.riskTypes)
    const found = rows.flatMap((row) => {
      const arrival = arrive(row.company_id)
      const said = strengthOfEvent(row)
      const risk = riskTypeOf(row.type)
      const typed = types === undefined || (risk !== null && upwards(risk).some((id) => types.has(id)))
      const wanted = typed && (input.direction === 'all' || input.direction === said.direction)
      return arrival && wanted ? [{ row, arrival, said }] : []
    })
    const shown = partOf(found, input)
    const names = await namesFor(
      call,
      graph,
      shown.map(({ row }) => row.company_id),
    )
    return pageOf(
      shown.map((one) => presentFlowEvent(one, names)),
      found.length,
      input,
    )
  }),

  serve(chains.flowHazards, async (call) => {
    const { db, view, input } = call
    const { graph, network, companies } = await looked(call, input.chainId, input.nodeId)
    const hazards = await hazardsOf(db, view, graph, {
      places: await placesOf(call, companies),
      span: spanOf(call, input.days),
    })
    const found = arrivedHazards(hazards, network.edges, input.nodeId)
    const shown = partOf(found, input)
    const names = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
    const ways = new Map(shown.map((one) => [one.topic.topicId, presentArrival(one, names)]))
    const rows = await presentHazards(db, view, shown, linksOf(network.edges))
    return pageOf(
      rows.map((one) => ({ ...one, path: [], left: null, ...ways.get(one.topicId) })),
      found.length,
      input,
    )
  }),

  serve(chains.reportEventRisk, async (call) => reportOf(call, call.input)),

  serveDownload(chains.downloadReport, async (call) => {
    const report = await reportOf(call, call.input)
    return {
      file: `${fileName(report.name)} ${report.day}.xlsx`,
      type: XLSX,
      holds: report,
      write: (held) => writeReport(held, call.language),
    }
  }),
]
