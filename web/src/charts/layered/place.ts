/** A thing that a graph in layers draws. */
export interface LayeredNode {
  id: string
  /** Column from left to right; any whole numbers. */
  layer: number
  title: string
  below: string
  /** Colour of its edge as CSS says it. */
  tone?: string
  /** It is named and not held. */
  faint?: boolean
  /** It can be chosen. */
  open?: boolean
}
export interface LayeredEdge {
  from: string
  to: string
  label?: string
}

/** Distances between layers, and between nodes of one layer, px. */
const [ACROSS, DOWN, DENSE] = [300, 78, 52]

/**
 * Places of nodes: a column a layer, its nodes under one another in the order of the mean place of their neighbours in
 * the layer before, so that few lines cross. The longest column is centred on one line; every other node stands beside
 * the middle of its neighbours there, or as near below as there is room, so that what belongs together is seen together
 * in a graph higher than its place; where these are too many to be seen at once, beside the first of them. `dense`: all
 * titles are of one line.
 */
export function placesOf(
  nodes: readonly LayeredNode[],
  edges: readonly LayeredEdge[],
  dense = false,
): ReadonlyMap<string, { x: number; y: number }> {
  const down = dense ? DENSE : DOWN
  const layers = [...Map.groupBy(nodes, ({ layer }) => layer)].toSorted(([one], [other]) => one - other)
  const beside = new Map<string, string[]>()
  for (const { from, to } of edges) {
    beside.set(from, [...(beside.get(from) ?? []), to])
    beside.set(to, [...(beside.get(to) ?? []), from])
  }
  const rank = new Map<string, number>()
  const ordered = layers.map(([, own]) => {
    const column = own
      .map(({ id }, at) => {
        const otherwise = (at / Math.max(1, own.length)) * nodes.length
        return { id, mean: meanOf(beside.get(id), rank) ?? otherwise, at }
      })
      .toSorted((one, other) => one.mean - other.mean || one.at - other.at)
      .map(({ id }) => id)
    for (const [at, id] of column.entries()) rank.set(id, (at / Math.max(1, own.length)) * nodes.length)
    return column
  })
  const longest = ordered.reduce((most, column) => (column.length > most.length ? column : most), [])
  const heights = new Map(longest.map((id, at) => [id, (at - (longest.length - 1) / 2) * down]))
  const places = new Map<string, { x: number; y: number }>()
  for (const [column, ids] of ordered.entries()) {
    const evenly = (at: number) => (at - (ids.length - 1) / 2) * down
    const wanted = ids
      .map((id, at) => ({ id, y: ids === longest ? evenly(at) : (besideOf(beside.get(id), heights) ?? evenly(at)) }))
      .toSorted((one, other) => one.y - other.y)
    const apartFrom = apart(
      wanted.map(({ y }) => y),
      down,
    )
    for (const [at, { id }] of wanted.entries()) places.set(id, { x: column * ACROSS, y: apartFrom[at] ?? 0 })
  }
  return places
}

/** The mean of what neighbours have; undefined where none has anything. */
function meanOf(neighbours: readonly string[] = [], values: ReadonlyMap<string, number>): number | undefined {
  const had = neighbours.flatMap((one) => values.get(one) ?? [])
  return had.length === 0 ? undefined : had.reduce((sum, one) => sum + one, 0) / had.length
}

/** px over which neighbours can be seen at once. */
const SEEN = 600

/** The middle of neighbours, of those that are too far apart to be seen at once the first; undefined where none is. */
function besideOf(neighbours: readonly string[] = [], heights: ReadonlyMap<string, number>): number | undefined {
  const had = neighbours.flatMap((one) => heights.get(one) ?? [])
  const [first, last] = [Math.min(...had), Math.max(...had)]
  return last - first > SEEN ? first : meanOf(neighbours, heights)
}

/** Heights in their order at least `least` apart, and on the whole where they were wanted. */
function apart(wanted: readonly number[], least: number): readonly number[] {
  const below: number[] = []
  for (const y of wanted) below.push(Math.max(y, (below.at(-1) ?? -Infinity) + least))
  const moved = wanted.reduce((sum, y, at) => sum + (below[at] ?? y) - y, 0) / Math.max(1, wanted.length)
  return below.map((y) => y - moved)
}
