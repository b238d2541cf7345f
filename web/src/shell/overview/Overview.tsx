import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { FlashTile } from './FlashTile.tsx'
import { HealthTile } from './HealthTile.tsx'
import { MarketTile } from './MarketTile.tsx'
import styles from './Overview.module.css'
import { RatesTile } from './RatesTile.tsx'
import { overviewTexts } from './texts.ts'
import { WatchTile } from './WatchTile.tsx'

/** `/index`: what the day brings, at one look. */
export default function Overview() {
  const t = useTexts(overviewTexts)
  return (
    <Screen title={t('title')} bare layout="fill">
      <div className={styles.grid}>
        <FlashTile />
        <div className={styles.column}>
          <WatchTile />
          <RatesTile />
        </div>
        <div className={styles.column}>
          <MarketTile />
          <HealthTile />
        </div>
      </div>
    </Screen>
  )
}
