import { Position } from '@xyflow/react'
import type { Edge, Node } from '@xyflow/react'
import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { boxesOf, NODE } from '../model/nodes.ts'
import type { Box } from '../model/nodes.ts'
import type { Selection } from '../state.ts'

export type CardNode = Node<{ node: ChainNode }, 'card' | 'frame'>
export type LineEdge = Edge<{ edge: ChainEdge }, 'line'>

/** Where lines meet a card, so that they are drawn before it has been measured. */
const handles = [
  { type: 'target' as const, position: Position.Left, x: 0, y: NODE.height / 2, width: 1, height: 1 },
  { type: 'source' as const, position: Position.Right, x: NODE.width, y: NODE.height / 2, width: 1, height: 1 },
]

interface Kept<Of, Drawn> {
  of: Of
  selected: boolean
  box: Box | null
  drawn: Drawn
}
type KeptNodes = Map<string, Kept<ChainNode, CardNode>>
type KeptEdges = Map<string, Kept<ChainEdge, LineEdge>>

const alike = (a: Box | null, b: Box | null) =>
  a === b || (a && b && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)

/**
 * The nodes as React Flow draws them. What has not changed since the last time is the same object, so that of two
 * thousand nodes those are looked at again that changed.
 */
function drawnNodes(
  graph: SupplyChainGraph,
  selection: Selection,
  moved: ReadonlyMap<string, { x: number; y: number }>,
  before: KeptNodes,
): { nodes: CardNode[]; kept: KeptNodes } {
  const now = moved.size === 0 ? graph.nodes : graph.nodes.map((one) => withPlace(one, moved.get(one.id)))
  const boxes = boxesOf({ nodes: now, edges: graph.edges })
  const kept: KeptNodes = new Map()
  const nodes = graph.nodes.map((node) => {
    const box = boxes.get(node.id) ?? { ...node.position, ...NODE }
    const selected = selection.nodes.has(node.id)
    const last = before.get(node.id)
    const drawn =
      last?.of === node && last.selected === selected && alike(last.box, box)
        ? last.drawn
        : drawnNode(node, box, selected)
    kept.set(node.id, { of: node, selected, box, drawn })
    return drawn
  })
  return { nodes, kept }
}

const withPlace = (node: ChainNode, position: { x: number; y: number } | undefined): ChainNode =>
  position ? { ...node, position } : node

function drawnNode(node: ChainNode, { x, y, width, height }: Box, selected: boolean): CardNode {
  const frame = node.kind === 'group'
  return {
    id: node.id,
    type: frame ? 'frame' : 'card',
    position: { x, y },
    width,
    height,
    measured: { width, height },
    selected,
    zIndex: frame ? -1 : 1,
    connectable: !frame,
    data: { node },
    ...(frame ? { dragHandle: '[data-frame-head]', handles: [] } : { handles }),
  }
}

/** The edges as React Flow draws them, the same objects where nothing changed. */
function drawnEdges(
  graph: SupplyChainGraph,
  selection: Selection,
  before: KeptEdges,
): { edges: LineEdge[]; kept: KeptEdges } {
  const kept: KeptEdges = new Map()
  const edges = graph.edges.map((edge) => {
    const selected = selection.edges.has(edge.id)
    const last = before.get(edge.id)
    const drawn: LineEdge =
      last?.of === edge && last.selected === selected
        ? last.drawn
        : { id: edge.id, source: edge.source, target: edge.target, type: 'line', selected, data: { edge } }
    kept.set(edge.id, { of: edge, selected, box: null, drawn })
    return drawn
  })
  return { edges, kept }
}

/** Draws nodes, and remembers what it drew. */
export function nodeDrawer() {
  let kept: KeptNodes = new Map()
  return (...[graph, selection, moved]: [SupplyChainGraph, Selection, Parameters<typeof drawnNodes>[2]]) => {
    const drawn = drawnNodes(graph, selection, moved, kept)
    kept = drawn.kept
    return drawn.nodes
  }
}

/** Draws edges, and remembers what it drew. */
export function edgeDrawer() {
  let kept: KeptEdges = new Map()
  return (graph: SupplyChainGraph, selection: Selection) => {
    const drawn = drawnEdges(graph, selection, kept)
    kept = drawn.kept
    return drawn.edges
  }
}
