/** A node without which others get nothing at all any more. */
export interface SinglePoint {
  nodeId: string
  /** Nodes that are cut off from every source, in the order of the graph. */
  cut: string[]
}

/**
 * Nodes that all supply of some others passes: the dominators of a flow graph whose root leads to every node without a
 * supplier (and into every circle that nothing leads into). Iterative, after Cooper, Harvey and Kennedy, "A Simple,
 * Fast Dominance Algorithm" (2001). The most that is cut first.
 */
export function singlePoints(
  nodes: readonly string[],
  edges: readonly { source: string; target: string }[],
): SinglePoint[] {
  const suppliers = Map.groupBy(edges, ({ target }) => target)
  const customers = Map.groupBy(edges, ({ source }) => source)
  const order: string[] = []
  const seen = new Set<string>()
  const roots = new Set<string>()
  const visit = (start: string) => {
    const way = [{ id: start, next: 0 }]
    seen.add(start)
    while (way.length > 0) {
      const here = way.at(-1) as { id: string; next: number }
      const target = customers.get(here.id)?.[here.next]?.target
      here.next += 1
      if (target === undefined) {
        order.push(here.id)
        way.pop()
      } else if (!seen.has(target)) {
        seen.add(target)
        way.push({ id: target, next: 0 })
      }
    }
  }
  for (const id of nodes)
    if (!suppliers.has(id)) {
      roots.add(id)
      visit(id)
    }
  // What no source leads to stands in circles: its first node is taken for one.
  for (const id of nodes)
    if (!seen.has(id)) {
      roots.add(id)
      visit(id)
    }
  const ROOT = -1
  const place = new Map(order.toReversed().map((id, at) => [id, at]))
  const byPlace = order.toReversed()
  const over: (number | undefined)[] = byPlace.map((id) => (roots.has(id) ? ROOT : undefined))
  const meet = (a: number, b: number): number => {
    let [one, two] = [a, b]
    while (one !== two) {
      if (one === ROOT || two === ROOT) return ROOT
      if (one > two) one = over[one] ?? ROOT
      else two = over[two] ?? ROOT
    }
    return one
  }
  for (let changed = true; changed;) {
    changed = false
    for (const [at, id] of byPlace.entries()) {
      if (roots.has(id)) continue
      const known = (suppliers.get(id) ?? [])
        .map(({ source }) => place.get(source) ?? ROOT)
        .filter((from) => from === ROOT || over[from] !== undefined)
      const [first = ROOT, ...rest] = known
      const met = rest.reduce(meet, first)
      if (over[at] !== met) {
        over[at] = met
        changed = true
      }
    }
  }
  const cut = new Map<string, string[]>()
  for (const id of nodes)
    for (let at = over[place.get(id) ?? 0] ?? ROOT; at !== ROOT; at = over[at] ?? ROOT) {
      const point = byPlace[at] ?? ''
      cut.set(point, [...(cut.get(point) ?? []), id])
    }
  return [...cut]
    .map(([nodeId, gone]) => ({ nodeId, cut: gone }))
    .toSorted((a, b) => b.cut.length - a.cut.length || (a.nodeId < b.nodeId ? -1 : 1))
}
