/**
 * The import cycles of a graph (file → files it imports), one for each knot of files that reach each
 * other: the shortest way round from the knot's first file. Tarjan's algorithm, without recursion.
 */
export function findCycles(graph) {
  return knotsOf(graph)
    .filter((knot) => knot.length > 1 || graph.get(knot[0]).includes(knot[0]))
    .map((knot) => shortestRound(graph, new Set(knot), [...knot].sort()[0]))
}

function knotsOf(graph) {
  const index = new Map()
  const low = new Map()
  const open = []
  const isOpen = new Set()
  const knots = []
  for (const start of graph.keys()) {
    if (index.has(start)) continue
    const path = [{ node: start, next: 0 }]
    while (path.length > 0) {
      const step = path[path.length - 1]
      const { node } = step
      if (step.next === 0) {
        index.set(node, index.size)
        low.set(node, index.get(node))
        open.push(node)
        isOpen.add(node)
      }
      const target = graph.get(node)[step.next++]
      if (target !== undefined) {
        if (!index.has(target)) path.push({ node: target, next: 0 })
        else if (isOpen.has(target)) low.set(node, Math.min(low.get(node), index.get(target)))
        continue
      }
      path.pop()
      const above = path[path.length - 1]
      if (above) low.set(above.node, Math.min(low.get(above.node), low.get(node)))
      if (low.get(node) !== index.get(node)) continue
      const knot = open.splice(open.indexOf(node))
      for (const member of knot) isOpen.delete(member)
      knots.push(knot)
    }
  }
  return knots
}

function shortestRound(graph, knot, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const target of graph.get(way[way.length - 1])) {
      if (target === start) return way
      if (!knot.has(target) || seen.has(target)) continue
      seen.add(target)
      ways.push([...way, target])
    }
  }
  return [start]
}
