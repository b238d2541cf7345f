import { BreadthTile } from './BreadthTile.tsx'
import { IndexTile } from './IndexTile.tsx'
import { LeadersTile } from './LeadersTile.tsx'
import styles from './Node.module.css'
import type { Path, Summary } from './types.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { belowView, mapView } from '../views.ts'

/** Index and breadth over time, the companies as a map, who leads, and the industries below. */
export function OverviewTab({ summary, path }: { summary: Summary; path: Path }) {
  const { node } = summary
  const language = useLanguage()
  const given = { industryId: node.id }
  const parent = path.at(-2) ?? null
  return (
    <div className={`${styles.overview} ${node.level < 3 ? styles.withBelow : ''}`}>
      <IndexTile id={node.id} parent={parent} className={styles.index} />
      <BreadthTile id={node.id} className={styles.breadth} />
      <ViewTile view={mapView} given={given} about={named(node.nameZh, node.nameEn, language)} className={styles.map} />
      <LeadersTile summary={summary} className={styles.leaders} />
      {node.level < 3 ? <ViewTile view={belowView} given={given} className={styles.below} /> : null}
    </div>
  )
}
