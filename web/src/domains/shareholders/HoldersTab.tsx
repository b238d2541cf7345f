import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { TabBody } from '../../ui/tabs/TabBody.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import type { TabProps } from '../companies/slots.ts'
import styles from './Shareholders.module.css'
import { concentrationView, dividendsView, holdersView } from './views.ts'

/** Who holds a company, how that changed, and what it has paid to them. */
export default function HoldersTab({ profile }: TabProps) {
  const language = useLanguage()
  const given = { companyId: profile.companyId }
  const about = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody className={styles.grid}>
      <ViewTile view={holdersView} given={given} about={about} className={styles.tall} />
      <ViewTile view={concentrationView} given={given} about={about} className={styles.tall} />
      <ViewTile view={dividendsView} given={given} about={about} className={`${styles.tall} ${styles.wide}`} />
    </TabBody>
  )
}
