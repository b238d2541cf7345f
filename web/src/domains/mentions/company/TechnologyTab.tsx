import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import styles from './Technology.module.css'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { cloudView, keywordsView, orgsView, productsView } from '../views.ts'

/** What a company makes and by what means, the words its texts are about, and who put money into it. */
export default function TechnologyTab({ profile: { companyId } }: TabProps) {
  const given = { companyId }
  return (
    <TabBody className={styles.grid}>
      <ViewTile view={productsView} given={given} className={styles.products} />
      <ViewTile view={cloudView} given={given} className={styles.cloud} />
      <ViewTile view={keywordsView} given={given} className={styles.keywords} />
      <ViewTile view={orgsView} given={given} className={styles.orgsTile} />
    </TabBody>
  )
}
