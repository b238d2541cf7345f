import { useState } from 'react'
import { accounts } from '@pandora/contract/accounts'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { setPreference } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { sessionMode, useEntering } from '../entering.ts'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'

/** A look first: a private guest account in the demo market for a day (decisions 17). Nothing where the demo is off. */
export function DemoBar() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const entering = useEntering()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [loading, setLoading] = useState(true)
  const { data } = useOperation(accounts.offers, {}, { refetchInterval: loading ? 5000 : false })
  if (data && loading !== (data.demo === 'loading')) setLoading(data.demo === 'loading')
  if (!data || data.demo === 'off') return null
  const start = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { market, ...tokens } = await call(accounts.startDemo, { language }, { sessionMode: sessionMode(true) })
      setPreference({ market })
      await entering(tokens)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <section className={styles.demo} aria-label={t('demoTitle')}>
      <b>{t('demoTitle')}</b>
      <p>{t(data.demo === 'loading' ? 'demoLoading' : 'demoText')}</p>
      <Button busy={busy} disabled={data.demo === 'loading'} onClick={() => { void start() }}>{t('demoStart')}</Button>
      {failure ? <p className={styles.wrong} role="alert">{failureText(failure, language)}</p> : null}
    </section>
  )
}
