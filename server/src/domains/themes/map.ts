import type { z } from 'zod'
import { THEME_MAP_NODES } from '@pandora/contract/domains/themes/terms'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import type { themeBubble, themeEdge, themeNode } from '@pandora/contract/domains/themes/map-shapes'
import { stagesOf } from '@pandora/intelligence/themes/chain'
import type { GradedMember } from './offers/graded.ts'
import type { NodeRow } from './offers/own.queries.ts'
import type { SupplyRow } from './map.queries.ts'
import { changedOn, tradeDateOf } from '../figures/offers/traded.ts'
import { sumsOf } from './offers/summary.ts'
import type { Shown } from './present.ts'

export type MapNode = z.infer<typeof themeNode>
export type Bubble = z.infer<typeof themeBubble>
export type Edge = z.infer<typeof themeEdge>
export interface Drawn {
  nodes: MapNode[]
  edges: Edge[]
  bubbles: Bubble[]
  leftOut: number
  tradeDate: string | null
}

/** Products named of a link between two industries. */
const PRODUCTS = 6
/** Node of companies whose class nobody says. */
export const UNCLASSED = 'unclassified'

/** The node of level 1 above a class; the class itself where nothing is known above it. */
function rootOf(nodes: ReadonlyMap<string, NodeRow>, code: string): string {
  let at = code
  for (
    let up = nodes.get(at)?.parent_code ?? null;
    up !== null && nodes.has(up);
    up = nodes.get(up)?.parent_code ?? null
  )
    at = up
  return at
}

/** Links between the classes of members: as companies disclose them, else as a source orders the industries. */
export function edgesOf(
  classOf: ReadonlyMap<string, string>,
  supplies: readonly SupplyRow[],
  order: readonly { upstream_zh: string; industry_zh: string }[],
  nodes: ReadonlyMap<string, NodeRow>,
): Edge[] {
  const links = new Map<
    string,
    { from: string; to: string; pairs: Set<string>; products: Map<string, string | null> }
  >()
  for (const { supplier_id: seller, customer_id: buyer, product_zh: zh, product_en: en } of supplies) {
    const [from, to] = [classOf.get(seller), classOf.get(buyer)]
    if (from === undefined || to === undefined || from === to || from === UNCLASSED || to === UNCLASSED) continue
    const link = links.get(`${from} ${to}`) ?? {
      from,
      to,
      pairs: new Set<string>(),
      products: new Map<string, string | null>(),
    }
    link.pairs.add(`${seller} ${buyer}`)
    link.products.set(zh, en)
    links.set(`${from} ${to}`, link)
  }
  const edges = [...links.values()].map(({ from, to, pairs, products }): Edge => ({
    from,
    to,
    companies: pairs.size,
    products: [...products].slice(0, PRODUCTS).map(([zh, en]) => ({ zh, en })),
    basis: 'companies',
  }))
  const codesOf = Map.groupBy(new Set(classOf.values()), (code) => nodes.get(code)?.name_zh ?? '')
  for (const { upstream_zh: upstream, industry_zh: industry } of order) {
    for (const from of codesOf.get(upstream) ?? [])
      for (const to of codesOf.get(industry) ?? [])
        if (!links.has(`${from} ${to}`)) edges.push({ from, to, companies: 0, products: [], basis: 'industries' })
  }
  return edges
}

/**
 * Chain tree and bubbles of a theme: theme, industries of level 1, classes, companies; the strongest members where
 * there are more than can be drawn.
 */
