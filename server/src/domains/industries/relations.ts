import type { z } from 'zod'
import type { industryLink } from '@pandora/contract/domains/industries/shapes'
import type { NamedRelation, SupplyLink } from './relations.queries.ts'
import { pathTo, type Node } from './offers/tree.ts'

type Link = z.infer<typeof industryLink>
/** What a relation needs of a node's figures. */
export type NodeChange = (node: Node) => { change: number | null; num: number }

/** Most industries shown on a side, and products named of each. */
const MOST = 40
const PRODUCTS = 3

/** Classifications mark a second and a third level of one name by Ⅱ and Ⅲ; files leave the mark away. */
const plain = (name: string) => name.replace(/[ⅠⅡⅢ]+$/u, '')

/** All nodes by the plain form of their Chinese name; of several of one name the deepest, which is what files mean. */
function byName(nodes: ReadonlyMap<string, Node>): Map<string, Node> {
  return new Map(
    [...nodes.values()].toSorted((one, other) => one.level - other.level).map((node) => [plain(node.name_zh), node]),
  )
}

/** Names under which files may speak of a node: its own and those of all below. */
export function namesWithin(node: Node): string[] {
  return [...new Set([node.name_zh, plain(node.name_zh), ...node.below.flatMap(namesWithin)])]
}

/** The node above, or the node itself, that stands on a level. */
const atLevel = (node: Node, level: number): Node => pathTo(node).find((one) => one.level === level) ?? node

/**
 * Industries up- and downstream of a node by files: each as the node of the same level, evidence added up; what the
 * classification lacks stands by its name.
 */
export function fileLinks(
  node: Node,
  nodes: ReadonlyMap<string, Node>,
  relations: readonly NamedRelation[],
  of: NodeChange,
): { upstream: Link[]; downstream: Link[] } {
  const named = byName(nodes)
  const own = new Set(namesWithin(node).map(plain))
  const side = (pick: (one: NamedRelation) => [string, string]): Link[] => {
    const sums = new Map<string, { node: Node | undefined; name: string; evidence: number | null }>()
    for (const relation of relations) {
      const [here, other] = pick(relation).map(plain) as [string, string]
      const found = named.get(other)
      const target = found && atLevel(found, node.level)
      if (!own.has(here) || own.has(other) || target === node) continue
      const key = target?.industry_code ?? other
      const sum = sums.get(key)
      sums.set(key, {
        node: target,
        name: other,
        evidence:
          relation.evidence_count === null && !sum ? null : (sum?.evidence ?? 0) + (relation.evidence_count ?? 0),
      })
    }
    return [...sums.values()]
      .map(({ node: target, name, evidence }): Link => ({
        id: target?.industry_code ?? null,
        level: target?.level ?? null,
        nameZh: target?.name_zh ?? name,
        nameEn: target?.name_en ?? null,
        origin: 'file',
        evidence,
        suppliers: null,
        customers: null,
        products: [],
        change: target ? of(target).change : null,
        num: target ? of(target).num : null,
      }))
      .toSorted(strongestFirst)
      .slice(0, MOST)
  }
  return {
    upstream: side((one) => [one.industry_zh, one.upstream_zh]),
    downstream: side((one) => [one.upstream_zh, one.industry_zh]),
  }
}

/** The same by the supply links of companies: each link one piece of evidence. */
export function supplyIndustries(
  node: Node,
  nodes: ReadonlyMap<string, Node>,
  links: readonly SupplyLink[],
  of: NodeChange,
): { upstream: Link[]; downstream: Link[] } {
  const side = (which: SupplyLink['side']): Link[] => {
    const groups = Map.groupBy(
      links.flatMap((link) => {
        const other = link.side === which ? nodes.get(link.other_class) : undefined
        const target = other && atLevel(other, node.level)
        return target && target !== node ? [{ link, target }] : []
      }),
      ({ target }) => target,
    )
    return [...groups]
      .map(([target, found]): Link => {
        const products = [
          ...Map.groupBy(
            found.filter(({ link }) => link.product_zh !== ''),
            ({ link }) => link.product_zh,
          ),
        ].toSorted(([, one], [, other]) => other.length - one.length)
        return {
          id: target.industry_code,
          level: target.level,
          nameZh: target.name_zh,
          nameEn: target.name_en,
          origin: 'supply',
          evidence: found.length,
          suppliers: new Set(found.map(({ link }) => link.supplier_id)).size,
          customers: new Set(found.map(({ link }) => link.customer_id)).size,
          products: products.slice(0, PRODUCTS).map(([zh, told]) => ({ zh, en: told[0]?.link.product_en ?? null })),
          ...of(target),
        }
      })
      .toSorted(strongestFirst)
      .slice(0, MOST)
  }
  return { upstream: side('upstream'), downstream: side('downstream') }
}

const strongestFirst = (one: Link, other: Link): number =>
  (other.evidence ?? 0) - (one.evidence ?? 0) || ((one.nameZh ?? '') < (other.nameZh ?? '') ? -1 : 1)
