import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { SlotTiles } from '../SlotTiles.tsx'
import type { TabProps } from '../slots.ts'
import styles from './ProfileTab.module.css'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { actionsView, coverageView, fieldsView, identityView, informationView } from '../views.ts'

/** Who the company is, and what is known of it at all. */
export default function ProfileTab({ profile }: TabProps) {
  const given = { companyId: profile.companyId }
  return (
    <TabBody className={styles.grid}>
      <ViewTile view={identityView} given={given} className={styles.identity} />
      <ViewTile view={informationView} given={given} className={styles.information} />
      <ViewTile view={actionsView} given={given} className={styles.actions} />
      <SlotTiles profile={profile} on="profile" areas={styles} />
      <ViewTile view={coverageView} given={given} className={styles.coverage} />
      <ViewTile view={fieldsView} given={given} className={styles.fields} />
    </TabBody>
  )
}
