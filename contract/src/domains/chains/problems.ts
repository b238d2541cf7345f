import { z } from 'zod'
import type { ChainEdge, ChainNode, SupplyChainGraph } from './graph.ts'

/** What can be wrong with a graph, or is worth saying of it. */
export const problemCodes = [
  'DOUBLE_NODE',
  'DOUBLE_EDGE',
  'EDGE_WITHOUT_NODE',
  'EDGE_TO_ITSELF',
  'GROUP_UNKNOWN',
  'GROUP_IN_ITSELF',
  'RANGE_TURNED',
  'DAYS_TURNED',
  'SHARES_OVER_WHOLE',
  'CYCLE',
  'UNKNOWN_COMPANY',
  'SAME_COMPANY',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Those that are told and saved all the same; the others refuse the graph. */
const told: ReadonlySet<ProblemCode> = new Set(['SHARES_OVER_WHOLE', 'CYCLE', 'UNKNOWN_COMPANY', 'SAME_COMPANY'])

/** Something about a graph, with the nodes and edges it is about, at most twenty of each. */
export const graphProblem = z.object({
  code: z.enum(problemCodes),
  refuses: z.boolean(),
  nodeIds: z.array(z.string()),
  edgeIds: z.array(z.string()),
})
export type GraphProblem = z.infer<typeof graphProblem>

const NAMED = 20
/** A sum of shares that rounding alone takes over the whole is none. */
const ROUNDING = 1e-6

export const problem = (
  code: ProblemCode,
  of: { nodeIds?: readonly string[]; edgeIds?: readonly string[] },
): GraphProblem => ({
  code,
  refuses: !told.has(code),
  nodeIds: (of.nodeIds ?? []).slice(0, NAMED),
  edgeIds: (of.edgeIds ?? []).slice(0, NAMED),
})

const twice = (ids: readonly string[]): string[] => {
  const seen = new Set<string>()
  return ids.filter((id) => seen.size === seen.add(id).size)
}

/** Nodes of which one is, through the groups they are in, within itself. */
function withinThemselves(nodes: readonly ChainNode[]): string[] {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  return nodes
    .filter(({ id }) => {
      const passed = new Set<string>()
      for (let at = parents.get(id); at; at = parents.get(at)) {
        if (at === id) return true
        if (passed.has(at)) return false
        passed.add(at)
      }
      return false
    })
    .map(({ id }) => id)
}

/** Edges of one end whose least shares, of those without dates that keep them apart, come to more than the whole. */
function overWhole(
  edges: readonly ChainEdge[],
  end: 'source' | 'target',
  field: 'revenueShare' | 'purchaseShare',
): { node: string; edgeIds: string[] }[] {
  return [...Map.groupBy(edges, (edge) => edge[end])].flatMap(([node, own]) => {
    const open = own.filter((edge) => edge.data[field] !== null && edge.data.to === null)
    const sum = open.reduce((total, edge) => total + (edge.data[field]?.low ?? 0), 0)
    return sum > 1 + ROUNDING ? [{ node, edgeIds: open.map(({ id }) => id) }] : []
  })
}

/**
 * The edges that supply runs in a circle along, those between nodes that reach each other (Tarjan's strongly connected
 * components, without recursion: a chain of 5,000 tiers is one).
 */
export function circles({ nodes, edges }: Pick<SupplyChainGraph, 'nodes' | 'edges'>): string[][] {
  const after = Map.groupBy(edges, ({ source }) => source)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []
  for (const { id: start } of nodes) {
    if (order.has(start)) continue
    const way: { id: string; next: number }[] = [{ id: start, next: 0 }]
    while (way.length > 0) {
      const here = way.at(-1) as { id: string; next: number }
      if (here.next === 0 && !order.has(here.id)) {
        order.set(here.id, order.size)
        low.set(here.id, order.size - 1)
        open.push(here.id)
        isOpen.add(here.id)
      }
      const target = after.get(here.id)?.[here.next]?.target
      here.next += 1
      if (target !== undefined) {
        if (!order.has(target)) way.push({ id: target, next: 0 })
        else if (isOpen.has(target)) low.set(here.id, Math.min(low.get(here.id) ?? 0, order.get(target) ?? 0))
        continue
      }
      way.pop()
      const before = way.at(-1)
      if (before) low.set(before.id, Math.min(low.get(before.id) ?? 0, low.get(here.id) ?? 0))
      if (low.get(here.id) !== order.get(here.id)) continue
      const members = open.splice(open.indexOf(here.id))
      for (const id of members) isOpen.delete(id)
      if (members.length > 1) found.push(members)
    }
  }
  return found
}

/**
 * What is wrong with a graph by itself, what refuses it first. Of companies only whoever knows the market can tell:
 * `UNKNOWN_COMPANY` is the server's to add.
 */
export function graphProblems(graph: SupplyChainGraph): GraphProblem[] {
  const { nodes, edges } = graph
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]))
  const some = (code: ProblemCode, of: { nodeIds?: string[]; edgeIds?: string[] }): GraphProblem[] =>
    (of.nodeIds?.length ?? 0) + (of.edgeIds?.length ?? 0) > 0 ? [problem(code, of)] : []
  const edgesThat = (test: (edge: ChainEdge) => boolean) => edges.filter(test).map(({ id }) => id)
  const turned = ({ data: { revenueShare: a, purchaseShare: b } }: ChainEdge) =>
    [a, b].some((one) => one !== null && one.low > one.high)
  const companies = Map.groupBy(
    nodes.filter((node) => node.kind === 'company' && node.data.companyId !== null),
    (node) => node.data.companyId,
  )
  const wrong = [
    ...some('DOUBLE_NODE', { nodeIds: twice(nodes.map(({ id }) => id)) }),
    ...some('DOUBLE_EDGE', { edgeIds: twice(edges.map(({ id }) => id)) }),
    ...some('EDGE_WITHOUT_NODE', { edgeIds: edgesThat((one) => !kinds.has(one.source) || !kinds.has(one.target)) }),
    ...some('EDGE_TO_ITSELF', { edgeIds: edgesThat((one) => one.source === one.target) }),
    ...some('GROUP_UNKNOWN', {
      nodeIds: nodes.filter(({ parentId }) => parentId !== null && kinds.get(parentId) !== 'group').map(({ id }) => id),
    }),
    ...some('GROUP_IN_ITSELF', { nodeIds: withinThemselves(nodes) }),
    ...some('RANGE_TURNED', { edgeIds: edgesThat(turned) }),
    ...some('DAYS_TURNED', {
      edgeIds: edgesThat(({ data: { from, to } }) => from !== null && to !== null && from > to),
    }),
  ]
  if (wrong.length > 0) return wrong
  return [
    ...overWhole(edges, 'source', 'revenueShare').map(({ node, edgeIds }) =>
      problem('SHARES_OVER_WHOLE', { nodeIds: [node], edgeIds }),
    ),
    ...overWhole(edges, 'target', 'purchaseShare').map(({ node, edgeIds }) =>
      problem('SHARES_OVER_WHOLE', { nodeIds: [node], edgeIds }),
    ),
    ...circles(graph).map((nodeIds) => problem('CYCLE', { nodeIds })),
    ...[...companies.values()]
      .filter((same) => same.length > 1)
      .map((same) => problem('SAME_COMPANY', { nodeIds: same.map(({ id }) => id) })),
  ]
}
