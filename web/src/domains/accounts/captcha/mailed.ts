import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Language } from '@pandora/contract/language'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { newCaptcha } from './captcha.ts'
import type { Captcha } from './captcha.ts'

/** A code that was mailed to answer an image. `sendAgainAt`: instant in ms from which another may be sent. */
export interface Mailed {
  captchaId: string
  to: string
  sendAgainAt: number
}

/**
 * Asks for the code. Of an image that has run out it takes another, which is then the one to answer. Throws the
 * server's refusals.
 */
export async function mailCaptcha(
  shown: Captcha,
  to: string,
  language: Language,
): Promise<{ captcha: Captcha; mailed: Mailed }> {
  const ask = async (captcha: Captcha) => {
    const { resendSeconds } = await call(accounts.mailCaptcha, { email: to, captchaId: captcha.captchaId, language })
    return { captcha, mailed: { captchaId: captcha.captchaId, to, sendAgainAt: Date.now() + resendSeconds * 1000 } }
  }
  try {
    return await ask(shown)
  } catch (error) {
    const next = error instanceof CallFailure && error.code === 'WRONG_CAPTCHA' ? await newCaptcha() : null
    if (!next) throw error
    return ask(next)
  }
}
