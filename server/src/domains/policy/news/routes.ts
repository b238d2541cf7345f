import { GRAPH_NODES } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import { serve, type Route } from '../../../http/route.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { pageOf } from '../../../shared/page.ts'
import { presentNewsItems } from '../../documents/offers/documents.ts'
import { companiesOfDocuments } from '../../documents/offers/documents.queries.ts'
import { givenNames } from '../../documents/offers/given-names.ts'
import { newsGraphOf } from './graph.ts'
import { categoriesOf, graphNews, idsOf, newsCount, newsOptions, newsPage, tagsOf } from './queries.ts'
import { presentNews, presentNode, presentOptions } from './present.ts'

export const newsRoutes: readonly Route[] = [
  serve(policy.newsFilter, async ({ services, db, view }) => {
    const rows = await newsOptions(db, view)
    const industries = rows.flatMap(({ tag, value }) => (tag === 'industry' ? [value] : []))
    const [names, given] = await Promise.all([entityNames(db, view, industries), givenNames(services, view)])
    return {
      departments: presentOptions(rows, 'department', names, given),
      regions: presentOptions(rows, 'region', names, given),
      industries: presentOptions(rows, 'industry', names, given),
      categories: presentOptions(rows, 'category', names, given),
    }
  }),

  serve(policy.newsGraph, async ({ services, db, view, input }) => {
    const [rows, total] = await Promise.all([graphNews(db, view, input, GRAPH_NODES), newsCount(db, view, input)])
    const { nodes, edges, drawn } = newsGraphOf(rows, await tagsOf(db, view, idsOf(rows)), GRAPH_NODES)
    const industries = nodes.flatMap(({ kind, id }) => (kind === 'industry' ? [id] : []))
    const [names, given] = await Promise.all([entityNames(db, view, industries), givenNames(services, view)])
    return { nodes: nodes.map((node) => presentNode(node, names, given)), edges, total, cut: drawn < total }
  }),

  serve(policy.newsList, async ({ services, db, view, input: { page, size, ...asked } }) => {
    const [rows, total] = await Promise.all([
      newsPage(db, view, asked, { size, offset: page * size }),
      newsCount(db, view, asked),
    ])
    const ids = idsOf(rows)
    const [companies, tags, given] = await Promise.all([
      companiesOfDocuments(db, view, ids),
      tagsOf(db, view, ids),
      givenNames(services, view),
    ])
    const items = presentNewsItems(rows, companies)
    return pageOf(presentNews(items, categoriesOf(rows), tags, given), total, { page, size }, rows.length)
  }),
]