export function drawMap(
  theme: Theme,
  members: readonly GradedMember[],
  { figures, nodes }: Shown,
  supplies: readonly SupplyRow[],
  order: readonly { upstream_zh: string; industry_zh: string }[],
): Drawn {
  const drawn = fitting(members, figures, nodes)
  const classOf = new Map(drawn.map((one) => [one.companyId, figures.get(one.companyId)?.industryCode ?? UNCLASSED]))
  const edges = edgesOf(classOf, supplies, order, nodes)
  const stages = stagesOf(edges.map(({ from, to, companies }) => ({ from, to, weight: Math.max(1, companies) })))
  const tradeDate = tradeDateOf(figures)
  const ofGroup = (own: readonly GradedMember[]) => {
    const { marketCap, changeRate, riskPoint, opportunityPoint } = sumsOf(own, figures)
    return {
      companies: own.length,
      marketCap,
      capBasis: null,
      changeRate,
      changeAdjusted: false,
      riskPoint,
      opportunityPoint,
      membership: null,
      band: null,
    }
  }
  // Of the whole theme, whatever of it is drawn.
  const ofTheme = ({ companies, marketCap, changeRate, riskPoint, opportunityPoint }: Theme) => ({
    companies,
    marketCap,
    capBasis: null,
    changeRate,
    changeAdjusted: false,
    riskPoint,
    opportunityPoint,
    membership: null,
    band: null,
  })
  const inClass = Map.groupBy(drawn, (one) => classOf.get(one.companyId) ?? UNCLASSED)
  const inRoot = Map.groupBy(drawn, (one) => rootOf(nodes, classOf.get(one.companyId) ?? UNCLASSED))
  const tree: MapNode[] = [
    {
      nodeId: theme.themeId,
      parentId: null,
      kind: 'theme',
      id: theme.themeId,
      nameZh: theme.nameZh,
      nameEn: theme.nameEn,
      stage: null,
      ...ofTheme(theme),
    },
  ]
  for (const [root, own] of inRoot) {
    tree.push({
      nodeId: root,
      parentId: theme.themeId,
      kind: 'industry',
      id: root,
      nameZh: nodes.get(root)?.name_zh ?? null,
      nameEn: nodes.get(root)?.name_en ?? null,
      stage: inClass.has(root) ? (stages.get(root) ?? null) : null,
      ...ofGroup(own),
    })
  }
  for (const [code, own] of inClass) {
    if (!inRoot.has(code))
      tree.push({
        nodeId: code,
        parentId: rootOf(nodes, code),
        kind: 'industry',
        id: code,
        nameZh: nodes.get(code)?.name_zh ?? null,
        nameEn: nodes.get(code)?.name_en ?? null,
        stage: stages.get(code) ?? null,
        ...ofGroup(own),
      })
  }
  const bubbles = drawn.map((one) => bubbleOf(theme.themeId, one, figures, tradeDate))
  for (const {
    companyId,
    nameZh,
    nameEn,
    marketCap,
    capBasis,
    changeRate,
    changeAdjusted,
    riskPoint,
    opportunityPoint,
    membership,
    band,
  } of bubbles) {
    const parent = classOf.get(companyId) ?? UNCLASSED
    tree.push({
      nodeId: `${parent}/${companyId}`,
      parentId: parent,
      kind: 'company',
      id: companyId,
      nameZh,
      nameEn,
      stage: stages.get(parent) ?? null,
      companies: 1,
      marketCap,
      capBasis,
      changeRate,
      changeAdjusted,
      riskPoint,
      opportunityPoint,
      membership,
      band,
    })
  }
  return { nodes: tree, edges, bubbles, leftOut: members.length - drawn.length, tradeDate }
}

/** As many of the strongest members as fit with the nodes they hang on. */
function fitting(
  members: readonly GradedMember[],
  figures: Shown['figures'],
  nodes: ReadonlyMap<string, NodeRow>,
): GradedMember[] {
  const seen = new Set<string>()
  const drawn: GradedMember[] = []
  for (const member of members) {
    const code = figures.get(member.companyId)?.industryCode ?? UNCLASSED
    const fresh = new Set([code, rootOf(nodes, code)].filter((one) => !seen.has(one)))
    if (1 + seen.size + fresh.size + drawn.length + 1 > THEME_MAP_NODES) break
    for (const one of fresh) seen.add(one)
    drawn.push(member)
  }
  return drawn
}

/** A member as a bubble. */
export function bubbleOf(
  themeId: string,
  { companyId, membership, band, share }: GradedMember,
  figures: Shown['figures'],
  tradeDate: string | null,
): Bubble {
  const own = figures.get(companyId)
  return {
    companyId,
    nameZh: own?.nameZh ?? null,
    nameEn: own?.nameEn ?? null,
    themeId,
    industryCode: own?.industryCode ?? null,
    marketCap: own?.marketCap ?? null,
    capBasis: own?.capBasis ?? null,
    ...changedOn(own, tradeDate),
    riskPoint: own?.riskPoint ?? null,
    opportunityPoint: own?.opportunityPoint ?? null,
    impactScore: own?.impactScore ?? null,
    membership,
    band,
    revenueShare: share === null ? null : Math.round(share * 100) / 100,
  }
}
