import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { errors, Refusal } from '@pandora/contract/errors'
import { provinceCode } from '@pandora/contract/records/provinces'
import { dayOf } from '@pandora/contract/time'
import { companyNames } from '../../shared/names.ts'
import { isElsewhere } from '../chains/offers/elsewhere.ts'
import { keptGraph } from '../chains/offers/kept-graph.ts'
import { seatsOf, sitesOf } from '../supply/offers/seats.ts'
import type { Ground, GroundCall, GroundNode } from './ground.ts'
import { regionNames, revenuesOf } from './ground.queries.ts'

const companyOf = ({ data }: ChainNode): string | null =>
  data.companyId ?? (data.companies.length === 1 ? (data.companies[0]?.companyId ?? null) : null)

/** A saved chain of the caller: its newest version, or the one asked for. Throws NOT_FOUND. */
export async function groundOfChain(
  { db, view, uid, now }: GroundCall,
  chainId: string,
  version: number | undefined,
): Promise<Ground> {
  const kept = await keptGraph(db, { marketId: view.marketId, uid }, { chainId, version })
  if (!kept) throw new Refusal(errors.NOT_FOUND)
  const day = dayOf(view.asOf ?? now)
  const nodes = kept.graph.nodes.filter((one) => one.kind !== 'group')
  const ids = [...new Set(nodes.flatMap((one) => companyOf(one) ?? []))]
  const [names, seats, sites, revenues, regions] = [
    await companyNames(db, view, ids),
    await seatsOf(db, view, ids),
    await sitesOf(db, view, ids),
    await revenuesOf(db, view, ids),
    await regionNames(db),
  ]
  const edges = kept.graph.edges.filter(
    ({ data }) => (data.from === null || data.from <= day) && (data.to === null || data.to >= day),
  )
  return {
    nameZh: kept.name,
    nameEn: null,
    nodes: new Map(
      nodes.map((node): [string, GroundNode] => {
        const companyId = companyOf(node)
        const of = names.get(companyId ?? '')
        const figures = revenues.get(companyId ?? '') ?? null
        return [
          node.id,
          {
            id: node.id,
            companyId: of ? companyId : null,
            nameZh: of?.nameZh ?? node.data.name,
            nameEn: of?.nameEn ?? null,
            region:
              node.data.region === null
                ? (seats.get(companyId ?? '')?.regionCode ?? null)
                : provinceCode(node.data.region),
            siteRegions: isElsewhere(node, seats.get(companyId ?? '')?.regionCode)
              ? []
              : (sites.get(companyId ?? '') ?? []).map(({ regionCode }) => regionCode),
            inventoryDays: node.data.inventoryDays,
            revenue: figures?.revenue_ttm ?? null,
            figures,
          },
        ]
      }),
    ),
    edges: edges.map(({ id, source, target, data }) => ({
      id,
      source,
      target,
      product: data.product,
      revenueShare: data.revenueShare,
      purchaseShare: data.purchaseShare,
    })),
    supplies: new Map(
      edges.map(({ id, data }) => [
        id,
        {
          productEn: null,
          from: data.from,
          disclosedBy: data.disclosedBy,
          evidence: {
            documentId: data.evidence?.documentId ?? null,
            title: null,
            quote: data.evidence?.quote ?? null,
            file: data.evidence?.file ?? null,
            line: data.evidence?.line ?? null,
          },
        },
      ]),
    ),
    partsEn: new Map(),
    regions,
    cut: false,
  }
}
