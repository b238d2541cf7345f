import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { askServer, useReach } from '../lib/api/reach.ts'
import { clock } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Button } from '../ui/Button.tsx'
import { shellTexts } from './texts.ts'
import styles from './ReachBanner.module.css'

/** Says that no server answers and of when what is shown is, for as long as that lasts. */
export function ReachBanner() {
  const t = useTexts(shellTexts)
  const { away, since } = useReach()
  const [busy, setBusy] = useState(false)
  if (!away) return null
  const retry = () => {
    setBusy(true)
    void askServer().finally(() => setBusy(false))
  }
  return (
    <div className={styles.banner} role="alert">
      <CloudOff size={16} aria-hidden="true" />
      <span>{t('unreachable', { time: clock(since) })}</span>
      <Button size="small" busy={busy} onClick={retry}>
        {t('retryNow')}
      </Button>
    </div>
  )
}
