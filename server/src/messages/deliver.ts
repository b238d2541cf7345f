import type { Sql } from '@pandora/store/database'
import type { Config } from '../config.ts'
import { makeMail, type SendMail } from '../mail/smtp.ts'
import { httpSms } from '../sms/http.ts'
import type { SmsProvider } from '../sms/provider.ts'
import { NeverTaken } from './never-taken.ts'
import { markSent, markTried, waitingMessage } from './outbox.queries.ts'
import { reveal } from './texts.ts'

/** What sends messages, in a worker process. */
export interface Delivery {
  mail: SendMail | undefined
  sms: SmsProvider | undefined
  close: () => void
}

/** Opens what the configuration names. */
export function makeDelivery(config: Config): Delivery {
  const mail =
    config.SMTP_URL && config.PANDORA_MAIL_FROM ? makeMail(config.SMTP_URL, config.PANDORA_MAIL_FROM) : undefined
  const sms =
    config.PANDORA_SMS_URL && config.PANDORA_SMS_SECRET
      ? httpSms(config.PANDORA_SMS_URL, config.PANDORA_SMS_SECRET)
      : undefined
  return { mail, sms, close: () => mail?.close() }
}

/**
 * Sends a message that waits. Throws where it is to be tried again; one that is never taken, or of no use any more, is
 * given up.
 * `lastTry`: there is no further try, so a failure is the end of it.
 */
export async function sendMessage(
  { sql, delivery }: { sql: Sql; delivery: Delivery },
  messageId: string,
  lastTry: boolean,
  now: () => number = Date.now,
): Promise<void> {
  const message = await waitingMessage(sql, messageId, now())
  if (!message) return
  if (message.spent || (message.useful_until !== null && message.useful_until <= now()))
    return markTried(sql, messageId, 'not sent: its code was used or has expired', true)
  const text = reveal(message.body, message.secret)
  try {
    if (message.kind === 'mail') {
      if (!delivery.mail) throw new Error('this worker has no SMTP_URL')
      await delivery.mail.send({
        id: message.message_id,
        to: message.receiver,
        subject: message.subject,
        text,
        code: message.secret?.code,
        language: message.language,
      })
    } else {
      if (!delivery.sms) throw new Error('this worker has no PANDORA_SMS_URL')
      await delivery.sms.send({
        id: message.message_id,
        phone: message.receiver,
        text,
        code: message.secret?.code ?? '',
        purpose: message.purpose,
        language: message.language,
      })
    }
  } catch (error) {
    const never = error instanceof NeverTaken
    await markTried(sql, messageId, error instanceof Error ? error.message : String(error), never || lastTry)
    if (never || lastTry) return
    throw error
  }
  await markSent(sql, messageId, now())
}
