import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { Panels } from '../Panels.tsx'
import { SlotTiles } from '../SlotTiles.tsx'
import type { TabProps } from '../slots.ts'
import styles from './OverviewTab.module.css'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { peersView } from '../views.ts'

/**
 * The company at a glance: price with events, what it lives on, its quarters, its peers, and the receipt beside.
 */
export default function OverviewTab({ profile }: TabProps) {
  const [document] = useOpened()
  const given = { companyId: profile.companyId }
  return (
    <>
      <TabBody className={styles.grid}>
        <SlotTiles profile={profile} on="overview" areas={styles} />
        <ViewTile view={peersView} given={given} className={styles.peers} />
      </TabBody>
      {document ? null : <Panels profile={profile} on={['every-tab', 'overview']} />}
    </>
  )
}
