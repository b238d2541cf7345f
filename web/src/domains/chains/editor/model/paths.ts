import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

/** What is lit: nodes and edges of a path, whichever way its edges lead. */
export interface Lit {
  nodes: ReadonlySet<string>
  edges: ReadonlySet<string>
}

/** The edges between the nodes that follow one another on a path. */
export function litBy({ nodes, edges }: SupplyChainGraph, path: readonly string[]): Lit {
  const there = new Set(nodes.map(({ id }) => id))
  const steps = new Set(path.flatMap((id, at) => (at === 0 ? [] : [`${path[at - 1]} ${id}`, `${id} ${path[at - 1]}`])))
  return {
    nodes: new Set(path.filter((id) => there.has(id))),
    edges: new Set(edges.flatMap(({ id, source, target }) => (steps.has(`${source} ${target}`) ? [id] : []))),
  }
}

/** Everyone before and after a node, along the edges: its suppliers' suppliers and its customers' customers. */
export function reachOf({ edges }: SupplyChainGraph, from: string): { before: Set<string>; after: Set<string> } {
  const follow = (step: (edge: SupplyChainGraph['edges'][number]) => readonly [string, string]) => {
    const next = new Map<string, string[]>()
    for (const edge of edges) {
      const [start, end] = step(edge)
      next.set(start, [...(next.get(start) ?? []), end])
    }
    const seen = new Set<string>()
    const open = [from]
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const one of next.get(id) ?? [])
        if (one !== from && !seen.has(one)) {
          seen.add(one)
          open.push(one)
        }
    return seen
  }
  return {
    before: follow(({ source, target }) => [target, source]),
    after: follow(({ source, target }) => [source, target]),
  }
}
