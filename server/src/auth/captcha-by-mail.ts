import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { Refusal } from '@pandora/contract/errors'
import { languageOf, type Language } from '@pandora/contract/language'
import { accountByEmail } from './account.queries.ts'
import { prolongCaptcha } from './captcha.ts'
import { ask } from './caps.ts'
import { CODE_SECONDS, makeCode } from './codes.ts'
import { inEvenTime } from './even-time.ts'
import { codeSentAnswer, type Calling } from './mail-code.ts'
import { queueMessage } from '../messages/queue.ts'

interface Asked {
  email: string
  captchaId: string
  language?: Language | undefined
}

/**
 * Mails a code that answers a captcha image, for who cannot read it (decisions 15); the image then lives as long as the
 * code. Mail goes out
 * only where the address has an account, so nobody is written to who is not known; answer, time and caps are the same
 * either way.
 * Throws WRONG_CAPTCHA where the image is spent or expired, TOO_MANY_REQUESTS.
 */
export async function mailCaptcha({ now, request, services }: Calling, asked: Asked): Promise<typeof codeSentAnswer> {
  return inEvenTime(async () => {
    await services.sql.begin(async (tx) => {
      if (!(await prolongCaptcha(tx, asked.captchaId, now, now + CODE_SECONDS * 1000)))
        throw new Refusal(accountsErrors.WRONG_CAPTCHA)
      await ask(
        tx,
        services.keyed,
        services.config,
        { kind: 'mail', purpose: 'captcha', subject: asked.email, address: request.ip },
        now,
      )
      const { code, codeId, expiresAt } = await makeCode(
        tx,
        services.keyed,
        { purpose: 'captcha', subject: asked.captchaId },
        now,
      )
      const account = await accountByEmail(tx, asked.email)
      if (!account?.email || account.disabled_at !== null) return
      await queueMessage(
        tx,
        services.config,
        {
          kind: 'mail',
          purpose: 'captcha',
          receiver: account.email,
          language: asked.language ?? languageOf(account.language),
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
