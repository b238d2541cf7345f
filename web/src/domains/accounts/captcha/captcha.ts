import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { setUser } from '../../../lib/store.ts'

export type Captcha = OutputOf<typeof accounts.captcha>
/** What a guarded call sends along: empty where no captcha was demanded. */
export interface CaptchaAnswer {
  captchaId?: string
  captcha?: string
}
/** A captcha as it stands before a try: the image and what was typed to it. */
export interface Answered {
  shown: Captcha
  answer: string
}

/** Shows the demand for a captcha, or ends it (ACC-09, ACC-10). */
export function demandCaptcha(captcha: Captcha | null): void {
  setUser({ loginVerified: captcha !== null, verificationImage: captcha?.image ?? null })
}

const captchaIn = (data: unknown): Captcha | null => {
  const { captchaId, image } = (data ?? {}) as Partial<Captcha>
  return captchaId && image ? { captchaId, image } : null
}

/** A new image; null when none comes. */
export async function newCaptcha(): Promise<Captcha | null> {
  try {
    return await call(accounts.captcha, {})
  } catch {
    return null
  }
}

/** Whose failures may demand a captcha. */
export interface Subject {
  email?: string
  phone?: string
}

const refusedCredentials = new Set(['WRONG_CREDENTIALS', 'WRONG_PHONE_CREDENTIALS'])

async function captchaAfter(failure: CallFailure, subject: Subject | null, had: boolean): Promise<Captcha | null> {
  if (failure.code === '101') return captchaIn(failure.data) ?? newCaptcha()
  if (failure.code === 'WRONG_CAPTCHA' || (had && !refusedCredentials.has(failure.code))) return newCaptcha()
  if (!subject || !refusedCredentials.has(failure.code)) return null
  try {
    const { captchaRequired } = await call(accounts.captchaErrors, subject)
    return captchaRequired ? await newCaptcha() : null
  } catch {
    return null
  }
}

export type Outcome<Result> =
  | { kind: 'done'; result: Result }
  /** Refused: why, and the image to answer before the next try, if any. */
  | { kind: 'refused'; failure: CallFailure; captcha: Captcha | null }

/**
 * One try of a call that may demand a captcha: the captcha first where one was shown, then the call. Never throws
 * (ACC-09, ACC-10, ACC-22).
 */
export async function guarded<Result>(
  captcha: Answered | null,
  subject: Subject | null,
  run: (answer: CaptchaAnswer) => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    if (captcha) {
      const { passed } = await call(accounts.checkCaptcha, {
        captchaId: captcha.shown.captchaId,
        captcha: captcha.answer,
      })
      if (!passed) throw CallFailure.of(accountsErrors.WRONG_CAPTCHA)
      demandCaptcha(null)
    }
    return {
      kind: 'done',
      result: await run(captcha ? { captchaId: captcha.shown.captchaId, captcha: captcha.answer } : {}),
    }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('UNREADABLE')
    const next = await captchaAfter(failure, subject, captcha !== null)
    demandCaptcha(next)
    return { kind: 'refused', failure, captcha: next }
  }
}

/** Refusals that are about the captcha, and stand beside it. */
export const aboutCaptcha = (failure: CallFailure): boolean =>
  failure.code === '101' || failure.code === 'WRONG_CAPTCHA'
