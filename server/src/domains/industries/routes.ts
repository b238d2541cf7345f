import { Refusal } from '@pandora/contract/errors'
import { industries } from '@pandora/contract/industries'
import { serve, type Route } from '../../http/route.ts'
import { SHENWAN } from '../../shared/classes.ts'
import { companyNames } from '../../shared/names.ts'
import { lastQuotes } from '../../shared/quotes.ts'
import { presentDetail, presentExchanges } from './present.ts'
import { companiesByClass, constituents, exchangesOf, industryNodes, unclassified } from './queries.ts'
import { codesWithin, nodesHolding, nodesOf, pathTo, presentLeaf, presentTree } from './tree.ts'

export const industryRoutes: readonly Route[] = [
  serve(industries.exchanges, async ({ db, view, input: { page, size } }) => {
    const rows = await exchangesOf(db, view, { page, size })
    return { dataList: presentExchanges(rows), total: rows[0]?.total ?? 0, page, hasMore: rows.length === size }
  }),

  serve(industries.tree, async ({ db, view }) => {
    const [rows, companies, without] = await Promise.all([industryNodes(db, view), companiesByClass(db, view), unclassified(db, view)])
    return { scheme: SHENWAN, nodeList: presentTree(nodesOf(rows, companies)), unclassified: without }
  }),

  serve(industries.search, async ({ db, view, input }) => {
    const [rows, companies] = await Promise.all([industryNodes(db, view), companiesByClass(db, view)])
    const found = nodesHolding(nodesOf(rows, companies), input.text)
    return { dataList: found.map((node) => Object.assign(presentLeaf(node), { level: node.level, path: pathTo(node).map((one) => one.name_zh) })) }
  }),

  serve(industries.detail, async ({ db, view, language, input }) => {
    const nodes = nodesOf(await industryNodes(db, view))
    const node = nodes.get(input.id)
    if (!node) throw new Refusal('NOT_FOUND')
    const found = await constituents(db, view, { ...input, codes: codesWithin(node), language })
    const ids = found.page.map((one) => one.company_id)
    const [names, quotes] = await Promise.all([companyNames(db, view, ids), lastQuotes(db, view, ids)])
    return presentDetail(node, nodes, found, names, quotes, input)
  }),
]
