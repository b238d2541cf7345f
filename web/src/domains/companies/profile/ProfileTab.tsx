import { CoverageTile } from '../CoverageTile.tsx'
import { IdentityTile } from '../IdentityTile.tsx'
import { InformationTile } from '../InformationTile.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { SlotTiles } from '../SlotTiles.tsx'
import type { TabProps } from '../slots.ts'
import { ActionsTile } from './ActionsTile.tsx'
import { FieldCoverageTile } from './FieldCoverageTile.tsx'
import styles from './ProfileTab.module.css'

/** Who the company is, and what is known of it at all. */
export default function ProfileTab({ profile }: TabProps) {
  const { companyId } = profile
  return (
    <TabBody className={styles.grid}>
      <IdentityTile profile={profile} className={styles.identity} />
      <InformationTile companyId={companyId} className={styles.information} />
      <ActionsTile securityId={companyId} className={styles.actions} />
      <SlotTiles profile={profile} on="profile" areas={styles} />
      <CoverageTile companyId={companyId} className={styles.coverage} />
      <FieldCoverageTile companyId={companyId} className={styles.fields} />
    </TabBody>
  )
}
