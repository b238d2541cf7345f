import { Suspense } from 'react'
import { inLanguage } from '@pandora/contract/language'
import { slot } from '../../lib/installed.ts'
import { useLanguage } from '../../lib/texts.ts'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Search.module.css'

/** Ways into the companies of the market for who has not typed anything yet; each is another domain's. */
export function Directory() {
  const language = useLanguage()
  return (
    <div className={styles.directory}>
      {slot('directoryTile').map(({ key, name, view: View }) => (
        <Tile key={key} title={inLanguage(name, language)} fit>
          <div className={styles.way}>
            <Suspense fallback={<Skeleton count={8} />}>
              <View />
            </Suspense>
          </div>
        </Tile>
      ))}
    </div>
  )
}
