import { writtenIn } from '../../ui/language/writtenIn.ts'
import { Handle, MarkerType, Position, ReactFlow } from '@xyflow/react'
import type { Edge, Node, NodeProps, ReactFlowInstance } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { createContext, useContext, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { placesOf } from './place.ts'
import type { LayeredEdge, LayeredNode } from './place.ts'
import styles from './LayeredGraph.module.css'

interface Props {
  label: string
  nodes: readonly LayeredNode[]
  edges: readonly LayeredEdge[]
  chosen?: string | null
  onChoose: (id: string) => void
  /** Every title has one line: what is longer is cut, and stands in full when pointed at. */
  dense?: boolean
}

type BoxNode = Node<{ node: LayeredNode }, 'box'>
const Choosing = createContext<{ chosen: string | null; choose: (id: string) => void }>({
  chosen: null,
  choose: () => {},
})

function Box({ data: { node } }: NodeProps<BoxNode>) {
  const { chosen, choose } = useContext(Choosing)
  return (
    <>
      <Handle type="target" position={Position.Left} />
      <button
        type="button"
        className={`${styles.node} nopan`}
        data-faint={node.faint ? '' : undefined}
        aria-pressed={node.id === chosen}
        disabled={!node.open}
        style={{ '--tone': node.tone } as CSSProperties}
        onClick={() => choose(node.id)}
      >
        <span title={node.title} lang={writtenIn(node.title)}>
          {node.title}
        </span>
        <small lang={writtenIn(node.below)}>{node.below}</small>
      </button>
      <Handle type="source" position={Position.Right} />
    </>
  )
}

const nodeTypes = { box: Box }
const FIT = { padding: 0.08, minZoom: 0.7, maxZoom: 1 }
/** px between the upper edge and what stands highest, where the graph is higher than its place. */
const ABOVE = 16

/** A graph that is higher than its place is read from its top. */
async function fromTop(flow: ReactFlowInstance<BoxNode>): Promise<void> {
  await flow.fitView(FIT)
  const { x, y, zoom } = flow.getViewport()
  const top = flow.getNodesBounds(flow.getNodes()).y * zoom
  if (top + y < 0) await flow.setViewport({ x, y: ABOVE - top, zoom })
}

/** A graph in layers from left to right: panned and zoomed, its boxes reached by keys. */
export function LayeredGraph({ label, nodes, edges, chosen = null, onChoose, dense = false }: Props) {
  const drawn = useMemo(() => {
    const places = placesOf(nodes, edges, dense)
    return {
      nodes: nodes.map((node): BoxNode => ({
        id: node.id,
        type: 'box',
        position: places.get(node.id) ?? { x: 0, y: 0 },
        data: { node },
        focusable: false,
      })),
      edges: edges.map(({ from, to, label: text }): Edge => ({
        id: `${from} ${to} ${text ?? ''}`,
        source: from,
        target: to,
        label: text,
        focusable: false,
        markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--line-strong)' },
        style: { stroke: 'var(--line-strong)' },
        labelBgStyle: { fill: 'var(--tile)' },
        labelStyle: { fontSize: 12 },
      })),
    }
  }, [nodes, edges, dense])
  const choosing = useMemo(() => ({ chosen, choose: onChoose }), [chosen, onChoose])
  return (
    <div className={styles.box} data-dense={dense ? '' : undefined} role="group" aria-label={label}>
      <Choosing value={choosing}>
        <ReactFlow
          nodes={drawn.nodes}
          edges={drawn.edges}
          nodeTypes={nodeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          minZoom={0.1}
          maxZoom={2}
          onInit={(flow) => void fromTop(flow)}
          onlyRenderVisibleElements={nodes.length > 60}
          proOptions={{ hideAttribution: true }}
        />
      </Choosing>
    </div>
  )
}
