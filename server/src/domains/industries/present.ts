import type { industries } from '@pandora/contract/industries'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf } from '@pandora/contract/records/identity'
import type { Names } from '../../shared/names.ts'
import type { Quote } from '../../shared/quotes.ts'
import type { Constituents, exchangesOf } from './queries.ts'
import { pathTo, type Node } from './tree.ts'

/** An exchange (IND-04). Its code stands as `id`, `exchangeEn` and the id in the graph (A36); `nameEn` is what an English screen shows. */
export function presentExchanges(rows: Awaited<ReturnType<typeof exchangesOf>>): OutputOf<typeof industries.exchanges>['dataList'] {
  return rows.map((row) => ({ id: row.exchange, exchangeZh: row.name_zh, exchangeEn: row.exchange, exchangeNeo4jId: row.exchange, nameEn: row.name_en, companies: row.companies }))
}

/** A node with one page of its companies (IND-11). */
export function presentDetail(node: Node, nodes: ReadonlyMap<string, Node>, found: Constituents, names: ReadonlyMap<string, Names>, quotes: ReadonlyMap<string, Quote>, { page, size }: { page: number; size: number }): OutputOf<typeof industries.detail> {
  return {
    id: node.industry_code, level: node.level, nameZh: node.name_zh, nameEn: node.name_en,
    path: pathTo(node).map((one) => ({ id: one.industry_code, nameZh: one.name_zh, nameEn: one.name_en })),
    rising: found.rising, falling: found.falling, flat: found.flat, withoutQuote: found.without_quote,
    constituents: {
      dataList: found.page.map(({ company_id: companyId, industry_code }) => ({
        companyId, code: codeOf(companyId), nameZh: names.get(companyId)?.nameZh ?? null, nameEn: names.get(companyId)?.nameEn ?? null,
        industryZh: nodes.get(industry_code)?.name_zh ?? industry_code, industryEn: nodes.get(industry_code)?.name_en ?? null, quote: quotes.get(companyId) ?? null,
      })),
      total: found.total, page, hasMore: found.page.length === size,
    },
  }
}
