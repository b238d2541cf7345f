import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { EventListTile } from './EventListTile.tsx'
import { priceFields, priceView } from '../../price-events/offers/priceView.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from './EventsTab.module.css'
import { ScoreTile } from './ScoreTile.tsx'

/**
 * What happened to a company: its price with the events at their bars and why it moved, its score over time, and the
 * events one by one.
 */
export default function EventsTab({ profile }: TabProps) {
  const language = useLanguage()
  const { companyId } = profile
  const name = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody className={styles.grid}>
      <ViewTile view={priceView} given={{ companyId }} fields={priceFields} about={name} className={styles.prices} />
      <ScoreTile companyId={companyId} name={name} className={styles.scores} />
      <EventListTile companyId={companyId} className={styles.list} />
    </TabBody>
  )
}
