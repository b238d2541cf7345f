import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ConcentrationTile } from './ConcentrationTile.tsx'
import { PartnersTile } from './PartnersTile.tsx'
import { RelationsTile } from './RelationsTile.tsx'
import styles from './Supply.module.css'

/** Who supplies a company and whom it supplies, with both shares; other relations; how concentrated both sides are. */
export default function SupplyTab({ profile: { companyId } }: TabProps) {
  return (
    <TabBody className={styles.grid}>
      <PartnersTile companyId={companyId} side="suppliers" className={styles.suppliers} />
      <PartnersTile companyId={companyId} side="customers" className={styles.customers} />
      <RelationsTile companyId={companyId} className={styles.relations} />
      <ConcentrationTile companyId={companyId} className={styles.concentration} />
    </TabBody>
  )
}
