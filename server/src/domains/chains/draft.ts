import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { DRAFT_NODES } from '@pandora/contract/domains/chains/operations/facts'
import type { SupplyLink, SupplyNode } from '@pandora/contract/domains/supply/shapes'
import type { Language } from '@pandora/contract/language'

/** How far apart tiers and the nodes of one stand, px: a first placement that layout refines. */
const [ACROSS, DOWN] = [260, 96]

const named = ({ nameZh, nameEn, id }: Pick<SupplyNode, 'nameZh' | 'nameEn' | 'id'>, language: Language): string =>
  ((language === 'en' ? (nameEn ?? nameZh) : (nameZh ?? nameEn)) ?? id).slice(0, 80)

/** A graph of what is around some companies: tiers from left to right, the best connected of each on top. */
export function draftOf(
  { nodes, links }: { nodes: readonly SupplyNode[]; links: readonly SupplyLink[] },
  language: Language,
): { graph: SupplyChainGraph; cut: boolean } {
  const degree = new Map<string, number>()
  for (const { supplierId, customerId } of links)
    for (const id of [supplierId, customerId]) degree.set(id, (degree.get(id) ?? 0) + 1)
  const shown = nodes
    .toSorted(
      (a, b) =>
        Math.abs(a.tier) - Math.abs(b.tier) ||
        (degree.get(b.id) ?? 0) - (degree.get(a.id) ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, DRAFT_NODES)
  const ids = new Map(shown.map(({ id }, at) => [id, `n${at + 1}`]))
  const rows = new Map<number, number>()
  const placed = shown.map((one): ChainNode => {
    const row = rows.get(one.tier) ?? 0
    rows.set(one.tier, row + 1)
    return {
      id: ids.get(one.id) ?? one.id,
      kind: 'company',
      position: { x: one.tier * ACROSS, y: row * DOWN },
      placed: false,
      parentId: null,
      data: {
        name: named(one, language),
        companyId: one.companyId,
        companies: [],
        partList: [],
        riskTypeList: [],
        region: one.regionCode,
        inventoryDays: null,
        note: null,
      },
    }
  })
  return { graph: { nodes: placed, edges: edgesOf(links, ids, language) }, cut: shown.length < nodes.length }
}

function edgesOf(links: readonly SupplyLink[], ids: ReadonlyMap<string, string>, language: Language): ChainEdge[] {
  return links.flatMap((link, at): ChainEdge[] => {
    const [source, target] = [ids.get(link.supplierId), ids.get(link.customerId)]
    if (source === undefined || target === undefined || source === target) return []
    const product = language === 'en' ? (link.productEn ?? link.productZh) : (link.productZh ?? link.productEn)
    const { documentId, file, line, quote } = link.evidence
    return [
      {
        id: `e${at + 1}`,
        source,
        target,
        data: {
          product: product ? product.slice(0, 120) : null,
          revenueShare: link.revenueShare,
          purchaseShare: link.purchaseShare,
          from: link.from,
          to: link.to,
          disclosedBy: link.disclosedBy,
          confidence: link.confidence,
          origin: link.origin,
          evidence:
            documentId === null && file === null && line === null && quote === null
              ? null
              : { documentId, file: file?.slice(0, 200) ?? null, line, quote: quote?.slice(0, 600) ?? null },
        },
      },
    ]
  })
}
