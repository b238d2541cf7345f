import { sessionModes } from '@pandora/contract/constants'
import { accounts } from '@pandora/contract/accounts'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../lib/api/call.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import type { TokenInfo } from '../../lib/api/session.ts'
import { setUser } from '../../lib/store.ts'

export type Captcha = OutputOf<typeof accounts.captcha>

/** Shows the demand for a captcha, or ends it (ACC-09, ACC-10). */
export function demandCaptcha(captcha: Captcha | null): void {
  setUser({ loginVerified: captcha !== null, verificationImage: captcha?.image ?? null })
}

const captchaIn = (data: unknown): Captcha | null => {
  const { captchaId, image } = (data ?? {}) as Partial<Captcha>
  return captchaId && image ? { captchaId, image } : null
}

export interface Credentials {
  email: string
  password: string
  captcha: { shown: Captcha; answer: string } | null
  /** Whether this browser keeps the session after its window closes. */
  keep: boolean
}

export type Outcome =
  | { kind: 'in'; tokens: TokenInfo }
  /** Not signed in: why, and the image to answer before the next try, if any. */
  | { kind: 'refused'; failure: CallFailure; captcha: Captcha | null }

/** A new image; null when none comes. */
export async function newCaptcha(): Promise<Captcha | null> {
  try {
    return await call(accounts.captcha, {})
  } catch {
    return null
  }
}

async function captchaAfter(failure: CallFailure, email: string, had: boolean): Promise<Captcha | null> {
  if (failure.code === '101') return captchaIn(failure.data) ?? newCaptcha()
  if (failure.code === 'WRONG_CAPTCHA') return newCaptcha()
  if (failure.code !== 'WRONG_CREDENTIALS') return had ? newCaptcha() : null
  try {
    const { captchaRequired } = await call(accounts.captchaErrors, { email })
    return captchaRequired ? await newCaptcha() : null
  } catch {
    return null
  }
}

/** One try to sign in: captcha first where one is demanded, then the credentials. Never throws. */
export async function trySignIn({ email, password, captcha, keep }: Credentials): Promise<Outcome> {
  try {
    if (captcha) {
      const { passed } = await call(accounts.checkCaptcha, { captchaId: captcha.shown.captchaId, captcha: captcha.answer })
      if (!passed) throw new CallFailure('WRONG_CAPTCHA', { status: 400 })
      demandCaptcha(null)
    }
    const answered = captcha ? { captchaId: captcha.shown.captchaId, captcha: captcha.answer } : {}
    return { kind: 'in', tokens: await call(accounts.signIn, { email, password, ...answered }, { sessionMode: keep ? sessionModes.kept : sessionModes.window }) }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('UNREADABLE')
    const next = await captchaAfter(failure, email, captcha !== null)
    demandCaptcha(next)
    return { kind: 'refused', failure, captcha: next }
  }
}
