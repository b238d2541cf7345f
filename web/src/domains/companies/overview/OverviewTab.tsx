import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { CoverageTile } from '../CoverageTile.tsx'
import { DocumentTile } from '../DocumentTile.tsx'
import { InformationTile } from '../InformationTile.tsx'
import { PriceTile } from '../PriceTile.tsx'
import { TabBody } from '../TabBody.tsx'
import type { TabProps } from '../tabViews.ts'
import styles from './OverviewTab.module.css'

/** The company at a glance. */
export default function OverviewTab({ profile }: TabProps) {
  const language = useLanguage()
  const { companyId } = profile
  return (
    <TabBody className={styles.grid}>
      <PriceTile securityId={profile.securityId} name={named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)} className={styles.price} />
      <DocumentTile companyId={companyId} kind="news" className={styles.news} />
      <DocumentTile companyId={companyId} kind="announcements" className={styles.announcements} />
      <InformationTile companyId={companyId} className={styles.information} />
      <CoverageTile companyId={companyId} className={styles.coverage} />
    </TabBody>
  )
}
