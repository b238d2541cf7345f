import { useCallback, useState } from 'react'
import type { codeSent } from '@pandora/contract/domains/accounts/shapes'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { guarded, newCaptcha } from '../captcha/captcha.ts'
import type { Captcha, CaptchaAnswer } from '../captcha/captcha.ts'
import { draftOf, keepDraft } from './draft.ts'
import type { CodeDraft } from './draft.ts'

type Sent = (typeof codeSent)['_output']
/** Asks the server for a code to a mailbox or a number. */
export type Send = (to: string, answer: CaptchaAnswer) => Promise<Sent>

/**
 * Sends codes: the captcha before it where one is demanded, the wait until the next one, and what of it survives a
 * reload.
 */
export function useCodeSender(name: string, send: Send) {
  const [draft, setDraft] = useState<CodeDraft | null>(() => draftOf(name, Date.now()))
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)

  const keep = useCallback(
    (next: CodeDraft | null) => {
      keepDraft(name, next)
      setDraft(next)
    },
    [name],
  )
  const show = useCallback((next: Captcha | null) => {
    setCaptcha(next)
    setAnswer('')
  }, [])
  const renew = useCallback(async () => {
    const next = await newCaptcha()
    if (next) show(next)
  }, [show])
  /** Null when the code is on its way; else why not. */
  const request = async (to: string): Promise<CallFailure | null> => {
    setBusy(true)
    const outcome = await guarded(captcha ? { shown: captcha, answer: answer.trim() } : null, null, (answered) =>
      send(to, answered),
    )
    setBusy(false)
    if (outcome.kind === 'refused') {
      show(outcome.captcha)
      return outcome.failure
    }
    show(null)
    const { resendSeconds, lifeSeconds } = outcome.result
    keep({ to, sendAgainAt: Date.now() + resendSeconds * 1000, expiresAt: Date.now() + lifeSeconds * 1000 })
    return null
  }
  return { draft, captcha, answer, setAnswer, busy, renew, request, forget: () => keep(null) }
}
