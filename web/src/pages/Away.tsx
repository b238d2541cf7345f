import { useEffect, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from './Message.tsx'
import { takeUpAgain } from '../lib/start.ts'
import { pageTexts } from './texts.ts'

const AGAIN_EVERY = 5000

/** No server answered at start-up: says so, and goes on by itself once one does. */
export function Away() {
  const t = useTexts(pageTexts)
  const [busy, setBusy] = useState(false)
  const again = () => {
    setBusy(true)
    void takeUpAgain().finally(() => setBusy(false))
  }
  useEffect(() => {
    const timer = setInterval(() => {
      void takeUpAgain()
    }, AGAIN_EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <Message sign="…" title={t('goneTitle')} text={t('goneText')}>
      <Button kind="primary" busy={busy} onClick={again}>
        {t('retry')}
      </Button>
    </Message>
  )
}
