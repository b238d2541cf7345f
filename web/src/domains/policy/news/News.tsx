import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../Policy.module.css'
import { newsGraphView, newsListView } from '../views.ts'

/** News that names a department of state, and who issued what about which industry. */
export default function News() {
  return (
    <Tiles className={styles.news}>
      <ViewTile view={newsListView} />
      <ViewTile view={newsGraphView} />
    </Tiles>
  )
}
