import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'
import type { Config } from '../config.ts'
import type { NewMessage } from './new-message.ts'
import { addMessage, enqueueMessage } from './outbox.queries.ts'
import { messageText } from './texts.ts'

/** Whether there is a provider for a kind of message. */
export function hasProvider(config: Pick<Config, 'SMTP_URL' | 'PANDORA_SMS_URL'>, kind: 'mail' | 'sms'): boolean {
  return (kind === 'mail' ? config.SMTP_URL : config.PANDORA_SMS_URL) !== undefined
}

/**
 * Puts a message into the outbox with the transaction it belongs to; where there is a provider, a job sends it and
 * tries again until it is there.
 */
export async function queueMessage(tx: Db, config: Config, message: NewMessage, now: number): Promise<void> {
  const sends = hasProvider(config, message.kind)
  const messageId = message.messageId ?? randomUUID()
  await addMessage(
    tx,
    {
      ...message,
      ...(message.own ?? messageText(message.purpose, message.language, message.values ?? {})),
      messageId,
      state: sends ? 'waiting' : 'held',
    },
    now,
  )
  if (sends) await enqueueMessage(tx, messageId)
}
