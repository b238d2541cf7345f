import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { aligned } from './model/align.ts'
import type { Alignment } from './model/align.ts'
import { copied, pasted } from './model/clipboard.ts'
import type { Part } from './model/clipboard.ts'
import { connect, group, insert, move, refusalOf, remove } from './model/edits.ts'
import { newEdge, newNode, NODE } from './model/nodes.ts'
import { edgesAt, firstOf, walked } from './model/walk.ts'
import type { Way } from './model/walk.ts'
import { PITCH } from './layout/place.ts'
import { choose, edit, graphOf, nothing } from './state.ts'
import type { EditorStore } from './state.ts'

type Point = ChainNode['position']

/** What was copied last, in whichever chain: it can be pasted into another. */
let clipboard: Part | null = null
let pastes = 0

/** What is done to: the chosen nodes, else the one at which the keyboard stands. */
export function targetsOf(store: EditorStore): ReadonlySet<string> {
  const { selection, current } = store.getState()
  if (selection.nodes.size > 0 || selection.edges.size > 0) return selection.nodes
  return new Set(current === null ? [] : [current])
}

/** A place at a point that no node stands on: below what stands there. */
function free(store: EditorStore, at: Point): Point {
  const { nodes } = graphOf(store)
  let { y } = at
  const hit = (one: ChainNode) =>
    one.kind !== 'group' && Math.abs(one.position.x - at.x) < NODE.width && Math.abs(one.position.y - y) < NODE.height
  for (let over = nodes.find(hit); over; over = nodes.find(hit)) y = over.position.y + PITCH.y
  return { x: at.x, y }
}

/** Adds a part of that name at a point and chooses it. */
export function addNode(store: EditorStore, name: string, at: Point): string {
  const node = newNode('part', free(store, { x: at.x - NODE.width / 2, y: at.y - NODE.height / 2 }), { name })
  edit(store, 'add', insert([node]))
  choose(store, [node.id])
  return node.id
}

/** Adds a supplier or customer of the current node, connected with it. */
export function addBeside(store: EditorStore, name: string, way: 'supplier' | 'customer'): string | null {
  const { current } = store.getState()
  const from = graphOf(store).nodes.find(({ id, kind }) => id === current && kind !== 'group')
  if (!from) return null
  const x = from.position.x + (way === 'customer' ? PITCH.x : -PITCH.x)
  const node = newNode('part', free(store, { x, y: from.position.y }), { name })
  const edge = way === 'customer' ? newEdge(from.id, node.id) : newEdge(node.id, from.id)
  edit(store, 'add', insert([node], [edge]))
  choose(store, [node.id])
  return node.id
}

/** Takes away what is chosen; answers how much went. */
export function deleteChosen(store: EditorStore): { nodes: number; edges: number } {
  const { selection } = store.getState()
  const before = graphOf(store)
  const targets = targetsOf(store)
  const [first] = targets
  const next = first === undefined ? null : (walked(before, first, 'above') ?? walked(before, first, 'below'))
  edit(store, 'remove', remove(targets, selection.edges))
  const after = graphOf(store)
  if (next !== null && after.nodes.some(({ id }) => id === next)) store.setState({ current: next, selection: nothing })
  return {
    nodes: before.nodes.length - after.nodes.length,
    edges: before.edges.length - after.edges.length,
  }
}

/** Copies what is chosen; answers how many nodes. */
export function copyChosen(store: EditorStore): number {
  const part = copied(graphOf(store), targetsOf(store))
  if (part.nodes.length === 0) return 0
  clipboard = part
  pastes = 0
  return part.nodes.length
}

/** Pastes what was copied last, each time a little further, and chooses it. */
export function paste(store: EditorStore): void {
  if (!clipboard) return
  pastes += 1
  const part = pasted(clipboard, 28 * pastes)
  edit(store, 'paste', insert(part.nodes, part.edges))
  choose(
    store,
    part.nodes.map(({ id }) => id),
  )
}

/** Puts the chosen nodes into a frame of that name and chooses it. */
export function groupChosen(store: EditorStore, name: string): void {
  const frame = newNode('group', { x: 0, y: 0 }, { name })
  edit(store, 'group', group(targetsOf(store), frame))
  if (graphOf(store).nodes.some(({ id }) => id === frame.id)) choose(store, [frame.id])
}

export function alignChosen(store: EditorStore, how: Alignment): void {
  const targets = targetsOf(store)
  const nodes = graphOf(store).nodes.filter(({ id }) => targets.has(id))
  edit(store, 'align', move(aligned(nodes, how), true))
}

/** Moves the chosen nodes by so many px; presses in a row are one step. */
export function nudge(store: EditorStore, by: Point): void {
  const targets = targetsOf(store)
  const nodes = graphOf(store).nodes.filter(({ id, kind }) => targets.has(id) && kind !== 'group')
  const to = new Map(nodes.map(({ id, position }) => [id, { x: position.x + by.x, y: position.y + by.y }]))
  edit(store, 'move', move(to, true), `nudge ${[...targets].join()}`)
}

/** Where no edge leads, the nearest node on that side: every node can be reached. */
function beside(store: EditorStore, from: string, way: Way): string | null {
  const { nodes } = graphOf(store)
  const start = nodes.find(({ id }) => id === from)
  if (!start || way === 'above' || way === 'below') return null
  const side = way === 'customer' ? 1 : -1
  const far = (one: ChainNode) => Math.hypot(one.position.x - start.position.x, 2 * (one.position.y - start.position.y))
  return (
    nodes
      .filter(
        ({ id, kind, position }) => id !== from && kind !== 'group' && (position.x - start.position.x) * side > 40,
      )
      .toSorted((a, b) => far(a) - far(b))[0]?.id ?? null
  )
}

/** Takes the keyboard along an edge or to a neighbour; `more` keeps what was chosen. */
export function walk(store: EditorStore, way: Way, more = false): void {
  const { current, selection, connecting } = store.getState()
  const graph = graphOf(store)
  const to = current === null ? firstOf(graph) : (walked(graph, current, way) ?? beside(store, current, way))
  if (to === null) return
  if (connecting !== null) store.setState({ current: to })
  else {
    choose(store, more ? [...selection.nodes, ...(current === null ? [] : [current]), to] : [to])
    store.setState({ current: to, lit: [] })
  }
}

/** Chooses the next edge of the current node, round and round. */
export function nextEdge(store: EditorStore): void {
  const { current, selection } = store.getState()
  if (current === null) return
  const edges = edgesAt(graphOf(store), current)
  const [chosen] = selection.edges
  const next = edges[(edges.findIndex(({ id }) => id === chosen) + 1) % Math.max(1, edges.length)]
  if (next) store.setState({ selection: { nodes: new Set(), edges: new Set([next.id]) } })
}

/** Draws the edge that was begun to a node; answers why it was not drawn. */
export function connectTo(store: EditorStore, target: string): 'self' | 'twice' | 'frame' | null {
  const { connecting } = store.getState()
  if (connecting === null) return null
  const edge = newEdge(connecting, target)
  const refused = refusalOf(graphOf(store), edge)
  if (refused) return refused
  edit(store, 'connect', connect(edge))
  store.setState({ connecting: null, selection: { nodes: new Set(), edges: new Set([edge.id]) } })
  return null
}
