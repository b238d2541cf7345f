import { ConnectionMode, ReactFlow, SelectionMode, useReactFlow, useStore } from '@xyflow/react'
import type { Connection, EdgeChange, NodeChange } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { notify } from '../../../../lib/notices.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { connect, move, refusalOf } from '../model/edits.ts'
import { insideOf, newEdge, NODE } from '../model/nodes.ts'
import { litBy } from '../model/paths.ts'
import { choose, edit, graphOf, nothing, useEditor, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { Card, Frame } from './Card.tsx'
import styles from './Canvas.module.css'
import { FarView } from './FarView.tsx'
import { edgeDrawer, nodeDrawer } from './flow.ts'
import type { CardNode, LineEdge } from './flow.ts'
import { Line, Points } from './Line.tsx'
import { LinesContext } from './lines.ts'
import { MiniMap } from './MiniMap.tsx'
import { TierHeads } from './TierHeads.tsx'
import { FAR, FAR_NODES, LABELS, useLook } from './look.ts'

const nodeTypes = { card: Card, frame: Frame }
const edgeTypes = { line: Line }
const multi = ['Shift', 'Meta', 'Control']
const still: ReadonlyMap<string, { x: number; y: number }> = new Map()
const none: never[] = []

/** The drawn graph: panned, zoomed, chosen from, moved and connected by hand; keys are the editor's. */
export function Canvas() {
  const store = useEditorStore()
  const t = useTexts(editorTexts)
  const graph = useGraph()
  const selection = useEditor((editor) => editor.selection)
  const path = useEditor((editor) => editor.lit)
  const readOnly = useEditor((editor) => editor.readOnly)
  const shown = useEditor((editor) => editor.shown)
  const [moved, setMoved] = useState(still)
  const [drawNodes] = useState(nodeDrawer)
  const [drawEdges] = useState(edgeDrawer)
  const flow = useReactFlow<CardNode, LineEdge>()
  const { showAll, showNode } = useLook()
  const far = useStore(({ transform }) => transform[2] < FAR) && graph.nodes.length > FAR_NODES
  const labels = useStore(({ transform }) => transform[2] >= LABELS)
  const ready = useStore(({ width, height }) => width > 0 && height > 0)

  const nodes = useMemo(() => drawNodes(graph, selection, moved), [drawNodes, graph, selection, moved])
  const edges = useMemo(() => drawEdges(graph, selection), [drawEdges, graph, selection])
  const lines = useMemo(() => {
    const near = graph.edges.flatMap(({ id, source, target }) =>
      selection.nodes.has(source) || selection.nodes.has(target) ? [id] : [],
    )
    return {
      lit: path.length === 0 ? null : litBy(graph, path).edges,
      near: selection.nodes.size === 0 ? null : new Set(near),
      labels,
    }
  }, [graph, path, selection, labels])

  // What was loaded or drafted is shown whole (CHAIN-08).
  const show = useEffectEvent(showAll)
  useEffect(() => {
    if (ready && shown > 0) show()
  }, [shown, ready])
  const current = useEditor((editor) => editor.current)
  const follow = useEffectEvent((id: string) => showNode(id))
  useEffect(() => {
    if (current !== null && ready) follow(current)
  }, [current, ready])

  const onNodesChange = useCallback(
    (changes: NodeChange<CardNode>[]) => {
      const chosen = changes.filter((one) => one.type === 'select')
      if (chosen.length > 0) {
        const { selection: before } = store.getState()
        const after = new Set(before.nodes)
        for (const { id, selected } of chosen)
          if (selected) after.add(id)
          else after.delete(id)
        choose(store, after, before.edges)
      }
    },
    [store],
  )
  const onEdgesChange = useCallback(
    (changes: EdgeChange<LineEdge>[]) => {
      const chosen = changes.filter((one) => one.type === 'select')
      if (chosen.length === 0) return
      const { selection: before } = store.getState()
      const after = new Set(before.edges)
      for (const { id, selected } of chosen)
        if (selected) after.add(id)
        else after.delete(id)
      store.setState({ selection: { nodes: before.nodes, edges: after } })
    },
    [store],
  )
  /** Where the dragged nodes are; a frame takes along what stands in it. */
  const placesOf = (dragged: readonly CardNode[]) => {
    const inside = insideOf(graph.nodes)
    const places = new Map<string, { x: number; y: number }>()
    for (const one of dragged) {
      const from = one.data.node
      if (from.kind !== 'group') places.set(one.id, one.position)
      else {
        const start = frameStart.current.get(one.id) ?? one.position
        const by = { x: one.position.x - start.x, y: one.position.y - start.y }
        for (const held of [from, ...(inside.get(one.id) ?? [])])
          places.set(held.id, { x: held.position.x + by.x, y: held.position.y + by.y })
      }
    }
    return places
  }
  const frameStart = useRef(new Map<string, { x: number; y: number }>())
  const begin = (dragged: readonly CardNode[]) => {
    frameStart.current = new Map(dragged.map(({ id, position }) => [id, position]))
  }
  const drop = (dragged: readonly CardNode[]) => {
    const places = placesOf(dragged)
    const rounded = new Map([...places].map(([id, { x, y }]) => [id, { x: Math.round(x), y: Math.round(y) }]))
    setMoved(still)
    edit(store, 'move', move(rounded, true))
  }
  const onConnect = ({ source, target }: Connection) => {
    const edge = newEdge(source, target)
    const refused = refusalOf(graphOf(store), edge)
    if (refused) return notify('info', t(`refused_${refused}`))
    edit(store, 'connect', connect(edge))
    choose(store, [], [edge.id])
  }
  return (
    <LinesContext value={lines}>
      <ReactFlow<CardNode, LineEdge>
        className={styles.flow ?? ''}
        nodes={far ? none : nodes}
        edges={far ? none : edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onlyRenderVisibleElements
        connectionMode={ConnectionMode.Strict}
        selectionMode={SelectionMode.Partial}
        multiSelectionKeyCode={multi}
        deleteKeyCode={null}
        panActivationKeyCode={null}
        disableKeyboardA11y
        nodesFocusable={false}
        edgesFocusable={false}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        nodeDragThreshold={3}
        elevateNodesOnSelect={false}
        minZoom={0.04}
        maxZoom={2}
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onNodeDragStart={(_event, _node, all) => begin(all)}
        onNodeDrag={(_event, _node, all) => setMoved(placesOf(all))}
        onNodeDragStop={(_event, _node, all) => drop(all)}
        onSelectionDragStart={(_event, all) => begin(all)}
        onSelectionDrag={(_event, all) => setMoved(placesOf(all))}
        onSelectionDragStop={(_event, all) => drop(all)}
        onConnect={onConnect}
        onPaneClick={(event) => {
          const point = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY })
          const hit = far ? nodes.find(({ type, position }) => type === 'card' && within(point, position)) : undefined
          if (hit) choose(store, [hit.id])
          else store.setState({ selection: nothing, lit: [], connecting: null })
        }}
      >
        <Points />
        {far ? <FarView nodes={nodes} graph={graph} /> : null}
        <TierHeads graph={graph} />
        <MiniMap nodes={nodes} />
      </ReactFlow>
    </LinesContext>
  )
}

const within = (point: { x: number; y: number }, corner: { x: number; y: number }) =>
  point.x >= corner.x && point.x <= corner.x + NODE.width && point.y >= corner.y && point.y <= corner.y + NODE.height
