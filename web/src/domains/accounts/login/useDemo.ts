import { useCallback, useState } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { setPreference } from '../../../lib/store.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { sessionMode, useEntering } from '../entering.ts'

/**
 * The demo as a visitor has it: whether there is one (asked again while it loads), and how to enter it as a new guest.
 */
export function useDemo() {
  const language = useLanguage()
  const entering = useEntering()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [loading, setLoading] = useState(true)
  const { data } = useOperation(accounts.offers, {}, { refetchInterval: loading ? 3000 : false })
  if (data && loading !== (data.demo === 'loading')) setLoading(data.demo === 'loading')
  const start = useCallback(async () => {
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
  }, [language, entering])
  return { demo: data?.demo, busy, failure, start }
}
