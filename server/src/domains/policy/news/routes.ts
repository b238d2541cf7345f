import { GRAPH_NODES } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import { serve, type Route } from '../../../http/route.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { pageOf } from '../../../shared/page.ts'
import { presentNewsItems } from '../../documents/offers/documents.ts'
import { companiesOfDocuments } from '../../documents/offers/documents.queries.ts'
import { newsGraphOf } from './graph.ts'
import { categoriesOf, graphNews, idsOf, newsCount, newsOptions, newsPage, tagsOf } from './queries.ts'
import { presentNews, presentNode, presentOptions } from './present.ts'

export const newsRoutes: readonly Route[] = [
  serve(policy.newsFilter, async ({ db, view }) => {
    const rows = await newsOptions(db, view)
    const names = await entityNames(
      db,
      view,
      rows.flatMap(({ tag, value }) => (tag === 'industry' ? [value] : [])),
    )
    return {
      departments: presentOptions(rows, 'department', names),
      regions: presentOptions(rows, 'region', names),
      industries: presentOptions(rows, 'industry', names),
      categories: presentOptions(rows, 'category', names),
    }
  }),

  serve(policy.newsGraph, async ({ db, view, input }) => {
    const [rows, total] = await Promise.all([graphNews(db, view, input, GRAPH_NODES), newsCount(db, view, input)])
    const { nodes, edges, drawn } = newsGraphOf(rows, await tagsOf(db, view, idsOf(rows)), GRAPH_NODES)
    const names = await entityNames(
      db,
      view,
      nodes.flatMap(({ kind, id }) => (kind === 'industry' ? [id] : [])),
    )
    return { nodes: nodes.map((node) => presentNode(node, names)), edges, total, cut: drawn < total }
  }),

  serve(policy.newsList, async ({ db, view, input: { page, size, ...asked } }) => {
    const [rows, total] = await Promise.all([
      newsPage(db, view, asked, { size, offset: page * size }),
      newsCount(db, view, asked),
    ])
    const ids = idsOf(rows)
    const [companies, tags] = await Promise.all([companiesOfDocuments(db, view, ids), tagsOf(db, view, ids)])
    const items = presentNewsItems(rows, companies)
    return pageOf(presentNews(items, categoriesOf(rows), tags), total, { page, size }, rows.length)
  }),
]
