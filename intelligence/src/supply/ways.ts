/** A share between two bounds, 0 to 1. */
export interface Share {
  low: number
  high: number
}
/** What is looked at of a chain: who supplies whom, and what hangs on it. */
export interface WayEdge {
  id: string
  source: string
  target: string
  /** Part of the source's revenue, and of the target's purchases; null where not known. */
  revenueShare: Share | null
  purchaseShare: Share | null
}
/** A node on a way, the edge that led to it, and what part of its business hangs on the node before. */
export interface Step {
  nodeId: string
  edgeId: string | null
  share: Share | null
}
/** How something comes from one node to another; `left` is what is left of it there, null where a share is missing. */
export interface Way {
  steps: Step[]
  left: Share | null
}

/** How many links something is followed over. */
export const MOST_LINKS = 3

const times = (a: Share | null, b: Share | null): Share | null =>
  a && b ? { low: a.low * b.low, high: a.high * b.high } : null

/** Whether a way is to be told before another: what is known, then more of it, then the shorter, then by its nodes. */
export function before(one: Way, other: Way): boolean {
  if ((one.left === null) !== (other.left === null)) return one.left !== null
  const more = (one.left?.high ?? 0) - (other.left?.high ?? 0) || (one.left?.low ?? 0) - (other.left?.low ?? 0)
  if (more !== 0) return more > 0
  if (one.steps.length !== other.steps.length) return one.steps.length < other.steps.length
  const key = (way: Way) => way.steps.map(({ nodeId, edgeId }) => `${nodeId} ${edgeId ?? ''}`).join(' ')
  return key(one) < key(other)
}

/** The links of a chain by their ends, to be followed many times. */
export interface Links {
  down: ReadonlyMap<string, readonly WayEdge[]>
  up: ReadonlyMap<string, readonly WayEdge[]>
}
export const linksOf = (edges: readonly WayEdge[]): Links => ({
  down: Map.groupBy(edges, ({ source }) => source),
  up: Map.groupBy(edges, ({ target }) => target),
})

/** Nodes within `MOST_LINKS` links of some, down or up and never both; the some are not among them. */
export function nodesAround({ down, up }: Links, starts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const side of ['down', 'up'] as const) {
    const seen = new Set(starts)
    let frontier = starts
    for (let links = 0; links < MOST_LINKS; links += 1) {
      const next: string[] = []
      for (const at of frontier)
        for (const { source, target } of (side === 'down' ? down : up).get(at) ?? []) {
          const nodeId = side === 'down' ? target : source
          if (seen.has(nodeId)) continue
          seen.add(nodeId)
          next.push(nodeId)
        }
      frontier = next
    }
    for (const id of seen) found.add(id)
  }
  for (const id of starts) found.delete(id)
  return found
}

/**
 * The strongest way on which what happens at a node reaches each other within `MOST_LINKS` links: down to its
 * customers, each as far as its purchases hang on the one before, and up to its suppliers, as far as their revenue
 * does; never down and up again. A way of which a share is missing is told only where there is none that is known.
 */
export function waysFrom({ down, up }: Links, start: string): Map<string, Way> {
  const best = new Map<string, Way>()
  for (const side of ['down', 'up'] as const) {
    let frontier: Way[] = [
      { steps: [{ nodeId: start, edgeId: null, share: { low: 1, high: 1 } }], left: { low: 1, high: 1 } },
    ]
    for (let links = 0; links < MOST_LINKS; links += 1) {
      const next = new Map<string, Way>()
      for (const way of frontier) {
        const at = way.steps.at(-1)?.nodeId ?? start
        for (const edge of (side === 'down' ? down : up).get(at) ?? []) {
          const nodeId = side === 'down' ? edge.target : edge.source
          if (way.steps.some((step) => step.nodeId === nodeId)) continue
          const share = side === 'down' ? edge.purchaseShare : edge.revenueShare
          const longer = { steps: [...way.steps, { nodeId, edgeId: edge.id, share }], left: times(way.left, share) }
          const there = next.get(nodeId)
          if (!there || before(longer, there)) next.set(nodeId, longer)
        }
      }
      frontier = [...next.values()]
      for (const way of frontier) {
        const nodeId = way.steps.at(-1)?.nodeId ?? ''
        const there = best.get(nodeId)
        if (!there || before(way, there)) best.set(nodeId, way)
      }
    }
  }
  return best
}
