import { industries } from '@pandora/contract/domains/industries/operations'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { SHENWAN } from '../../shared/classes.ts'
import { marketFigures, marketTables } from '../figures/offers/market.ts'
import { totalOf } from '../../shared/totals.ts'
import { inFieldOrder } from '../figures/offers/fields/order.ts'
import { goneLast, isOwnSort, sortedMembers } from './constituents.ts'
import { industryEvents } from './events.queries.ts'
import { heldMembers, heldTree, industryMembers, industryTree, nodeIn } from './offers/held.ts'
import { presentDetail, presentEvent, presentExchanges } from './present.ts'
import { exchangesOf, unclassified } from './queries.ts'
import { relationsOf, supplyLinks } from './relations.queries.ts'
import { fileLinks, namesWithin, supplyIndustries, type NodeChange } from './relations.ts'
import { seriesOf } from './series.ts'
import { presentMap, presentNode, presentSummary } from './offers/standing.ts'
import { codesWithin, nodesHolding, pathTo, presentLeaf, presentTree } from './offers/tree.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { heldQuotes } from '../markets/offers/quotes.ts'

const heldSeries = defineHeld({
  id: 'industries.series',
  reads: [heldTree, 'daily_price'],
  input: industries.series.input,
  load: async ({ services, db, view }, { id, period }) =>
    seriesOf(db, view, { id, codes: codesWithin(nodeIn(await industryTree(services, view), id)), period }),
})
const heldRelations = defineHeld({
  id: 'industries.relations',
  reads: [heldTree, heldMembers, 'industry_relation', 'supply_edge'],
  input: industries.relations.input,
  load: async ({ services, db, view }, { id }) => {
    const { nodes, members, day } = await industryMembers(services, view)
    const node = nodeIn(nodes, id)
    const of: NodeChange = (one) => ({
      change: presentNode(one, members.get(one.industry_code) ?? [], day).change,
      num: one.num,
    })
    const [named, links] = await Promise.all([
      relationsOf(db, view, namesWithin(node)),
      supplyLinks(db, view, codesWithin(node)),
    ])
    const [files, supply] = [fileLinks(node, nodes, named, of), supplyIndustries(node, nodes, links, of)]
    return {
      upstream: [...files.upstream, ...supply.upstream],
      downstream: [...files.downstream, ...supply.downstream],
    }
  },
})
const heldEvents = defineHeld({
  id: 'industries.events',
  reads: [heldTree, 'document', 'event', 'event_company', 'event_evidence'],
  input: industries.events.input,
  load: async ({ services, db, view }, { id, page, size }) =>
    industryEvents(db, view, codesWithin(nodeIn(await industryTree(services, view), id)), { page, size }),
})

export const industryRoutes: readonly Route[] = [
  serveShared(
    industries.exchanges,
    { reads: ['exchange', 'security', ...marketTables] },
    async ({ db, view, services, input: { page, size } }) => {
      const rows = await exchangesOf(db, view, { page, size })
      return pageOf(
        presentExchanges(rows, await marketFigures(services, view)),
        await totalOf(rows, page, () => exchangesOf(db, view, { page: 0, size: 1 })),
        { page, size },
      )
    },
  ),

  serveShared(
    industries.tree,
    { reads: ['company', 'industry', 'industry_membership'] },
    async ({ view, services }) => {
      const [nodes, without] = await Promise.all([industryTree(services, view), unclassified(services.sql, view)])
      return { scheme: SHENWAN, nodeList: presentTree(nodes), unclassified: without }
    },
  ),

  serve(industries.search, async ({ view, services, input }) => {
    const found = nodesHolding(await industryTree(services, view), input.text)
    return {
      dataList: found.map((node) =>
        Object.assign(presentLeaf(node), { level: node.level, path: pathTo(node).map((one) => one.name_zh) }),
      ),
    }
  }),

  serveShared(
    industries.detail,
    {
      reads: [...marketTables],
    },
    async ({ view, language, services, input }) => {
      const { nodes, members, day } = await industryMembers(services, view)
      const node = nodeIn(nodes, input.id)
      const all = members.get(node.industry_code) ?? []
      const { sort, order } = input
      const ordered = isOwnSort(sort)
        ? sortedMembers(all, { sort, order, language, day })
        : goneLast(await inFieldOrder(services, view, language, all, (one) => one.companyId, { sort, order }), day)
      const rows = partOf(ordered, input)
      const quotes = await heldQuotes.read(
        services,
        view,
        rows.map((one) => one.securityId),
      )
      return presentDetail(node, nodes, all, { day, page: input.page, size: input.size, rows, quotes })
    },
  ),

  serve(industries.series, ({ view, services, input }) => heldSeries.read(services, view, input)),

  serve(industries.summary, async ({ view, services, input }) => {
    const { nodes, members, day } = await industryMembers(services, view)
    const node = nodeIn(nodes, input.id)
    return presentSummary(node, members.get(node.industry_code) ?? [], day)
  }),

  serve(industries.nodes, async ({ view, services, input }) => {
    const { nodes, members, day } = await industryMembers(services, view)
    const below =
      input.id === undefined ? [...nodes.values()].filter((node) => node.level === 1) : nodeIn(nodes, input.id).below
    return { dataList: below.map((node) => presentNode(node, members.get(node.industry_code) ?? [], day)) }
  }),

  serve(industries.map, async ({ view, services, input }) => {
    const { nodes, members, day } = await industryMembers(services, view)
    const all =
      input.id === undefined
        ? [...(await marketFigures(services, view)).values()]
        : (members.get(nodeIn(nodes, input.id).industry_code) ?? [])
    return presentMap(
      nodes,
      input.exchange === undefined ? all : all.filter((one) => one.exchange === input.exchange),
      day,
    )
  }),

  serve(industries.relations, ({ view, services, input }) => heldRelations.read(services, view, input)),

  serve(industries.events, async ({ view, services, input: { id, page, size } }) => {
    const figures = await marketFigures(services, view)
    const read = (asked: { page: number; size: number }) => heldEvents.read(services, view, { id, ...asked })
    const rows = await read({ page, size })
    return pageOf(
      rows.map((row) => presentEvent(row, figures.get(row.company_id))),
      await totalOf(rows, page, () => read({ page: 0, size: 1 })),
      { page, size },
    )
  }),
]
