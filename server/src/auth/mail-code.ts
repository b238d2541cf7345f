import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import type { Operation } from '@pandora/contract/operation'
import type { Db } from '@pandora/store/database'
import type { Call } from '../http/route.ts'
import type { NewMessage } from '../messages/new-message.ts'
import { queueMessage } from '../messages/queue.ts'
import { makeCaptcha, spendCaptcha } from './captcha.ts'
import { ask, mailNeedsCaptcha, RESEND_SECONDS } from './caps.ts'
import { CODE_SECONDS, makeCode, type CodePurpose } from './codes.ts'
import { inEvenTime } from './even-time.ts'

export type Calling = Pick<Call<Operation>, 'db' | 'now' | 'request' | 'services'>

interface MailAsked {
  purpose: Extract<CodePurpose, 'register' | 'activate' | 'reset'>
  email: string
  captchaId?: string | undefined
  captcha?: string | undefined
}
/**
 * What is written, given the code made for it; undefined where nothing is. Who has an account is written to at its
 * address, not at the one typed.
 */
export type Compose = (
  tx: Db,
  code: string,
) => Promise<
  (Pick<NewMessage, 'purpose' | 'language' | 'secret' | 'values'> & { receiver?: string | null }) | undefined
>

/** What every ask for a code answers. */
export const codeSentAnswer = { sent: true, resendSeconds: RESEND_SECONDS, lifeSeconds: CODE_SECONDS }

/**
 * Mails a code where `compose` says so. Answer, time and caps are the same whatever it says: a code is made each time,
 * and of one that
 * is not mailed nobody knows. Throws 101 with an image, TOO_MANY_REQUESTS.
 */
export async function mailCode(
  { db, now, request, services }: Calling,
  asked: MailAsked,
  compose: Compose,
): Promise<typeof codeSentAnswer> {
  return inEvenTime(async () => {
    if (
      (await mailNeedsCaptcha(db, request.ip, now)) &&
      !(await spendCaptcha(db, services.keyed, asked.captchaId, asked.captcha, now))
    )
      throw new Refusal(accountsErrors['101'], await makeCaptcha(db, now))
    await services.sql.begin(async (tx) => {
      await ask(
        tx,
        services.keyed,
        services.config,
        { kind: 'mail', purpose: asked.purpose, subject: asked.email, address: request.ip },
        now,
      )
      const { code, codeId, expiresAt } = await makeCode(
        tx,
        services.keyed,
        { purpose: asked.purpose, subject: asked.email },
        now,
      )
      const message = await compose(tx, code)
      if (message)
        await queueMessage(
          tx,
          services.config,
          {
            kind: 'mail',
            codeId,
            usefulUntil: expiresAt,
            ...message,
            receiver: message.receiver ?? asked.email,
            values: { minutes: CODE_SECONDS / 60, ...message.values },
          },
          now,
        )
    })
    return codeSentAnswer
  })
}
