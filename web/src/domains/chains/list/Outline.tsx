import type { outline } from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'
import styles from './List.module.css'

/** The small picture of a chain: its first nodes as they lie, and what joins them. */
export function Outline({ picture: { nodes, edges }, label }: { picture: z.infer<typeof outline>; label: string }) {
  const places = nodes.map(({ x, y, kind }) => ({ x: 8 + x * 0.144, y: 8 + y * 0.064, kind }))
  const line = edges
    .flatMap(([from, to]) => {
      const [a, b] = [places[from], places[to]]
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : []
    })
    .join('')
  const box = (part: boolean) =>
    places
      .filter(({ kind }) => (kind === 'part') === part)
      .map(({ x, y }) => `M${x - 4} ${y - 2.5}h8v5h-8z`)
      .join('')
  return (
    <svg className={styles.outline} viewBox="0 0 160 80" role="img" aria-label={label}>
      <path className={styles.edge} d={line} />
      <path className={styles.node} d={box(false)} />
      <path className={styles.part} d={box(true)} />
    </svg>
  )
}
