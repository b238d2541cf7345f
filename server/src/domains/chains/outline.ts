import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { Outline } from './queries.ts'

/** Most nodes and edges of a small picture. */
const [NODES, EDGES] = [60, 120]

/** The small picture of a graph that lists show: the first nodes, as they lie to each other. */
export function outlineOf({ nodes, edges }: SupplyChainGraph): Outline {
  const absolute = new Map<string, { x: number; y: number }>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const placeOf = (id: string): { x: number; y: number } => {
    const known = absolute.get(id)
    if (known) return known
    const node = byId.get(id)
    if (!node) return { x: 0, y: 0 }
    const frame = node.parentId === null || node.parentId === id ? { x: 0, y: 0 } : placeOf(node.parentId)
    const place = { x: frame.x + node.position.x, y: frame.y + node.position.y }
    absolute.set(id, place)
    return place
  }
  const shown = nodes.filter(({ kind }) => kind !== 'group').slice(0, NODES)
  const places = shown.map((node) => ({ kind: node.kind, ...placeOf(node.id) }))
  const bounds = (axis: 'x' | 'y') => {
    const all = places.map((one) => one[axis])
    const least = Math.min(...all)
    return { least, span: Math.max(1, Math.max(...all) - least) }
  }
  const [across, down] =
    places.length > 0
      ? [bounds('x'), bounds('y')]
      : [
          { least: 0, span: 1 },
          { least: 0, span: 1 },
        ]
  const scaled = (value: number, { least, span }: { least: number; span: number }) =>
    Math.round(((value - least) / span) * 1000)
  const at = new Map(shown.map(({ id }, index) => [id, index]))
  return {
    nodes: places.map(({ x, y, kind }) => ({ x: scaled(x, across), y: scaled(y, down), kind })),
    edges: edges
      .flatMap(({ source, target }): [number, number][] => {
        const [from, to] = [at.get(source), at.get(target)]
        return from === undefined || to === undefined ? [] : [[from, to]]
      })
      .slice(0, EDGES),
  }
}
