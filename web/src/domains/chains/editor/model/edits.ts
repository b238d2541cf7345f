import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

/** A change of a graph: gives the graph it was handed when there is nothing to change. */
export type Edit = (graph: SupplyChainGraph) => SupplyChainGraph
type Point = ChainNode['position']

const no: ReadonlySet<string> = new Set()

/** Adds nodes and edges that are not there yet: a pasted part, a new node, a draft beside what stands. */
export const insert =
  (nodes: readonly ChainNode[], edges: readonly ChainEdge[] = []): Edit =>
  (graph) => {
    const there = new Set([...graph.nodes, ...graph.edges].map(({ id }) => id))
    const [news, lines] = [nodes, edges].map((all) => all.filter(({ id }) => !there.has(id)))
    return (news?.length ?? 0) + (lines?.length ?? 0) === 0
      ? graph
      : {
          nodes: [...graph.nodes, ...(news as ChainNode[])],
          edges: [...graph.edges, ...(lines as ChainEdge[])],
        }
  }

/** Why two nodes are not connected: to itself, twice for one product, or one of them is a frame. */
export function refusalOf(graph: SupplyChainGraph, edge: ChainEdge): 'self' | 'twice' | 'frame' | null {
  if (edge.source === edge.target) return 'self'
  const ends = graph.nodes.filter(({ id }) => id === edge.source || id === edge.target)
  if (ends.length < 2 || ends.some(({ kind }) => kind === 'group')) return 'frame'
  const same = (one: ChainEdge) =>
    one.source === edge.source && one.target === edge.target && one.data.product === edge.data.product
  return graph.edges.some(same) ? 'twice' : null
}

/** Connects two nodes: the source supplies the target. */
export const connect =
  (edge: ChainEdge): Edit =>
  (graph) =>
    refusalOf(graph, edge) ? graph : insert([], [edge])(graph)

/** Takes nodes away with every edge at them and no other (CHAIN-07); what stood in a frame stays. */
export const remove =
  (nodes: ReadonlySet<string>, edges: ReadonlySet<string> = no): Edit =>
  (graph) => {
    const kept = graph.nodes.filter(({ id }) => !nodes.has(id))
    const lines = graph.edges.filter(
      ({ id, source, target }) => !edges.has(id) && !nodes.has(source) && !nodes.has(target),
    )
    if (kept.length === graph.nodes.length && lines.length === graph.edges.length) return graph
    const loose = (node: ChainNode): ChainNode =>
      node.parentId !== null && nodes.has(node.parentId) ? { ...node, parentId: null } : node
    return { nodes: kept.map(loose), edges: lines }
  }

const patched = <Thing extends { id: string; data: object }>(
  all: readonly Thing[],
  ids: ReadonlySet<string>,
  patch: Partial<Thing['data']>,
): Thing[] => all.map((one) => (ids.has(one.id) ? { ...one, data: { ...one.data, ...patch } } : one))

/**
 * An edge of which the user says otherwise than the source does: it is the user's from then on. Who disclosed it and how
 * sure that is were of what the source said; the words it said stay, to be read beside it.
 */
const ofUser = (edge: ChainEdge): ChainEdge =>
  edge.data.origin === 'user'
    ? edge
    : { ...edge, data: { ...edge.data, origin: 'user', disclosedBy: null, confidence: null } }

/** Says other things of nodes. What sources say of a company they do not say of another that is put in its place. */
export const changeNodes =
  (ids: ReadonlySet<string>, patch: Partial<ChainNode['data']>): Edit =>
  (graph) => {
    const nodes = patched(graph.nodes, ids, patch)
    if (patch.companyId === undefined) return { ...graph, nodes }
    const other = new Set(
      graph.nodes
        .filter(
          ({ id, data }) => ids.has(id) && data.companyId !== null && data.companyId !== (patch.companyId ?? null),
        )
        .map(({ id }) => id),
    )
    return {
      nodes,
      edges: graph.edges.map((one) => (other.has(one.source) || other.has(one.target) ? ofUser(one) : one)),
    }
  }

/** Says other things of edges; one that then says otherwise than its source is the user's. */
export const changeEdges =
  (ids: ReadonlySet<string>, patch: Partial<ChainEdge['data']>): Edit =>
  (graph) => {
    const differs = ({ data }: ChainEdge) =>
      Object.entries(patch).some(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(data[field as keyof ChainEdge['data']]),
      )
    const own = graph.edges.map((one) => (ids.has(one.id) && differs(one) ? ofUser(one) : one))
    return { ...graph, edges: patched(own, ids, patch) }
  }

/** Lets the customer supply the supplier, which no source said. */
export const turn =
  (id: string): Edit =>
  (graph) => ({
    ...graph,
    edges: graph.edges.map((one) => (one.id === id ? { ...ofUser(one), source: one.target, target: one.source } : one)),
  })

/** Makes a node a company, or a part with companies in it. */
export const changeKind =
  (id: string, kind: 'company' | 'part'): Edit =>
  (graph) => ({ ...graph, nodes: graph.nodes.map((one) => (one.id === id ? { ...one, kind } : one)) })

/** Puts nodes elsewhere. By hand they stay where they were put; a layout leaves them free to be laid out again. */
export const move =
  (to: ReadonlyMap<string, Point>, byHand: boolean): Edit =>
  (graph) => {
    const moved = ({ id, position }: ChainNode) => {
      const at = to.get(id)
      return at !== undefined && (at.x !== position.x || at.y !== position.y)
    }
    if (!graph.nodes.some(moved)) return graph
    return {
      ...graph,
      nodes: graph.nodes.map((one) =>
        moved(one) ? { ...one, position: to.get(one.id) ?? one.position, placed: byHand || one.placed } : one,
      ),
    }
  }

/** Lets a layout place nodes again that were put somewhere by hand. */
export const release =
  (ids: ReadonlySet<string>): Edit =>
  (graph) =>
    graph.nodes.some(({ id, placed }) => placed && ids.has(id))
      ? { ...graph, nodes: graph.nodes.map((one) => (ids.has(one.id) ? { ...one, placed: false } : one)) }
      : graph

/** Puts nodes into a new frame. */
export const group =
  (ids: ReadonlySet<string>, frame: ChainNode): Edit =>
  (graph) => {
    const inside = graph.nodes.filter(({ id, kind }) => ids.has(id) && kind !== 'group')
    if (inside.length === 0) return graph
    const within = new Set(inside.map(({ id }) => id))
    const nodes = graph.nodes.map((one) => (within.has(one.id) ? { ...one, parentId: frame.id } : one))
    return { ...graph, nodes: [frame, ...nodes] }
  }
