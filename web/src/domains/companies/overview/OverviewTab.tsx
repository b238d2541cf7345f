import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { CoverageTile } from '../CoverageTile.tsx'
import { EventPriceTile } from '../events/EventPriceTile.tsx'
import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../types.ts'
import { Beside } from './Beside.tsx'
import { BusinessTile } from './BusinessTile.tsx'
import styles from './OverviewTab.module.css'
import { PeersTile } from './PeersTile.tsx'
import { PerformanceTile } from './PerformanceTile.tsx'

/** The company at a glance: price with events, what it lives on, its quarters, its peers, what is missing, and the receipt beside. */
export default function OverviewTab({ profile }: TabProps) {
  const language = useLanguage()
  const { companyId } = profile
  const name = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <>
      <TabBody className={styles.grid}>
        <EventPriceTile companyId={companyId} securityId={profile.securityId} name={name} className={styles.price} />
        <BusinessTile companyId={companyId} className={styles.business} />
        <PerformanceTile companyId={companyId} name={name} className={styles.quarters} />
        <PeersTile companyId={companyId} className={styles.peers} />
        <CoverageTile companyId={companyId} className={styles.coverage} />
      </TabBody>
      <Beside companyId={companyId} />
    </>
  )
}
