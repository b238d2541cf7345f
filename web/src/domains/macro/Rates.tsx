import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { ExchangeRates } from './ExchangeRates.tsx'
import { macroTexts } from './texts.ts'
import styles from './Rates.module.css'
import { lprView, shiborCurve, shiborHistory } from './views.ts'

/** Exchange rates, loan prime rate and interbank rates as small charts with their sources. */
export default function Rates() {
  const t = useTexts(macroTexts)
  return (
    <Screen title={t('title')} layout="flow">
      <div className={styles.page}>
        <ExchangeRates />
        <div className={styles.three}>
          {[lprView, shiborCurve, shiborHistory].map((view) => (
            <ViewTile key={view.title.en} view={view} className={styles.tall} />
          ))}
        </div>
      </div>
    </Screen>
  )
}
