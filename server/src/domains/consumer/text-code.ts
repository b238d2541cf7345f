import type { consumer } from '@pandora/contract/domains/consumer/operations'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import { languageOf, type Language } from '@pandora/contract/language'
import { accountByPhone } from '../../auth/account.queries.ts'
import { makeCaptcha, spendCaptcha } from '../../auth/captcha.ts'
import { ask } from '../../auth/caps.ts'
import { CODE_SECONDS, makeCode } from '../../auth/codes.ts'
import { inEvenTime } from '../../auth/even-time.ts'
import { codeSentAnswer } from '../../auth/mail-code.ts'
import type { Call } from '../../http/route.ts'
import { queueMessage } from '../../messages/queue.ts'

interface TextAsked {
  /** E.164. */
  phone: string
  purpose: 'sign-in' | 'password' | 'link' | 'delete'
  language?: Language | undefined
  captchaId?: string | undefined
  captcha?: string | undefined
}

/**
 * Texts a code. Never without an answered captcha: a text costs, and reaches somebody. A number without account gets a
 * text where that
 * makes sense, to sign in (which registers it) or to be linked; answer, time and caps are the same either way. Throws
 * 101 with an image, TOO_MANY_REQUESTS.
 */
export async function textCode(
  { db, now, request, services, language }: Call<typeof consumer.sendSmsCode>,
  asked: TextAsked,
): Promise<typeof codeSentAnswer> {
  if (!(await spendCaptcha(db, services.keyed, asked.captchaId, asked.captcha, now)))
    throw new Refusal(accountsErrors['101'], await makeCaptcha(db, now))
  return inEvenTime(async () => {
    await services.sql.begin(async (tx) => {
      const purpose = `sms-${asked.purpose}` as const
      await ask(
        tx,
        services.keyed,
        services.config,
        { kind: 'sms', purpose, subject: asked.phone, address: request.ip },
        now,
      )
      const { code, codeId, expiresAt } = await makeCode(tx, services.keyed, { purpose, subject: asked.phone }, now)
      const account = await accountByPhone(tx, asked.phone)
      const needsAccount = asked.purpose === 'password' || asked.purpose === 'delete'
      if ((needsAccount && !account) || account?.disabled_at) return
      await queueMessage(
        tx,
        services.config,
        {
          kind: 'sms',
          purpose,
          receiver: asked.phone,
          language: asked.language ?? (account ? languageOf(account.language) : language),
          values: { minutes: CODE_SECONDS / 60 },
          secret: { code },
          codeId,
          usefulUntil: expiresAt,
        },
        now,
      )
    })
    return codeSentAnswer
  })
}
