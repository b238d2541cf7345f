import { BelowTile } from './BelowTile.tsx'
import { BreadthTile } from './BreadthTile.tsx'
import { IndexTile } from './IndexTile.tsx'
import { LeadersTile } from './LeadersTile.tsx'
import { MapTile } from './MapTile.tsx'
import styles from './Node.module.css'
import type { Path, Summary } from './types.ts'

/** Index and breadth over time, the companies as a map, who leads, and the industries below. */
export function OverviewTab({ summary, path }: { summary: Summary; path: Path }) {
  const { node } = summary
  const parent = path.at(-2) ?? null
  return (
    <div className={`${styles.overview} ${node.level < 3 ? styles.withBelow : ''}`}>
      <IndexTile id={node.id} parent={parent} className={styles.index} />
      <BreadthTile id={node.id} className={styles.breadth} />
      <MapTile node={node} className={styles.map} />
      <LeadersTile summary={summary} className={styles.leaders} />
      {node.level < 3 ? <BelowTile id={node.id} className={styles.below} /> : null}
    </div>
  )
}
