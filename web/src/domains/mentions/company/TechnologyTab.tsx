import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { CloudTile } from './CloudTile.tsx'
import { KeywordsTile } from './KeywordsTile.tsx'
import { OrgsTile } from './OrgsTile.tsx'
import { ProductsTile } from './ProductsTile.tsx'
import styles from './Technology.module.css'

/** What a company makes and by what means, the words its texts are about, and who put money into it. */
export default function TechnologyTab({ profile: { companyId } }: TabProps) {
  return (
    <TabBody className={styles.grid}>
      <ProductsTile companyId={companyId} className={styles.products} />
      <CloudTile companyId={companyId} className={styles.cloud} />
      <KeywordsTile companyId={companyId} className={styles.keywords} />
      <OrgsTile companyId={companyId} className={styles.orgsTile} />
    </TabBody>
  )
}
