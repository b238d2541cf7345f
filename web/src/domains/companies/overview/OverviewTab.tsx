import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { CoverageTile } from '../CoverageTile.tsx'
import { Panels } from '../Panels.tsx'
import { SlotTiles } from '../SlotTiles.tsx'
import type { TabProps } from '../slots.ts'
import styles from './OverviewTab.module.css'
import { PeersTile } from './PeersTile.tsx'

/**
 * The company at a glance: price with events, what it lives on, its quarters, its peers, what is missing, and the
 * receipt beside.
 */
export default function OverviewTab({ profile }: TabProps) {
  const [document] = useOpened()
  const { companyId } = profile
  return (
    <>
      <TabBody className={styles.grid}>
        <SlotTiles profile={profile} on="overview" areas={styles} />
        <PeersTile companyId={companyId} className={styles.peers} />
        <CoverageTile companyId={companyId} className={styles.coverage} />
      </TabBody>
      {document ? null : <Panels profile={profile} on={['every-tab', 'overview']} />}
    </>
  )
}
