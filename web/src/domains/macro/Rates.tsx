import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ExchangeRates } from './ExchangeRates.tsx'
import { LprTile } from './LprTile.tsx'
import { ShiborTiles } from './ShiborTiles.tsx'
import { macroTexts } from './texts.ts'
import styles from './Rates.module.css'

/** Exchange rates, loan prime rate and interbank rates as small charts with their sources. */
export default function Rates() {
  const t = useTexts(macroTexts)
  return (
    <Screen title={t('title')} layout="flow">
      <div className={styles.page}>
        <ExchangeRates />
        <div className={styles.three}>
          <LprTile className={styles.tall} />
          <ShiborTiles curve={styles.tall} history={styles.tall} />
        </div>
      </div>
    </Screen>
  )
}
