import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ConcentrationTile } from './ConcentrationTile.tsx'
import { PartnersTile } from './PartnersTile.tsx'
import { RelationsTile } from './RelationsTile.tsx'
import styles from './Supply.module.css'

/** Who supplies a company and whom it supplies, with both shares; other relations; how concentrated both sides are. */
export default function SupplyTab({ profile: { companyId, companyAbbreviationZh, companyNameEn } }: TabProps) {
  const name = named(companyAbbreviationZh, companyNameEn, useLanguage(), companyId)
  return (
    <TabBody className={styles.grid}>
      <PartnersTile companyId={companyId} name={name} side="suppliers" className={styles.suppliers} />
      <PartnersTile companyId={companyId} name={name} side="customers" className={styles.customers} />
      <RelationsTile companyId={companyId} name={name} className={styles.relations} />
      <ConcentrationTile companyId={companyId} className={styles.concentration} />
    </TabBody>
  )
}
