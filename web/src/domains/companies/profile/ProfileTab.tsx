import { CoverageTile } from '../CoverageTile.tsx'
import { IdentityTile } from '../IdentityTile.tsx'
import { InformationTile } from '../InformationTile.tsx'
import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../types.ts'
import { FieldCoverageTile } from './FieldCoverageTile.tsx'
import { ThemesTile } from './ThemesTile.tsx'
import styles from './ProfileTab.module.css'

/** Who the company is, and what is known of it at all. */
export default function ProfileTab({ profile }: TabProps) {
  const { companyId } = profile
  return (
    <TabBody className={styles.grid}>
      <IdentityTile profile={profile} className={styles.identity} />
      <InformationTile companyId={companyId} className={styles.information} />
      <ThemesTile companyId={companyId} className={styles.themes} />
      <CoverageTile companyId={companyId} className={styles.coverage} />
      <FieldCoverageTile companyId={companyId} className={styles.fields} />
    </TabBody>
  )
}
