import { BaseEdge, getBezierPath } from '@xyflow/react'
import type { EdgeProps } from '@xyflow/react'
import { memo, useContext } from 'react'
import { useOverlay } from '../overlay.ts'
import { edgeLabel, edgeWidth } from '../words.ts'
import type { LineEdge } from './flow.ts'
import { LinesContext } from './lines.ts'
import styles from './Line.module.css'

/** Who supplies whom: as wide as the share, with both shares on it, dashed where a scenario goes along it. */
export const Line = memo(function Line(props: EdgeProps<LineEdge>) {
  const { id, source, target, selected = false, data } = props
  const { lit, labels, near } = useContext(LinesContext)
  const { effects } = useOverlay()
  const [path, x, y] = getBezierPath(props)
  if (!data) return null
  const hit = effects.has(source) && effects.has(target)
  const label = labels ? edgeLabel(data.edge.data) : null
  const tone = selected || lit?.has(id) ? 'chosen' : hit ? 'hit' : near?.has(id) ? 'near' : 'plain'
  const width = edgeWidth(data.edge.data)
  const certain = data.edge.data.origin !== 'text' || (data.edge.data.confidence ?? 1) >= 0.9
  return (
    <g className={styles.line} data-tone={tone} data-faded={lit !== null && !lit.has(id)} data-certain={certain}>
      <BaseEdge path={path} interactionWidth={14} style={{ strokeWidth: width }} markerEnd={`url(#chain-${tone})`} />
      {label === null ? null : (
        <text x={x} y={y} className={styles.label} dominantBaseline="central" textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  )
})

/** The points of lines, one for each look. */
export function Points() {
  return (
    <svg className={styles.points} aria-hidden="true">
      <defs>
        {(['plain', 'near', 'chosen', 'hit'] as const).map((tone) => (
          <marker
            key={tone}
            id={`chain-${tone}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0.5 8 4 0 7.5Z" className={styles.point} data-tone={tone} />
          </marker>
        ))}
      </defs>
    </svg>
  )
}
