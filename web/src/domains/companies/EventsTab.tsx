import styles from './CompanyTiles.module.css'
import { EventListTile } from './EventListTile.tsx'
import { EventPriceTile } from './EventPriceTile.tsx'
import { ScoreTile } from './ScoreTile.tsx'

/** What happened to a company: its price with the events at their bars and why it moved, its score over time, and the events one by one. */
export function EventsTab({ companyId, securityId, name }: { companyId: string; securityId: string; name: string }) {
  return (
    <>
      <EventPriceTile companyId={companyId} securityId={securityId} name={name} className={styles.prices} />
      <ScoreTile companyId={companyId} name={name} className={styles.scores} />
      <EventListTile companyId={companyId} className={styles.list} />
    </>
  )
}
