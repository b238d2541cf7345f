import { useState } from 'react'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './events/Events.module.css'
import { Latest } from './events/Latest.tsx'
import { Opportunities } from './events/Opportunities.tsx'
import { Summary } from './events/Summary.tsx'
import { themeTexts } from './texts.ts'

/**
 * What happens in a theme: its latest events, the documents that tell of it, the companies that gain and lose by it.
 */
export function EventsTab({ themeId }: { themeId: string }) {
  const t = useTexts(themeTexts)
  const go = useGo()
  const [opened, open] = useState<string | null>(null)
  const onCompany = (companyId: string) => go(`/index/company/${encodeURIComponent(companyId)}`)
  return (
    <div className={styles.three}>
      <Tile title={t('latest')}>
        <Latest themeId={themeId} onCompany={onCompany} onDocument={open} />
        {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
      </Tile>
      <Tile title={t('opportunities')}>
        <Opportunities themeId={themeId} onCompany={onCompany} />
      </Tile>
      <Tile title={t('summary')}>
        <Summary themeId={themeId} onDocument={open} />
      </Tile>
    </div>
  )
}
